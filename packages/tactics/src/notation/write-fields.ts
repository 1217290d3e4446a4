/**
 * The readable fields of a position file, in the order of the documentation: what a person looks at and edits. What is
 * in mid-power, and what was seen of a hand, is not among them (`pending.ts`).
 */
import type { Fields, PositionFile } from '@open-gosu/kernel';
import { idOf } from '../state/faces.ts';
import { faceIn, isImprisoned, type Player, type State } from '../state/state.ts';

export function positionFields(s: State): PositionFile {
  return {
    game: 'gosu-tactics',
    options: {},
    round: s.round,
    toPlay: s.turn,
    advantage: s.advantage,
    extraTurn: s.extraNow ? 'now' : s.extraOwed > 0 ? 'due' : null,
    extraTurnsOwed: s.extraOwed,
    deck: s.deck.map(idOf).reverse(),
    discard: s.discard.map(idOf),
    players: s.players.map(writePlayer),
    ...(s.box.length > 0 ? { fill: false } : {}),
    rng: s.rng.slice(),
  };
}

function writePlayer(p: Player): Fields {
  return {
    hand: p.hand.map(idOf),
    army: p.rows.map((row) => row.map(writeEntry)),
    points: p.points,
    passed: p.passed === 1,
    turnsLeft: p.turnsLeft < 0 ? null : p.turnsLeft,
  };
}

/** A plain id, or with the mark that is set. */
function writeEntry(goblin: number): string | Fields {
  const card = idOf(faceIn(goblin));
  return isImprisoned(goblin) ? { card, captured: true } : card;
}
