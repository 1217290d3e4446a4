/** Hostile requests over HTTP, one connection after the other; every answer goes through the sieve. */
import { Agent, request } from 'node:http';
import { below, type Rng } from '@open-gosu/kernel';
import { type HostileRequest, hostileRequest } from './hostility.ts';
import { addressOf } from './people.ts';
import type { Sieve } from './sieve.ts';

const CONNECTIONS = 16;
const PATIENCE_MS = 10_000;
const STRANGER = 'x'.repeat(43);

export class Requests {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  readonly #sieve: Sieve;
  readonly #sessions: readonly string[];
  readonly #open = new Set<Promise<void>>();
  /** How often each status was answered. */
  readonly statuses = new Map<number, number>();
  sent = 0;

  constructor(sieve: Sieve, sessions: readonly string[]) {
    this.#sieve = sieve;
    this.#sessions = [...sessions, STRANGER];
  }

  send(rng: Rng, base: string, matches: readonly string[]): void {
    this.sent++;
    const one = hostileRequest(rng, matches, this.#sessions);
    const address = addressOf(400_000 + below(rng, 100_000));
    const done = this.#ask(one, base, address).finally(() => this.#open.delete(done));
    this.#open.add(done);
  }

  async settled(): Promise<void> {
    await Promise.all([...this.#open]);
  }

  end(): void {
    this.#agent.destroy();
  }

  #ask(one: HostileRequest, base: string, address: string): Promise<void> {
    return new Promise((resolve) => {
      const asked = request(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          port: new URL(base).port,
          method: one.method,
          path: one.path,
          headers: { 'x-forwarded-for': address, ...one.headers },
          timeout: PATIENCE_MS,
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('end', () => {
            const headers = JSON.stringify(response.headers);
            this.#hear(one, response.statusCode ?? 0, `${headers}${text}`);
            resolve();
          });
          response.on('error', () => resolve());
        },
      );
      asked.on('timeout', () => {
        this.#sieve.say(`no answer: ${one.method} ${one.path}`);
        asked.destroy();
      });
      asked.on('error', () => resolve());
      asked.on('close', () => resolve());
      asked.end(one.body ?? undefined);
    });
  }

  #hear({ path, headers }: HostileRequest, status: number, text: string): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    const session = headers.authorization?.replace('Bearer ', '');
    this.#sieve.look(text, { session, figures: path === '/metrics' });
    if (status >= 500 && status !== 503) {
      this.#sieve.say(`${status} ${path} ${text.slice(0, 400)}`);
    }
  }
}
