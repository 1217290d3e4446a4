/**
 * Every byte that a server sends goes through here: each frame is read by its schema and followed, and what could be a secret is
 * kept, to be held against the true ones afterwards. Whoever receives it says which seats are theirs.
 */
import { type Followed, follow, readServerMessage } from '@open-gosu/protocol';
import { type Seen, see } from './player.ts';

/** Long enough for an id, a session, a secret or a seed. */
const WORDS = /[A-Za-z0-9_-]{20,}/g;
/** As large as the words of a generator; times are longer, clocks shorter. */
const NUMBERS = /(?<![\d.\w])-?\d{9,10}(?![\d.\w])/g;

const MOST_WRONG = 10;

export class Sieve {
  readonly words = new Set<string>();
  readonly numbers = new Set<string>();
  readonly wrong: string[] = [];
  frames = 0;
  bytes = 0;

  say(text: string): void {
    if (this.wrong.length < MOST_WRONG) this.wrong.push(text);
  }

  /** Any text, of HTTP as well. `isOver`: of a match whose secret is everybody's by now. */
  look(text: string, isOver = false): void {
    this.frames++;
    this.bytes += text.length;
    if (isOver) return;
    for (const word of text.match(WORDS) ?? []) this.words.add(word);
    for (const one of text.match(NUMBERS) ?? []) this.numbers.add(one);
  }
}

/** One socket of somebody whose seats are known: `seats` by match. */
export class Receiver {
  readonly #sieve: Sieve;
  readonly #seats: ReadonlyMap<string, number>;
  readonly #held = new Map<string, Followed>();
  readonly seen = new Map<string, Seen>();

  constructor(sieve: Sieve, seats: ReadonlyMap<string, number>) {
    this.#sieve = sieve;
    this.#seats = seats;
  }

  hear(text: string): void {
    const read = readServerMessage(text);
    if (!read.ok) {
      this.#sieve.look(text);
      this.#sieve.say(`not of the protocol: ${read.message} ${text.slice(0, 200)}`);
      return;
    }
    const message = read.value;
    const isOver = 'over' in message && message.over !== undefined;
    this.#sieve.look(text, isOver);
    if (message.t === 'snapshot') {
      const own = this.#seats.get(message.match) ?? -1;
      if (message.as >= 0 && message.as !== own && !isOver) {
        this.#sieve.say(`seat ${message.as} of ${message.match} was shown to somebody else`);
      }
      this.#take(message.match, follow(null, message).held);
    } else if (message.t === 'step' || message.t === 'prompt') {
      for (const [match, held] of this.#held) {
        if (match.startsWith(message.m)) this.#take(match, follow(held, message).held);
      }
    }
  }

  #take(match: string, held: Followed | null): void {
    if (held === null) return;
    this.#held.set(match, held);
    const key = `${match} ${held.as}`;
    const seen = this.seen.get(key) ?? {
      match,
      as: held.as,
      views: new Map(),
      prompts: new Map(),
      last: null,
    };
    this.seen.set(key, seen);
    see(seen, held);
  }
}
