/**
 * Makes the checkout ready to run: installs what is missing and compiles what has changed, and does
 * neither when a stamp says that nothing has. All that it prints goes to stderr: stdout belongs to
 * the program that is launched.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { endAs, failed, runChild, runNode } from './child.mjs';
import { withLock } from './lock.mjs';
import { filesBelow, inRoot, packageNames, tool } from './paths.mjs';

const installStamp = inRoot('node_modules/.open-gosu-stamp');
const buildStamp = inRoot('node_modules/.open-gosu-build-stamp');
const pageStamp = inRoot('node_modules/.open-gosu-page-stamp');

/** @type {import('node:child_process').StdioOptions} */
const onStderr = ['ignore', 2, 2];

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function installFingerprint() {
  const hash = createHash('sha256');
  const [nodeMajor] = process.versions.node.split('.');
  hash.update(`${process.platform} ${process.arch} ${nodeMajor}\n`);
  hash.update(read(inRoot('package-lock.json'))).update(read(inRoot('package.json')));
  for (const name of packageNames()) {
    hash.update(`\n${name}\n`).update(read(inRoot('packages', name, 'package.json')));
  }
  return hash.digest('hex');
}

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked */

/**
 * Whether an optional package is made for this very machine: npm would have installed it.
 * @param {Locked} locked
 */
function isForHere({ os, cpu, libc }) {
  if (os === undefined && cpu === undefined) return false;
  if (os !== undefined && !os.includes(process.platform)) return false;
  if (cpu !== undefined && !cpu.includes(process.arch)) return false;
  return libc === undefined || libc.includes(ourLibc());
}

function ourLibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return report.header?.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** True when npm itself has just installed what the lock file asks for (`npm install`, `npm ci`). */
function npmHasInstalled() {
  try {
    const wanted = JSON.parse(read(inRoot('package-lock.json'))).packages;
    const present = JSON.parse(read(inRoot('node_modules/.package-lock.json'))).packages;
    return Object.keys(wanted).every((path) => {
      if (!path.startsWith('node_modules/')) return true;
      const there = present[path];
      if (there === undefined) return wanted[path].optional === true && !isForHere(wanted[path]);
      return there.version === wanted[path].version && existsSync(inRoot(path));
    });
  } catch {
    return false;
  }
}

const isInstalled = () => read(installStamp) === installFingerprint();

async function install() {
  if (npmHasInstalled()) {
    writeFileSync(installStamp, installFingerprint());
    return;
  }
  rmSync(installStamp, { force: true });
  console.error('Installing what the project needs (once)...');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd: inRoot(), stdio: ['ignore', 'ignore', 2] };
  const npm = process.env.npm_execpath ?? '';
  const ending = npm.endsWith('npm-cli.js')
    ? await runNode([npm, ...args], options)
    : await runChild('npm', args, { ...options, shell: process.platform === 'win32' });
  if (failed(ending)) {
    console.error('The installation failed: npm ci says why above.');
    endAs(ending);
  }
  writeFileSync(installStamp, installFingerprint());
}

/** Changes with the size or the time of any of the files. @param {readonly string[]} files */
function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const stat = statSync(file, { throwIfNoEntry: false });
    hash.update(`${file} ${stat?.size} ${stat?.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** The packages that the compiler makes; the page is made by Vite, from the sources of the others. */
const compiled = () => packageNames().filter((name) => name !== 'web');

const sources = () => compiled().flatMap((name) => filesBelow(inRoot('packages', name, 'src')));

const buildFingerprint = () =>
  fingerprint([
    inRoot('tsconfig.json'),
    inRoot('tsconfig.base.json'),
    installStamp,
    ...compiled().map((name) => inRoot('packages', name, 'tsconfig.json')),
    ...sources(),
  ]);

const isBuilt = () =>
  read(buildStamp) === buildFingerprint() &&
  compiled().every((name) => existsSync(inRoot('packages', name, 'dist/.tsbuildinfo')));

async function build() {
  rmSync(buildStamp, { force: true });
  const before = buildFingerprint();
  const ending = await runNode([tool.tsc, '-b'], { cwd: inRoot(), stdio: onStderr });
  if (failed(ending)) {
    console.error('The build failed: the compiler says why above.');
    endAs(ending);
  }
  writeFileSync(buildStamp, before);
}

const pageFingerprint = () =>
  fingerprint([
    installStamp,
    inRoot('packages/web/index.html'),
    inRoot('packages/web/vite.config.ts'),
    ...filesBelow(inRoot('packages/web/public')),
    ...filesBelow(inRoot('packages/web/src')),
    ...filesBelow(inRoot('docs/rules')),
    ...sources(),
  ]);

const isPageBuilt = () =>
  read(pageStamp) === pageFingerprint() && existsSync(inRoot('packages/web/dist/index.html'));

async function buildPage() {
  rmSync(pageStamp, { force: true });
  const before = pageFingerprint();
  console.error('Building the page...');
  const args = [tool.vite, 'build', 'packages/web', '--logLevel', 'warn'];
  const ending = await runNode(args, { cwd: inRoot(), stdio: onStderr });
  if (failed(ending)) {
    console.error('The build of the page failed: Vite says why above.');
    endAs(ending);
  }
  writeFileSync(pageStamp, before);
}

export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock(async () => {
    if (!isInstalled()) await install();
  });
}

export async function ensureBuilt() {
  if (isBuilt()) return;
  await withLock(async () => {
    if (!isBuilt()) await build();
  });
}

/** The page in packages/web/dist. */
export async function ensurePage() {
  if (isPageBuilt()) return;
  await withLock(async () => {
    if (!isPageBuilt()) await buildPage();
  });
}
