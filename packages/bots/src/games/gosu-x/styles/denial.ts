/** Would rather take from the opponent than build: it looks for cards that capture and destroy, and uses them. */
import {
  CARD_DEFS,
  type ClanId,
  faceUpCount,
  inPlayCount,
  type Seat,
  type State,
} from '@open-gosu/gosu-x';
import { at } from '@open-gosu/kernel';
import { opponentOf } from './facts.ts';

/** Those with most weapons. */
export const DENIAL_CLANS: readonly ClanId[] = ['abhilasha', 'goan-sul'];

/** In points. */
const THEIRS_IN_PLAY = -2.5;
const THEIRS_CAPTURED = 4;
const THEIRS_IN_HAND = -1;
const WEAPON = 2;

const ATTACKS: ReadonlySet<string> = new Set(['capture', 'destroy', 'oneOf', 'destroyAllOpen']);
/** Kinds of cards: what makes one a weapon may lie in a part of its effect. */
const WEAPONS = new Set(
  CARD_DEFS.flatMap(({ effect }, kind) => (effect.some(isAttack) ? kind : [])),
);

type Op = (typeof CARD_DEFS)[number]['effect'][number];

function isAttack(op: Op): boolean {
  return ATTACKS.has(op.op) || ('do' in op && op.do.some(isAttack));
}

export function denial(s: State, seat: number): number {
  const me = seat as Seat;
  const foe = opponentOf(me);
  const theirs = inPlayCount(s, foe);
  let points = THEIRS_IN_PLAY * theirs + THEIRS_CAPTURED * (theirs - faceUpCount(s, foe));
  points += THEIRS_IN_HAND * s.players[foe].hand.length;
  for (const card of s.players[me].hand) if (WEAPONS.has(at(s.kinds, card))) points += WEAPON;
  return points;
}
