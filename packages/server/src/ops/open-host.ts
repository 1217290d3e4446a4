/** The authority over matches with all it needs: alone on SQLite, one of several on PostgreSQL. */
import { createHmac, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { RATES } from '@open-gosu/protocol';
import type { Notices } from '../accounts/notices.ts';
import { rateMatch, ratingOf } from '../accounts/standings.ts';
import { createBuckets } from '../buckets.ts';
import { createClusteredHost } from '../cluster/index.ts';
import type { Config } from '../config.ts';
import {
  type BotAnswerer,
  createHost,
  type HostOptions,
  logTag,
  type RunningHost,
} from '../host/index.ts';
import type { Limits } from '../http/limits.ts';
import type { Store } from '../store/index.ts';
import { keepFault } from './faults.ts';
import type { Log } from './log.ts';

export interface HostParts {
  readonly config: Config;
  readonly store: Store;
  readonly bots: BotAnswerer | null;
  readonly log: Log;
  /** Null: nobody is told anything. */
  readonly notices: Pick<Notices, 'yourTurn'> | null;
  readonly limits: Limits;
  /** All processes have the same: what they prove to each other comes from it. */
  readonly key: string;
}

const LEASE_MS = 15_000;

/** Drawn so many bytes at a time: to ask for eight costs as much as for thousands. */
const POOL_BYTES = 4096;
let pool = randomBytes(0);
let used = 0;

/** 48 bits that nobody can foresee, as a number below one. */
function unforeseen(): number {
  if (used >= pool.length) {
    pool = randomBytes(POOL_BYTES - (POOL_BYTES % 6));
    used = 0;
  }
  used += 6;
  return pool.readUIntBE(used - 6, 6) / 2 ** 48;
}

export async function openHost(parts: HostParts): Promise<RunningHost> {
  const { config, store, bots, log, notices, key, limits } = parts;
  const talk = createBuckets({ rate: RATES.chat / 60, burst: RATES.chat });
  const options: Omit<HostOptions, 'owner'> = {
    store,
    clock: { mono: () => performance.now(), wall: () => Date.now() },
    random: unforeseen,
    bytes: randomBytes,
    bots,
    log,
    lease: { ttlMs: LEASE_MS },
    rate: async ({ game, clock, players, result, at }) => {
      const { winners } = result;
      // A rated match refuses to take anything back.
      const finished = { game, clock, rated: true, players, winners, undone: false, at };
      return rateMatch(store.ratings, finished);
    },
    sitter: async (player, game, clock) => {
      const [rating, keys] = await Promise.all([
        ratingOf(store.ratings, player, game, clock),
        store.passkeys.of(player),
      ]);
      return { guest: keys.length === 0, rating };
    },
    pace: (what, player, match) => {
      if (what === 'match') return limits.match.take(player);
      return limits[what === 'undo' ? 'undo' : 'seat'].take(`${match} ${player}`);
    },
    mayTalk: (player) => talk.take(player) === 0,
    ...(notices === null ? {} : { yourTurn: notices.yourTurn }),
    onFault(match, fault) {
      const tag = logTag(match);
      const file = keepFault(config.dataDir, tag, fault, Date.now());
      log.error({ match: tag, file }, 'what the engine failed at is kept');
    },
  };
  if (config.databaseUrl === null) {
    const life = randomBytes(6).toString('base64url');
    return createHost({ ...options, owner: `${hostname()}-${process.pid}-${life}` });
  }
  const { host, port, address } = config.cluster;
  return createClusteredHost(options, {
    listen: { host, port },
    ...(address === null ? {} : { advertise: address }),
    secret: createHmac('sha256', key).update('cluster').digest('base64url'),
  });
}
