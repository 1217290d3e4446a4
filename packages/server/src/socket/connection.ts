/**
 * One socket: what comes in is bounded, read and answered; what goes out is given up on where nobody reads it. Whatever the other
 * side sends, nothing is thrown out of here.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Lang } from '@open-gosu/kernel';
import {
  CLOSE,
  type ClientMessage,
  type ClientMessageOf,
  judgeVersion,
  mistakeText,
  PROTOCOL_VERSION,
  type RefusalCode,
  readClientMessage,
  refusalText,
} from '@open-gosu/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Person } from '../host/authority.ts';
import { MOST_LAG } from '../match/index.ts';
import { Bucket } from './bucket.ts';
import { textFrame } from './frame.ts';
import { bearerOf } from './gate.ts';
import type { Hub } from './hub.ts';
import { Requests } from './requests.ts';

type Phase = 'new' | 'greeting' | 'open' | 'closed';

/** What may come before it is known who speaks. */
const EARLY = 16;
const MARK_BYTES = 4;
const NO_MARK = Buffer.alloc(0);

export class Connection {
  readonly address: string;
  readonly #hub: Hub;
  readonly #socket: WebSocket;
  /** What the socket writes to: whole frames may be written there beside its own. */
  readonly #wire: Duplex;
  readonly #bucket: Bucket;
  readonly #requests: Requests;
  #request: IncomingMessage | null;
  #phase: Phase = 'new';
  #early: ClientMessage[] = [];
  #excess = 0;
  #malformed = 0;
  #pingAt = 0;
  /** What the answer to our ping must hold: what was not asked for answers nothing. */
  #pingMark: Buffer = NO_MARK;
  #misses = 0;
  #lang: Lang = 'en';
  person: Person | null = null;
  /** The last round trip: what a question and its answer take on their way. */
  lag = 0;

