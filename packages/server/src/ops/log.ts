/** Logs as lines of JSON. Nothing that opens a door is ever written: no cookie, token, key or secret. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config.ts';

export type Log = Logger;

const SECRETS = ['cookie', 'authorization', 'session', 'token', 'secret', 'set-cookie', 'keys'];
const PATHS = SECRETS.flatMap((name) => {
  const field = name.includes('-') ? `["${name}"]` : `.${name}`;
  const top = name.includes('-') ? `["${name}"]` : name;
  return [top, `*${field}`, `*.headers${field}`, `headers${field}`, `*.*${field}`];
});

export function createLog(level: LogLevel, to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: PATHS, censor: '[hidden]' },
    // Requests are told by their route: an address holds the id of a match, and that is an invitation.
    serializers: {
      req: (request: { readonly method?: string; readonly id?: string }) => ({
        id: request.id,
        method: request.method,
      }),
      res: (reply: { readonly statusCode?: number }) => ({ status: reply.statusCode }),
    },
  };
  return to === undefined ? pino(options) : pino(options, to);
}
