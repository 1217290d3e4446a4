/**
 * Pairs of a kept match, played again: bots that have changed since would spoil the match and keep their names, and so
 * would a file that somebody has changed. A match that is complete is checked like any other.
 */
import { Refused } from '../errors.ts';
import { cutIntoSpans, spread } from '../threads/spread.ts';
import { complain } from '../words/errors.ts';
import { type Match, type PlayedPair, pairJob } from './match.ts';
import type { MatchRun } from './run-match.ts';

/** One pair is played again, and more as long as this time is not over. */
const ENOUGH_MS = 1000;

/** Refuses the file if one of the pairs that count, those below `pairs`, goes otherwise than it says. */
export async function checkKept(
  match: Match,
  { kept, pairs, apart, lang }: Pick<MatchRun, 'kept' | 'pairs' | 'apart' | 'lang'>,
): Promise<void> {
  const end = performance.now() + ENOUGH_MS;
  let isEnough = false;
  await spread(pairJob(match, lang), {
    spans: cutIntoSpans(pairs, 1, (pair) => kept.pairs.has(pair)),
    threads: 1,
    apart,
    onItem(pair, again) {
      const before = kept.pairs.get(pair);
      if (before === undefined || outcome(again) !== outcome(before)) {
        throw new Refused(complain(lang, 'changedMatch', { file: kept.name, pair }));
      }
      isEnough = performance.now() >= end;
    },
    isDone: () => isEnough,
  });
}

/** All of a pair but the times. */
function outcome({ winners, thinking }: PlayedPair): string {
  return JSON.stringify([winners, thinking.map(({ decisions }) => decisions)]);
}
