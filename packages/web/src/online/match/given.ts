/** Answers that were chosen here, given to a copy of the match. */
import type { Match } from '../../engine/match.ts';
import type { Step, StoreDeps } from '../../table/store/table-state.ts';
import { withAnswers } from '../../table/store/track.ts';

/** The match with the answers, and the questions they were given to; what does not fit any more is forgotten. */
export async function restored(
  { ask, lang }: Pick<StoreDeps, 'ask' | 'lang'>,
  match: Match,
  texts: readonly string[],
  viewer: number,
): Promise<{ readonly match: Match; readonly steps: readonly Step[] }> {
  const steps: Step[] = [];
  let after = match;
  for (const text of texts) {
    const { prompt } = await ask('scene', { match: after, viewer, lang: lang() });
    const answer = prompt?.answers.find(({ notation }) => notation === text);
    if (!prompt?.isMine || answer === undefined) break;
    steps.push({ prompt, answer });
    after = withAnswers(after, [...after.answers, text]);
  }
  return { match: after, steps };
}
