/**
 * The gate for what comes in from outside, by the lock file: nothing that runs goes with install scripts, every licence is on
 * the list, every file has a checksum, and there are no more packages than somebody has written down a reason for
 * (docs/decisions/0023-dependencies.md). `--sbom` prints what runs as a CycloneDX document instead.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot } from './lib/paths.mjs';

/**
 * @typedef {{
 *   version?: string, license?: string, integrity?: string, hasInstallScript?: boolean, link?: boolean, resolved?: string,
 *   optional?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }>, name?: string,
 * }} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lock
 * @typedef {{ path: string, name: string, version: string, license: string, integrity: string, optional: boolean, script: boolean }} Used
 */

/** Permissive ones only: what runs here may be run and changed by anybody. */
export const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/** Used as it is, in files of its own, of which changes would have to be published: so it is not copied or changed. */
export const ACCEPTED = new Map([['web-push', 'MPL-2.0']]);

/** The parts of the project that run somewhere, and how many packages of others each may bring along. */
export const BOUNDS = {
  /** Kernel, games, bots and protocol: one, for checking what comes in. */
  protocol: 1,
  server: 113,
  web: 26,
};

/**
 * Where a package that one asks for by name lies: in its own folder, or in one further up.
 * @param {Lock} lock @param {string} from @param {string} name
 */
function find(lock, from, name) {
  for (let at = from; ; ) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    const found = lock.packages[path];
    if (found !== undefined) return found.link === true ? (found.resolved ?? path) : path;
    if (at === '') return null;
    const up = at.lastIndexOf('/node_modules/');
    at = up < 0 ? '' : at.slice(0, up);
  }
}

/** @param {Locked} locked */
function wants({ dependencies = {}, optionalDependencies = {}, ...rest }) {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = rest;
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  );
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** @param {string} text */
const nameOf = (text) => text.slice(text.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Every package of others that a workspace needs when it runs.
 * @param {Lock} lock @param {string} workspace as the lock file calls it: `packages/server`
 * @param {(path: string) => string | null} licenceOf of an installed package
 * @returns {Used[]}
 */
export function used(lock, workspace, licenceOf = () => null) {
  /** @type {Map<string, Used>} */
  const found = new Map();
  const visited = new Set([workspace]);
  const waiting = [workspace];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const locked = lock.packages[path] ?? {};
    for (const name of wants(locked)) {
      const at = find(lock, path, name);
      if (at === null || visited.has(at)) continue;
      visited.add(at);
      waiting.push(at);
      const {
        version = '',
        integrity = '',
        hasInstallScript,
        optional,
        license,
      } = lock.packages[at] ?? {};
      if (!at.includes('node_modules/')) continue;
      found.set(at, {
        path: at,
        name: nameOf(at),
        version,
        integrity,
        license: licenceOf(at) ?? license ?? '',
        optional: optional === true,
        script: hasInstallScript === true,
      });
    }
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** "MIT", or "(MIT OR GPL-3.0)" where one of them will do. @param {string} license */
export function isAllowed(license) {
  const parts = license.replace(/[()]/g, '').split(/ OR /i);
  return parts.some((part) => part.split(/ AND /i).every((one) => LICENCES.has(one.trim())));
}

/**
 * Packages for other machines come in many variants of which one is installed: they count as one.
 * @param {readonly Used[]} list
 */
export function countOf(list) {
  const keyOf = (/** @type {Used} */ { name, version, optional }) =>
    optional ? name.split('/')[0] : `${name}@${version}`;
  return new Set(list.map(keyOf)).size;
}

/**
 * What is wrong, a line each.
 * @param {Lock} lock
 * @param {Record<string, number>} bounds by workspace
 * @param {(path: string) => string | null} [licenceOf]
 */
export function problems(lock, bounds, licenceOf) {
  /** @type {Set<string>} */
  const lines = new Set();
  for (const [workspace, most] of Object.entries(bounds)) {
    const list = used(lock, `packages/${workspace}`, licenceOf);
    for (const { name, version, license, integrity, script } of list) {
      if (script) lines.add(`${name}@${version}: has an install script`);
      if (integrity === '') lines.add(`${name}@${version}: has no checksum in the lock file`);
      if (!isAllowed(license) && ACCEPTED.get(name) !== license) {
        lines.add(`${name}@${version}: its licence is '${license}', which is not on the list`);
      }
    }
    const count = countOf(list);
    if (count > most) {
      lines.add(
        `${workspace} brings ${count} packages of others, and ${most} are accounted for in docs/decisions/0023-dependencies.md`,
      );
    }
  }
  return [...lines];
}

/** @param {string} integrity "sha512-..." in base64 */
function hashOf(integrity) {
  const [kind = '', value = ''] = integrity.split('-');
  const alg = { sha512: 'SHA-512', sha1: 'SHA-1', sha256: 'SHA-256' }[kind];
  return alg === undefined ? [] : [{ alg, content: Buffer.from(value, 'base64').toString('hex') }];
}

/** @param {Lock} lock @param {readonly string[]} workspaces @param {(path: string) => string | null} [licenceOf] */
export function sbom(lock, workspaces, licenceOf) {
  /** @type {Map<string, Used>} */
  const all = new Map();
  for (const workspace of workspaces) {
    for (const one of used(lock, `packages/${workspace}`, licenceOf)) all.set(one.path, one);
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', name: 'open-gosu', version: lock.packages['']?.version },
    },
    components: [...all.values()].map(({ name, version, license, integrity }) => ({
      type: 'library',
      'bom-ref': `${name}@${version}`,
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [{ expression: license }],
      hashes: hashOf(integrity),
    })),
  };
}

/** What an installed package says of itself. @param {string} path */
function installedLicence(path) {
  try {
    const { license } = JSON.parse(readFileSync(inRoot(join(path, 'package.json')), 'utf8'));
    return typeof license === 'string' ? license : (license?.type ?? null);
  } catch {
    return null;
  }
}

/** @param {readonly string[]} args */
function main(args) {
  /** @type {Lock} */
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  if (args.includes('--sbom')) {
    console.log(JSON.stringify(sbom(lock, Object.keys(BOUNDS), installedLicence), null, 2));
    return;
  }
  const found = problems(lock, BOUNDS, installedLicence);
  for (const line of found) console.error(line);
  if (found.length > 0) process.exit(1);
  const counts = Object.keys(BOUNDS).map(
    (name) => `${name} ${countOf(used(lock, `packages/${name}`))}`,
  );
  console.log(`Packages of others: ${counts.join(', ')}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
