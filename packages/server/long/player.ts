/**
 * Somebody who plays over a real socket: knows what is told, answers at random among what that allows, comes back after
 * every cut and sends again what has no reply. Keeps every answer that was acknowledged, and what was seen at each revision.
 */
import { createHash } from 'node:crypto';
import { type AnyView, below, legalList, type Rng } from '@open-gosu/kernel';
import {
  type Followed,
  follow,
  PROTOCOL_VERSION,
  readServerMessage,
  type ServerMessage,
  SUBPROTOCOL,
} from '@open-gosu/protocol';
import { WebSocket } from 'ws';
import { kitOf } from '../src/games.ts';
import type { Reading } from './clocks.ts';
import type { Guest } from './people.ts';

export interface Answered {
  readonly match: string;
  readonly seat: number;
  readonly id: string;
  readonly text: string;
  /** When its sender heard of it, as performance.now() has it. */
  readonly at: number;
}

/** What somebody saw of a match: the digests of all that was shown at each revision, and how it ended. */
export interface Seen {
  readonly match: string;
  readonly as: number;
  readonly views: Map<number, Set<string>>;
  /** Of what only this viewer was asked: the digests by revision and part. */
  readonly prompts: Map<string, Set<string>>;
  last: Followed | null;
}

export const makeSeen = (match: string, as: number): Seen => ({
  match,
  as,
  views: new Map(),
  prompts: new Map(),
  last: null,
});

export interface PlayerOptions {
  readonly rng: Rng;
  /** Where to connect now. */
  readonly base: () => string;
  /** Every text that comes in, before it is read, and to whom. */
  readonly heard?: (text: string, who: Guest) => void;
  /** One answer in so many leaves and the line is cut before the reply; 0: never. */
  readonly cutEvery?: number;
  /** Milliseconds to think before an answer. */
  readonly think?: () => number;
  /** Every clock that is told is kept. */
  readonly keepsClocks?: boolean;
  /** What was seen of a match is not kept beyond its end: of so many that it would not fit. */
  readonly forgetsSeen?: boolean;
}

interface Pending {
  readonly id: string;
  readonly text: string;
  readonly frame: string;
  readonly part: number;
  sentAt: number;
  /** The last time it was sent. */
  triedAt: number;
}

/** Somebody was told to try again: when, how long after it was sent. */
export interface PutOff {
  readonly at: number;
  readonly ms: number;
}

const RETRY_MS = 60;
/** A reply that does not come: the line may be dead without a word. */
const PATIENCE_MS = 10_000;

export const digestOfView = (view: unknown): string =>
  createHash('sha1').update(JSON.stringify(view)).digest('base64');

function keep<K>(digests: Map<K, Set<string>>, key: K, view: unknown): void {
  const kept = digests.get(key) ?? new Set();
  digests.set(key, kept.add(digestOfView(view)));
}

/** Keeps what is held now, where it is not what was held before. */
export function see(seen: Seen, held: Followed): void {
  const { rev, view, prompt } = held;
  const { last } = seen;
  if (view !== null && (view !== last?.view || rev !== last.rev)) keep(seen.views, rev, view);
  if (prompt !== null && (prompt !== last?.prompt || rev !== last.rev)) {
    keep(seen.prompts, `${rev}/${prompt.part}`, prompt.view);
  }
  seen.last = held;
}

export class Player {
  readonly who: Guest;
  readonly #options: PlayerOptions;
  readonly acknowledged: Answered[] = [];
  readonly seen: Seen[] = [];
  /** Milliseconds from an answer to its reply. */
  readonly waits: number[] = [];
  readonly putOff: PutOff[] = [];
  readonly clocks: Reading[] = [];
  /** `dead`: answers that nobody said a word to. */
  readonly counts = { cuts: 0, dead: 0, refused: new Map<string, number>() };
  /** When the last one was watched again after a cut, in ms since it. */
  readonly returns: number[] = [];
  #socket: WebSocket | null = null;
  #isOpen = false;
  #held: Followed | null = null;
  #now: Seen | null = null;
  #game = '';
  #pending: Pending | null = null;
  #watchId = '';
  #watchedAt = 0;
  #ids = 0;
  #cutAt = 0;
  /** The newest revision anybody spoke of: until it is here, nothing is answered. */
  #known = 0;
  #over: (() => void) | null = null;
  #isEnded = false;
  #alarm: NodeJS.Timeout | null = null;

