/** GOSU Tactics as the command line knows it. */
import { at } from '@open-gosu/kernel';
import {
  ask,
  CLAN_OF,
  CLANS,
  deedCard,
  deedKind,
  deedText,
  ENDINGS,
  isImprisoned,
  playerAt,
  type State,
  type TacticsEvent,
  tactics,
  type View,
} from '@open-gosu/tactics';
import { drawTable } from '../../draw/tactics/table.ts';
import type { ClanShares, ClanStatistics, GameKit } from '../kit.ts';
import { catalogue, listing } from './catalogue.ts';

/** What the winners won with: each clan's part of the goblins that stand face up in their armies at the end. */
const clans: ClanStatistics<State> = {
  count(s, winners) {
    const faceUp = winners.flatMap((seat) =>
      playerAt(s, seat).rows.flatMap((row) => row.filter((goblin) => !isImprisoned(goblin))),
    );
    const shares: Record<string, ClanShares[string]> = {};
    CLANS.forEach((id, clan) => {
      const part = faceUp.filter((goblin) => at(CLAN_OF, goblin) === clan).length;
      shares[id] = { part, whole: faceUp.length };
    });
    return shares;
  },
  facts: (part, whole) => ({
    faceUpInWinningArmies: part,
    share: whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 10_000,
  }),
  title: {
    en: "Clans: share of the goblins face up in the winners' armies at the end",
    fr: 'Clans : part des gobelins face visible dans les armées des vainqueurs à la fin',
  },
  headings: null,
};

export const tacticsKit: GameKit<State, View, TacticsEvent> = {
  game: tactics,
  title: 'GOSU Tactics',
  presets: [],
  sharesVictory: true,
  seats: (s) => s.players.length,
  draw: drawTable,
  asksAction: (s) => s.winners === 0 && ask(s).kind === 'action',
  round: (s) => s.round,
  clans,
  catalogue,
  listing,
  endings: ENDINGS,
  deed: deedText,
  deedKind,
  deedCard,
};
