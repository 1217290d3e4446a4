/**
 * Serves the built page: files of one folder, nothing else. Compressed once and kept; names with a hash may be cached for
 * ever, all others are asked for anew each time. The headers let the page load from here only.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @type {Record<string, string>} */
const types = {
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
const compressible = /^(text|application)\/|svg/;
/** Vite puts every file whose name has its hash here. */
const hashedFolder = 'assets';

const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  // The one <style> that React Aria adds by itself (touch-action of what can be pressed), by its hash.
  "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const everywhere = {
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** @type {Record<'br' | 'gzip', (text: Buffer) => Promise<Buffer>>} */
const compressors = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
};

/**
 * The file an address means, or null: never one outside of the folder.
 * @param {string} folder
 * @param {string} url
 */
export function fileOf(folder, url) {
  let path;
  try {
    path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
  if (!path.startsWith('/') || /[\0\\]/.test(path)) return null;
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(normalize(folder + sep)) ? file : null;
}

/** @param {string | undefined} accepted @returns {'br' | 'gzip' | null} */
function codingFor(accepted = '') {
  const offered = accepted.split(',').map((one) => one.trim());
  const allows = (/** @type {string} */ name) =>
    offered.some((one) => one.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(one));
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : null;
}

/**
 * @param {string} folder of the built page
 * @returns {import('node:http').RequestListener}
 */
export function pageHandler(folder) {
  /** Compressed files, by name, time and coding. @type {Map<string, Promise<Buffer>>} */
  const compressed = new Map();

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @returns {Promise<unknown>} when it is sent
   */
  const answer = async (request, response) => {
    const send = (/** @type {number} */ status, /** @type {string} */ text) =>
      response
        .writeHead(status, { ...everywhere, 'Content-Type': types['.txt'] })
        .end(request.method === 'HEAD' ? '' : `${text}\n`);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return send(405, 'Only GET and HEAD.');
    }
    const file = fileOf(folder, request.url ?? '');
    const found = file === null ? null : await stat(file).catch(() => null);
    if (file === null || found === null || !found.isFile()) {
      // There is one page, at the root: whoever asks for one, and not for a part of it, is taken there.
      const isPage = /\btext\/html\b/.test(request.headers.accept ?? '');
      if (isPage && !/^\/($|[?#])/.test(request.url ?? '')) {
        response.setHeader('Location', '/');
        return send(302, 'The page is at /');
      }
      return send(404, 'Not found. The page is at /');
    }

    const type = types[extname(file)] ?? 'application/octet-stream';
    const coding = compressible.test(type) ? codingFor(request.headers['accept-encoding']) : null;
    const version = `${file} ${found.mtimeMs} ${found.size}`;
    const etag = `"${createHash('sha1').update(`${version} ${coding}`).digest('base64url')}"`;
    /** @type {Record<string, string | number>} */
    const headers = {
      ...everywhere,
      'Cache-Control': file.startsWith(join(folder, hashedFolder) + sep)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ETag: etag,
      ...(compressible.test(type) ? { Vary: 'Accept-Encoding' } : {}),
    };
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();

    headers['Content-Type'] = type;
    if (coding === null) {
      headers['Content-Length'] = found.size;
      response.writeHead(200, headers);
      return request.method === 'HEAD'
        ? response.end()
        : pipeline(createReadStream(file), response);
    }
    const key = `${version} ${coding}`;
    const body = compressed.get(key) ?? readFile(file).then((text) => compressors[coding](text));
    compressed.set(key, body);
    const bytes = await body;
    headers['Content-Encoding'] = coding;
    headers['Content-Length'] = bytes.length;
    response.writeHead(200, headers);
    return response.end(request.method === 'HEAD' ? '' : bytes);
  };

  return (request, response) => {
    answer(request, response).catch((error) => {
      // One who goes away in the middle of a file is no news.
      if (error?.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(error);
      response.destroy();
    });
  };
}

/**
 * The port somebody asked for; throws with words for them.
 * @param {string | undefined} text
 */
export function readPort(text) {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, and is '${text}'.`);
}

/**
 * @param {string} folder
 * @param {{ port: number, host: string }} at port 0: any that is free
 * @returns {Promise<import('node:http').Server>}
 */
export function servePage(folder, { port, host }) {
  const server = createServer(pageHandler(folder));
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      /** @type {Record<string, string>} */
      const reasons = {
        EADDRINUSE: `Port ${port} of ${host} is taken: end what uses it, or choose another, as in PORT=${port + 1} npm start.`,
        EACCES: `Port ${port} may not be used: choose one above 1023, as in PORT=3000 npm start.`,
        EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
        ENOTFOUND: `HOST ${host} is not known.`,
      };
      reject(new Error(reasons[error.code ?? ''] ?? error.message));
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** @param {import('node:http').Server} server @param {string} host */
export function addressOf(server, host) {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const anywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1';
  const name = anywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
