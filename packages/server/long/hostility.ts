/** What nobody should send: real messages changed, deep, huge, foreign, repeated, or no messages at all. */
import { below, type Rng } from '@open-gosu/kernel';

const WILD: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e300,
  2 ** 53,
  '',
  'x'.repeat(300),
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  [],
  [[[[[[[[]]]]]]]],
  {},
  { toString: 1 },
  { valueOf: null },
  { $: {} },
  { length: 1e9 },
  true,
  false,
  99_999,
  '../../etc/passwd',
  '%00',
  "' OR 1=1 --",
];

const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)] as T;

function garbage(rng: Rng, length: number): string {
  const most = below(rng, 2) === 0 ? 128 : 0xffff;
  let text = '';
  for (let i = 0; i < length; i++) text += String.fromCharCode(below(rng, most));
  return text;
}

/** One good message of every kind about this match; `ply` and `text` as somebody has really sent them. */
function goodOf(
  rng: Rng,
  name: string,
  match: string,
  texts: readonly string[],
): Record<string, unknown> {
  const about = { id: `${name}${below(rng, 1e6)}`, match };
  const ply = below(rng, 200);
  const text = texts.length === 0 ? 'pass' : pick(rng, texts);
  switch (below(rng, 20)) {
    case 0:
      return { t: 'hello', v: 1, lang: 'fr' };
    case 1:
      return { t: 'watch', ...about, rev: below(rng, 300) };
    case 2:
      return { t: 'watch', ...about, as: below(rng, 4) - 1 };
    case 3:
      return { t: 'unwatch', ...about };
    case 4:
      return { t: 'resign', ...about };
    case 5:
      return { t: 'abort', ...about };
    case 6:
      return { t: 'offer', ...about, what: 'takeback', to: below(rng, 9) };
    case 7:
      return { t: 'reply', ...about, what: pick(rng, ['draw', 'takeback']), yes: true };
    case 8:
      return { t: 'undo', ...about, to: below(rng, 9) };
    case 9:
      return { t: 'claim', ...about, what: pick(rng, ['win', 'draw', 'bot']) };
    case 10:
      return { t: 'timeout', ...about, do: pick(rng, ['win', 'wait', 'bot']) };
    case 11:
      return { t: 'show', ...about, yes: true };
    case 12:
      return { t: 'orders', ...about, respond: 'never' };
    case 13:
      return { t: 'rematch', ...about, yes: true };
    case 14:
      return { t: 'chat', ...about, text };
    case 15:
      return { t: 'think', ...about };
    default:
      return { t: 'answer', ...about, ply, line: below(rng, 2), part: below(rng, 3), text };
  }
}

/** A frame, as text or bytes. `name`: of who sends it; `matches`: any, one's own and others'; `texts`: what others have answered. */
export function hostileFrame(
  rng: Rng,
  name: string,
  matches: readonly string[],
  texts: readonly string[],
): string | Buffer {
  const match = below(rng, 12) === 0 ? garbage(rng, 22) : pick(rng, matches);
  const good = goodOf(rng, name, match, texts);
  switch (below(rng, 12)) {
    case 0:
      return garbage(rng, 1 + below(rng, 200));
    case 1:
      return Buffer.from(garbage(rng, 1 + below(rng, 50)));
    case 2:
      return pick(rng, ['[', '{"a":', '{"t":[', '"\\u', '{"__proto__":']).repeat(
        1 + below(rng, 500),
      );
    case 3:
      return `{"t":"${good.t}","id":"${name}","match":"${match}","__proto__":{"x":1},"\\u0063onstructor":${below(rng, 9)}}`;
    case 4: {
      const text = JSON.stringify(good);
      const at = below(rng, text.length);
      return `${text.slice(0, at)}${garbage(rng, below(rng, 4))}${text.slice(at + below(rng, 4))}`;
    }
    case 5:
      return `${JSON.stringify(good).slice(0, -1)},"t":"ping","id":"twice"}`;
    case 6:
      return JSON.stringify({ ...good, more: 'x'.repeat(below(rng, 3900)) });
    case 7:
    case 8:
      return JSON.stringify(good);
    default:
      return JSON.stringify({ ...good, [pick(rng, Object.keys(good))]: pick(rng, WILD) });
  }
}

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

const METHODS = ['GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];

const PATHS: readonly ((id: string) => string)[] = [
  () => '/api/matches',
  () => '/api/matches?status=running',
  () => '/api/matches?game=gosu-x&limit=50',
  (id) => `/api/matches/${id}`,
  (id) => `/api/matches/${id}/join`,
  (id) => `/api/matches/${id}/record`,
  (id) => `/api/matches/${id}/at/3`,
  (id) => `/api/players/${id}`,
  () => '/api/me',
  () => '/api/leaderboard?game=gosu-x&pace=live',
  () => '/api/passkey/login/begin',
  () => '/api/passkey/register/finish',
  () => '/api/push',
  () => '/api/openapi.json',
  () => '/health',
  () => '/metrics',
  (id) => `/m/${id}`,
  () => '/socket',
  () => '/../../../etc/passwd',
  () => '/%2e%2e/%2e%2e/data/open-gosu.db',
  () => '/api/matches?status=__proto__&limit=1e9',
];

const BODIES: readonly (Record<string, unknown> | unknown[])[] = [
  { name: 'Mallory', lang: 'en' },
  { seat: 0, lang: 'en' },
  {
    game: 'gosu-x',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'person' }],
    clock: 'none',
    rated: false,
    visibility: 'private',
    lang: 'en',
  },
  { response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } },
  { endpoint: 'https://127.0.0.1/x', keys: { p256dh: 'x', auth: 'y' } },
  [],
];

export function hostileRequest(
  rng: Rng,
  ids: readonly string[],
  sessions: readonly string[],
): HostileRequest {
  const id =
    below(rng, 6) === 0 ? encodeURIComponent(garbage(rng, 8).toWellFormed()) : pick(rng, ids);
  const method = pick(rng, METHODS);
  const headers: Record<string, string> = {};
  if (below(rng, 2) === 0) headers.authorization = `Bearer ${pick(rng, sessions)}`;
  else if (below(rng, 3) === 0) headers.cookie = `session=${'x'.repeat(below(rng, 2000))}`;
  if (below(rng, 6) === 0) headers.origin = pick(rng, ['https://evil.example', 'null', 'file://']);
  if (below(rng, 8) === 0)
    headers['x-forwarded-for'] = pick(rng, ['::1', 'x', '127.0.0.1, 8.8.8.8']);
  if (method === 'GET' || method === 'HEAD') {
    return { method, path: pick(rng, PATHS)(id), headers, body: null };
  }
  headers['content-type'] = pick(rng, [
    'application/json',
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
  ]);
  const body = pick(rng, BODIES);
  const key = pick(rng, [...Object.keys(body), '__proto__', 'more']);
  const wild = JSON.stringify({ ...body, [key]: pick(rng, WILD) });
  const text = pick(rng, [
    JSON.stringify(body),
    wild,
    wild,
    '['.repeat(1 + below(rng, 5000)),
    garbage(rng, 1 + below(rng, 300)),
    `{"__proto__":{"admin":true},"name":"${'x'.repeat(below(rng, 20_000))}"}`,
  ]);
  return { method, path: pick(rng, PATHS)(id), headers, body: text };
}
