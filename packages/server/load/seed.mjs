/**
 * Fills an empty store before the server starts: people with sessions, and running matches between them. They are written by the
 * store's own code, only without waiting for the disk (SQLite).
 */
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { createSessions, newPlayerId } from '../dist/accounts/sessions.js';
import { storedMatch } from '../dist/match/index.js';
import { openPostgresStore, openSqliteStore } from '../dist/store/index.js';
import { beginOne, entriesFor, planOf } from './games.mjs';

/** Signs the sessions of all servers under load. */
export const SESSION_KEY = 'the key of sessions under load, known to all';

/** As many as the store has connections to PostgreSQL. */
const ABREAST = 4;
/** Nobody waits for an answer here, and the machine may be busy. */
const PATIENT = { connectMs: 20_000, queryMs: 20_000 };

const openIn = ({ dir, url }) =>
  url === undefined
    ? openSqliteStore({ dir, pragmas: () => ['synchronous = OFF'] })
    : openPostgresStore({ url, timeouts: PATIENT });

async function inTurn(count, make) {
  const made = [];
  for (let i = 0; i < count; i += ABREAST) {
    const some = Array.from({ length: Math.min(ABREAST, count - i) }, (_, n) => make(i + n));
    made.push(...(await Promise.all(some)));
  }
  return made;
}

const idOf = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const sessionsIn = (store) =>
  createSessions({ store: store.sessions, key: SESSION_KEY, canReturn: async () => false });

async function makePerson(store, sessions, name) {
  const person = { id: newPlayerId(), name };
  await store.players.create({ ...person, lang: 'en', createdAt: 1 });
  return { ...person, session: await sessions.begin(person.id) };
}

function summaryOf(seats, wake) {
  return JSON.stringify({ seats, toAct: 0, lastAt: 1, result: null, wake });
}

/** With the store of the place, which is closed again whatever happens. */
async function within(place, work) {
  const store = await openIn(place);
  try {
    return await work(store);
  } finally {
    await store.close();
    if (place.url === undefined) syncFile(join(place.dir, 'open-gosu.db'));
  }
}

/** What lies there when a server starts has long been on the disk: it must not be written while the server is measured. */
function syncFile(file) {
  const fd = openSync(file, 'r+');
  fsyncSync(fd);
  closeSync(fd);
}

/** Matches of one person each against whoever the plan names. */
export const seedBots = (place, count, plan) =>
  within(place, (store) => fillWithBots(store, count, plan));

async function fillWithBots(store, count, plan) {
  const sessions = sessionsIn(store);
  return inTurn(count, async (n) => {
    const person = await makePerson(store, sessions, `Person ${n}`);
    const { secret, entries } = beginOne(plan, `bot ${n}`, person);
    const id = idOf(`${process.pid} ${Math.random()} bot ${n}`);
    await store.createMatch(
      {
        ...storedMatch(id, plan, secret),
        createdAt: 1,
        status: 'running',
        summary: summaryOf([], 0),
      },
      entries,
      [person.id],
    );
    return { match: id, session: person.session };
  });
}

/**
 * `tables`: pairs of people; `matches`: how many each pair has, one after the other. `from`: the answer before which matches
 * stand, or a function of the table's number that says so.
 */
export const seed = (place, games, wanted) => within(place, (store) => fill(store, games, wanted));

async function fill(store, games, { tables, matches = 1, from = 0, plan, game = 'gosu-x' }) {
  const sessions = sessionsIn(store);
  const setup = plan ?? planOf(game);
  const people = await inTurn(tables * 2, (n) => makePerson(store, sessions, `Player ${n}`));
  const made = Array.from({ length: tables }, (_, n) => ({
    people: [people[2 * n], people[2 * n + 1]],
    matches: [],
  }));
  // Matches that are played at the same time were made at the same time, and lie side by side.
  for (let m = 0; m < matches; m++) {
    await inTurn(tables, async (n) => {
      const pair = made[n].people;
      const script = games[(n + m * 7) % games.length];
      const at = typeof from === 'function' ? from(n) : from;
      let start = m === 0 ? Math.min(at, script.answers.length - 1) : 0;
      // A response is asked for by a prompt, which a newcomer is told otherwise.
      while (script.answers[start].part > 0) start--;
      const id = idOf(`${process.pid} ${Math.random()} ${n} ${m}`);
      const seats = pair.map(({ name, id: player }) => ({
        kind: 'person',
        name,
        player,
        bot: null,
      }));
      // Nobody needs those that wait for their turn.
      const summary = summaryOf(seats, m === 0 ? 0 : null);
      await store.createMatch(
        { ...storedMatch(id, setup, script.secret), createdAt: 1, status: 'running', summary },
        entriesFor(script, start, pair),
        pair.map((person) => person.id),
      );
      made[n].matches.push({ id, script, start });
    });
  }
  return made;
}
