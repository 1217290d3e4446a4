/**
 * How much the built page weighs, against what it may: the JavaScript of the first page, gzipped, with all it imports at
 * once; and all that is kept for offline use.
 */
import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRoot } from './lib/paths.mjs';

const dist = process.env.SITE ?? inRoot('packages/web/dist');
const most = { initial: 220_000, precache: 3_000_000 };

/** @typedef {{ file: string, src?: string, imports?: string[], isEntry?: boolean, isDynamicEntry?: boolean }} Chunk */

/** @type {Record<string, Chunk>} */
const chunks = JSON.parse(readFileSync(`${dist}/chunks.json`, 'utf8'));

/** A chunk and all that it needs before it runs. @param {string} key @param {Set<string>} [seen] */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of chunks[key]?.imports ?? []) closure(other, seen);
  return seen;
}

/** @param {Iterable<string>} keys */
function gzipped(keys) {
  let bytes = 0;
  for (const key of keys) {
    const file = chunks[key]?.file ?? '';
    if (file.endsWith('.js'))
      bytes += gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length;
  }
  return bytes;
}

/** What the service worker keeps, by the list in it. */
function precached() {
  const worker = readFileSync(`${dist}/service-worker.js`, 'utf8');
  const urls = new Set(
    [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url]) => url),
  );
  let bytes = 0;
  for (const url of urls) bytes += statSync(`${dist}/${url}`).size;
  return { files: urls.size, bytes };
}

/** @param {number} bytes */
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
if (entry === undefined) throw new Error('chunks.json names no chunk that the page begins with');
const atOnce = closure(entry);
const initial = gzipped(atOnce);
if (initial === 0) throw new Error('the first page has no JavaScript');
const { files, bytes } = precached();

console.log(`first page  ${kb(initial)} of JavaScript, gzipped (at most ${kb(most.initial)})`);
for (const key of Object.keys(chunks).sort()) {
  if (!chunks[key]?.isDynamicEntry || !/Screen\.tsx$/.test(key)) continue;
  const more = [...closure(key)].filter((one) => !atOnce.has(one));
  console.log(`  + ${key.replace(/^.*\/|\.tsx$/g, '').padEnd(16)}${kb(gzipped(more))}`);
}
console.log(`offline     ${kb(bytes)} in ${files} files (at most ${kb(most.precache)})`);

if (files === 0) throw new Error('the service worker keeps nothing');
if (initial > most.initial || bytes > most.precache) {
  console.error('The page is too heavy.');
  process.exit(1);
}
