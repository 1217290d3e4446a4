/**
 * The line to the server: one socket at a time, opened again whenever it is cut. A command is sent until it has its one reply, by
 * the same id, so that nothing is done twice and nothing is lost. What is followed is watched anew after every cut. Knows no
 * browser: sockets, time and chance are given.
 */
import {
  CLOSE,
  type ClientMessage,
  type Command,
  PROTOCOL_VERSION,
  RETRYABLE,
  type RefusalCode,
  readServerMessage,
  type ServerMessage,
} from '@open-gosu/protocol';
import { waitBefore } from './backoff.ts';
import { kindOf } from './kind-of.ts';
import type { SocketLike, Wires } from './wires.ts';

/** Why no more tries are made by themselves. */
export type LineEnd = 'version' | 'session' | 'crowd';

export interface LineState {
  readonly phase: 'idle' | 'connecting' | 'open' | 'waiting' | 'ended';
  /** When the next try is made, by this device's clock; null unless one is waited for. */
  readonly retryAt: number | null;
  readonly end: LineEnd | null;
  /** Who one is to the server; null for somebody without a name, or before it has said so. */
  readonly player: { readonly id: string; readonly name: string } | null;
  /** What to add to this device's clock for the server's. */
  readonly offset: number;
}

export type Reply =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: RefusalCode; readonly wait?: number };

/** Who follows a match. */
export interface Follower {
  readonly match: string;
  /** The revision that is held; null for none. */
  rev(): number | null;
  /** Whether this window acts for its seat, as far as it was told; null without a seat, and before anything is known. */
  acts(): boolean | null;
  /** Everything the server says, about whatever match. */
  hear(message: ServerMessage): void;
  /** It cannot be followed. */
  lost(code: RefusalCode): void;
}

/** A command without its id. */
export type Bare = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

interface Pending {
  readonly text: string;
  tries: number;
  resolve(reply: Reply): void;
}

/** `acted`: of a window that comes back, whether it acted; null: it is to act. */
interface Wanted {
  readonly anew: boolean;
  readonly acted: boolean | null;
}

interface Watched extends Wanted {
  readonly follower: Follower;
}

/** A welcome, or a pong, that takes longer will not come. */
const PATIENCE = 8_000;
const PING_EVERY = 25_000;
const MOST_TRIES = 8;
const USUAL_WAIT = 500;

const ENDS: { readonly [code: number]: LineEnd } = {
  [CLOSE.version]: 'version',
  [CLOSE.crowd]: 'crowd',
};

/** What becomes of commands at such an end; null: they wait until it is tried again. */
const REFUSED_AT: { readonly [E in LineEnd]: RefusalCode | null } = {
  version: 'version',
  session: 'not-signed-in',
  crowd: null,
};

export type Line = ReturnType<typeof makeLine>;

