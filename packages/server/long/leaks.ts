/** After an attack: whether anybody did what they may not, saw what they may not, or was told a secret before its time. */
import { kitOf } from '../src/games.ts';
import { recall } from '../src/match/commit.ts';
import { type Entry, fold, readEntry, seedOf } from '../src/match/index.ts';
import type { Store, StoredMatch } from '../src/store/index.ts';
import type { Attackers } from './attackers.ts';
import { type Audit, auditMatch } from './audit.ts';
import type { Crowd } from './crowd.ts';
import type { Guest } from './people.ts';
import type { Sieve } from './sieve.ts';

const NOW = { mono: 0, wall: 0, chance: 0 };

/** Who took part, and what they were told. */
export interface Told {
  readonly crowd: Crowd;
  readonly attackers: Attackers;
  readonly sieve: Sieve;
}

/** What everybody saw, honest or not, against what they may know. */
export async function auditShown(
  audit: Audit,
  { crowd, attackers }: Told,
  store: Store,
): Promise<void> {
  const kept = crowd.kept();
  for (const match of attackers.own.keys()) kept.set(match, { answered: [], seen: [] });
  for (const { receivers } of attackers.all) {
    for (const { seen } of receivers) {
      for (const one of seen.values()) kept.get(one.match)?.seen.push(one);
    }
  }
  for (const [match, { answered, seen }] of kept) {
    await auditMatch(audit, store, match, answered, seen);
  }
}

/** Entries that nobody honest, and no owner of a seat, can have brought about. Returns how many. */
export async function findStrangers(told: Told, store: Store): Promise<number> {
  const { crowd, attackers, sieve } = told;
  let strange = 0;
  const look = async (match: string, isStrange: (entry: Entry) => boolean) => {
    for (const body of (await store.readMatch(match))?.entries ?? []) {
      const entry = readEntry(body);
      if (entry !== null && !isStrange(entry)) continue;
      strange++;
      sieve.say(`${match}: somebody else did this: ${body}`);
    }
  };
  const people = crowd.players.map(({ who }) => who);
  for (const match of crowd.made) await look(match, strangeAmong(people));
  for (const [match, { name, seats }] of attackers.own) {
    await look(match, strangeFor(name, seats.get(match) ?? -1));
  }
  return strange;
}

/** Honest people sit down and answer; all else is the server's doing, and nobody asked for it. */
function strangeAmong(people: readonly Guest[]): (entry: Entry) => boolean {
  const ids = new Set(people.map(({ id }) => id));
  const marks = new Set(people.map(({ id }) => id.slice(0, 6)));
  return (entry) => {
    switch (entry.kind) {
      case 'sit':
        return !ids.has(entry.player);
      case 'answer':
        return !marks.has(entry.id.slice(0, 6));
      case 'begin':
      case 'reveal':
      case 'pause':
      case 'resume':
        return false;
      case 'over':
        return entry.by !== null;
      default:
        return true;
    }
  };
}

/** The owner of the seat may do there what it likes; nobody else may, and the neighbour does nothing. */
function strangeFor(name: string, own: number): (entry: Entry) => boolean {
  const isOwn = (seat: number, id: string) =>
    seat === own && (id.startsWith(name) || !/^h\d+x/.test(id));
  return (entry) => {
    if (entry.kind === 'sit') return false;
    if ('id' in entry) return !isOwn(entry.seat, entry.id);
    if (entry.kind !== 'bot' && entry.kind !== 'over') return false;
    return entry.by !== null && !isOwn(entry.by.seat, entry.by.id);
  };
}

/** Secrets, seeds, words of generators and sessions among all that was received, before they were everybody's. */
export async function findSecrets(told: Told, store: Store): Promise<void> {
  const { crowd, attackers, sieve } = told;
  for (const { session } of [...attackers.guests, ...crowd.players.map(({ who }) => who)]) {
    if (sieve.words.has(session)) sieve.tell('a session was told to somebody else');
  }
  for (const match of [...attackers.own.keys(), ...crowd.made]) {
    const stored = await store.readMatch(match);
    if (stored !== null) findSecretsOf(sieve, match, stored);
  }
}

function findSecretsOf(sieve: Sieve, match: string, { row, entries }: StoredMatch): void {
  const folded = fold(row, [], NOW);
  const kit = kitOf(row.game);
  if (!folded.ok || kit === null) return;
  const { table } = folded;
  const generator = new Set<string>();
  /** Wall time from which on everything is everybody's. */
  let open = Number.POSITIVE_INFINITY;
  for (const body of entries) {
    const entry = readEntry(body);
    if (entry === null) break;
    recall(table, entry, NOW);
    if (table.state !== null) for (const word of kit.rng(table.state)) generator.add(String(word));
    if (table.status === 'over') open = Math.min(open, entry.at);
  }
  const isEarly = (at: number | undefined) => at !== undefined && at < open;
  if (isEarly(sieve.words.get(row.secret))) sieve.tell(`${match}: the secret was told`);
  if (isEarly(sieve.words.get(seedOf(row.secret)))) sieve.tell(`${match}: the seed was told`);
  for (const word of generator) {
    if (isEarly(sieve.numbers.get(word))) sieve.tell(`${match}: the generator was told`);
  }
}