  constructor(
    hub: Hub,
    socket: WebSocket,
    wire: Duplex,
    request: IncomingMessage,
    address: string,
  ) {
    const { rate, burst } = hub.limits;
    this.#hub = hub;
    this.#socket = socket;
    this.#wire = wire;
    this.#request = request;
    this.address = address;
    this.#bucket = new Bucket(rate, burst, hub.mono());
    this.#requests = new Requests(hub, this);
    socket.on('message', (data, isBinary) => this.#guard(() => this.#hear(data, isBinary)));
    socket.on('ping', (data) => this.#guard(() => this.#pinged(data)));
    socket.on('pong', (data) => this.#guard(() => this.#pong(data)));
    socket.on('close', () => this.#guard(() => this.#gone()));
    // A frame that breaks the rules of sockets; `close` follows.
    socket.on('error', () => hub.count('broken'));
  }

  /** Nothing may come through here: one socket's fault is nobody else's. */
  #guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#hub.fault('a socket failed', error);
      this.close(CLOSE.flood, 'fault');
    }
  }

  send(text: string): void {
    if (this.#phase === 'closed') return;
    // The other side has begun to close: nothing more is read there.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#hub.counts.sent++;
    this.#wire.write(textFrame(text));
    this.#isRead();
  }

  /** Whether the other side reads what it is sent; if not, it is given up. */
  #isRead(): boolean {
    if (this.#socket.bufferedAmount <= this.#hub.limits.buffered) return true;
    // A farewell would wait behind all the rest.
    this.#hub.count('slow');
    this.#phase = 'closed';
    this.#socket.terminate();
    return false;
  }

  say(message: object): void {
    this.send(JSON.stringify(message));
  }

  refuse(id: string | null, code: RefusalCode, more: object = {}): void {
    this.#hub.counts.refused++;
    if (id !== null) this.say({ t: 'refused', id, code, ...more });
    else this.say({ t: 'error', code, message: refusalText(code, this.#lang), ...more });
  }

  /** `why`: for the figures. */
  close(code: number, why: string): void {
    if (this.#phase === 'closed') return;
    this.#phase = 'closed';
    this.#hub.count(why);
    this.#socket.close(code);
    this.#hub.closing.begin(this);
  }

  /** The process is going. */
  move(wait: number): void {
    this.say({ t: 'moved', wait });
    this.close(CLOSE.restart, 'drained');
  }

  /** A turn of the timer all sockets share. */
  beat(): void {
    if (this.#phase === 'closed') return;
    if (this.#pingAt > 0 && ++this.#misses >= this.#hub.limits.misses) {
      this.#hub.count('dead');
      this.#socket.terminate();
      return;
    }
    if (this.#isRead()) this.#ping();
  }

  #ping(): void {
    // The first unanswered one says how long it has been.
    if (this.#pingAt === 0) {
      this.#pingAt = this.#hub.mono();
      this.#pingMark = randomBytes(MARK_BYTES);
    }
    this.#socket.ping(this.#pingMark);
  }

  /** Answered while it is read: what is asked again and again would fill our memory with answers. */
  #pinged(data: Buffer): void {
    if (this.#phase === 'closed' || !this.#count()) return;
    if (this.#isRead()) this.#socket.pong(data);
  }

  #pong(data: Buffer): void {
    if (this.#phase === 'closed') return;
    if (this.#pingAt === 0 || !data.equals(this.#pingMark)) {
      this.#count();
      return;
    }
    this.lag = Math.min(MOST_LAG, Math.max(0, Math.round(this.#hub.mono() - this.#pingAt)));
    this.#pingAt = 0;
    this.#misses = 0;
  }

  /** No hello in time, or no end. */
  late(): void {
    if (this.#phase === 'closed') this.#socket.terminate();
    else this.close(CLOSE.noHello, 'no hello');
  }

  #gone(): void {
    this.#phase = 'closed';
    this.#requests.end();
    this.#hub.remove(this);
  }

  get #isClosed(): boolean {
    return this.#phase === 'closed';
  }

  /** Every frame counts, also those that are no message; false: it is one too many. */
  #count(): boolean {
    const isInTime = this.#bucket.take(this.#hub.mono());
    if (isInTime) {
      if (this.#excess > 0) this.#excess--;
    } else if (++this.#excess > this.#hub.limits.excess) {
      this.#hub.warn('too many messages', this.address);
      this.close(CLOSE.flood, 'flood');
    }
    return isInTime;
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (this.#phase === 'closed') return;
    this.#hub.counts.received++;
    const isInTime = this.#count();
    if (this.#isClosed) return;
    const read = isBinary ? null : readClientMessage(data.toString(), this.#lang);
    if (read === null || !read.ok) {
      this.#misread(read, data);
      return;
    }
    const { value } = read;
    if (isInTime) this.#take(value);
    else this.refuse('id' in value ? value.id : null, 'too-fast', { wait: this.#bucket.wait() });
  }

  #misread(
    read: Exclude<ReturnType<typeof readClientMessage>, { ok: true }> | null,
    data: RawData,
  ) {
    this.#hub.counts.malformed++;
    if (this.#phase === 'new' && read !== null && otherVersion(data.toString())) {
      this.#otherVersion();
      return;
    }
    if (read === null) this.#mistake('binary');
    else {
      const { id, code, field, message } = read;
      this.refuse(id, code, { ...(field === '' ? {} : { field }), message });
    }
    if (++this.#malformed < this.#hub.limits.malformed) return;
    this.#hub.warn('too many messages that cannot be read', this.address);
    this.close(CLOSE.flood, 'malformed');
  }

  #mistake(what: 'binary' | 'hello-again'): void {
    this.refuse(null, 'bad-message', { message: mistakeText(what, this.#lang) });
  }

  #take(message: ClientMessage): void {
    if (this.#phase === 'open') {
      if (message.t === 'hello') this.#mistake('hello-again');
      else this.#requests.take(message);
      return;
    }
    if (this.#phase === 'greeting') {
      if (this.#early.push(message) > EARLY) this.close(CLOSE.flood, 'flood');
      return;
    }
    if (message.t === 'hello') {
      this.#greet(message);
      return;
    }
    this.refuse(message.id, 'hello-first');
    this.close(CLOSE.noHello, 'no hello');
  }

  #otherVersion(): void {
    this.refuse(null, 'version');
    this.close(CLOSE.version, 'version');
  }

  #greet(hello: ClientMessageOf<'hello'>): void {
    this.#lang = hello.lang;
    const request = this.#request;
    this.#request = null;
    if (judgeVersion(hello.v) !== 'same' || request === null) {
      this.#otherVersion();
      return;
    }
    this.#phase = 'greeting';
    const token = hello.session ?? bearerOf(request);
    this.#hub
      .authenticate(request, token)
      .then((person) => this.#guard(() => this.#welcome(person, token !== null)))
      .catch((error: unknown) => {
        this.#hub.fault('nobody could be asked who this is', error);
        this.refuse(null, 'try-again');
        this.close(CLOSE.restart, 'fault');
      });
  }

  #welcome(person: Person | null, isNamed: boolean): void {
    if (this.#phase !== 'greeting') return;
    if (person === null && isNamed) {
      this.refuse(null, 'not-signed-in');
      this.close(CLOSE.session, 'session');
      return;
    }
    if (person !== null && !this.#hub.admit(person)) {
      this.#hub.warn('too many sockets of one person', this.address);
      this.refuse(null, 'too-many');
      this.close(CLOSE.crowd, 'crowd');
      return;
    }
    this.person = person;
    this.#phase = 'open';
    this.#hub.greeting.over(this);
    const { build } = this.#hub.deps;
    this.say({
      t: 'welcome',
      v: PROTOCOL_VERSION,
      now: this.#hub.wall(),
      player: person === null ? null : { id: person.player, name: person.name },
      ...(build === undefined ? {} : { build }),
    });
    this.#ping();
    const early = this.#early;
    this.#early = [];
    for (const message of early) this.#take(message);
  }
}

/** A `hello` that this version cannot read may be one of another. */
function otherVersion(text: string): boolean {
  try {
    const { t, v } = JSON.parse(text);
    return t === 'hello' && Number.isInteger(v) && v !== PROTOCOL_VERSION;
  } catch {
    return false;
  }
}
