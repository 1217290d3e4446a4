/**
 * What an entry does to a table, once it is durable: the only place that changes one. The same entries give the same
 * table, whether they come one by one or all at once after a restart.
 */
import type { GameEvent, Viewer } from '@open-gosu/kernel';
import { play, playOn, readExact } from './answer.ts';
import { countBesides, forgetOffers } from './besides.ts';
import { changeSeatOrClock } from './change-seats.ts';
import { CorruptMatch, clearOffers, type Effect, runClock } from './changing.ts';
import { charge, decide, type Now, run } from './clock.ts';
import type { Entry, EntryOf, OfferKind } from './entry.ts';
import { isGranted } from './offers.ts';
import { type News, type Note, type Outgoing, tellAll, tellPrompt } from './outgoing.ts';
import {
  areAllSeated,
  askedToRespond,
  type Covered,
  commandKey,
  dealt,
  type Given,
  seatAt,
  shownState,
  type Table,
  type Tried,
  viewersOf,
} from './table.ts';
import { stateBefore } from './undo.ts';

/** `viewers`: those who are told; everybody at the table where none are given. */
export function commit(
  t: Table,
  entry: Entry,
  now: Now,
  viewers: readonly Viewer[] = viewersOf(t),
): Outgoing[] {
  const when: Now = { mono: now.mono, wall: entry.at, chance: now.chance };
  // On a copy: what changes is told beside what was shown until now.
  if (entry.kind === 'answer') t.tried = triedAnswer(t, entry, false);
  const before = shownState(t);
  const effect = apply(t, entry, when);
  const prompts = () => tellPrompt(t, when).filter(({ viewer }) => viewers.includes(viewer));
  if (effect === 'hidden') return prompts();
  const told = tellAll(t, effect, before, when, viewers);
  return t.covered === null ? told : [...told, ...prompts()];
}

/** For a match that is being read: nobody is told anything. */
export function recall(t: Table, entry: Entry, now: Now): Effect {
  return apply(t, entry, { ...now, wall: entry.at });
}

function apply(t: Table, entry: Entry, now: Now): Effect {
  const effect = change(t, entry, now);
  remember(t, entry);
  if (entry.kind !== 'answer') t.seatsTold = null;
  countBesides(t.besides, entry);
  t.tried = null;
  t.seq++;
  if (effect !== 'hidden') {
    t.rev++;
    t.lastAt = entry.at;
  }
  return effect;
}

function change(t: Table, entry: Entry, now: Now): Effect {
  switch (entry.kind) {
    case 'answer':
      return changeByAnswer(t, entry, now);
    case 'reveal':
      if (t.covered !== null && t.covered.thinker >= 0) {
        charge(t.clock, t.covered.thinker, entry.spent);
      }
      return uncover(t, now);
    case 'think':
      return think(t, entry);
    case 'begin':
      if (t.status !== 'open' || !areAllSeated(t)) throw new CorruptMatch('begun too early');
      t.status = 'running';
      t.state = dealt(t.facts);
      runClock(t, now);
      return { isMoved: true };
    case 'undo':
      return undo(t, entry.seat, entry.to, now);
    case 'offer':
      return changeByOffer(t, entry, now);
    case 'reply':
      return changeByReply(t, entry, now);
    case 'withdraw':
      t.offers[entry.what] = null;
      return {};
    case 'over':
      if (t.status !== 'running') throw new CorruptMatch('an end of nothing');
      return end(t, entry.result, now);
    default:
      return changeSeatOrClock(t, entry, now);
  }
}

function triedAnswer(t: Table, entry: EntryOf<'answer'>, inPlace: boolean): Tried {
  if (t.tried?.entry === entry) return t.tried;
  const { kit } = t.facts;
  if (t.status !== 'running' || kit.game.toAct(t.state) !== entry.seat) {
    throw new CorruptMatch('an answer out of turn');
  }
  const code = readExact(kit, t.state, entry.text);
  if (code === null) throw new CorruptMatch('an answer that is not legal');
  // Nothing to go back to where a damaged match is given up as a whole: a copy is needed only for what stays in sight.
  const outcome = inPlace ? playOn(kit, t.state, code) : play(kit, t.state, code);
  return { entry, code, ...outcome };
}

function changeByAnswer(t: Table, entry: EntryOf<'answer'>, now: Now): Effect {
  const { code, state, events } = triedAnswer(t, entry, entry.hold === undefined);
  const { seat } = entry;
  if (t.covered !== null)
    return changeByResponse(t, t.covered, entry, { code, state, events }, now);
  const isCovered = entry.hold !== undefined;
  const given: Given = { seat, code, ply: t.ply, isCovered };
  const before = t.state;
  t.given.push(given);
  t.state = state;
  if (seatAt(t, seat).kind === 'person') decide(t.clock, seat, entry.spent);
  if (t.flag === seat) t.flag = -1;
  lapseOffers(t, seat);
  if (entry.hold === undefined) return settle(t, given, events, now);
  t.covered = {
    seat,
    since: now.mono,
    sinceWall: now.wall,
    until: entry.hold < 0 ? null : now.mono + entry.hold,
    thinker: -1,
    shown: before,
    events: [...events],
  };
  t.part = 1;
  run(t.clock, -1, now);
  return {};
}

