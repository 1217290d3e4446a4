/** GOSU Tactics: all play from one deck, so a clan is as good as the part it has in the armies that win. */
import { gameScore, tacticsJudge } from '@open-gosu/bots';
import { at, codeA, codeKind } from '@open-gosu/kernel';
import {
  ANSWER,
  CLAN_OF,
  CLANS,
  faceOf,
  idOf,
  isImprisoned,
  playerAt,
  readShift,
  type State,
} from '@open-gosu/tactics';
import type { Observation } from '../estimate/sums.ts';
import { type Ended, type Observations, pairId, pairsOf, type Study, WIN_RATES } from './study.ts';

/** How many goblins of each clan stand face up in an army. */
function faceUpByClan(s: State, seat: number): number[] {
  const counts = CLANS.map(() => 0);
  for (const row of playerAt(s, seat).rows) {
    for (const goblin of row) {
      if (isImprisoned(goblin)) continue;
      const clan = at(CLAN_OF, goblin);
      counts[clan] = at(counts, clan) + 1;
    }
  }
  return counts;
}

function sharesOfWinners({ state, winners }: Ended<State>): Observations {
  const armies = winners.map((seat) => faceUpByClan(state, seat));
  const all = armies.flat().reduce((sum, count) => sum + count, 0);
  const entries = CLANS.map((id, clan): [string, Observation] => [
    id,
    [all, armies.reduce((sum, army) => sum + at(army, clan), 0)],
  ]);
  return Object.fromEntries(entries);
}

/** The two largest; where several are as large, all pairs that could be meant. */
export function largestPairs(counts: readonly number[]): (readonly [number, number])[] {
  const [, second = 0] = [...counts].sort((a, b) => b - a);
  if (second === 0) return [];
  const clans = counts.map((_, clan) => clan);
  const above = clans.filter((clan) => at(counts, clan) > second);
  const level = clans.filter((clan) => at(counts, clan) === second);
  const [first] = above;
  if (first === undefined) return pairsOf(level);
  return level.map((clan) => (clan < first ? [clan, first] : [first, clan]));
}

/** What is left at the end says too much of who won: what was played, less. */
function pairsOfPlayers({ plays, winners }: Ended<State>): Observations {
  const found: Record<string, Observation> = {};
  plays.forEach((cards, seat) => {
    const pairs = largestPairs(playedByClan(cards));
    for (const [a, b] of pairs) {
      const id = pairId(CLANS[a] ?? '', CLANS[b] ?? '');
      const [x, y] = found[id] ?? [0, 0];
      found[id] = [x + 1 / pairs.length, y + gameScore(winners, seat) / pairs.length];
    }
  });
  return found;
}

function playedByClan(cards: readonly string[]): number[] {
  const counts = CLANS.map(() => 0);
  for (const card of cards) {
    const clan = at(CLAN_OF, faceOf(card));
    counts[clan] = at(counts, clan) + 1;
  }
  return counts;
}

export const tacticsStudy: Study<State> = {
  judge: tacticsJudge,
  played(_s, code) {
    const kind = codeKind(code);
    if (kind === ANSWER.play) return idOf(codeA(code));
    // A mutation names its place, then the new goblin.
    return kind === ANSWER.shift ? idOf(readShift(code).face) : null;
  },
  clans: {
    observe: sharesOfWinners,
    even: () => 1 / CLANS.length,
    title: {
      en: "Share of each clan in the winners' armies",
      fr: 'Part de chaque clan dans les armées des vainqueurs',
    },
    about: {
      en: "Each clan's part of the goblins that stand face up in the winners' armies at the end.",
      fr: 'Part de chaque clan parmi les gobelins face visible dans les armées des vainqueurs à la fin.',
    },
    value: { en: 'Share', fr: 'Part' },
    met: { en: 'Goblins', fr: 'Gobelins' },
    metIsWhole: true,
    line: { en: 'equal shares', fr: 'parts égales' },
    best: { en: "most in the winners' armies", fr: 'le plus dans les armées des vainqueurs' },
    last: { en: "least in the winners' armies", fr: 'le moins dans les armées des vainqueurs' },
  },
  pairs: {
    observe: pairsOfPlayers,
    even: (players) => 1 / players,
    title: {
      en: 'Win rate by the two clans a player plays most',
      fr: 'Taux de victoire selon les deux clans qu’un joueur joue le plus',
    },
    about: {
      en: "A player's pair is the two clans of which they bring the most goblins into play; where clans are level, the player counts in equal parts for each pair. Winners share one win.",
      fr: 'La paire d’un joueur est celle des deux clans dont il met le plus de gobelins en jeu ; à égalité, le joueur compte à parts égales pour chaque paire. Les vainqueurs se partagent une victoire.',
    },
    met: { en: 'Players', fr: 'Joueurs' },
    ...WIN_RATES,
  },
  aboutPlays: {
    en: 'A goblin counts when it enters play as an action: placed, or put in place of another by a mutation.',
    fr: 'Un gobelin compte quand il entre en jeu par une action : placé, ou mis à la place d’un autre par une mutation.',
  },
};
