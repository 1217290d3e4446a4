/** S1: how many answers a second one core takes, durable, checked and redacted; beside a bare server in the same rounds. */
import { startBare, startServer } from '../child.mjs';
import { heldUp, median, saturate } from '../drive.mjs';
import { SESSION_KEY, seed } from '../seed.mjs';
import { BareTable, openAll, Table } from '../tables.mjs';

const GAMES = 1000;
const ROUNDS = 5;
/** Until what is compiled at first, and again once more is known of it, is. */
const WARM_MS = 6000;
const ROUND_MS = 3000;
/** Of a core that answers so quickly, a table needs so many games. */
const MOST_RATE = 16_000;
const SHORTEST_GAME = 60;

/** Of a thousand tables or fewer: those that are fewer take turns more often. */
const matchesFor = (tables) =>
  2 + Math.ceil((MOST_RATE * (WARM_MS + ROUNDS * ROUND_MS)) / 1000 / tables / SHORTEST_GAME);

async function opened(place, games, tables) {
  const spread = (n) => n % 50;
  const seeded = await seed(place, games, { tables, matches: matchesFor(tables), from: spread });
  const server = await startServer(place, { env: { SESSION_KEY } });
  const seats = seeded.map((one) => new Table(one));
  await openAll(seats, server.port);
  return { server, tables: seats, rounds: [] };
}

async function openedBare(count) {
  const server = await startBare();
  const tables = Array.from({ length: count }, (_, n) => new BareTable(n));
  await openAll(tables, server.port);
  return { server, tables, rounds: [] };
}

export const saturation = {
  id: 's1',
  about: `saturation: ${GAMES} games, the next answer as soon as both players saw the last`,
  async run({ places, games, progress, profile, stores, size }) {
    const count = size(GAMES);
    progress.step('s1: seating');
    const cases = { bare: await openedBare(count) };
    if (stores.includes('sqlite')) cases.sqlite = await opened(places.folder(), games, count);
    if (stores.includes('postgres'))
      cases.postgres = await opened(await places.database(), games, count);
    for (const one of Object.values(cases)) await saturate(one.server, one.tables, WARM_MS);
    for (let round = 1; round <= ROUNDS; round++) {
      for (const [name, { server, tables, rounds }] of Object.entries(cases)) {
        progress.step(`s1: round ${round} of ${ROUNDS}, ${name}`);
        const work = () => saturate(server, tables, ROUND_MS);
        const wanted = profile !== undefined && round === ROUNDS && name !== 'bare';
        rounds.push(await (wanted ? server.profiled(`${profile}-${name}`, work) : work()));
      }
    }
    for (const { server, tables } of Object.values(cases)) {
      for (const table of tables) table.close();
      await server.stop();
    }
    const bare = cases.bare.rounds;
    const figures = [];
    for (const [name, { rounds }] of Object.entries(cases)) {
      const rates = rounds.map(({ rate }) => rate);
      const range = `${Math.round(Math.min(...rates))} to ${Math.round(Math.max(...rates))}`;
      const detail = `${range}; processor ${Math.round(median(rounds.map(({ cpu }) => cpu)))} %, generator ${Math.round(median(rounds.map(({ own }) => own)))} %`;
      const unfit = heldUp(rounds);
      figures.push({ what: `answers/s, ${name}`, value: median(rates), detail, ...unfit });
      if (name === 'bare') continue;
      const ratio = median(rounds.map(({ rate }, i) => rate / bare[i].rate));
      figures.push({
        what: `of the bare server, ${name}`,
        value: ratio,
        least: 0.4,
        goal: 0.65,
        // A yardstick that is held back makes the ratio too good.
        ...heldUp([...rounds, ...bare]),
      });
    }
    return figures;
  },
};
