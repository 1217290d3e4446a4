/**
 * The two gates. `check` is the quick one, for every commit; `test` is all of it: slow tests too, and
 * the scenario tests once more with the state forked before each answer (FORK=1).
 */
import { findChromium } from '../chromium.mjs';
import { endAs, failed, runNode } from './child.mjs';
import { inRoot, tool } from './paths.mjs';
import { ensureBuilt, ensurePage } from './prepare.mjs';

const forkedFolders = ['gosu-x', 'tactics'].flatMap((name) =>
  ['cards', 'flow', 'ops', 'powers'].map((folder) => `${name}/test/${folder}/`),
);

/**
 * Runs a step in the root. Gives how it ended where it failed.
 * @param {string} title
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
async function failureOf(title, args, env = {}) {
  console.error(`\n== ${title}`);
  const ending = await runNode(args, { cwd: inRoot(), env: { ...process.env, ...env } });
  if (!failed(ending)) return null;
  console.error(`\nFailed: ${title}`);
  return ending;
}

/**
 * Runs a step in the root; a failure ends the launcher with the step's own exit code.
 * @param {Parameters<typeof failureOf>} step
 */
async function step(...step) {
  const ending = await failureOf(...step);
  if (ending !== null) endAs(ending);
}

async function packagesAndPage() {
  console.error('\n== types of the packages');
  await ensureBuilt();
  return failureOf('types of the page', [tool.tsc, '-p', 'packages/web']);
}

async function staticSteps() {
  await step('lint and format', [tool.biome, 'check', '--error-on-warnings']);
  await step('engine purity and package arrows', [inRoot('scripts/check-engine-purity.mjs')]);
  await step('dependencies', [inRoot('scripts/check-dependencies.mjs')]);
  // A compiler keeps one core busy, and tests are checked against sources: two at once take the time of the longer one.
  const [one, other] = await Promise.all([
    packagesAndPage(),
    failureOf('types of tests and scripts', [tool.tsc, '-p', 'tsconfig.tests.json']),
  ]);
  const ending = one ?? other;
  if (ending !== null) endAs(ending);
}

/** @param {readonly string[]} args more arguments for vitest */
export async function check(args) {
  await staticSteps();
  await step('tests', [tool.vitest, 'run', '--exclude', '**/*.slow.test.ts', ...args]);
}

/** @param {readonly string[]} args more arguments for vitest */
export async function test(args) {
  await staticSteps();
  await ensurePage();
  await step('size of the page', [inRoot('scripts/page-size.mjs')]);
  const env = { CHROMIUM: findChromium() };
  // One who drives a browser or a server waits much of the time: a third worker uses it.
  const slow = [tool.vitest, 'run', '--maxWorkers=3', ...args];
  await step('tests, slow ones too', slow, env);
  // Only failures and the summary, so that the summary of the run before stays in sight.
  const forked = [tool.vitest, 'run', '--reporter=minimal', ...forkedFolders];
  await step('scenario tests, forked before each answer', forked, { ...env, FORK: '1' });
}
