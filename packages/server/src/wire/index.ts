/** From the match core to frames, and from messages to commands. No socket, no time, no state but what was told last. */

export {
  type AsideKind,
  commandOf,
  isTableMessage,
  type Sender,
  type TableMessage,
} from './commands.ts';
export { clockOf, overOf, seatOf, setupOf, wholeFacts } from './facts.ts';
export {
  type About,
  againFrame,
  type Before,
  frameFor,
  ordersFrame,
  promptGone,
  Sight,
  snapshotFrame,
  withId,
} from './frames.ts';
export { refusalOf } from './refusals.ts';
export { Sights } from './sights.ts';
