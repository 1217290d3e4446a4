/** S9: whether anybody waits for the bots. They think in threads of their own, on whatever processors there are. */
import { startServer } from '../child.mjs';
import { pace } from '../drive.mjs';
import { planOf } from '../games.mjs';
import { playAsPerson } from '../person.mjs';
import { SESSION_KEY, seed, seedBots } from '../seed.mjs';
import { openAll, Table } from '../tables.mjs';

const BOTS = 4;
/** The strongest: it thinks for longest. */
const LEVEL = 'level-6';
const GAMES = 100;
const WARM_MS = 3000;
const MS = 15_000;

export const bots = {
  id: 's9',
  about: `${BOTS} bots think in threads while ${GAMES} games go on at one answer a second`,
  async run({ place, games, progress }) {
    progress.step('s9: seating');
    const where = await place();
    const seeded = await seed(where, games, { tables: GAMES, matches: 2, from: (n) => n % 40 });
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: LEVEL }];
    const against = await seedBots(where, BOTS * 4, planOf('gosu-x', { seats }, [LEVEL]));
    const env = { SESSION_KEY, BOT_THREADS: String(BOTS) };
    const server = await startServer(where, { cpus: '0,1', env });
    const tables = seeded.map((one) => new Table(one));
    await openAll(tables, server.port);
    const people = [];
    for (const [n, one] of against.entries()) {
      const address = `10.250.0.${n}`;
      people.push(
        await playAsPerson({ port: server.port, address, game: 'gosu-x', seat: 0, ...one }),
      );
    }
    await pace(server, tables, 1000, WARM_MS);
    await server.delay();
    progress.step('s9: thinking');
    const figures = await pace(server, tables, 1000, MS);
    const delay = await server.delay();
    const running = people.filter((person) => !person.isOver()).length;
    for (const person of people) person.stop();
    for (const table of tables) table.close();
    await server.stop();
    return [
      { what: 'matches with a bot that still ran at the end', value: running, least: BOTS },
      { what: 'event loop: delay p99, ms', value: delay.p99, most: 30, goal: 10 },
      { what: 'answers of people: p99, ms', value: figures.p99 },
      { what: 'processor, % of a core', value: figures.cpu },
    ];
  },
};
