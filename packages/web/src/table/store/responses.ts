/**
 * Force of will, without telling a hand. A bot that may answer does so before anything is shown of it, and whenever somebody
 * could have answered, going by what everybody has seen, the same time passes: whether anybody was asked is not to be seen.
 * So a bot has to make up its mind within that time, however strong it is; one that does not lets it pass.
 */
import type { Match } from '../../engine/match.ts';
import type { Prompt } from '../../engine/scene.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StoreDeps } from './table-state.ts';
import { withAnswers } from './track.ts';
import { NOBODY } from './walk.ts';

/** How long nothing is told, in milliseconds. */
const PAUSES: { readonly [S in Settings['speed']]: number } = {
  off: 400,
  fast: 700,
  normal: 1000,
  slow: 1500,
};

/** Of the time that is left, what a bot may think: the rest is for the way there and back. */
const SHARE = 0.6;

export function isResponse(prompt: Pick<Prompt, 'kind'> | null): boolean {
  return prompt?.kind === 'respond';
}

/** The match after every bot that is asked whether to answer has said so, in a time that tells nothing. */
export async function awaitAnswers(deps: StoreDeps, match: Match): Promise<Match> {
  const pause = PAUSES[deps.speed()];
  const end = deps.now() + pause;
  const isOver = deps.wait(pause).then(() => null);
  const [after] = await Promise.all([answered(deps, match, end, isOver), isOver]);
  return after;
}

async function answered(
  deps: StoreDeps,
  match: Match,
  end: number,
  isOver: Promise<null>,
): Promise<Match> {
  const { prompt } = await deps.ask('scene', { match, viewer: NOBODY, lang: deps.lang() });
  const seat = prompt?.seat ?? NOBODY;
  if (!isResponse(prompt) || match.sitters[seat]?.kind !== 'bot') return match;
  const within = Math.max(1, Math.floor((end - deps.now()) * SHARE));
  const chosen = await Promise.race([deps.ask('choose', { match, within }), isOver]);
  // It still thinks, and would keep the next one waiting.
  if (chosen === null) deps.stopThinking();
  const answer = chosen ?? (await declining(deps, match, seat));
  const given = await deps.ask('give', { match, answer });
  if (!given.ok) throw new Error(given.message);
  return answered(deps, given.value, end, isOver);
}

/** The code of the answer that lets it pass. */
export async function declining(
  { ask, lang }: Pick<StoreDeps, 'ask' | 'lang'>,
  match: Match,
  seat: number,
): Promise<number> {
  const read = await ask('read', { match, viewer: seat, lang: lang(), text: DECLINE });
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

const DECLINE = 'decline';

/** The seats that let something pass after so many answers. */
export async function declinedAfter(
  { ask, lang }: Pick<StoreDeps, 'ask' | 'lang'>,
  match: Match,
  ply: number,
): Promise<readonly number[]> {
  const seats: number[] = [];
  for (const [at, answer] of match.answers.entries()) {
    if (at < ply || answer !== DECLINE) continue;
    const before = withAnswers(match, match.answers.slice(0, at));
    const { prompt } = await ask('scene', { match: before, viewer: NOBODY, lang: lang() });
    if (prompt !== null && isResponse(prompt)) seats.push(prompt.seat);
  }
  return seats;
}
