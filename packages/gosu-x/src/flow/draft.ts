/** X2.2, X2.3: the clans are shared out one pick at a time, and the two left over turn their tile. */
import { at, codeA, countBits, makeCode, shuffle } from '@open-gosu/kernel';
import { ANSWER } from '../answers.ts';
import { CLANS, type ClanId } from '../cards/words.ts';
import { EVERYBODY, type Log } from '../events.ts';
import { CHOICE, OPTION } from '../options.ts';
import { ALL_CLANS, CLAN_COUNT } from '../state/kinds.ts';
import type { Seat, State } from '../state/state.ts';
import { makeAsk, type Procedure } from './procedure.ts';

/** First takes 1, second 2, first 2, second 1. */
const ORDER: readonly Seat[] = [0, 1, 1, 0, 0, 1];

/** Who takes the clan after so many have been taken; null once all are. */
export function pickerOf(taken: number): Seat | null {
  return ORDER[taken] ?? null;
}

function taken(s: State): number {
  return s.players[0].clans | s.players[1].clans;
}

function drafter(s: State): Seat {
  return pickerOf(countBits(taken(s))) ?? 0;
}

export function takeClan(s: State, log: Log, seat: Seat, clan: number): void {
  s.players[seat].clans |= 1 << clan;
  log?.({ type: 'draft', seenBy: EVERYBODY, seat, clan: CLANS[clan] as ClanId });
}

function turnLeftOverTiles(s: State, log: Log): void {
  s.tiles = ALL_CLANS & ~taken(s);
  log?.({
    type: 'tiles',
    seenBy: EVERYBODY,
    seat: -1,
    clans: CLANS.filter((_, clan) => (s.tiles >> clan) & 1),
  });
}

export const draft: Procedure = {
  lastStep: 0,
  step(s, _f, log) {
    if (countBits(taken(s)) < ORDER.length) {
      if (at(s.options, OPTION.draft) !== CHOICE.draftRandom) return true;
      const clans = CLANS.map((_, clan) => clan);
      shuffle(s.rng, clans);
      for (let i = 0; i < ORDER.length; i++) takeClan(s, log, (i % 2) as Seat, at(clans, i));
    }
    turnLeftOverTiles(s, log);
    s.stack.pop();
    return false;
  },
  legal(s, _f, out) {
    let n = 0;
    for (let clan = 0; clan < CLAN_COUNT; clan++) {
      if (!((taken(s) >> clan) & 1)) out[n++] = makeCode(ANSWER.draft, clan);
    }
    return n;
  },
  answer(s, _f, code, log) {
    takeClan(s, log, drafter(s), codeA(code));
  },
  asked: drafter,
  ask() {
    return makeAsk('draft', 'draft');
  },
};