function changeByResponse(
  t: Table,
  covered: Covered,
  entry: EntryOf<'answer'>,
  { code, state, events }: Pick<Tried, 'code' | 'state' | 'events'>,
  now: Now,
): Effect {
  t.given.push({ seat: entry.seat, code, ply: t.ply, isCovered: true });
  t.state = state;
  t.part++;
  covered.events.push(...events);
  charge(t.clock, entry.seat, entry.spent);
  return entry.opens ? uncover(t, now) : 'hidden';
}

function think({ covered }: Table, { seat, hold }: EntryOf<'think'>): Effect {
  if (covered === null) throw new CorruptMatch('nothing to think about');
  covered.thinker = seat;
  // What waits to be seen has no time of its own: the host goes by the hold.
  if (covered.until !== null) covered.until = Math.max(covered.until, covered.since + hold);
  return 'hidden';
}

function uncover(t: Table, now: Now): Effect {
  const { covered } = t;
  const given = t.given.find(({ ply }) => ply === t.ply);
  if (covered === null || given === undefined || askedToRespond(t) >= 0) {
    throw new CorruptMatch('nothing to uncover');
  }
  t.covered = null;
  return settle(t, given, covered.events, now);
}

/** A public decision is over. */
function settle(t: Table, given: Given, events: readonly GameEvent[], now: Now): Effect {
  forgetOffers(t.besides);
  t.ply++;
  t.part = 0;
  const result = t.facts.kit.game.result(t.state);
  if (result !== null) end(t, result, now);
  else runClock(t, now);
  return { done: { given, events }, isMoved: true };
}

function end(t: Table, result: NonNullable<Table['result']>, now: Now): News {
  const { covered } = t;
  t.status = 'over';
  t.result = result;
  t.covered = null;
  t.flag = -1;
  clearOffers(t);
  run(t.clock, -1, now);
  const given = covered === null ? undefined : t.given.find(({ ply }) => ply === t.ply);
  if (covered === null || given === undefined) return {};
  // What was covered comes out with the end.
  t.ply++;
  t.part = 0;
  return { done: { given, events: covered.events }, isMoved: true };
}

function undo(t: Table, seat: number, to: number, now: Now): News {
  if (to >= t.ply || t.covered !== null) throw new CorruptMatch('nothing to undo');
  t.state = stateBefore(t, to);
  t.given = t.given.filter(({ ply }) => ply < to);
  t.ply = to;
  t.line++;
  t.flag = -1;
  clearOffers(t);
  runClock(t, now);
  return { isMoved: true, note: { kind: 'undo', seat, to } };
}

/** Playing on declines what others offered, and gives up one's own takeback. */
function lapseOffers(t: Table, seat: number): void {
  if (t.offers.draw !== null && t.offers.draw.seat !== seat) t.offers.draw = null;
  t.offers.takeback = null;
}

function changeByOffer(t: Table, { what, seat, to }: EntryOf<'offer'>, now: Now): News {
  if (what === 'draw') t.offers.draw = { seat, yes: [] };
  else t.offers.takeback = { seat, to, yes: [] };
  return granted(t, what, now);
}

function changeByReply(t: Table, { what, seat, yes }: EntryOf<'reply'>, now: Now): News {
  const offer = t.offers[what];
  if (offer === null) throw new CorruptMatch('a reply to nothing');
  if (!yes) {
    t.offers[what] = null;
    const note: Note = { kind: 'declined', what, seat };
    return { note };
  }
  offer.yes.push(seat);
  return granted(t, what, now);
}

/** Done as soon as all others agree: no entry of its own, so nothing can come between. */
function granted(t: Table, what: OfferKind, now: Now): News {
  if (!isGranted(t, what)) return {};
  const { takeback } = t.offers;
  if (what === 'takeback') {
    return takeback === null ? {} : undo(t, takeback.seat, takeback.to, now);
  }
  return end(t, { winners: [...t.seats.keys()], reason: 'agreed' }, now);
}

/** Of each seat: more than can be on their way at a time. */
const IDS_KEPT = 256;

function remember(t: Table, entry: Entry): void {
  const by = 'id' in entry ? entry : 'by' in entry ? entry.by : null;
  if (by === null) return;
  t.ids.set(commandKey(by.seat, by.id), t.seq);
  if (t.ids.size > IDS_KEPT) forgetOldest(t, by.seat);
}

/** Only the seat's own: what one player sends makes nobody else's forgotten. */
function forgetOldest({ ids }: Table, seat: number): void {
  const start = commandKey(seat, '');
  const own = [...ids.keys()].filter((key) => key.startsWith(start));
  if (own.length > IDS_KEPT) ids.delete(own[0] as string);
}
