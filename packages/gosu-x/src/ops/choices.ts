/** Operations that only choose: a clan, a level, a player, a name, a tile, a card to ban. */
import { type ActionCode, at, codeA, countBits, makeCode, ROWS } from '@open-gosu/kernel';
import { ANSWER } from '../answers.ts';
import { CLANS, type ClanId } from '../cards/words.ts';
import { EVERYBODY, type Log } from '../events.ts';
import { makeAsk } from '../flow/procedure.ts';
import type { Frame } from '../state/frame.ts';
import { CLAN_COUNT, CLAN_OF, idOf, KIND_COUNT, NAME_OF, NAMES } from '../state/kinds.ts';
import { win } from '../state/moves.ts';
import { clansOf, clansOfPile, rulesFor } from '../state/query.ts';
import { kindAt, other, SEATS, type Seat, type State } from '../state/state.ts';
import type { Operation } from './operation.ts';
import type { BasicOf } from './programs.ts';
import { seatFor } from './values.ts';

const FIVE = 5;
const TILES_TO_WIN = 3;

function maskCodes(mask: number, answer: number, out: ActionCode[]): number {
  let n = 0;
  for (let bit = 0; mask >> bit !== 0; bit++)
    if ((mask >> bit) & 1) out[n++] = makeCode(answer, bit);
  return n;
}

/** C25. */
function clanChoices(s: State, f: Frame, op: BasicOf<'chooseClan'>): number {
  const seat = seatFor(s, f, op.who);
  if (seat === -1) return 0;
  const p = s.players[seat];
  switch (op.among) {
    case 'own':
      return p.clans;
    case 'all':
      return s.players[0].clans | s.players[1].clans;
    case 'in-discard':
      return clansOfPile(s, seat, p.discard);
    case 'five-in-hand':
      return clansWithFive(s, seat);
  }
}

function clansWithFive(s: State, seat: Seat): number {
  const rules = rulesFor(s, seat);
  let mask = 0;
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    const cards = s.players[seat].hand.filter((card) => (clansOf(s, card, rules) >> clan) & 1);
    if (cards.length >= FIVE) mask |= 1 << clan;
  }
  return mask & s.players[seat].clans;
}

export const chooseClan: Operation<'chooseClan'> = {
  run(s, f, op) {
    if (f.phase === 1) return 'done';
    f.clan = -1;
    return clanChoices(s, f, op) === 0 ? 'done' : 'ask';
  },
  can(s, f, op) {
    return clanChoices(s, f, op) !== 0;
  },
  legal(s, f, op, out) {
    return maskCodes(clanChoices(s, f, op), ANSWER.clan, out);
  },
  answer(s, f, op, code, log) {
    f.clan = codeA(code);
    f.phase = 1;
    const seat = seatFor(s, f, op.who);
    log?.({ type: 'choose-clan', seenBy: EVERYBODY, seat, clan: CLANS[f.clan] as ClanId });
  },
  asked(s, f, op) {
    const seat = seatFor(s, f, op.who);
    return seat === -1 ? f.seat : seat;
  },
  ask(_s, f) {
    return makeAsk('clan', 'clan', { source: f.card });
  },
};

export const chooseLevel: Operation<'chooseLevel'> = {
  run(_s, f) {
    return f.phase === 1 ? 'done' : 'ask';
  },
  legal(_s, _f, _op, out) {
    for (const row of ROWS) out[row] = makeCode(ANSWER.level, row);
    return ROWS.length;
  },
  answer(_s, f, _op, code, log) {
    f.level = codeA(code);
    f.phase = 1;
    log?.({ type: 'choose-level', seenBy: EVERYBODY, seat: f.seat, level: f.level + 1 });
  },
  ask(_s, f) {
    return makeAsk('level', 'level', { source: f.card });
  },
};

