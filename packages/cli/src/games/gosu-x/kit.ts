/** Gosu X as the command line knows it. */
import {
  ask,
  CLANS,
  deedCard,
  deedKind,
  deedText,
  ENDINGS,
  type GosuXEvent,
  gosuX,
  PRESETS,
  SEATS,
  type Seat,
  type State,
  type View,
} from '@open-gosu/gosu-x';
import { drawTable } from '../../draw/gosu-x/table.ts';
import type { ClanShares, ClanStatistics, GameKit } from '../kit.ts';
import { catalogue, listing } from './catalogue.ts';

/** How often each clan was played, and how often it won. */
const clans: ClanStatistics<State> = {
  count(s, winners) {
    const winner = winners.length === 1 ? winners[0] : -1;
    const shares: Record<string, ClanShares[string]> = {};
    for (const seat of SEATS) {
      for (const clan of clansOf(s, seat)) {
        const { part = 0, whole = 0 } = shares[clan] ?? {};
        shares[clan] = { part: part + (seat === winner ? 1 : 0), whole: whole + 1 };
      }
    }
    return shares;
  },
  facts: (part, whole) => ({ games: whole, wins: part }),
  title: { en: 'Clans', fr: 'Clans' },
  headings: { part: { en: 'won', fr: 'gagnées' }, whole: { en: 'games', fr: 'parties' } },
};

function clansOf(s: State, seat: Seat): readonly string[] {
  return CLANS.filter((_, clan) => (s.players[seat].clans >> clan) & 1);
}

export const gosuXKit: GameKit<State, View, GosuXEvent> = {
  game: gosuX,
  title: 'Gosu X',
  presets: PRESETS,
  sharesVictory: false,
  seats: () => SEATS.length,
  draw: drawTable,
  asksAction: (s) => s.winners === 0 && ask(s).kind === 'action',
  clans,
  catalogue,
  listing,
  endings: ENDINGS,
  deed: deedText,
  deedKind,
  deedCard,
};
