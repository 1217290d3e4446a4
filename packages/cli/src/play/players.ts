/** How the players of a session are named, and the words it begins with. Pure. */
import { capitalize, inLang, joinAnd, type Lang, type Seed } from '@open-gosu/kernel';
import { wrap } from '../draw/layout.ts';
import { makeStyle } from '../draw/style.ts';
import type { GameKit } from '../games/kit.ts';
import type { Desk, DeskLook } from './desk.ts';
import { PERSON, type PlayerKind } from './match.ts';
import { tell } from './words.ts';

/** By seat: "You", or "p0" where several people play; bots by name, with their seat where it occurs twice. */
export function playerNames(players: readonly PlayerKind[], lang: Lang): string[] {
  const count = (kind: PlayerKind) => players.filter((other) => other === kind).length;
  return players.map((kind, seat) => {
    if (kind === PERSON) return count(PERSON) > 1 ? `p${seat}` : tell(lang, 'you');
    return count(kind) > 1 ? `${capitalize(kind)} p${seat}` : capitalize(kind);
  });
}

/** Who plays what against whom, and what must be said of the game. */
export function welcomeLines(kit: GameKit, desk: Desk, seed: Seed, look: DeskLook): string[] {
  const { lang, names, you, width } = look;
  const others = joinAnd(
    lang,
    names.filter((_, seat) => seat !== you),
  );
  const facts = { game: kit.title, seed };
  const welcome =
    you < 0
      ? tell(lang, 'welcomeHotseat', { ...facts, players: others })
      : tell(lang, 'welcome', { ...facts, bots: others, seat: you });
  const notice = desk.notice === null ? [] : wrap(inLang(desk.notice, lang), width);
  return [...wrap(welcome, width), ...notice.map(makeStyle(look.color).dim)];
}
