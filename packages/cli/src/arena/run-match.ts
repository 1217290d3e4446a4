/** Plays what is left of a match: pairs that are kept already are not played again. */
import type { Hypotheses } from '@open-gosu/bots';
import type { Lang } from '@open-gosu/kernel';
import { Refused } from '../errors.ts';
import { cutIntoSpans, inOrder, spread } from '../threads/spread.ts';
import { complain } from '../words/errors.ts';
import { type Match, makePairs, type PlayedPair } from './match.ts';
import type { MatchFile } from './match-file.ts';
import { type MatchTally, makeMatchTally } from './match-tally.ts';

export interface MatchRun {
  readonly pairs: number;
  readonly jobs: number;
  readonly hypotheses: Hypotheses | null;
  readonly kept: MatchFile;
  readonly lang: Lang;
  /** Told after each pair that counts. */
  onPair(tally: MatchTally): void;
}

/** One pair at a time: with a strong bot it takes minutes, and none should be lost or played in vain. */
const IN_SPAN = 1;

export async function runMatch(match: Match, run: MatchRun): Promise<MatchTally> {
  const { pairs, jobs, kept, lang } = run;
  const tally = makeMatchTally(run.hypotheses);
  // In the order of pairs, so that a test decides at the same one whatever the threads and interruptions.
  const count = inOrder<PlayedPair>((pair) => {
    if (tally.isDecided()) return;
    tally.add(pair);
    run.onPair(tally);
  });
  for (const [index, pair] of kept.pairs) if (index < pairs) count(index, pair);
  const spans = cutIntoSpans(pairs, IN_SPAN, (index) => !kept.pairs.has(index));
  if (spans.length > 0 && !tally.isDecided()) checkUnchanged(match, kept, lang);
  await spread(
    {
      worker: new URL('./worker.js', import.meta.url),
      data: { match, lang },
      make: makePairs,
    },
    {
      spans,
      threads: jobs,
      onItem(index, pair) {
        kept.add(pair);
        count(index, pair);
      },
      isDone: tally.isDecided,
    },
  );
  return tally;
}

/** One pair that is kept, played again: bots that have changed since would spoil the match and keep their names. */
function checkUnchanged(match: Match, { name, pairs }: MatchFile, lang: Lang): void {
  for (const [index, before] of pairs) {
    const again = makePairs({ match, lang })(index);
    if (outcome(again) === outcome(before)) return;
    throw new Refused(complain(lang, 'changedMatch', { file: name, pair: index }));
  }
}

function outcome({ winners, decisions }: PlayedPair): string {
  return JSON.stringify([winners, decisions]);
}
