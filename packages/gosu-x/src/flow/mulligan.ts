/** X2.5, X12.2: one player keeps or changes the opening hand until they keep. */
import { type ActionCode, at } from '@open-gosu/kernel';
import { KEEP, MULLIGAN } from '../answers.ts';
import { cardIds, EVERYBODY, type Log } from '../events.ts';
import { CHOICE, OPTION } from '../options.ts';
import { ROWS_OF } from '../state/kinds.ts';
import { draw, shuffleDeck } from '../state/moves.ts';
import { HAND_SIZE, kindAt, type Seat, type State } from '../state/state.ts';
import { pushDiscard } from './discard.ts';
import { controller, makeAsk, type Procedure } from './procedure.ts';

const FEW_TROOPS = 2;

/** `count`: mulligans taken. */
export const mulligan: Procedure = {
  lastStep: 1,
  step(s, f, log) {
    if (f.step === 0) {
      if (mayMulligan(s, f.seat)) return true;
      keep(f.seat, log);
      f.step = 1;
      return false;
    }
    s.stack.pop();
    if (f.count > 0 && at(s.options, OPTION.mulligan) === CHOICE.mulliganLondon) {
      pushDiscard(s, f.seat, f.count, 'mulligan');
    }
    return false;
  },
  legal(_s, _f, out: ActionCode[]) {
    out[0] = KEEP;
    out[1] = MULLIGAN;
    return 2;
  },
  answer(s, f, code, log) {
    if (code === KEEP) {
      keep(f.seat, log);
      f.step = 1;
      return;
    }
    f.count++;
    const p = s.players[f.seat];
    const shown = at(s.options, OPTION.mulligan) === CHOICE.mulliganTroops;
    log?.({
      type: 'mulligan',
      seenBy: EVERYBODY,
      seat: f.seat,
      cards: shown ? cardIds(p.hand.map((card) => kindAt(s, card))) : [],
    });
    for (const card of p.hand) p.deck.push(card);
    p.hand.length = 0;
    shuffleDeck(s, log, f.seat);
    draw(s, log, f.seat, HAND_SIZE);
  },
  asked: controller,
  ask(_s, f) {
    return makeAsk('hand', 'opening-hand', { left: f.count });
  },
};

function keep(seat: Seat, log: Log): void {
  log?.({ type: 'keep', seenBy: EVERYBODY, seat });
}

function mayMulligan(s: State, seat: Seat): boolean {
  const choice = at(s.options, OPTION.mulligan);
  if (choice === CHOICE.mulliganNone) return false;
  return choice === CHOICE.mulliganLondon || troopsInHand(s, seat) < FEW_TROOPS;
}

/** A card of every level counts as a Troop (C13). */
export function troopsInHand(s: State, seat: Seat): number {
  let troops = 0;
  for (const card of s.players[seat].hand) if (at(ROWS_OF, kindAt(s, card)) & 1) troops++;
  return troops;
}
