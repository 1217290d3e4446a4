/** Walks along the answers of a match by asking the engine: whose decision is where, and what staged answers lead to. */
import { type Match, Unplayable } from '../../engine/match.ts';
import type { LogGroup } from '../../engine/scene.ts';
import { sayIn } from '../../i18n/language.ts';
import { textOfCode } from '../../storage/read-saved.ts';
import { WORDS } from '../words.ts';
import { peopleOf } from './match-facts.ts';
import { isMidway } from './staging.ts';
import type { Step, StoreDeps } from './table-state.ts';
import { withTakenBack } from './taken-back.ts';
import { giveAgain, givenBefore, stage, type Track, withAnswers } from './track.ts';

type Engine = Pick<StoreDeps, 'ask' | 'lang'>;

export const NOBODY = -1;

/** Whether a person decides there, and not merely completes what was decided before. */
async function isDecision({ ask, lang }: Engine, match: Match): Promise<boolean> {
  const { prompt } = await ask('scene', { match, viewer: NOBODY, lang: lang() });
  return prompt !== null && peopleOf(match).includes(prompt.seat) && !isMidway(prompt);
}

function prefix(match: Match, ply: number): Match {
  return withAnswers(match, match.answers.slice(0, ply));
}

/** The last decision of a person; -1 if there is none. */
export async function decisionBefore(engine: Engine, match: Match): Promise<number> {
  for (let ply = match.answers.length - 1; ply >= 0; ply--) {
    if (await isDecision(engine, prefix(match, ply))) return ply;
  }
  return -1;
}

/** The first decision of a person, the one to be made now among them; null if there is none. */
export async function firstDecision(engine: Engine, match: Match): Promise<number | null> {
  if (peopleOf(match).length === 0) return null;
  for (let ply = 0; ply <= match.answers.length; ply++) {
    if (await isDecision(engine, prefix(match, ply))) return ply;
  }
  return null;
}

/** What redo leads to: one more choice of an action that was not whole, or the next decision of a person. Null where it is not legal. */
export async function redone(engine: Engine, track: Track): Promise<Track | null> {
  const [next] = track.undone;
  if (next === undefined) return null;
  try {
    const given = givenBefore(track);
    if (given === 0) {
      await isDecision(engine, giveAgain(track, 1).match);
      return stage(track, next);
    }
    // Each is played, also the last one: what is not legal is never kept.
    let count = 1;
    while (!(await isDecision(engine, giveAgain(track, count).match)) && count < given) count++;
    return giveAgain(track, count);
  } catch (fault) {
    if (fault instanceof Unplayable) return null;
    throw fault;
  }
}

export interface Restored {
  readonly match: Match;
  readonly steps: readonly Step[];
}

/** Gives the staged answers to a copy of the match; those that are no longer possible are forgotten. */
export async function restoreStaged(
  { ask, lang }: Engine,
  { match, staged }: Pick<Track, 'match' | 'staged'>,
  viewer: number,
): Promise<Restored> {
  const steps: Step[] = [];
  let now = match;
  for (const text of staged) {
    const { prompt } = await ask('scene', { match: now, viewer, lang: lang() });
    const answer = prompt?.answers.find(
      ({ code, notation }) => notation === text || textOfCode(code) === text,
    );
    if (!prompt || answer === undefined) break;
    const given = await ask('give', { match: now, answer: answer.code });
    if (!given.ok) break;
    steps.push({ prompt, answer });
    now = given.value;
  }
  return { match: now, steps };
}

/** What happened and, where others saw it, what of it was taken back. */
export async function logOf(
  { ask, lang }: Engine,
  { match, takenBack = [] }: Track,
  viewer: number,
): Promise<readonly LogGroup[]> {
  const log = await ask('log', { match, viewer, lang: lang() });
  if (takenBack.length === 0 || peopleOf(match).length < 2) return log;
  const say = sayIn(WORDS, lang());
  return withTakenBack(log, takenBack, (count) => say('takenBack', { count }));
}
