/** Guests and matches over HTTP, asked for again until the server is there. */

export interface Guest {
  readonly id: string;
  readonly session: string;
  /** Where they say they come from. */
  readonly address: string;
}

const AGAIN_MS = 100;
const MOST_TRIES = 600;
const PATIENCE_MS = 10_000;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** `base`: asked anew each time, since a new process has a new port. */
export async function call(
  base: () => string,
  method: string,
  path: string,
  who: Pick<Guest, 'address'> & Partial<Guest>,
  body?: object,
): Promise<Record<string, unknown>> {
  for (let tries = 0; ; tries++) {
    let said: string;
    try {
      const response = await fetch(base() + path, {
        method,
        headers: {
          'x-forwarded-for': who.address,
          ...(who.session === undefined ? {} : { authorization: `Bearer ${who.session}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer = (await response.json()) as Record<string, unknown>;
      if (response.ok) return answer;
      said = `${response.status} ${JSON.stringify(answer)}`;
      const isPassing = response.status === 503 || response.status === 429;
      if (!isPassing) throw new Refused(`${method} ${path}: ${said}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
      said = error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error);
    }
    if (tries >= MOST_TRIES) throw new Error(`${method} ${path}: ${said}`);
    await pause(AGAIN_MS);
  }
}

class Refused extends Error {}

/** Addresses of a network nobody has. */
export const addressOf = (n: number): string =>
  `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

export async function makeGuest(base: () => string, n: number): Promise<Guest> {
  const address = addressOf(n + 1);
  const me = await call(base, 'PUT', '/api/me', { address }, { name: `Guest ${n}`, lang: 'en' });
  return { id: String(me.id), session: String(me.session), address };
}

export interface Wanted {
  readonly game: string;
  readonly options?: object;
  readonly visibility?: 'public' | 'private';
  readonly clock?: string;
}

let made = 0;

/** Makes a match for these, in this order of seats. */
export async function seat(
  base: () => string,
  people: readonly Guest[],
  { game, options = {}, visibility = 'private', clock = 'standard' }: Wanted,
): Promise<string> {
  const [first, ...others] = people;
  if (first === undefined) throw new Error('nobody');
  const { match } = await call(base, 'POST', '/api/matches', first, {
    game,
    options,
    seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'person' }))],
    clock,
    rated: false,
    visibility,
    lang: 'en',
    id: `create-${++made}`,
  });
  for (const [i, one] of others.entries()) {
    await call(base, 'POST', `/api/matches/${match}/join`, one, { seat: i + 1, lang: 'en' });
  }
  return String(match);
}
