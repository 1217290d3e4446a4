/** How far a player is on each way to win (X10), as numbers with a name each. */
import { capitalize, countBits, type Lang, PLACES_PER_SEAT, type Text } from '@open-gosu/kernel';
import { armyValue } from '../flow/battle.ts';
import { clanIndex, RULE } from '../state/kinds.ts';
import { faceUpCount, ownedTokens, rulesFor } from '../state/query.ts';
import {
  CLANS_EACH,
  other,
  type Reason,
  type Seat,
  type State,
  TOKEN_COUNT,
  WINNING_SUPREMACY,
} from '../state/state.ts';

export interface Progress {
  readonly way: Reason;
  readonly label: string;
  readonly now: number;
  readonly goal: number;
  /** One step more wins, or the next battle as things stand. */
  readonly isClose: boolean;
}

const MARGIN = 10;

export const WAYS: { readonly [R in Reason]: Text } = {
  supremacy: { en: 'Supremacy tokens', fr: 'jetons de Suprématie' },
  tokens: { en: 'Activation tokens owned', fr: 'jetons d’activation possédés' },
  fifteen: { en: 'face-up cards in the army', fr: 'cartes face visible dans l’armée' },
  'goan-sul': { en: 'lead in the battle (Goan Sul)', fr: 'avance à la bataille (Goan Sul)' },
  justice: { en: 'tiles turned (Justice)', fr: 'tuiles retournées (Justice)' },
};

/** The last two only where they can come about: under Goan Sul, and for a player of Justice. */
export function progressOf(s: State, seat: Seat, lang: Lang): Progress[] {
  const p = s.players[seat];
  const way = (reason: Reason, now: number, goal: number, isClose: boolean): Progress => ({
    way: reason,
    label: capitalize(WAYS[reason][lang]),
    now,
    goal,
    isClose,
  });
  const tokens = ownedTokens(s, seat);
  const faceUp = faceUpCount(s, seat);
  const ways = [
    way('supremacy', p.supremacy, WINNING_SUPREMACY, p.supremacy === WINNING_SUPREMACY - 1),
    way('tokens', tokens, TOKEN_COUNT + 1, tokens === TOKEN_COUNT),
    way('fifteen', faceUp, PLACES_PER_SEAT, faceUp === PLACES_PER_SEAT - 1),
  ];
  if (rulesFor(s, seat) & RULE.winBy10) {
    const lead = Math.max(0, armyValue(s, seat) - armyValue(s, other(seat)));
    ways.push(way('goan-sul', lead, MARGIN, lead >= MARGIN));
  }
  if ((p.clans >> clanIndex('justice')) & 1 || p.flipped !== 0) {
    const turned = countBits(p.flipped);
    const isClose = turned === CLANS_EACH - 1 && p.supremacy > 0;
    ways.push(way('justice', turned, CLANS_EACH, isClose));
  }
  return ways;
}
