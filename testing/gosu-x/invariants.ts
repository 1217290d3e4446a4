/**
 * What must hold at every decision of every game, whatever was played. Each check throws with what is wrong; the caller
 * adds the seed and the answers that led there.
 */
import { at, SPECTATOR, viewerBit } from '@open-gosu/kernel';
import { ask, legal } from '../../packages/gosu-x/src/flow/engine.ts';
import { KNOWN_TO_ALL } from '../../packages/gosu-x/src/state/moves.ts';
import { isCaptured, placeOf, tokensOn } from '../../packages/gosu-x/src/state/query.ts';
import {
  CARD_COUNT,
  DECK_SIZE,
  SEATS,
  type State,
  TOKEN_COUNT,
} from '../../packages/gosu-x/src/state/state.ts';
import { checkPlain, checkQuestion, must } from '../invariants.ts';

const DEEPEST_STACK = 40;

/** `whole`: every card of both decks is in the game (false for positions that leave cards out). */
export function checkInvariants(s: State, whole = true): void {
  checkZones(s, whole);
  for (const seat of SEATS) checkPlayer(s, seat);
  checkMarks(s);
  checkPlain(s);
  if (s.winners === 0) checkQuestion(s, { ask, legal }, DEEPEST_STACK);
}

function checkZones(s: State, whole: boolean): void {
  const dealt = at(s.kinds, 0) >= 0;
  const count = new Array<number>(CARD_COUNT).fill(0);
  for (const seat of SEATS) {
    const p = s.players[seat];
    for (const zone of [p.deck, p.hand, p.discard, p.removed, ...p.rows]) {
      for (const card of zone) {
        count[card] = at(count, card) + 1;
        must(Math.floor(card / DECK_SIZE) === seat, `card ${card} lies with its owner`);
      }
    }
  }
  must(
    count.every((n) => n <= 1 && (!whole || !dealt || n === 1)),
    'each card lies in exactly one zone',
  );
}

function checkPlayer(s: State, seat: 0 | 1): void {
  const p = s.players[seat];
  const onCards = p.rows.flat().reduce((sum, card) => sum + tokensOn(s, card), 0);
  must(
    p.tokens + p.spent + p.locked + onCards === TOKEN_COUNT,
    `p${seat} has four Activation tokens`,
  );
  must(Math.min(p.tokens, p.spent, p.locked) >= 0, `p${seat} has no negative tokens`);
  must(
    p.rows[0].length >= p.rows[1].length &&
      p.rows[1].length >= p.rows[2].length &&
      p.rows[0].length <= 5,
    `the army of p${seat} has a legal shape`,
  );
  must(
    p.hand.every((card, i) => i === 0 || card > at(p.hand, i - 1)),
    `the hand of p${seat} is sorted`,
  );
  must(
    p.hand.every((card) => (at(s.known, card) & viewerBit(seat)) !== 0),
    `p${seat} knows the own hand`,
  );
  for (const zone of [p.discard, p.removed, ...p.rows]) {
    must(
      zone.every((card) => at(s.known, card) === KNOWN_TO_ALL),
      'public cards are known to all',
    );
  }
  must(
    (p.flipped & ~p.clans) === 0 && (p.flipped & ~s.tiles) === 0,
    'turned tiles are own and active',
  );
}

function checkMarks(s: State): void {
  for (let card = 0; card < CARD_COUNT; card++) {
    if (at(s.marks, card) === 0) continue;
    must(placeOf(s, card) >= 0, `only cards in play are marked, not ${card}`);
    must(!isCaptured(s, card) || tokensOn(s, card) === 0, 'a captured card has no tokens');
  }
  must(s.bounty === -1 || placeOf(s, s.bounty) >= 0, 'the Bounty token lies on a card in play');
  const spectator = viewerBit(SPECTATOR);
  for (const seat of SEATS) {
    const other = viewerBit(1 - seat);
    for (const card of s.players[seat].hand) {
      const known = at(s.known, card);
      must(
        (known & spectator) === 0 || (known & other) !== 0,
        'spectators know no more than players',
      );
    }
  }
}
