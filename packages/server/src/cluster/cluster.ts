/**
 * Any process serves any match: what another process has is asked for there, over a connection between the two, and what is told
 * comes back the same way. Who has a match is decided by leases alone; a process that is gone is followed when its leases end.
 */

import type { Host, Outcome, Visitor, Watcher, Watching } from '../host/authority.ts';
import { createHost, type RunningHost } from '../host/create.ts';
import type { HostOptions } from '../host/options.ts';
import { type DoorOptions, makeDoor } from './door.ts';
import { createLinks, type Link } from './links.ts';
import { type Ask, addressOf, ownerName, refused } from './messages.ts';

export interface ClusterOptions extends DoorOptions {
  /** No answer of another process within so many ms: "try again". */
  readonly timeoutMs?: number;
}

export interface ClusteredHost extends RunningHost {
  /** Where other processes reach this one. */
  readonly address: string;
  readonly owner: string;
  counts(): { forwarded: number; unreachable: number };
}

const TIMEOUT_MS = 2000;
const LIFE_BYTES = 9;

export async function createClusteredHost(
  options: Omit<HostOptions, 'owner'>,
  cluster: ClusterOptions,
): Promise<ClusteredHost> {
  const door = await makeDoor(cluster);
  const life = Buffer.from(options.bytes(LIFE_BYTES)).toString('base64url');
  const owner = ownerName(door.address, life);
  const local = createHost({ ...options, owner });
  door.open(local);
  const links = createLinks({
    secret: cluster.secret,
    timeoutMs: cluster.timeoutMs ?? TIMEOUT_MS,
    leaseMs: options.lease.ttlMs,
  });
  const counts = { forwarded: 0, unreachable: 0 };
  /** Watchers of this process that listen to another, by themselves. */
  const away = new WeakMap<Watcher, { readonly link: Link; readonly w: number }>();
  let watchers = 0;

  async function linkFor(match: string): Promise<Link | null> {
    const holder = local.ownerOf(match);
    const address = holder === null || holder === owner ? null : addressOf(holder);
    const link = address === null ? null : await links.to(address);
    if (link === null && holder !== null) {
      counts.unreachable++;
      local.forgetOwner(match);
    }
    return link;
  }

  /** Here if it can be, else where the match is. */
  async function route<T>(
    match: string,
    here: () => Promise<Outcome<T>>,
    there: (link: Link) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    if (local.ownerOf(match) === null || local.has(match)) {
      const outcome = await here();
      if (outcome.ok || outcome.code !== 'elsewhere') return outcome;
    }
    const link = await linkFor(match);
    if (link === null) return refused('unavailable');
    counts.forwarded++;
    const outcome = await there(link);
    if (outcome.ok || (outcome.code !== 'elsewhere' && outcome.code !== 'unavailable')) {
      return outcome;
    }
    // It has moved on since, or is not heard of: found anew next time, by the lease.
    local.forgetOwner(match);
    return refused('unavailable');
  }

  const ask = <T>(link: Link, question: Ask) => link.ask(question) as Promise<Outcome<T>>;

  async function watchThere(
    link: Link,
    match: string,
    who: Visitor,
    have: number | null,
    watcher: Watcher,
  ): Promise<Outcome<Watching>> {
    const w = ++watchers;
    link.watch(w, watcher);
    const outcome = await ask<{ viewer: number }>(link, { do: 'watch', match, who, have, w });
    if (!outcome.ok) {
      link.leave(w);
      return outcome;
    }
    away.set(watcher, { link, w });
    const { viewer } = outcome.value;
    return {
      ok: true,
      value: {
        viewer,
        leave() {
          link.leave(w);
          away.delete(watcher);
        },
      },
    };
  }

  const host: Host = {
    ...local,
    watch: (match, who, have, watcher) =>
      route(
        match,
        () => local.watch(match, who, have, watcher),
        (link) => watchThere(link, match, who, have, watcher),
      ),
    command: (match, by, c, from) =>
      route(
        match,
        () => local.command(match, by, c, from),
        (link) => {
          const place = from === null ? undefined : away.get(from);
          const w = place?.link === link ? place.w : null;
          return ask(link, { do: 'command', match, by, c, w });
        },
      ),
    chat: (match, by, line, id) =>
      route(
        match,
        () => local.chat(match, by, line, id),
        (link) => ask(link, { do: 'chat', match, by, line, id }),
      ),
    rematch: (match, by, yes) =>
      route(
        match,
        () => local.rematch(match, by, yes),
        (link) => ask(link, { do: 'rematch', match, by, yes }),
      ),
    async drain() {
      await local.drain();
      links.close();
      await door.close();
    },
  };
  return {
    ...local,
    ...host,
    address: door.address,
    owner,
    counts: () => ({ ...counts }),
    abandon() {
      local.abandon();
      links.close();
      void door.close();
    },
  };
}