  constructor(who: Guest, options: PlayerOptions) {
    this.who = who;
    this.#options = options;
  }

  get held(): Followed | null {
    return this.#held;
  }

  /** Plays, or watches, until it is over. */
  play(match: string, game: string, as: number): Promise<void> {
    this.#held = null;
    this.#known = 0;
    this.#pending = null;
    this.#game = game;
    this.#now = makeSeen(match, as);
    this.seen.push(this.#now);
    if (this.#isOpen) this.#watch({});
    else this.#connect();
    return new Promise((resolve) => {
      this.#over = resolve;
    });
  }

  /** Gives the match up: it is over as soon as the server says so. */
  resign(): void {
    const match = this.#now?.match;
    if (match !== undefined) this.#say({ t: 'resign', id: this.#nextId(), match });
  }

  end(): void {
    this.#isEnded = true;
    if (this.#alarm !== null) clearTimeout(this.#alarm);
    this.#socket?.terminate();
  }

  /** The line breaks here and now. */
  cut(): void {
    this.#socket?.terminate();
  }

  #nextId(): string {
    return `${this.who.id.slice(0, 6)}-${++this.#ids}`;
  }

  #connect(): void {
    if (this.#isEnded) return;
    const url = `${this.#options.base().replace('http', 'ws')}/socket`;
    const socket = new WebSocket(url, SUBPROTOCOL, {
      headers: { 'x-forwarded-for': this.who.address },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('open', () => {
      const { session } = this.who;
      socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, lang: 'en', session }));
    });
    socket.on('message', (data) => {
      if (this.#socket === socket) this.#hear(data.toString());
    });
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      if (this.#isOpen) {
        this.counts.cuts++;
        // Between two matches there is nothing to come back to.
        if (this.#now !== null) this.#cutAt = performance.now();
      }
      this.#isOpen = false;
      this.#socket = null;
      if (!this.#isEnded) setTimeout(() => this.#connect(), RETRY_MS * (1 + Math.random()));
    });
  }

  #say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #watch(have: { rev?: number }): void {
    if (this.#now === null) return;
    this.#watchId = this.#nextId();
    this.#watchedAt = performance.now();
    this.#known = 0;
    this.#say({ t: 'watch', id: this.#watchId, match: this.#now.match, ...have });
  }

  /** What is held already is said, or everything is asked for anew: both are to work. */
  #watchAgain(): void {
    const held = this.#held;
    this.#watch(held !== null && below(this.#options.rng, 2) === 0 ? { rev: held.rev } : {});
  }

  #hear(text: string): void {
    this.#options.heard?.(text, this.who);
    const read = readServerMessage(text);
    if (!read.ok) throw new Error(`${read.message}: ${text.slice(0, 500)}`);
    const message = read.value;
    if (message.t === 'welcome') {
      this.#isOpen = true;
      this.#watchAgain();
      return;
    }
    if (message.t === 'moved' && message.match === this.#now?.match) {
      this.#cutAt ||= performance.now();
      setTimeout(() => this.#watchAgain(), message.wait);
      return;
    }
    this.#reply(message);
    const heard = follow(this.#held, message);
    this.#held = heard.held;
    if (heard.watch !== null) this.#watch(heard.watch);
    else if (message.t !== 'pong') this.#look();
  }

  #look(): void {
    const held = this.#held;
    const now = this.#now;
    if (held === null || now === null || held.match !== now.match) return;
    this.#readClock(now.last, held);
    see(now, held);
    if (held.status === 'over') {
      this.#now = null;
      this.#pending = null;
      if (this.#options.forgetsSeen === true) this.seen.pop();
      this.#say({ t: 'unwatch', id: this.#nextId(), match: held.match });
      this.#over?.();
      return;
    }
    this.#consider(held);
  }

  #readClock(before: Followed | null, { match, clock }: Followed): void {
    if (this.#options.keepsClocks !== true || before?.clock === clock) return;
    this.clocks.push({ match, at: performance.now(), left: clock.left });
  }

  /** Told to try again, with what was sent then. */
  #put(from: number): void {
    const at = performance.now();
    this.putOff.push({ at, ms: at - from });
  }

  #reply(message: ServerMessage): void {
    if (!('id' in message) || message.id === undefined) return;
    if (message.id === this.#watchId) {
      this.#watched(message);
      return;
    }
    const pending = this.#pending;
    if (pending?.id !== message.id) return;
    if (message.t === 'refused') {
      const { code, wait = RETRY_MS } = message;
      this.counts.refused.set(code, (this.counts.refused.get(code) ?? 0) + 1);
      if (code === 'try-again' || code === 'too-fast') {
        if (code === 'try-again') this.#put(pending.triedAt);
        setTimeout(() => this.#resend(pending), wait);
        return;
      }
      this.#pending = null;
      return;
    }
    this.#pending = null;
    if (message.t === 'done') this.#known = Math.max(this.#known, message.rev ?? 0);
    this.waits.push(performance.now() - pending.sentAt);
    const { match = '', as = -1 } = this.#now ?? {};
    const { id, text } = pending;
    this.acknowledged.push({ match, seat: as, id, text, at: performance.now() });
    if (pending.part > 0 && this.#held !== null) this.#held = { ...this.#held, prompt: null };
  }

  #watched(message: ServerMessage): void {
    if (message.t === 'refused') {
      const { wait = RETRY_MS } = message;
      if (message.code === 'try-again') this.#put(this.#watchedAt);
      // The line is not dead: an answer waits until the match is there again.
      if (this.#pending !== null) this.#expect(this.#pending);
      setTimeout(() => this.#watch({}), wait);
      return;
    }
    if (this.#cutAt > 0) {
      this.returns.push(performance.now() - this.#cutAt);
      this.#cutAt = 0;
    }
    if (this.#pending !== null) this.#resend(this.#pending);
  }

  #resend(pending: Pending): void {
    if (this.#pending !== pending) return;
    pending.triedAt = performance.now();
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(pending.frame);
    this.#expect(pending);
  }

  /** A line that is dead without a word is cut by us. */
  #expect(pending: Pending): void {
    if (this.#alarm !== null) clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => {
      if (this.#pending !== pending || this.#isEnded) return;
      this.counts.dead++;
      this.cut();
    }, PATIENCE_MS);
  }

  #consider(held: Followed): void {
    if (this.#pending !== null || held.status !== 'running' || held.as < 0) return;
    if (held.rev < this.#known) return;
    const isAsked = held.prompt !== null;
    if (!isAsked && (held.to !== held.as || held.waiting !== null)) return;
    const kit = kitOf(this.#game);
    if (kit === null) throw new Error(this.#game);
    const { rng, cutEvery = 0, think } = this.#options;
    const view = (held.prompt?.view ?? held.view) as AnyView;
    const guess = kit.game.determinize(view, rng);
    const legal = legalList(kit.game, guess);
    const text = kit.game.describe(guess, legal[below(rng, legal.length)] ?? 0);
    const { match, ply, line } = held;
    const part = held.prompt?.part ?? 0;
    const id = this.#nextId();
    const frame = JSON.stringify({ t: 'answer', id, match, ply, line, part, text });
    const now = performance.now();
    const pending = { id, text, frame, part, sentAt: now, triedAt: now };
    this.#pending = pending;
    const ms = think?.() ?? 0;
    if (ms > 0) {
      setTimeout(() => {
        pending.sentAt = performance.now();
        this.#resend(pending);
      }, ms);
      return;
    }
    this.#resend(pending);
    if (cutEvery > 0 && below(rng, cutEvery) === 0) this.cut();
  }
}
