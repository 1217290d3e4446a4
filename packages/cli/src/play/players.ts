/** How the players of a session are named, and the words it begins with. Pure. */
import { levelTitle } from '@open-gosu/bots';
import { capitalize, inLang, joinAnd, type Lang } from '@open-gosu/kernel';
import { wrap } from '../draw/layout.ts';
import { makeStyle } from '../draw/style.ts';
import type { Desk, DeskLook } from './desk.ts';
import { type MatchSetup, PERSON, type PlayerKind } from './match.ts';
import { tell } from './words.ts';

/** By seat: "You", or "p0" where several people play; bots by name, with their seat where it occurs twice: "Captain p1". */
export function playerNames(players: readonly PlayerKind[], lang: Lang): string[] {
  const count = (kind: PlayerKind) => players.filter((other) => other === kind).length;
  return players.map((kind, seat) => {
    if (kind === PERSON) return count(PERSON) > 1 ? `p${seat}` : tell(lang, 'you');
    const title = levelTitle(kind);
    const name = title === null ? capitalize(kind) : inLang(title, lang);
    return count(kind) > 1 ? `${name} p${seat}` : name;
  });
}

/** A level with the name it goes by where bots are chosen: "Captain (level-3)". */
function introduced(name: string, kind: PlayerKind, lang: Lang): string {
  return levelTitle(kind) === null ? name : tell(lang, 'level', { name, level: kind });
}

/** Who plays what against whom, and what must be said of the game. */
export function welcomeLines(setup: MatchSetup, desk: Desk, look: DeskLook): string[] {
  const { kit, seed, players } = setup;
  const { lang, names, you, width } = look;
  const introductions = names.map((name, seat) => introduced(name, players[seat] ?? '', lang));
  const others = joinAnd(
    lang,
    introductions.filter((_, seat) => seat !== you),
  );
  const facts = { game: kit.title, seed };
  const welcome =
    you < 0
      ? tell(lang, 'welcomeHotseat', { ...facts, players: others })
      : tell(lang, 'welcome', { ...facts, bots: others, seat: you });
  const notice = desk.notice === null ? [] : wrap(inLang(desk.notice, lang), width);
  return [...wrap(welcome, width), ...notice.map(makeStyle(look.color).dim)];
}
