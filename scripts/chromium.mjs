/**
 * Finds a Chromium, Chrome or Edge for the browser tests. On a bare Debian machine (apt-get, as root) and
 * only there it installs one: `apt-get update`, then `apt-get install` of Debian's package.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The same engine without windows, menus and profiles: a visit costs half as much. */
const SHELL = 'chromium-headless-shell';

const names =
  process.platform === 'win32'
    ? ['chromium.exe', 'chrome.exe', 'msedge.exe']
    : [
        SHELL,
        'chromium',
        'chromium-browser',
        'google-chrome',
        'google-chrome-stable',
        'microsoft-edge',
      ];

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

/** @param {readonly string[]} programs */
const installed = (programs) => [...programs.flatMap(onPath), ...usualPlaces()].find(isProgram);

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

/** @param {string} name */
const aptInstall = (name) =>
  aptGet('install', '-y', '-qq', '-o=Dpkg::Use-Pty=0', '--no-install-recommends', name);

/**
 * The path of a Chromium or Chrome: $CHROMIUM, else an installed one, else Debian's, freshly installed.
 * @param {{ readonly isWhole?: boolean }} [wanted] `isWhole`: the browser people use, where its speed matters
 * @returns {string}
 */
export function findChromium({ isWhole = false } = {}) {
  const [first, second] = isWhole ? ['chromium', SHELL] : [SHELL, 'chromium'];
  const programs = isWhole ? [...names.filter((name) => name !== SHELL), SHELL] : names;
  const chosen = process.env.CHROMIUM || installed(programs);
  if (chosen) return chosen;
  if (process.getuid?.() === 0 && onPath('apt-get').some(isProgram)) {
    console.error(
      `No Chromium here: apt-get installs Debian's ${first} for the browser tests (once)...`,
    );
    if (aptGet('update', '-qq') && (aptInstall(first) || aptInstall(second))) {
      const path = installed(programs);
      if (path) return path;
    }
  }
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge: install one, or set CHROMIUM to its path.',
  );
}
