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
 * Runs one step in the root; a failure ends the launcher with the step's own exit code.
 * @param {string} title
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
async function step(title, args, env = {}) {
  console.error(`\n== ${title}`);
  const ending = await runNode(args, { cwd: inRoot(), env: { ...process.env, ...env } });
  if (failed(ending)) {
    console.error(`\nFailed: ${title}`);
    endAs(ending);
  }
}

async function staticSteps() {
  await step('lint and format', [tool.biome, 'check', '--error-on-warnings']);
  await step('engine purity and package arrows', [inRoot('scripts/check-engine-purity.mjs')]);
  console.error('\n== types of the packages');
  await ensureBuilt();
  await step('types of the page', [tool.tsc, '-p', 'packages/web']);
  await step('types of tests and scripts', [tool.tsc, '-p', 'tsconfig.tests.json']);
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
  await step('tests, slow ones too', [tool.vitest, 'run', ...args], env);
  // Only failures and the summary, so that the summary of the run before stays in sight.
  const forked = [tool.vitest, 'run', '--reporter=minimal', ...forkedFolders];
  await step('scenario tests, forked before each answer', forked, { ...env, FORK: '1' });
}
