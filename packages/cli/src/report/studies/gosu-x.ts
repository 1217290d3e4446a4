/** Gosu X: clans are drafted, so a clan is as good as those who have it do. */
import { gameScore, gosuXJudge } from '@open-gosu/bots';
import {
  ANSWER,
  CLANS,
  idOf,
  readPlay,
  readShift,
  SEATS,
  type Seat,
  type State,
} from '@open-gosu/gosu-x';
import { codeKind } from '@open-gosu/kernel';
import type { Observation } from '../estimate/sums.ts';
import { gosuXDraft } from './gosu-x-draft.ts';
import { type Ended, type Observations, pairId, pairsOf, type Study, WIN_RATES } from './study.ts';

/** What each player took, for all things they have. No two players can have the same one. */
function ofEachPlayer(
  { state, winners }: Ended<State>,
  things: (clans: readonly string[]) => readonly string[],
): Observations {
  const found: Record<string, Observation> = {};
  for (const seat of SEATS) {
    for (const thing of things(clansOf(state, seat))) found[thing] = [1, gameScore(winners, seat)];
  }
  return found;
}

function clansOf(s: State, seat: Seat): readonly string[] {
  return CLANS.filter((_, clan) => (s.players[seat].clans >> clan) & 1);
}

const evenHalf = () => 1 / SEATS.length;
const games = { en: 'Games', fr: 'Parties' } as const;

export const gosuXStudy: Study<State> = {
  judge: gosuXJudge,
  played(_s, code) {
    const kind = codeKind(code);
    if (kind === ANSWER.play) return idOf(readPlay(code).kind);
    return kind === ANSWER.shift ? idOf(readShift(code).kind) : null;
  },
  clans: {
    observe: (ended) => ofEachPlayer(ended, (clans) => clans),
    even: evenHalf,
    title: { en: 'Win rate of each clan', fr: 'Taux de victoire de chaque clan' },
    about: {
      en: 'How often a player who has drafted the clan wins. A draw counts half.',
      fr: 'Part des parties gagnées par le joueur qui a choisi le clan. Une nulle compte pour moitié.',
    },
    met: games,
    ...WIN_RATES,
  },
  pairs: {
    observe: (ended) =>
      ofEachPlayer(ended, (clans) => pairsOf(clans).map(([a, b]) => pairId(a, b))),
    even: evenHalf,
    title: {
      en: 'Win rate of each pair of clans',
      fr: 'Taux de victoire de chaque paire de clans',
    },
    about: {
      en: 'How often a player who has drafted both clans wins. A draw counts half.',
      fr: 'Part des parties gagnées par le joueur qui a choisi les deux clans. Une nulle compte pour moitié.',
    },
    met: games,
    ...WIN_RATES,
  },
  aboutPlays: {
    en: 'A card counts when it enters play as an action: played, or put in place of another by a shift.',
    fr: 'Une carte compte quand elle entre en jeu par une action : jouée, ou mise à la place d’une autre par une relève.',
  },
  draft: gosuXDraft,
};
