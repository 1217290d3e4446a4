/** Bots that think in threads of their own. */
export { type BotPool, type BotPoolOptions, createBotPool } from './pool.ts';
