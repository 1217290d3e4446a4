/** New matches: an id nobody can guess, a secret, seats by lot where that was wanted, and those who sit down at once. */
import {
  command,
  commit,
  due,
  type Entry,
  fold,
  hostCommand,
  type Judged,
  type MatchPlan,
  orderSeats,
  seatOrder,
  storedMatch,
  type Table,
  writeEntry,
  writeSecret,
} from '../match/index.ts';
import type { Person } from './host.ts';
import type { Core } from './live.ts';
import { summaryOf } from './summary.ts';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/** `people`: by seat of the plan, those who sit down at once. */
export async function makeMatch(
  core: Core,
  plan: MatchPlan,
  people: readonly (Person | null)[],
  more: { readonly id?: string; readonly rematchOf?: string } = {},
): Promise<string> {
  const { store, bytes, clock } = core.options;
  const secret = writeSecret(bytes(SECRET_BYTES));
  const id = more.id ?? Buffer.from(bytes(ID_BYTES)).toString('base64url');
  const order = plan.setup.lot
    ? seatOrder(secret, plan.setup.seats.length)
    : [...plan.setup.seats.keys()];
  const row = storedMatch(id, { ...plan, setup: orderSeats(plan.setup, order) }, secret);
  const folded = fold(row, [], core.now());
  if (!folded.ok) throw new Error(`a plan that is none: ${folded.code}`);
  const { table } = folded;
  const entries = begin(core, table, order, people);
  const createdAt = clock.wall();
  const { status, summary } = summaryOf(table, null, createdAt, more.rematchOf).row;
  const players = table.seats.flatMap(({ player }) => (player === null ? [] : [player]));
  await store.createMatch({ ...row, createdAt, status, summary }, entries, players);
  return id;
}

/** The first entries: they are part of what is created. */
function begin(
  core: Core,
  table: Table,
  order: readonly number[],
  people: readonly (Person | null)[],
): string[] {
  const bodies: string[] = [];
  const write = (judged: Judged) => {
    if (!judged.ok || !('entry' in judged)) return;
    const entry: Entry = judged.entry;
    bodies.push(writeEntry(entry));
    commit(table, entry, core.now(), []);
  };
  order.forEach((planned, seat) => {
    const person = people[planned] ?? null;
    if (person === null || table.seats[seat]?.kind === 'bot') return;
    const { player, name } = person;
    write(command(table, player, { kind: 'sit', id: 'first', seat, player, name }, core.now()));
  });
  const first = due(table, core.now(), '');
  if (first !== null) write(hostCommand(table, first, core.now()));
  return bodies;
}

/** The maker of a match sits where the plan names them. */
export function makersSeat(plan: MatchPlan, by: Person): (Person | null)[] {
  let isSeated = false;
  return plan.setup.seats.map((seat) => {
    if (isSeated || seat.kind !== 'invited' || seat.player !== by.player) return null;
    isSeated = true;
    return by;
  });
}
