/**
 * Another match at the same table. Its id follows from the secret of the one before: asked for twice, by two processes or after a
 * crash, it is one match, and the old link leads to it for good.
 */
import { createHash } from 'node:crypto';
import { rematchOf, type Table } from '../match/index.ts';
import { seatOfPlayer } from '../match/table.ts';
import { StoreError } from '../store/index.ts';
import type { HostRefusal, Outcome, Person } from './authority.ts';
import { type Core, errorText, guarded, type Live, type Watch } from './live.ts';
import { makeMatch } from './making.ts';
import { enqueue } from './work.ts';

function nextId(table: Table): string {
  return createHash('sha256')
    .update('open-gosu rematch')
    .update(Buffer.from(table.facts.secret, 'base64url'))
    .digest('base64url')
    .slice(0, 22);
}

/** Bots always want to. */
function wantedOf(live: Live, table: Table): boolean[] {
  live.wanted ??= table.seats.map(({ kind, player }) => kind === 'bot' && player === null);
  return live.wanted;
}

export function want(core: Core, match: string, by: Person, yes: boolean): Promise<Outcome<null>> {
  return new Promise((resolve) => {
    const refuse = (code: HostRefusal) => resolve({ ok: false, code });
    enqueue(core, match, {
      kind: 'look',
      run(table) {
        const live = core.lives.get(match) as Live;
        const seat = seatOfPlayer(table, by.player);
        if (seat < 0) return refuse('no-seat');
        if (table.status !== 'over') return refuse('not-yet');
        const wanted = wantedOf(live, table);
        wanted[seat] = yes;
        make(core, live, table, wanted, by).then(
          (isTooFast) => {
            if (isTooFast) wanted[seat] = false;
            tellRematch(core, live, wanted);
            if (isTooFast) refuse('too-fast');
            else resolve({ ok: true, value: null });
          },
          (error) => {
            core.options.log.warn({ match, error: errorText(error) }, 'no rematch was made');
            refuse('unavailable');
          },
        );
      },
      fail: refuse,
    });
  });
}

/** True: nothing was made, for this player makes too many matches. */
async function make(
  core: Core,
  live: Live,
  table: Table,
  wanted: readonly boolean[],
  { player }: Person,
): Promise<boolean> {
  if (live.next !== null || wanted.includes(false)) return false;
  const plan = rematchOf(table);
  if (plan === null) return false;
  if ((core.options.pace?.('match', player, live.id) ?? 0) > 0) return true;
  const id = nextId(table);
  // Everybody one seat on, as in the plan.
  const people = [...table.seats.slice(1), ...table.seats.slice(0, 1)].map(({ player, name }) => ({
    player: player ?? '',
    name,
  }));
  try {
    await makeMatch(core, plan, people, id);
  } catch (error) {
    if (!(error instanceof StoreError) || error.kind !== 'conflict') throw error;
  }
  live.next = id;
  return false;
}

function tellRematch(core: Core, live: Live, wanted: readonly boolean[], only?: Watch): void {
  const told = [...wanted];
  for (const { watcher } of only === undefined ? [...live.watches] : [only]) {
    guarded(core, live.id, () => watcher.rematch(told, live.next));
  }
}

/** For somebody who comes to a match that is over: where it goes on. */
export async function nextOf(core: Core, live: Live, table: Table, watch: Watch): Promise<void> {
  const found = await findNext(core, live, table);
  const isNews = found !== null || live.wanted?.some((yes) => yes);
  if (isNews && live.watches.includes(watch)) tellRematch(core, live, wantedOf(live, table), watch);
}

export async function findNext(
  core: Core,
  live: Live | null,
  table: Table,
): Promise<string | null> {
  if (live !== null && live.next !== null) return live.next;
  const id = nextId(table);
  try {
    if ((await core.options.store.lastSeq(id)) === null) return null;
  } catch {
    return null;
  }
  if (live !== null) live.next = id;
  return id;
}
