/**
 * Plays for the fifth Activation token (X10.2): it looks for the Byun Hyung Ja of its clans, makes room for them, and
 * works on what each of them unlocks a token for.
 */
import {
  armyValue,
  CARD_DEFS,
  CLANS,
  type ClanId,
  faceUpCount,
  inPlayCount,
  isCaptured,
  kindOf,
  type Player,
  type Seat,
  type State,
} from '@open-gosu/gosu-x';
import { at, ROWS, type Row } from '@open-gosu/kernel';
import { clanOf, opponentOf } from './facts.ts';

/** Five cards of one clan in hand unlock a token every turn: no other Byun Hyung Ja asks for less. */
export const TOKEN_CLANS: readonly ClanId[] = ['xian'];

/** In points. */
const OWNED = 8;
const IN_HAND = 2;
const SUPPORT = 1.5;
const IN_PLAY = 9;
/** For each third of the way to what it unlocks a token for. */
const STEP = 1.5;
const STEPS = 3;

const BYUN_HYUNG_JA = CLANS.map((clan) => kindOf(`bhj-${clan}`));
const NEYE = kindOf('neye');
const PHOENIXES = new Set(
  CARD_DEFS.flatMap(({ nameId }, kind) => (nameId === 'phoenix' ? kind : [])),
);

export function tokenRush(s: State, seat: number): number {
  const me = seat as Seat;
  const own = s.players[me];
  let points = -OWNED * own.locked;
  CLANS.forEach((clan, index) => {
    if ((own.clans >> index) & 1) points += pointsFor(s, me, own, clan, index);
  });
  return points;
}

function pointsFor(s: State, me: Seat, own: Player, clan: ClanId, index: number): number {
  const kind = at(BYUN_HYUNG_JA, index);
  if (own.rows[2].some((card) => at(s.kinds, card) === kind && !isCaptured(s, card))) {
    return IN_PLAY + STEP * steps(s, me, clan);
  }
  if (!own.hand.some((card) => at(s.kinds, card) === kind)) return 0;
  return IN_HAND + SUPPORT * (supports(s, own, 0, index) + supports(s, own, 1, index));
}

/** X4.5. */
function supports(s: State, own: Player, row: Row, clan: number): number {
  return own.rows[row].some((card) => !isCaptured(s, card) && clanOf(s, card) === clan) ? 1 : 0;
}

function steps(s: State, me: Seat, clan: ClanId): number {
  return Math.max(0, Math.min(STEPS, STEPS_OF[clan](s, me)));
}

/** How far it is, of three steps. */
const STEPS_OF: { readonly [C in ClanId]: (s: State, me: Seat) => number } = {
  justice: (s, me) => (s.players[opponentOf(me)].supremacy > 0 ? 0 : 1 - lead(s, me) / 3),
  abhilasha: (s, me) => inPlayCount(s, opponentOf(me)) - faceUpCount(s, opponentOf(me)),
  tomorrow: (s, me) =>
    s.players[me].removed.some((card) => at(s.kinds, card) === NEYE) ? STEPS : 0,
  narashima: (s, me) => STEPS - s.players[me].deck.length / 8,
  galmi: (s, me) => (s.players[opponentOf(me)].passed ? 0 : STEPS - s.players[me].tokens),
  phoenix: (s, me) => phoenixes(s, s.players[me]),
  'goan-sul': (s, me) => 1 + lead(s, me) / 3,
  xian: (s, me) => (STEPS * mostOfOneClan(s, s.players[me].hand)) / 5,
};

function lead(s: State, me: Seat): number {
  return armyValue(s, me) - armyValue(s, opponentOf(me));
}

function phoenixes(s: State, { rows }: Player): number {
  let count = 0;
  for (const row of ROWS) {
    for (const card of rows[row]) {
      if (!isCaptured(s, card) && PHOENIXES.has(at(s.kinds, card))) count++;
    }
  }
  return count;
}

function mostOfOneClan(s: State, hand: readonly number[]): number {
  const counts = CLANS.map((_, clan) => hand.filter((card) => clanOf(s, card) === clan).length);
  return Math.max(...counts);
}
