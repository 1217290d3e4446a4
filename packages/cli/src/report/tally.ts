/** Adds up the games of a report, in their order, to its figures. */
import { gameScore } from '@open-gosu/bots';
import type { Catalogue } from '../games/kit.ts';
import { makeTally as makeSeriesTally } from '../simulate/tally.ts';
import type { Observed } from './collect/observe.ts';
import { type Estimate, meanOf, shareOf } from './estimate/estimate.ts';
import { lengthsOf } from './estimate/lengths.ts';
import { NO_SUMS, type Observation, type Sums, withGame } from './estimate/sums.ts';
import type { GameFigures } from './figures.ts';
import { type Observations, pairId, pairsOf } from './studies/study.ts';

export interface Tally {
  /** Games must come in the order of their index: sums of fractions and the signature depend on it. */
  add(game: Observed): void;
  figures(): GameFigures;
}

/** Sums by id. */
interface Ledger {
  add(id: string, observation: Observation): void;
  addAll(observations: Observations): void;
  of(id: string): Sums;
}

function makeLedger(): Ledger {
  const sums = new Map<string, Sums>();
  const of = (id: string) => sums.get(id) ?? NO_SUMS;
  const add = (id: string, observation: Observation) => {
    sums.set(id, withGame(of(id), observation));
  };
  return {
    add,
    addAll(observations) {
      for (const [id, observation] of Object.entries(observations)) add(id, observation);
    },
    of,
  };
}

export function makeTally(players: number, { clans, cards }: Catalogue): Tally {
  const clanIds = clans.map(({ id }) => id);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const series = makeSeriesTally(players, clanIds);
  const ledgers = {
    seats: makeLedger(),
    clans: makeLedger(),
    pairs: makeLedger(),
    cards: makeLedger(),
    plays: makeLedger(),
  };
  const shared = new Map<string, number>();
  const turns: number[] = [];
  const rounds: number[] = [];
  const decisions: number[] = [];

  return {
    add({ summary, ...found }) {
      const { winners, reason } = summary;
      series.add(summary);
      for (const seat of seats) ledgers.seats.add(String(seat), [1, gameScore(winners, seat)]);
      ledgers.clans.addAll(found.clans);
      ledgers.pairs.addAll(found.pairs);
      ledgers.cards.addAll(found.cards);
      ledgers.plays.add('all', inAll(Object.values(found.cards)));
      if (winners.length > 1) shared.set(reason, (shared.get(reason) ?? 0) + 1);
      turns.push(summary.turns);
      decisions.push(summary.decisions);
      if (summary.rounds !== null) rounds.push(summary.rounds);
    },
    figures() {
      const { games, draws, reasons, signature } = series.totals();
      return {
        games,
        shared: draws,
        seats: seats.flatMap((seat) => shareOf(ledgers.seats.of(String(seat))) ?? []),
        endings: Object.entries(reasons).flatMap(([reason, count]) => {
          const share = shareOf(countOf(count, games));
          return share === null ? [] : [{ reason, shared: shared.get(reason) ?? 0, share }];
        }),
        lengths: {
          turns: lengthsOf(turns),
          ...(rounds.length === 0 ? {} : { rounds: lengthsOf(rounds) }),
          decisions: lengthsOf(decisions),
        },
        clans: clanIds
          .flatMap((clan) => ifAny(shareOf(ledgers.clans.of(clan)), (share) => ({ clan, share })))
          .sort((a, b) => b.share.value - a.share.value),
        pairs: pairsOf(clanIds)
          .flatMap((pair) =>
            ifAny(shareOf(ledgers.pairs.of(pairId(...pair))), (share) => ({ clans: pair, share })),
          )
          .sort((a, b) => b.share.value - a.share.value),
        cards: cards
          .flatMap(({ id, clan }) =>
            ifAny(meanOf(ledgers.cards.of(id)), (change) => ({ card: id, clan, change })),
          )
          .sort((a, b) => b.change.value - a.change.value),
        play: meanOf(ledgers.plays.of('all')),
        signature,
      };
    },
  };
}

function inAll(observations: readonly Observation[]): Observation {
  return observations.reduce<Observation>(([x, y], [n, sum]) => [x + n, y + sum], [0, 0]);
}

/** So many of all games, each of them a yes or a no. */
function countOf(count: number, games: number): Sums {
  return { games, x: games, y: count, xx: games, xy: count, yy: count };
}

function ifAny<T>(estimate: Estimate | null, make: (estimate: Estimate) => T): T[] {
  return estimate === null ? [] : [make(estimate)];
}
