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
import type { Person } from './authority.ts';
import { type Core, errorText } from './live.ts';
import type { Sitter } from './options.ts';
import { summaryOf } from './summary.ts';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/** `people`: by seat of the plan, those who sit down at once. `wanted`: the id, where it is known before. */
export async function makeMatch(
  core: Core,
  plan: MatchPlan,
  people: readonly (Person | null)[],
  wanted?: string,
): Promise<string> {
  const { store, bytes, clock } = core.options;
  const secret = writeSecret(bytes(SECRET_BYTES));
  const id = wanted ?? Buffer.from(bytes(ID_BYTES)).toString('base64url');
  const order = plan.setup.lot
    ? seatOrder(secret, plan.setup.seats.length)
    : [...plan.setup.seats.keys()];
  const row = storedMatch(id, { ...plan, setup: orderSeats(plan.setup, order) }, secret);
  const folded = fold(row, [], core.now());
  if (!folded.ok) throw new Error(`a plan that is none: ${folded.code}`);
  const { table } = folded;
  const entries = begin(core, table, order, await knownOf(core, plan, people));
  const createdAt = clock.wall();
  const { status, summary } = summaryOf(table, null, createdAt).row;
  const players = table.seats.flatMap(({ player }) => (player === null ? [] : [player]));
  await store.createMatch({ ...row, createdAt, status, summary }, entries, players);
  return id;
}

type Known = Person & Sitter;

const UNKNOWN: Sitter = { guest: false, rating: null };

/** What others at the table will know of somebody; nothing where that cannot be found out. */
export async function sitterOf(core: Core, plan: MatchPlan, player: string): Promise<Sitter> {
  const { sitter, log } = core.options;
  try {
    return (await sitter?.(player, plan.game, plan.setup.clock)) ?? UNKNOWN;
  } catch (error) {
    log.warn({ error: errorText(error) }, 'somebody sits down as a stranger');
    return UNKNOWN;
  }
}

function knownOf(
  core: Core,
  plan: MatchPlan,
  people: readonly (Person | null)[],
): Promise<(Known | null)[]> {
  return Promise.all(
    people.map(async (person) =>
      person === null || person.player === ''
        ? null
        : { ...person, ...(await sitterOf(core, plan, person.player)) },
    ),
  );
}

/** The first entries: they are part of what is created. */
function begin(
  core: Core,
  table: Table,
  order: readonly number[],
  people: readonly (Known | null)[],
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
    const { player, name, guest, rating } = person;
    const sit = { kind: 'sit', id: 'first', seat, player, name, guest, rating } as const;
    write(command(table, player, sit, core.now()));
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
