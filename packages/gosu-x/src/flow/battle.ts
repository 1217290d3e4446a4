/** X8.1 to X8.4: the Great Battle. Its result decides the Song that follows. */
import { at, NEVER_ASKS, ROWS } from '@open-gosu/kernel';
import { EVERYBODY, type Log } from '../events.ts';
import { CHOICE, OPTION } from '../options.ts';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import { KEYWORD, RULE, RULES_OF, VALUE_OF } from '../state/kinds.ts';
import { win } from '../state/moves.ts';
import {
  controlsBounty,
  faceOf,
  isCaptured,
  keywordsInPlay,
  rulesFor,
  tokensOn,
} from '../state/query.ts';
import {
  kindAt,
  other,
  ownerOf,
  SEATS,
  type Seat,
  type State,
  WINNING_SUPREMACY,
} from '../state/state.ts';
import { fire } from '../state/triggers.ts';
import type { Procedure } from './procedure.ts';
import { pushSong } from './song.ts';

const WINNING_MARGIN = 10;

/** X8.1: what one face-up card counts; captured cards count 0. */
export function cardValue(s: State, card: number): number {
  if (isCaptured(s, card)) return 0;
  const value = at(VALUE_OF, kindAt(s, card));
  const veteran = tokensOn(s, card) > 0 && (keywordsInPlay(s, card) & KEYWORD.veteran) !== 0;
  const avatar = (at(RULES_OF, faceOf(s, card)) & RULE.doubleAgainstBounty) !== 0;
  return veteran || (avatar && controlsBounty(s, other(ownerOf(card)))) ? 2 * value : value;
}

/** X8.1: the military value of an army, with bonuses. */
export function armyValue(s: State, seat: Seat): number {
  const p = s.players[seat];
  let value = rulesFor(s, seat) & RULE.battlePlusHand ? p.hand.length : 0;
  for (const row of ROWS) for (const card of p.rows[row]) value += cardValue(s, card);
  return value;
}

/** X8.2: one bit for each winner; a tie without a Wonder holder is won by both. */
function battleWinners(s: State, values: readonly [number, number]): number {
  if (values[0] !== values[1]) return values[0] > values[1] ? 1 : 2;
  return s.wonder < 0 ? 3 : 1 << s.wonder;
}

const STEP = { fight: 0, tokens: 1, results: 2, end: 3 } as const;

/** `mode`: the winners; `count`: the margin. */
export const battle: Procedure = {
  ...NEVER_ASKS,
  lastStep: STEP.end,
  step(s, f, log) {
    switch (f.step) {
      case STEP.fight: {
        const values: readonly [number, number] = [armyValue(s, 0), armyValue(s, 1)];
        f.mode = battleWinners(s, values);
        f.count = Math.abs(values[0] - values[1]);
        log?.({
          type: 'battle',
          seenBy: EVERYBODY,
          seat: -1,
          values,
          winners: SEATS.filter((seat) => (f.mode >> seat) & 1),
        });
        f.step = STEP.tokens;
        checkGoanSul(s, f, log, CHOICE.duringBattle);
        return false;
      }
      case STEP.tokens:
        f.step = STEP.results;
        giveSupremacy(s, f.mode, log);
        if (!s.winners) checkGoanSul(s, f, log, CHOICE.afterBattle);
        return false;
      case STEP.results:
        f.step = STEP.end;
        fireResults(s, f.mode);
        return false;
      default:
        s.stack.pop();
        pushSong(s, f.mode);
        return false;
    }
  },
};

export function pushBattle(s: State): void {
  s.stack.push(makeFrame(PROC.battle, s.first));
}

/** X10.4. */
function checkGoanSul(s: State, f: Frame, log: Log, when: number): void {
  if (at(s.options, OPTION.goanSulVictory) !== when || f.count < WINNING_MARGIN) return;
  const seat = f.mode === 1 ? 0 : 1;
  if (rulesFor(s, seat) & RULE.winBy10) win(s, log, f.mode, 'goan-sul');
}

/** X8.3. */
function giveSupremacy(s: State, winners: number, log: Log): void {
  let victors = 0;
  for (const seat of SEATS) {
    if (!((winners >> seat) & 1)) continue;
    const p = s.players[seat];
    p.supremacy++;
    log?.({ type: 'supremacy', seenBy: EVERYBODY, seat, tokens: p.supremacy });
    if (p.supremacy >= WINNING_SUPREMACY) victors |= 1 << seat;
  }
  if (victors) win(s, log, victors, 'supremacy');
}

/** X8.4: the winner's effects first; after a shared battle those of the round's first player. Last pushed acts first. */
function fireResults(s: State, winners: number): void {
  const firstToAct: Seat = winners === 3 ? s.first : winners === 1 ? 0 : 1;
  for (const seat of [other(firstToAct), firstToAct]) {
    fire(s, seat, (winners >> seat) & 1 ? 'battle-won' : 'battle-lost');
  }
}
