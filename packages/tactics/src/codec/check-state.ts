/**
 * What must hold of any state at a question, whoever made it: 75 cards, armies, points and passes that fit together.
 * Used on states read from bytes; what is wrong is thrown as a `CodecError`. Frames are in `check-frames.ts`.
 */
import { at, demand, ROWS } from '@open-gosu/kernel';
import { COPIES_OF, FACE_COUNT, ROW_OF } from '../state/faces.ts';
import { hasFifteen, hasNineOfAClan } from '../state/query.ts';
import { faceIn, MAX_ROUNDS, type Player, type State, WINNING_POINTS } from '../state/state.ts';

export function checkState(s: State): void {
  const { length } = s.players;
  checkCards(s);
  demand(s.advantage < length && s.turn < length, 'a seat does not exist');
  demand(s.winners < 1 << length, 'nobody there has won');
  demand((s.winners === 0) === s.reason < 0, 'a result is half there');
  demand(
    s.rng.some((word) => word !== 0),
    'the generator is dead',
  );
  for (const p of s.players) {
    checkHand(p);
    checkArmy(p);
  }
  if (s.winners === 0) checkRunning(s);
}

const count = new Uint8Array(FACE_COUNT);

/** T1.2: every card of the deck in one zone, or left out of the game. */
function checkCards(s: State): void {
  count.fill(0);
  for (const zone of [s.deck, s.discard, s.open, s.box]) countAll(zone);
  for (const p of s.players) for (const zone of [p.hand, p.aside, ...p.rows]) countAll(zone);
  for (let face = 0; face < FACE_COUNT; face++) {
    demand(count[face] === at(COPIES_OF, face), 'the cards are not those of the deck');
  }
}

function countAll(cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const face = faceIn(at(cards, i));
    demand(face < FACE_COUNT, 'a card does not exist');
    count[face] = (count[face] as number) + 1;
  }
}

function checkHand({ hand, shown }: Player): void {
  for (let i = 1; i < hand.length; i++)
    demand(at(hand, i - 1) <= at(hand, i), 'a hand is not sorted');
  let i = 0;
  for (const card of shown) {
    while (i < hand.length && at(hand, i) < card) i++;
    demand(hand[i] === card, 'a card was shown that is not in the hand');
    i++;
  }
}

function checkArmy({ rows }: Player): void {
  demand(
    rows[0].length >= rows[1].length && rows[1].length >= rows[2].length,
    'an army has an impossible shape',
  );
  for (const row of ROWS) {
    for (const goblin of rows[row]) {
      demand(at(ROW_OF, faceIn(goblin)) === row, 'a goblin stands in the wrong row');
    }
  }
}

/** T3.8, T4.2, T7: nobody has won yet, and the last turns are those a pass leaves. */
function checkRunning(s: State): void {
  // Every round gives a point, so rounds cannot run away from them.
  const points = s.players.reduce((sum, p) => sum + p.points, 0);
  demand(s.round <= MAX_ROUNDS + points, 'the game is too long');
  const anyPassed = s.players.some((p) => p.passed === 1);
  for (const [seat, p] of s.players.entries()) {
    demand(
      p.points < WINNING_POINTS && !hasFifteen(p) && !hasNineOfAClan(p),
      'the game is already won',
    );
    const extra = seat === s.turn && s.extraNow === 1;
    const least = extra ? 0 : 1;
    const limited = anyPassed && p.passed === 0;
    demand(limited ? p.turnsLeft >= least : p.turnsLeft === -1, 'the last turns do not add up');
  }
  demand(
    s.players.some((p) => p.passed === 0),
    'the round is over',
  );
}
