/** Where things lie in the checkout. Every script takes its paths from here. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** The entry script of an installed tool; run with this same Node, so no shell and no PATH matter. */
export const tool = {
  biome: inRoot('node_modules/@biomejs/biome/bin/biome'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
};

/** The npm scripts whose arguments name files of whoever types them. */
const TYPED = ['gosu', 'bench', 'load'];

/**
 * Where somebody has typed `npm run gosu`: npm itself goes to the root of the checkout first. Undefined, which is the
 * present folder, where npm did not start this, or where its word is of no use.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string | undefined}
 */
export function startedIn({ INIT_CWD, npm_lifecycle_event = '' }) {
  if (!INIT_CWD || !TYPED.includes(npm_lifecycle_event)) return undefined;
  return statSync(INIT_CWD, { throwIfNoEntry: false })?.isDirectory() ? INIT_CWD : undefined;
}

/** Folder names under packages/, sorted. */
export function packageNames() {
  return readdirSync(inRoot('packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * Every file below a folder, sorted; empty when there is no such folder.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  /** @type {string[]} */
  const found = [];
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return found;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...filesBelow(path));
    else found.push(path);
  }
  return found.sort();
}
