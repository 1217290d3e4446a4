/** Finds a Chromium for the browser test; on a bare Debian machine (root, apt-get) installs Debian's. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** @param {string} name */
function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

function installed() {
  for (const name of names) {
    const path = onPath(name);
    if (path !== null) return path;
  }
  return null;
}

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

/**
 * The path of a Chromium or Chrome: $CHROMIUM, else one on the PATH, else freshly installed.
 * @returns {string}
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM || installed();
  if (chosen) return chosen;
  if (process.getuid?.() === 0 && onPath('apt-get') !== null) {
    console.error('Installing Chromium for the browser test (once)...');
    if (
      aptGet('update', '-qq') &&
      aptGet('install', '-y', '-qq', '-o=Dpkg::Use-Pty=0', '--no-install-recommends', 'chromium')
    ) {
      const path = installed();
      if (path !== null) return path;
    }
  }
  throw new Error(
    'The browser test needs Chromium: install the package chromium, or set CHROMIUM to a browser.',
  );
}
