/** A report as `--json` prints it, in the documented order. Pure. */
import { round } from '../simulate/tally.ts';
import { type Brief, commandOf } from './brief.ts';
import type { Estimate } from './estimate/estimate.ts';
import { type DraftFigures, type Figures, LENGTHS } from './figures.ts';

const DIGITS = 5;

export function reportFacts(brief: Brief, figures: Figures) {
  const { game, rules, options, players, bot, seed } = brief;
  return {
    game,
    rules,
    options,
    players,
    bot,
    games: figures.games,
    seed,
    command: commandOf(brief),
    signature: figures.signature,
    clans: figures.clans.map(({ clan, share }) => ({ clan, ...rounded(share) })),
    pairs: figures.pairs.map(({ clans, share }) => ({ clans, ...rounded(share) })),
    seats: figures.seats.map(rounded),
    shared: figures.shared,
    endings: figures.endings.map(({ reason, shared, share }) => ({
      reason,
      games: Math.round(share.value * share.n),
      shared,
      ...rounded(share),
    })),
    lengths: Object.fromEntries(
      LENGTHS.flatMap((name) => {
        const lengths = figures.lengths[name];
        return lengths === undefined ? [] : [[name, { ...lengths, mean: round(lengths.mean, 2) }]];
      }),
    ),
    play: figures.play === null ? null : rounded(figures.play),
    cards: figures.cards.map(({ card, clan, change }) => ({ card, clan, ...rounded(change) })),
    ...(figures.draft === null ? {} : { draft: draftFacts(figures.draft) }),
  };
}

function draftFacts(draft: DraftFigures) {
  const withRound = <T extends { readonly value: number }>(one: T): T => ({
    ...one,
    value: round(one.value, DIGITS),
  });
  return {
    ...draft,
    chance: round(draft.chance, DIGITS),
    firstPicks: draft.firstPicks.map(withRound),
    clans: draft.clans.map(withRound),
  };
}

function rounded({ n, value, low, high }: Estimate): Estimate {
  return {
    n: round(n, DIGITS),
    value: round(value, DIGITS),
    low: round(low, DIGITS),
    high: round(high, DIGITS),
  };
}
