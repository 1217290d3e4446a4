/**
 * Force of will, without telling a hand. A bot that may answer does so before anything is shown of it, and whenever somebody
 * could have answered, going by what everybody has seen, the same time passes: whether anybody was asked is not to be seen.
 */
import type { Match } from '../engine/match.ts';
import type { Prompt } from '../engine/scene.ts';
import type { Settings } from '../settings/settings.ts';
import type { StoreDeps } from './table-state.ts';
import { NOBODY } from './walk.ts';

/** Long enough for a bot to make up its mind. */
const PAUSES: { readonly [S in Settings['speed']]: number } = {
  off: 400,
  fast: 700,
  normal: 1000,
  slow: 1500,
};

export function isResponse(prompt: Pick<Prompt, 'kind'> | null): boolean {
  return prompt?.kind === 'respond';
}

/** The match after every bot that is asked whether to answer has said so. */
export async function answered(deps: StoreDeps, match: Match): Promise<Match> {
  const { prompt } = await deps.ask('scene', { match, viewer: NOBODY, lang: deps.lang() });
  const isBots = match.sitters[prompt?.seat ?? NOBODY]?.kind === 'bot';
  if (!isResponse(prompt) || !isBots) return match;
  const answer = await deps.ask('choose', { match });
  const given = await deps.ask('give', { match, answer });
  if (!given.ok) throw new Error(given.message);
  return answered(deps, given.value);
}

/** As `answered`, in a time that tells nothing. */
export async function awaitAnswers(deps: StoreDeps, match: Match): Promise<Match> {
  const [after] = await Promise.all([answered(deps, match), deps.wait(PAUSES[deps.speed()])]);
  return after;
}
