/**
 * Every byte that a server sends goes through here: each frame is read by its schema and followed, and what could be a secret is
 * kept with the time it was first told, to be held against the true ones afterwards. Whoever receives it says who they are.
 */
import { type Followed, follow, readServerMessage } from '@open-gosu/protocol';
import { makeSeen, type Seen, see } from './player.ts';

/** Long enough for an id, a session, a secret or a seed. */
const WORDS = /[A-Za-z0-9_-]{20,}/g;
/** As large as the words of a generator; times are longer, clocks shorter. */
const NUMBERS = /(?<![\d.\w])-?\d{9,10}(?![\d.\w])/g;

const MOST_WRONG = 10;

/** `session`: of the one who receives it, which they may be told. `figures`: numbers of the machine, of that size by chance. */
export interface Hearer {
  readonly session?: string | undefined;
  readonly figures?: boolean;
}

export class Sieve {
  /** When each was told for the first time, in wall milliseconds as the entries have it. */
  readonly words = new Map<string, number>();
  readonly numbers = new Map<string, number>();
  readonly wrong: string[] = [];
  /** How often something was told that its hearer may not know. */
  secrets = 0;
  frames = 0;
  bytes = 0;

  say(text: string): void {
    if (this.wrong.length < MOST_WRONG) this.wrong.push(text);
  }

  tell(text: string): void {
    this.secrets++;
    this.say(text);
  }

  /** Any text, of HTTP as well, and of matches that are over, too. */
  look(text: string, { session, figures = false }: Hearer = {}): void {
    this.frames++;
    this.bytes += text.length;
    const now = Date.now();
    for (const word of text.match(WORDS) ?? []) {
      if (word !== session && !this.words.has(word)) this.words.set(word, now);
    }
    if (figures) return;
    for (const one of text.match(NUMBERS) ?? []) {
      if (!this.numbers.has(one)) this.numbers.set(one, now);
    }
  }
}

/** One socket of somebody whose session and seats are known: `seats` by match. */
export class Receiver {
  readonly #sieve: Sieve;
  readonly #seats: ReadonlyMap<string, number>;
  readonly #hearer: Hearer;
  readonly #held = new Map<string, Followed>();
  readonly seen = new Map<string, Seen>();

  constructor(sieve: Sieve, seats: ReadonlyMap<string, number>, session: string | undefined) {
    this.#sieve = sieve;
    this.#seats = seats;
    this.#hearer = { session };
  }

  hear(text: string): void {
    this.#sieve.look(text, this.#hearer);
    const read = readServerMessage(text);
    if (!read.ok) {
      this.#sieve.say(`not of the protocol: ${read.message} ${text.slice(0, 200)}`);
      return;
    }
    const message = read.value;
    if (message.t === 'snapshot') {
      const own = this.#seats.get(message.match) ?? -1;
      // Whose hand is shown once it is over is no secret.
      if (message.as >= 0 && message.as !== own && message.over === undefined) {
        this.#sieve.tell(`seat ${message.as} of ${message.match} was shown to somebody else`);
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
    const seen = this.seen.get(key) ?? makeSeen(match, held.as);
    this.seen.set(key, seen);
    see(seen, held);
  }
}
