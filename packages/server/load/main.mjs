/**
 * `npm run load`: the server under load, beside a bare one. Servers run on one processor, this program on another; answers are real
 * ones of real games over real sockets. docs/BENCH.md says what is measured and how.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { canPin, pin, stopAll } from './child.mjs';
import { playGames } from './games.mjs';
import { makePlaces } from './places.mjs';
import { makeProgress } from './progress.mjs';
import { failuresOf, sectionOf, tableOf, verdictLine } from './report.mjs';
import { bots } from './scenarios/bots.mjs';
import { idle } from './scenarios/idle.mjs';
import { capacity, steady } from './scenarios/paced.mjs';
import { start, storm } from './scenarios/restart.mjs';
import { saturation } from './scenarios/saturation.mjs';
import { scale } from './scenarios/scale.mjs';
import { storage } from './scenarios/storage.mjs';

const SCENARIOS = [saturation, steady, capacity, storage, idle, start, storm, bots, scale];
const EXIT = { held: 0, missed: 1, usage: 2 };
const STORES = ['sqlite', 'postgres'];
const DIFFERENT_GAMES = 64;
const SMALL = 10;
/** Steps of the longest scenario, for the bar. */
const STEPS = { s1: 16, s2: 6, s3: 2, s5: 1, s6: 2, s7: 2, s8: 3, s9: 2, s11: 4 };

const HELP = `npm run load -- [scenario...] [options]

${SCENARIOS.map(({ id, about }) => `  ${id.padEnd(4)} ${about}`).join('\n')}

Without scenarios, all of them.

  --store NAME     sqlite or postgres (default: both where a scenario compares them, else sqlite)
  --small          a tenth of the games, to see that it works: floors are not judged
  --json           figures as JSON instead of a table
  --out FILE       figures as JSON to a file as well
  --profile NAME   s1: where the time goes in the last round, to NAME-sqlite and NAME-postgres (.cpuprofile)
  --help

Exit codes: 0 all floors hold, 1 one does not, 2 wrong usage.
`;

function usage(text) {
  process.stderr.write(`${text}\n`);
  process.exit(EXIT.usage);
}

function readArgs() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        store: { type: 'string' },
        small: { type: 'boolean' },
        json: { type: 'boolean' },
        out: { type: 'string' },
        profile: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return usage(error.message);
  }
}

/** `told`: hears each result as soon as it is there. */
async function runAll(wanted, more, told) {
  const places = makePlaces();
  const steps = wanted.reduce((sum, { id }) => sum + (STEPS[id] ?? 1), 0);
  const progress = makeProgress(steps);
  const results = [];
  const end = () => {
    stopAll();
    places.remove().finally(() => process.exit(EXIT.missed));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  try {
    const games = playGames('gosu-x', DIFFERENT_GAMES);
    // Of scenarios that need one store.
    const place = () => (more.stores.includes('sqlite') ? places.folder() : places.database());
    for (const { id, about, run } of wanted) {
      const begun = performance.now();
      try {
        const figures = await run({ places, place, games, progress, ...more });
        results.push({ id, about, figures, seconds: (performance.now() - begun) / 1000 });
      } catch (error) {
        results.push({ id, about, figures: [], error: error.stack, seconds: 0 });
      } finally {
        stopAll();
      }
      progress.end();
      told(results.at(-1));
    }
  } finally {
    progress.end();
    await places.remove();
  }
  return results;
}

async function main() {
  const { values, positionals } = readArgs();
  if (values.help) {
    process.stdout.write(HELP);
    return EXIT.held;
  }
  const unknown = positionals.find((name) => !SCENARIOS.some(({ id }) => id === name));
  if (unknown !== undefined) usage(`There is no scenario '${unknown}'; --help lists them.`);
  if (values.store !== undefined && !STORES.includes(values.store)) {
    usage(`--store must be one of ${STORES.join(', ')}.`);
  }
  const wanted =
    positionals.length === 0 ? SCENARIOS : SCENARIOS.filter(({ id }) => positionals.includes(id));
  const isPinned = canPin && availableParallelism() >= 2;
  if (isPinned) pin(process.pid, '1');
  else process.stderr.write('Processes cannot be kept to processors here: figures say less.\n');
  const stores = values.store === undefined ? STORES : [values.store];
  const isSmall = values.small === true;
  const size = (games) => (isSmall ? Math.ceil(games / SMALL) : games);
  const told = (result) => {
    if (!values.json) process.stdout.write(sectionOf(result, !isSmall));
  };
  const results = await runAll(wanted, { stores, size, profile: values.profile }, told);
  const text = JSON.stringify({ node: process.version, isPinned, isSmall, results }, null, 2);
  if (values.out !== undefined) writeFileSync(values.out, `${text}\n`);
  if (values.json) process.stdout.write(`${text}\n`);
  else {
    if (!isSmall && results.length > 1) process.stdout.write(tableOf(results));
    process.stdout.write(verdictLine(results, !isSmall));
  }
  return failuresOf(results, !isSmall) === 0 ? EXIT.held : EXIT.missed;
}

process.exit(await main());
