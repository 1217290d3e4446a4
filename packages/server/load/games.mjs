/**
 * Games played beforehand. Their secrets are known here, so a client can give legal answers without an engine of its own: it
 * costs the generator nothing, and the server everything (it judges each answer as it judges anybody's).
 */
import { below, makeRng } from '@open-gosu/kernel';
import {
  askedToRespond,
  command,
  commit,
  fold,
  hostCommand,
  publicToAct,
  readSetup,
  storedMatch,
  writeEntry,
  writeSecret,
} from '../dist/match/index.js';

const START = { mono: 1000, wall: Date.now(), chance: 0.5 };
const PLAYERS = ['first player', 'second player'];

/** The plan of all matches under load: nothing stays covered longer than it takes to answer. */
export function planOf(game, more = {}, bots = []) {
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const setup = { game, seats, clock: 'slow', visibility: 'public', lot: false, noDelay: true };
  const read = readSetup({ ...setup, ...more }, bots);
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

/**
 * One random game to its end: `answers` as a client gives them, and `entries` as the store has them, the first three being
 * the seats and the deal. `upTo[i]`: how many entries there are before answer i.
 */
function playOne(game, seed) {
  const rng = makeRng(`load ${game} ${seed}`);
  const secret = writeSecret(Uint8Array.from({ length: 32 }, () => below(rng, 256)));
  const row = storedMatch('load', planOf(game), secret);
  const { table } = fold(row, [], START);
  const entries = [];
  const answers = [];
  const upTo = [];
  const write = (judged) => {
    if (!judged.ok || !('entry' in judged)) throw new Error(`not taken: ${judged.code}`);
    entries.push(writeEntry(judged.entry));
    commit(table, judged.entry, START, []);
  };
  PLAYERS.forEach((player, seat) => {
    write(command(table, player, { kind: 'sit', id: 'first', seat, player, name: player }, START));
  });
  write(hostCommand(table, { kind: 'begin' }, START));
  const { game: rules } = table.facts.kit;
  const legal = [];
  while (table.status === 'running') {
    const responder = askedToRespond(table);
    const seat = responder >= 0 ? responder : publicToAct(table);
    if (seat < 0) {
      write(hostCommand(table, { kind: 'reveal', seen: true }, START));
      continue;
    }
    const count = rules.legal(table.state, legal);
    const text = rules.describe(table.state, legal[below(rng, count)]);
    const { ply, part } = table;
    upTo.push(entries.length);
    answers.push({ seat, ply, part, text });
    const id = `seed${answers.length}`;
    write(
      command(
        table,
        PLAYERS[seat],
        { kind: 'answer', id, ply, line: 0, part, text, lag: 0 },
        START,
      ),
    );
  }
  return { secret, entries, answers, upTo };
}

/** A match between a person at the first seat and whoever the plan names: the secret, and the entries up to the deal. */
export function beginOne(plan, seed, person) {
  const rng = makeRng(`load ${seed}`);
  const secret = writeSecret(Uint8Array.from({ length: 32 }, () => below(rng, 256)));
  const { table } = fold(storedMatch('load', plan, secret), [], START);
  const { id: player, name } = person;
  const entries = [];
  for (const judge of [
    () => command(table, player, { kind: 'sit', id: 'first', seat: 0, player, name }, START),
    () => hostCommand(table, { kind: 'begin' }, START),
  ]) {
    const { entry } = judge();
    entries.push(writeEntry(entry));
    commit(table, entry, START, []);
  }
  return { secret, entries };
}

/** `count` different games; tables share them. */
export function playGames(game, count, seed = 1) {
  return Array.from({ length: count }, (_, i) => playOne(game, `${seed} ${i}`));
}

/** The entries of a match that stands before answer `from`, with these people at it. */
export function entriesFor({ entries, upTo }, from, people) {
  return entries.slice(0, upTo[from]).map((body, i) => {
    const person = people[i];
    if (person === undefined) return body;
    return JSON.stringify({ ...JSON.parse(body), player: person.id, name: person.name });
  });
}
