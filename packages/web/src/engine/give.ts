/** Answers given: as a code of the scene, or typed. */
import { legalList, type Parsed } from '@open-gosu/kernel';
import { listenerOf } from './people.ts';
import { deciderOf, playedOf } from './play.ts';
import type { Asked, Told } from './requests.ts';
import { spokenIn } from './spoken.ts';
import { inNotation } from './tell-commands.ts';
import { say } from './words.ts';

/** What the games say of words they do not know. */
const UNKNOWN = 'unknown-answer';

export function give({ match, answer }: Asked<'give'>): Told<'give'> {
  const played = playedOf(match);
  const { kit, state } = played;
  if (deciderOf(played, match) < 0) return refuse('game-over', say('en', 'isOver'));
  if (!legalList(kit.game, state).includes(answer)) {
    return refuse('illegal-answer', say('en', 'notLegal'));
  }
  const answers = [...match.answers, kit.game.describe(state, answer)];
  return { ok: true, value: { ...match, answers } };
}

/** A number means the answer of that number in the list of all that are legal; else the notation is read, kindly. */
export function read({ match, viewer, lang, text }: Asked<'read'>): Told<'read'> {
  const played = playedOf(match);
  const { kit, state } = played;
  const seat = deciderOf(played, match);
  if (seat < 0) return refuse('game-over', say(lang, 'isOver'));
  const [deal] = kit.deals(kit.game.view(state, viewer), 1);
  if (seat !== viewer) {
    const who = listenerOf(match, viewer, lang).names[seat] ?? `p${seat}`;
    const waiting = kit.waiting(deal, who, lang);
    return refuse('not-asked', say(lang, 'notYours', { waiting }));
  }
  const numbered = /^\s*\d{1,3}\s*$/.test(text)
    ? legalList(kit.game, deal)[Number(text) - 1]
    : null;
  if (typeof numbered === 'number') return { ok: true, value: numbered };
  const spoken = spokenIn(kit, lang);
  const parsed = kit.game.parse(deal, text, lang, spoken);
  const notation = inNotation(text);
  if (parsed.ok || notation === text) return parsed;
  const again = kit.game.parse(deal, notation, lang, spoken);
  // What was typed is refused in its own words, unless only its first word was in the way.
  const isWordAlone = parsed.code === UNKNOWN && !again.ok && again.code !== UNKNOWN;
  return again.ok || isWordAlone ? again : parsed;
}

function refuse(code: string, message: string): Parsed<never> {
  return { ok: false, code, message };
}
