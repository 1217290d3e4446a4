/** Who people are: guests, passkeys, ratings, completion, notifications. */
export * from './accounts.ts';
export * from './hooks.ts';
export * from './notices.ts';
export * from './paces.ts';
export * from './passkeys.ts';
export * from './push.ts';
export * from './rating.ts';
export * from './reminders.ts';
export * from './sessions.ts';
export * from './standings.ts';