export const choosePlayer: Operation<'choosePlayer'> = {
  run(_s, f) {
    return f.phase === 1 ? 'done' : 'ask';
  },
  legal(_s, _f, _op, out) {
    for (const seat of SEATS) out[seat] = makeCode(ANSWER.seat, seat);
    return SEATS.length;
  },
  answer(_s, f, _op, code, log) {
    f.actor = codeA(code) as Seat;
    f.phase = 1;
    log?.({ type: 'choose-seat', seenBy: EVERYBODY, seat: f.seat, chosen: f.actor });
  },
  ask(_s, f) {
    return makeAsk('seat', 'player', { source: f.card });
  },
};

const named = new Uint8Array(NAMES.length);

/** C34: a name as in X9.17, among the cards of one's discard pile. */
export const chooseName: Operation<'chooseName'> = {
  run(s, f) {
    if (f.phase === 1) return 'done';
    f.name = -1;
    return s.players[f.seat].discard.length === 0 ? 'done' : 'ask';
  },
  legal(s, f, _op, out) {
    const { discard } = s.players[f.seat];
    named.fill(0);
    for (let i = 0; i < discard.length; i++) named[at(NAME_OF, kindAt(s, at(discard, i)))] = 1;
    let n = 0;
    for (let name = 0; name < named.length; name++) {
      if (named[name]) out[n++] = makeCode(ANSWER.name, name);
    }
    return n;
  },
  answer(_s, f, _op, code, log) {
    f.name = codeA(code);
    f.phase = 1;
    log?.({ type: 'choose-name', seenBy: EVERYBODY, seat: f.seat, name: NAMES[f.name] ?? '' });
  },
  ask(_s, f) {
    return makeAsk('name', 'name', { source: f.card });
  },
};

/** C22: one of the three tiles of your own clans that is not turned yet. */
export const turnTile: Operation<'turnTile'> = {
  run(s, f) {
    const p = s.players[f.seat];
    return f.phase === 1 || (p.clans & ~p.flipped) === 0 ? 'done' : 'ask';
  },
  legal(s, f, _op, out) {
    const p = s.players[f.seat];
    return maskCodes(p.clans & ~p.flipped, ANSWER.tile, out);
  },
  answer(s, f, _op, code, log) {
    f.phase = 1;
    flipTile(s, f.seat, codeA(code), log);
  },
  ask(_s, f) {
    return makeAsk('tile', 'tile', { source: f.card });
  },
};

/** X10.5. */
function flipTile(s: State, seat: Seat, clan: number, log: Log): void {
  const p = s.players[seat];
  p.flipped |= 1 << clan;
  s.tiles |= 1 << clan;
  log?.({ type: 'tile', seenBy: EVERYBODY, seat, clan: CLANS[clan] as ClanId });
  if (countBits(p.flipped) === TILES_TO_WIN && p.supremacy > 0) win(s, log, 1 << seat, 'justice');
}

/** C9: any of the opponent's 33 cards. */
export const banCard: Operation<'banCard'> = {
  run(_s, f) {
    return f.phase === 1 ? 'done' : 'ask';
  },
  legal(s, f, _op, out) {
    const { clans } = s.players[other(f.seat)];
    let n = 0;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      if ((clans >> at(CLAN_OF, kind)) & 1) out[n++] = makeCode(ANSWER.card, kind);
    }
    return n;
  },
  answer(s, f, _op, code, log) {
    const kind = codeA(code);
    const seat = other(f.seat);
    f.phase = 1;
    dropBan(s, kind, seat);
    s.bans.push(kind, seat, 0);
    log?.({ type: 'ban', seenBy: EVERYBODY, seat: f.seat, card: idOf(kind) });
  },
  ask(_s, f) {
    return makeAsk('card', 'ban', { source: f.card });
  },
};

/** Naming the same card again starts its time anew. */
function dropBan(s: State, kind: number, seat: Seat): void {
  for (let i = 0; i < s.bans.length; i += 3) {
    if (at(s.bans, i) === kind && at(s.bans, i + 1) === seat) {
      s.bans.splice(i, 3);
      return;
    }
  }
}