export function makeLine(wires: Wires) {
  let state: LineState = { phase: 'idle', retryAt: null, end: null, player: null, offset: 0 };
  let socket: SocketLike | null = null;
  let failures = 0;
  /** Said by the server before it closes: when to come back. */
  let comeBack: number | null = null;
  let cancelTimer = () => {};
  let cancelPing = () => {};
  let pinged: { readonly id: string; readonly at: number } | null = null;
  const listeners = new Set<() => void>();
  const followers = new Set<Follower>();
  const watches = new Map<string, Watched>();
  const pending = new Map<string, Pending>();
  /** Of this page, over all its sockets: the server may take one for open that is long dead. */
  const windowId = wires.newId();

  const set = (change: Partial<LineState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };

  const post = (message: ClientMessage) => socket?.send(JSON.stringify(message));

  const later = (milliseconds: number, work: () => void) => {
    cancelTimer();
    cancelTimer = wires.after(milliseconds, work);
  };

  const connect = () => {
    cancelTimer();
    comeBack = null;
    set({ phase: 'connecting', retryAt: null, end: null });
    let mine: SocketLike;
    try {
      mine = wires.open();
    } catch {
      cut(0);
      return;
    }
    socket = mine;
    mine.onopen = () => {
      if (socket !== mine) return;
      post({ t: 'hello', v: PROTOCOL_VERSION, lang: wires.lang(), client: 'page' });
    };
    mine.onmessage = ({ data }) => {
      if (socket === mine && typeof data === 'string') hear(data);
    };
    mine.onclose = ({ code }) => {
      if (socket === mine) cut(code);
    };
    later(PATIENCE, () => drop(mine));
  };

  /** Nothing comes through any more, though nobody has closed it. */
  const drop = (mine: SocketLike) => {
    if (socket !== mine) return;
    mine.close();
    cut(0);
  };

  const cut = (code: number) => {
    socket = null;
    cancelTimer();
    cancelPing();
    pinged = null;
    watches.clear();
    if (code === CLOSE.session) {
      void askWho();
      return;
    }
    const end = ENDS[code];
    if (end === undefined) retryLater();
    else finish(end);
  };

  const retryLater = () => {
    if (followers.size === 0 && pending.size === 0) {
      set({ phase: 'idle', retryAt: null });
      return;
    }
    const wait = comeBack ?? waitBefore(failures, wires.lot());
    failures++;
    set({ phase: 'waiting', retryAt: wires.now() + wait });
    later(wait, connect);
  };

  const finish = (end: LineEnd) => {
    set({ phase: 'ended', end, retryAt: null });
    const code = REFUSED_AT[end];
    if (code !== null) refuseAll(code);
  };

  /** A session has ended, here or on another device: whoever is still known here goes on. */
  const askWho = async () => {
    set({ phase: 'connecting', retryAt: null, end: null });
    const isKnown = await wires.isKnown();
    const isOvertaken = socket !== null || state.phase !== 'connecting';
    if (isOvertaken) return;
    if (isKnown === false) finish('session');
    else retryLater();
  };

  const refuseAll = (code: RefusalCode) => {
    for (const { resolve } of pending.values()) resolve({ ok: false, code });
    pending.clear();
  };

  const watch = (follower: Follower, { anew, acted }: Wanted) => {
    if (state.phase !== 'open') return;
    const id = wires.newId();
    const rev = anew ? null : follower.rev();
    watches.set(id, { follower, anew, acted });
    post({
      t: 'watch',
      id,
      match: follower.match,
      ...(rev === null ? {} : { rev }),
      ...(acted === null ? {} : { acted }),
      window: windowId,
    });
  };

  /** Something is missing. Another window may have been opened meanwhile: this one does not take the seat from it. */
  const catchUp = (follower: Follower, anew: boolean) =>
    watch(follower, { anew, acted: follower.acts() });

  const ping = () => {
    if (state.phase !== 'open' || socket === null) return;
    const mine = socket;
    pinged = { id: wires.newId(), at: wires.now() };
    post({ t: 'ping', id: pinged.id });
    later(PATIENCE, () => {
      if (pinged !== null) drop(mine);
    });
    cancelPing();
    cancelPing = wires.after(PING_EVERY, ping);
  };

  /** What a newer server says beside all we know is not for us; but where the match stands must be understood. */
  const misheard = (text: string) => {
    const kind = kindOf(text);
    if (kind === 'step') {
      for (const follower of followers) catchUp(follower, true);
    } else if (kind === 'snapshot') {
      socket?.close();
      cut(CLOSE.version);
    }
  };

  const hear = (text: string) => {
    const read = readServerMessage(text, wires.lang());
    if (!read.ok) {
      misheard(text);
      return;
    }
    const message = read.value;
    switch (message.t) {
      case 'welcome':
        welcomed(message);
        return;
      case 'pong':
        if (message.id === pinged?.id) ponged(message.now);
        return;
      case 'moved':
        comeBack = message.wait;
        if (message.match !== undefined) movedAway(message.match, message.wait);
        return;
      case 'error':
        return;
      default:
        for (const follower of [...followers]) follower.hear(message);
        replied(message);
    }
  };

  const welcomed = (message: Extract<ServerMessage, { t: 'welcome' }>) => {
    cancelTimer();
    failures = 0;
    set({
      phase: 'open',
      player: message.player,
      offset: message.now - wires.now(),
      retryAt: null,
      end: null,
    });
    // All of it, and not from a revision on: somebody else sees something else, and what was said meanwhile comes only so.
    for (const follower of followers) catchUp(follower, true);
    for (const { text } of [...pending.values()]) socket?.send(text);
    ping();
  };

  const ponged = (now: number) => {
    const { at } = pinged as { readonly at: number };
    pinged = null;
    cancelTimer();
    set({ offset: Math.round(now - (at + wires.now()) / 2) });
  };

  /** Another process has the match: the server opens it for us when it is asked again. */
  const movedAway = (match: string, wait: number) => {
    comeBack = null;
    wires.after(wait, () => {
      for (const follower of followers) {
        if (follower.match === match) catchUp(follower, true);
      }
    });
  };

  const replied = (message: ServerMessage) => {
    if (!('id' in message) || message.id === undefined) return;
    const { id } = message;
    const watched = watches.get(id);
    watches.delete(id);
    if (message.t !== 'refused') {
      settle(id, { ok: true });
      return;
    }
    const { code, wait } = message;
    const isWorthTrying = RETRYABLE.has(code);
    if (watched !== undefined) {
      const { follower } = watched;
      if (isWorthTrying) wires.after(wait ?? USUAL_WAIT, () => watchIfFollowed(watched));
      else follower.lost(code);
      return;
    }
    const asked = pending.get(id);
    if (asked !== undefined && isWorthTrying && ++asked.tries < MOST_TRIES) {
      wires.after(wait ?? USUAL_WAIT, () => {
        if (state.phase === 'open' && pending.has(id)) socket?.send(asked.text);
      });
      return;
    }
    settle(id, { ok: false, code, ...(wait === undefined ? {} : { wait }) });
  };

  const watchIfFollowed = (watched: Watched) => {
    if (followers.has(watched.follower)) watch(watched.follower, watched);
  };

  const settle = (id: string, reply: Reply) => {
    const asked = pending.get(id);
    pending.delete(id);
    asked?.resolve(reply);
  };

  const wake = () => {
    const { phase, end } = state;
    // Whoever was signed out may have a name again by now.
    if (phase === 'idle' || phase === 'waiting' || end === 'session') connect();
  };

  return {
    now: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Gives what ends it. */
    follow(follower: Follower): () => void {
      followers.add(follower);
      if (state.phase === 'open') watch(follower, { anew: false, acted: null });
      else wake();
      return () => {
        followers.delete(follower);
        if (state.phase === 'open') {
          post({ t: 'unwatch', id: wires.newId(), match: follower.match });
        } else if (followers.size === 0 && pending.size === 0 && state.phase === 'waiting') {
          cancelTimer();
          set({ phase: 'idle', retryAt: null });
        }
      };
    },
    catchUp,
    /** This window is to be the one that acts. */
    actHere: (follower: Follower, anew: boolean) => watch(follower, { anew, acted: null }),
    /** Kept until its reply comes, over any number of cuts. */
    send(command: Bare): Promise<Reply> {
      const id = wires.newId();
      const text = JSON.stringify({ ...command, id });
      return new Promise((resolve) => {
        pending.set(id, { text, tries: 0, resolve });
        if (state.phase === 'open') socket?.send(text);
        else if (state.end === null) wake();
        else finish(state.end);
      });
    },
    /** Now, and not when the wait is over; also where no more tries are made. */
    retry() {
      if (state.phase === 'waiting' || state.phase === 'ended') connect();
    },
    /** Whether anybody is there: after sleep, or when the network has changed. */
    check() {
      if (state.phase === 'waiting') connect();
      else if (state.end === 'session') void askWho();
      else ping();
    },
    /** Connects anew: one has another name, or any. */
    renew() {
      const mine = socket;
      socket = null;
      mine?.close();
      cancelPing();
      pinged = null;
      watches.clear();
      connect();
    },
  };
}
