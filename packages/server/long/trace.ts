/**
 * R3: what would be left after a loss of power. The system calls of the server are traced while many play: no answer is
 * acknowledged on a socket before the call that brings its entry to the disk has returned.
 */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Crowd } from './crowd.ts';
import { makeData } from './data.ts';
import { pause } from './people.ts';
import { ServerProcess } from './process.ts';
import { endProgress, progress, type Verdict } from './report.ts';

export interface TraceOptions {
  readonly answers: number;
  readonly games: number;
  readonly seed: string;
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const CALLS = 'openat,close,write,writev,pwrite64,pwritev,sendto,sendmsg,fdatasync,fsync';

export async function traceOrder(options: TraceOptions): Promise<Verdict> {
  const data = await makeData('sqlite');
  const file = join(data.dir, 'trace.txt');
  const { script, env } = options;
  const server = new ServerProcess({
    env: { ...data.env, ...env },
    ...(script === undefined ? {} : { script }),
    under: ['strace', '-D', '-f', '-qq', '-s', '70000', '-e', `trace=${CALLS}`, '-o', file],
  });
  try {
    await server.start();
    const { games, seed, answers } = options;
    const crowd = new Crowd({ games, seed, base: () => server.base });
    await crowd.begin();
    while (crowd.answers < answers && server.crashes === 0) {
      await pause(200);
      progress(`${crowd.answers}/${answers} answers under strace`);
    }
    await crowd.finish(1);
    await server.end('SIGTERM');
    progress('the trace is read');
    const acknowledged = new Set(
      crowd.players.flatMap((player) => player.acknowledged.map(({ id }) => id)),
    );
    return verdict(await read(file, acknowledged), acknowledged.size, server.crashes, seed);
  } finally {
    endProgress();
    await server.end('SIGKILL');
    await data.remove();
  }
}

interface Order {
  syncs: number;
  /** Answers whose entry was on disk when they were acknowledged, and those whose entry was not. */
  safe: number;
  early: number;
  readonly first: string[];
}

const ID = /\\"id\\":\\"([\w-]{3,24})\\"/g;
const CALL = /^(?:\d+ +)?(\w+)\((\d+|AT_FDCWD)/;

/** Line by line: what was written to the database, what was synced, what was sent. */
async function read(file: string, acknowledged: ReadonlySet<string>): Promise<Order> {
  const order: Order = { syncs: 0, safe: 0, early: 0, first: [] };
  /** By descriptor: the file, and by file what was written since it was last synced. */
  const files = new Map<string, string>();
  const written = new Map<string, Set<string>>();
  const synced = new Set<string>();
  const told = new Set<string>();
  const idsIn = (line: string) =>
    [...line.matchAll(ID)].map(([, id = '']) => id).filter((id) => acknowledged.has(id));
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    const [, name = '', fd = ''] = CALL.exec(line) ?? [];
    const file = files.get(fd);
    if (name === 'openat' && line.includes('open-gosu.db')) {
      const [, path = '', opened] = /"([^"]+)".* = (\d+)$/.exec(line) ?? [];
      if (opened !== undefined) files.set(opened, path);
    } else if (name === 'close') files.delete(fd);
    else if (name === 'fdatasync' || name === 'fsync') {
      if (file === undefined || !line.endsWith('= 0')) continue;
      order.syncs++;
      for (const id of written.get(file) ?? []) synced.add(id);
      written.delete(file);
    } else if (file !== undefined) {
      const since = written.get(file) ?? new Set();
      for (const id of idsIn(line)) if (!synced.has(id)) since.add(id);
      written.set(file, since);
    } else if (/\\"t\\":\\"(step|done)\\"/.test(line)) {
      for (const id of idsIn(line)) {
        if (told.has(id)) continue;
        told.add(id);
        if (synced.has(id)) order.safe++;
        else {
          order.early++;
          if (order.first.length < 5) order.first.push(`${id} was told before it was on disk`);
        }
      }
    }
  }
  return order;
}

function verdict(order: Order, acknowledged: number, crashes: number, seed: string): Verdict {
  const { syncs, safe, early, first } = order;
  const wrong = [...first];
  // The trace shows all of them, or it proves nothing.
  if (safe + early < acknowledged)
    wrong.push(`${acknowledged - safe - early} are not in the trace`);
  if (crashes > 0) wrong.push('the server ended by itself');
  return {
    ok: wrong.length === 0 && early === 0,
    wrong,
    figures: { acknowledged, syncs, 'on disk before they were told': safe, early, crashes, seed },
  };
}
