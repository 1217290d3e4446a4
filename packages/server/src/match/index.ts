/** A match without its surroundings: no socket, store, timer or chance of its own. */

export { CorruptMatch } from './changing.ts';
export {
  CLOCK_NAMES,
  CLOCKS,
  type ClockFacts,
  type ClockName,
  GRACE,
  MOST_LAG,
  type Now,
} from './clock.ts';
export {
  type AnswerCommand,
  command,
  type EndCommand,
  type Fault,
  type HostCommand,
  hostCommand,
  type Judged,
  type OfferCommand,
  type PlayerCommand,
  type RefusalCode,
  type SeatCommand,
} from './command.ts';
export { commit } from './commit.ts';
export { deadline, due } from './due.ts';
export { ABSENCE } from './ends.ts';
export {
  type Entry,
  type EntryKind,
  type EntryOf,
  type OfferKind,
  ORDERS,
  type Orders,
  type Rating,
  readEntry,
  writeEntry,
} from './entry.ts';
export { type Folded, fold, type StoredMatch, storedMatch } from './fold.ts';
export {
  type Facts,
  factsOf,
  type Note,
  type Outgoing,
  type Prompt,
  type SeatFacts,
  type Snapshot,
  type Step,
  snapshot,
  storyFor,
  tellAgain,
} from './outgoing.ts';
export { type Past, positionAt } from './past.ts';
export { endBy, toActAfter } from './preview.ts';
export { orderSeats, recordOf, rematchOf } from './rematch.ts';
export {
  commitmentOf,
  isSecret,
  seatOrder,
  seedOf,
  type Verdict,
  verify,
  writeSecret,
} from './secret.ts';
export { type Seen, type SeenData, seenOf } from './seen.ts';
export {
  type MatchPlan,
  readSetup,
  type SeatPlan,
  type Setup,
  type Visibility,
} from './setup.ts';
export { keepSpare } from './spares.ts';
export {
  areAllSeated,
  askedToRespond,
  publicToAct,
  type RatingMove,
  type Seat,
  seatAt,
  seatOfPlayer,
  shownState,
  type Table,
} from './table.ts';
export { type Window, waitsToBeSeen, windowOf } from './windows.ts';
