/**
 * What must hold at every decision of every game, whatever was played. Each check throws with what is wrong; the caller
 * adds the seed and the answers that led there.
 */
import { at } from '@open-gosu/kernel';
import { ask, legal } from '../../packages/tactics/src/flow/engine.ts';
import { COPIES_OF, ROW_OF } from '../../packages/tactics/src/state/faces.ts';
import { PROC } from '../../packages/tactics/src/state/frame.ts';
import { hasFifteen, hasNineOfAClan } from '../../packages/tactics/src/state/query.ts';
import { faceIn, type Player, type State } from '../../packages/tactics/src/state/state.ts';
import { checkPlain, checkQuestion, must } from '../invariants.ts';

const DEEPEST_STACK = 16;

export function checkInvariants(s: State): void {
  checkCards(s);
  for (const [seat, p] of s.players.entries()) checkPlayer(p, seat);
  checkPlain(s);
  if (s.winners !== 0) return;
  checkQuestion(s, { ask, legal }, DEEPEST_STACK);
  checkTurns(s);
  checkTable(s);
}

/** T1.2: every card of the deck lies in exactly one zone. */
function checkCards(s: State): void {
  const count = COPIES_OF.map(() => 0);
  const zones = [s.deck, s.discard, s.open, s.box];
  for (const p of s.players) zones.push(p.hand, p.aside, ...p.rows);
  for (const zone of zones) {
    for (const card of zone) count[faceIn(card)] = at(count, faceIn(card)) + 1;
  }
  must(
    count.every((n, face) => n === COPIES_OF[face]),
    'each card lies in exactly one zone',
  );
}

function checkPlayer(p: Player, seat: number): void {
  const [first, second, third] = p.rows;
  must(
    first.length >= second.length && second.length >= third.length && first.length <= 5,
    `the army of p${seat} has a legal shape`,
  );
  for (const [row, goblins] of p.rows.entries()) {
    must(
      goblins.every((goblin) => ROW_OF[faceIn(goblin)] === row),
      `the goblins of p${seat} stand in their rows`,
    );
  }
  must(
    p.hand.every((card, i) => i === 0 || card >= at(p.hand, i - 1)),
    `the hand of p${seat} is sorted`,
  );
  const rest = p.hand.slice();
  for (const card of p.shown) {
    const i = rest.indexOf(card);
    must(i >= 0, `what p${seat} has shown is in the hand`);
    rest.splice(i, 1);
  }
  must(p.points >= 0 && p.points <= 3, `p${seat} has 0 to 3 points`);
}

function checkTurns(s: State): void {
  const anyPassed = s.players.some((p) => p.passed);
  for (const [seat, p] of s.players.entries()) {
    must(p.points < 3 && !hasFifteen(p) && !hasNineOfAClan(p), 'nobody has won yet');
    const additional = seat === s.turn && s.extraNow === 1;
    must(
      anyPassed && !p.passed
        ? p.turnsLeft <= 3 && p.turnsLeft >= (additional ? 0 : 1)
        : p.turnsLeft === -1,
      `p${seat} has the turns a pass leaves`,
    );
  }
  must(
    s.players.some((p) => p.passed === 0),
    'somebody can still play',
  );
  must(s.advantage >= 0 && s.advantage < s.players.length, 'somebody holds the Advantage card');
  must(s.extraOwed >= 0 && s.round >= 1, 'turns and rounds count up');
  const { kind, seat } = ask(s);
  must(
    kind !== 'action' || (seat === s.turn && !s.players[seat]?.passed),
    'a turn is asked of the player whose turn it is',
  );
}

/** Cards lie on the table or aside only while something is done with them. */
function checkTable(s: State): void {
  const { purpose } = ask(s);
  const entering = s.stack[2]?.proc === PROC.enter;
  must(
    s.open.length === (entering ? 1 : 0) || (purpose === 'vision' && s.open.length <= 5),
    'nothing lies about on the table',
  );
  must(
    purpose === 'opening-discard' || s.players.every((p) => p.aside.length === 0),
    'nothing lies aside once play has begun',
  );
}
