/** The authority over matches. */
export { createHost, type RunningHost } from './create.ts';
export type * from './host.ts';
export {
  type BotAnswerer,
  type BotQuestion,
  type HostClock,
  type HostLimits,
  type HostLog,
  type HostOptions,
  LIMITS as HOST_LIMITS,
  type RatedEnd,
} from './options.ts';
export { readSummary, type Summary } from './summary.ts';
