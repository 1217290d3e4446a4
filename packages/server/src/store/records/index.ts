/** All small tables over one connection to a database. */
import type { Records } from '../records.ts';
import type { Sql } from '../sql.ts';
import { createNotices, createTurns } from './notices.ts';
import { createNames, createPasskeys, createPlayers, createSessions } from './people.ts';
import { createRatings } from './results.ts';
import { createChat, createPush, createReports } from './talk.ts';
import { createUptime } from './uptime.ts';

export function createRecords(sql: Sql): Records {
  return {
    players: createPlayers(sql),
    names: createNames(sql),
    sessions: createSessions(sql),
    passkeys: createPasskeys(sql),
    ratings: createRatings(sql),
    chat: createChat(sql),
    reports: createReports(sql),
    uptime: createUptime(sql),
    push: createPush(sql),
    notices: createNotices(sql),
    turns: createTurns(sql),
  };
}
