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

/** @typedef {{ title: string, args: readonly string[], env?: Record<string, string> }} Step */

/**
 * Runs steps in the root, all at once; a failure ends the launcher with the step's own exit code, when all are through.
 * @param {readonly Step[]} steps
 */
async function together(...steps) {
  const endings = await Promise.all(
    steps.map(async ({ title, args, env = {} }) => {
      console.error(`\n== ${title}`);
      const ending = await runNode(args, { cwd: inRoot(), env: { ...process.env, ...env } });
      if (failed(ending)) console.error(`\nFailed: ${title}`);
      return ending;
    }),
  );
  const bad = endings.find(failed);
  if (bad !== undefined) endAs(bad);
}

/**
 * @param {string} title
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
const step = (title, args, env = {}) => together({ title, args, env });

async function staticSteps() {
  await step('lint and format', [tool.biome, 'check', '--error-on-warnings']);
  await step('engine purity and package arrows', [inRoot('scripts/check-engine-purity.mjs')]);
  console.error('\n== types of the packages');
  await ensureBuilt();
  // The compiler keeps one core busy: two at once take the time of the longer one.
  await together(
    { title: 'types of the page', args: [tool.tsc, '-p', 'packages/web'] },
    { title: 'types of tests and scripts', args: [tool.tsc, '-p', 'tsconfig.tests.json'] },
  );
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
