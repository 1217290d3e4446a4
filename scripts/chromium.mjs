/**
 * Finds a Chromium, Chrome or Edge for the browser test. On a bare Debian machine (apt-get, as root) and
 * only there it installs one: `apt-get update`, then `apt-get install` of Debian's package chromium.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const names =
  process.platform === 'win32'
    ? ['chromium.exe', 'chrome.exe', 'msedge.exe']
    : ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** Where the installers of macOS and Windows put a browser, which is not on the PATH. */
function usualPlaces() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['/Applications', join(homedir(), 'Applications')].map((folder) =>
        join(folder, `${name}.app`, 'Contents/MacOS', name),
      ),
    );
  }
  if (process.platform !== 'win32') return [];
  const { ProgramFiles, 'ProgramFiles(x86)': programFiles32, LOCALAPPDATA } = process.env;
  const programs = ['Google/Chrome/Application/chrome', 'Chromium/Application/chrome'];
  return [...programs, 'Microsoft/Edge/Application/msedge'].flatMap((program) =>
    [ProgramFiles, programFiles32, LOCALAPPDATA].flatMap((folder) =>
      folder ? [join(folder, `${program}.exe`)] : [],
    ),
  );
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name));

const installed = () => [...names.flatMap(onPath), ...usualPlaces()].find(isProgram);

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

/**
 * The path of a Chromium or Chrome: $CHROMIUM, else an installed one, else Debian's, freshly installed.
 * @returns {string}
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM || installed();
  if (chosen) return chosen;
  if (process.getuid?.() === 0 && onPath('apt-get').some(isProgram)) {
    console.error(
      'No Chromium here: apt-get installs the package chromium for the browser test (once)...',
    );
    if (
      aptGet('update', '-qq') &&
      aptGet('install', '-y', '-qq', '-o=Dpkg::Use-Pty=0', '--no-install-recommends', 'chromium')
    ) {
      const path = installed();
      if (path) return path;
    }
  }
  throw new Error(
    'The browser test needs Chromium, Chrome or Edge: install one, or set CHROMIUM to its path.',
  );
}
