/** The authority over matches. */

export type * from './authority.ts';
export { createHost, type RunningHost } from './create.ts';
export {
  type BotAnswerer,
  type BotQuestion,
  type HostClock,
  type HostLimits,
  type HostLog,
  type HostOptions,
  LIMITS as HOST_LIMITS,
  type RatedEnd,
  type Turn,
} from './options.ts';
export { readSummary, type Summary } from './summary.ts';
export { logTag } from './tagged-log.ts';
