/** The HTTP bodies and answers, in one place to import from. */
export * from './http/matches.ts';
export * from './http/players.ts';
