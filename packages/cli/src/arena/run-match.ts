/** Plays what is left of a match: pairs that are kept already count as they are. */
import type { Hypotheses } from '@open-gosu/bots';
import type { Lang } from '@open-gosu/kernel';
import { cutIntoSpans, inOrder, spread } from '../threads/spread.ts';
import { type Match, type PlayedPair, pairJob } from './match.ts';
import type { MatchFile } from './match-file.ts';
import { type MatchTally, makeMatchTally } from './match-tally.ts';

export interface MatchRun {
  readonly pairs: number;
  readonly jobs: number;
  /** Plays on other threads only: this one is to hear signals. */
  readonly apart: boolean;
  readonly hypotheses: Hypotheses | null;
  readonly kept: MatchFile;
  readonly lang: Lang;
  /** Told after each pair that counts. */
  onPair(tally: MatchTally): void;
}

/** One pair at a time: with a strong bot it takes minutes, and none should be lost or played in vain. */
const IN_SPAN = 1;

export async function runMatch(match: Match, run: MatchRun): Promise<MatchTally> {
  const { pairs, jobs, apart, kept, lang } = run;
  const tally = makeMatchTally(run.hypotheses);
  // In the order of pairs, so that a test decides at the same one whatever the threads and interruptions.
  const count = inOrder<PlayedPair>((pair) => {
    if (tally.isDecided()) return;
    tally.add(pair);
    run.onPair(tally);
  });
  for (const [index, pair] of kept.pairs) if (index < pairs) count(index, pair);
  const spans = cutIntoSpans(pairs, IN_SPAN, (index) => !kept.pairs.has(index));
  await spread(pairJob(match, lang), {
    spans,
    threads: jobs,
    apart,
    onItem(index, pair) {
      kept.add(pair);
      count(index, pair);
    },
    isDone: tally.isDecided,
  });
  return tally;
}
