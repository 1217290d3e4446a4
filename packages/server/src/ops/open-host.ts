/** The authority over matches with all it needs: alone on SQLite, one of several on PostgreSQL. */
import { createHmac, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { RATES } from '@open-gosu/protocol';
import type { Push } from '../accounts/push.ts';
import { rateMatch } from '../accounts/standings.ts';
import { createClusteredHost } from '../cluster/index.ts';
import type { Config } from '../config.ts';
import { type BotAnswerer, createHost, type HostOptions, type RunningHost } from '../host/index.ts';
import { createBuckets } from '../http/buckets.ts';
import type { Store } from '../store/index.ts';
import type { Log } from './log.ts';

export interface HostParts {
  readonly config: Config;
  readonly store: Store;
  readonly bots: BotAnswerer | null;
  readonly log: Log;
  readonly push: Pick<Push, 'yourTurn'> | null;
  /** All processes have the same: what they prove to each other comes from it. */
  readonly key: string;
}

const LEASE_MS = 15_000;

/** 53 bits that nobody can foresee, as a number below one. */
function unforeseen(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 11n) / 2 ** 53;
}

export async function openHost(parts: HostParts): Promise<RunningHost> {
  const { config, store, bots, log, push, key } = parts;
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
      return (await rateMatch(store.ratings, finished)).changes;
    },
    mayTalk: (player) => talk.take(player) === 0,
    ...(push === null ? {} : { yourTurn: push.yourTurn }),
    onFault: (match, fault) =>
      log.error({ match, fault }, 'the engine failed: the match is halted'),
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
