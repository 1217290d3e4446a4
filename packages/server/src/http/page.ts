/**
 * The files of the built page: one folder, nothing outside of it. Names with a hash may be kept for ever, all others are asked
 * for anew each time. A file that lies there compressed is sent as it is; others are compressed once and kept.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text|application)\/|svg/;
/** Vite puts every file whose name has its hash here. */
const HASHED = 'assets';
const MATCH_PAGE = /^\/m\/[\w-]{16,64}\/?$/;
/** What stood behind a link, in a sentence or in brackets, and was taken for a part of it. */
const STRAY_END = /^(\/m\/[\w-]{16,64})[^\w/-]+$/;
/** Kept files, in all: more than one build of the page has. */
const MOST_KEPT = 500;

type Coding = 'br' | 'gzip';
const CODINGS: readonly { readonly name: Coding; readonly extension: string }[] = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];
const compressors: { readonly [K in Coding]: (bytes: Buffer) => Promise<Buffer> } = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

export interface PageRequest {
  readonly url: string;
  readonly accept: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface PageAnswer {
  readonly status: 200 | 302 | 304 | 404;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer | null;
}

/** The file an address means, or null: never one outside of the folder. */
export function fileOf(folder: string, url: string): string | null {
  const path = pathOf(url);
  if (path === null || !path.startsWith('/') || /[\0\\]/.test(path)) return null;
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(normalize(folder + sep)) ? file : null;
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}

/** Which coding a browser takes, the better one first. */
export function codingFor(accepted = ''): Coding | null {
  const offered = accepted.split(',').map((one) => one.trim().toLowerCase());
  const allows = (name: string) =>
    offered.some((one) => one.split(';')[0]?.trim() === name && !/;\s*q=0(\.0*)?$/.test(one));
  return CODINGS.find(({ name }) => allows(name))?.name ?? null;
}

const NOT_FOUND: PageAnswer = {
  status: 404,
  headers: { 'content-type': TYPES['.txt'] ?? '' },
  body: Buffer.from('Not found. The page is at /\n'),
};

const goTo = (location: string): PageAnswer => ({
  ...NOT_FOUND,
  status: 302,
  headers: { ...NOT_FOUND.headers, location },
});

export function createPage(folder: string): (request: PageRequest) => Promise<PageAnswer> {
  /** By file, time, size and coding. */
  const kept = new Map<string, Promise<Buffer>>();

  async function load(file: string, coding: Coding | null, isMatch: boolean): Promise<Buffer> {
    if (coding !== null && !isMatch) {
      const extension = CODINGS.find(({ name }) => name === coding)?.extension ?? '';
      const ready = await readFile(file + extension).catch(() => null);
      if (ready !== null) return ready;
    }
    const bytes = await readFile(file);
    const whole = isMatch ? atRoot(bytes) : bytes;
    return coding === null ? whole : compressors[coding](whole);
  }

  function bytesOf(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const found = kept.get(key);
    if (found !== undefined) return found;
    if (kept.size >= MOST_KEPT) kept.clear();
    const made = make();
    kept.set(key, made);
    // What could not be read is tried again the next time.
    made.catch(() => kept.delete(key));
    return made;
  }

  return async (request) => {
    const path = pathOf(request.url) ?? '';
    const meant = STRAY_END.exec(path)?.[1];
    if (meant !== undefined) return goTo(meant);
    // The page says in the reader's language that there is no such match.
    const isMatch = path.startsWith('/m/');
    const isNone = isMatch && !MATCH_PAGE.test(path);
    const file = fileOf(folder, isMatch ? '/' : request.url);
    const found = file === null ? null : await stat(file).catch(() => null);
    if (file === null || found === null || !found.isFile()) {
      // There is one page, at the root: whoever asks for one, and not for a part of it, is taken there.
      const isLost = /\btext\/html\b/.test(request.accept ?? '');
      if (!isLost || /^\/($|[?#])/.test(request.url)) return NOT_FOUND;
      return goTo('/');
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const isText = COMPRESSIBLE.test(type);
    const coding = isText ? codingFor(request.acceptEncoding) : null;
    const key = `${file} ${found.mtimeMs} ${found.size} ${coding} ${isMatch}`;
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`;
    const headers = {
      'cache-control': file.startsWith(join(folder, HASHED) + sep)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      etag,
      ...(isText ? { vary: 'accept-encoding' } : {}),
    };
    if (request.ifNoneMatch === etag && !isNone) return { status: 304, headers, body: null };
    const body = await bytesOf(key, () => load(file, coding, isMatch));
    return {
      status: isNone ? 404 : 200,
      headers: {
        ...headers,
        'content-type': type,
        ...(coding === null ? {} : { 'content-encoding': coding }),
      },
      body,
    };
  };
}

/** The page names its parts from where it lies: below /m/ it has to be told that this is the root. */
function atRoot(html: Buffer): Buffer {
  return Buffer.from(html.toString('utf8').replace(/<head>/i, '<head><base href="/" />'));
}
