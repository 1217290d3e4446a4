/** Tables under load: two sockets each, answers from games played beforehand, and how long each answer took. */
import { SOCKET_PATH, SUBPROTOCOL } from '@open-gosu/protocol';
import { openSocket } from './socket.mjs';

/** Where the tag of the match stands in `{"t":"step","m":"........"` and in `{"t":"prompt","m":"........"`. */
const STEP_TAG = '{"t":"step","m":"'.length;
const PROMPT_TAG = '{"t":"prompt","m":"'.length;
const TAG = 8;

let sockets = 0;
/** Every socket comes from an address of its own. */
function nextAddress() {
  const n = ++sockets;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

let ids = 0;
const nextId = () => `load${(++ids).toString(36).padStart(8, '0')}`;

function numberAfter(text, name, from) {
  let at = text.indexOf(name, from) + name.length;
  let value = 0;
  for (let digit = text.charCodeAt(at) - 48; digit >= 0 && digit <= 9; ) {
    value = value * 10 + digit;
    digit = text.charCodeAt(++at) - 48;
  }
  return value;
}

/** `done(ms)`: an answer has reached both players, `ms` after it was sent or due; null: the table has come to its next match. */
export class Table {
  constructor(seeded) {
    this.seeded = seeded;
    this.done = () => {};
    this.sockets = [null, null];
    this.match = -1;
    this.next = 0;
    this.refused = [];
    this.isWaiting = false;
    /** On the way to its next match. */
    this.isMoving = false;
    /** Has no match left. */
    this.isSpent = false;
    this.sentAt = 0;
    this.#begin(0);
  }

  #begin(match) {
    const { id, script, start } = this.seeded.matches[match];
    this.match = match;
    this.id = id;
    this.tag = id.slice(0, TAG);
    this.answers = script.answers;
    this.next = start;
    this.seen = [-1, -1];
    this.prompt = -1;
  }

  /** Both sockets open, greeted, and shown the match. */
  async open(port) {
    await Promise.all([0, 1].map((seat) => this.openSeat(seat, port)));
  }

  async openSeat(seat, port) {
    let shown;
    const isShown = new Promise((resolve) => {
      shown = resolve;
    });
    this.shown ??= [null, null];
    this.shown[seat] = shown;
    const socket = await openSocket({
      port: typeof port === 'function' ? port(seat) : port,
      path: SOCKET_PATH,
      protocol: SUBPROTOCOL,
      address: nextAddress(),
      heard: (text) => this.#heard(seat, text),
    });
    this.sockets[seat] = socket;
    const { session } = this.seeded.people[seat];
    socket.send(JSON.stringify({ t: 'hello', v: 1, lang: 'en', session }));
    socket.send(JSON.stringify({ t: 'watch', id: nextId(), match: this.id }));
    await isShown;
  }

  close() {
    for (const socket of this.sockets) socket?.close();
  }

  #heard(seat, text) {
    switch (text.charCodeAt(7)) {
      case 116: // "st": a step
        if (text.startsWith(this.tag, STEP_TAG)) {
          this.seen[seat] = numberAfter(text, '"ply":', STEP_TAG + TAG);
          this.#look();
        }
        return;
      case 114: // "pr", "er": a prompt, who is there, an error
        if (text.startsWith('{"t":"error"')) this.refused.push(text);
        else if (text.startsWith('{"t":"prompt"') && text.startsWith(this.tag, PROMPT_TAG)) {
          // Without events it says that a prompt is over.
          if (text.includes('"e":')) this.prompt = numberAfter(text, '"part":', PROMPT_TAG + TAG);
          this.#look();
        }
        return;
      case 110: // "sn": a snapshot
        if (!text.startsWith(this.id, '{"t":"snapshot","match":"'.length)) return;
        this.seen[seat] = this.answers[this.next].ply;
        this.shown?.[seat]?.();
        this.#look();
        return;
      case 101: // "re", "we": refused, welcome
        if (text.startsWith('{"t":"refused"')) this.refused.push(text);
    }
  }

  /** Whether everybody has seen what the next answer answers. */
  get isReady() {
    const answer = this.answers[this.next];
    if (answer === undefined) return this.#isOver;
    if (answer.part > 0) return this.prompt === answer.part;
    return this.seen[0] === answer.ply && this.seen[1] === answer.ply;
  }

  get #isOver() {
    const end = this.answers[this.answers.length - 1].ply + 1;
    return this.seen[0] === end && this.seen[1] === end;
  }

  #look() {
    if (!this.isWaiting || !this.isReady) return;
    this.isWaiting = false;
    const took = this.isMoving ? null : performance.now() - this.sentAt;
    this.isMoving = false;
    if (this.next >= this.answers.length) this.#leave();
    else this.done(took);
  }

  /** The game is over: on to the next one. */
  #leave() {
    const old = this.id;
    if (this.match + 1 >= this.seeded.matches.length) {
      this.isSpent = true;
      return;
    }
    this.#begin(this.match + 1);
    this.isWaiting = true;
    this.isMoving = true;
    for (const socket of this.sockets) {
      socket.send(JSON.stringify({ t: 'unwatch', id: nextId(), match: old }));
      socket.send(JSON.stringify({ t: 'watch', id: nextId(), match: this.id }));
    }
  }

  /** `from`: when it should have been sent, where that is earlier. */
  send(from = performance.now()) {
    const { seat, ply, part, text } = this.answers[this.next];
    this.next++;
    this.prompt = -1;
    this.isWaiting = true;
    this.sentAt = from;
    const parted = part === 0 ? '' : `,"part":${part}`;
    this.sockets[seat].send(
      `{"t":"answer","id":"${nextId()}","match":"${this.id}","ply":${ply}${parted},"text":"${text}"}`,
    );
  }
}

/** The same at the yardstick: any card of the hand, at the version that was seen. */
export class BareTable {
  constructor(number) {
    this.name = `t${number}`;
    this.done = () => {};
    this.sockets = [null, null];
    this.seen = [-1, -1];
    this.version = 0;
    this.hand = [0, 0];
    this.isWaiting = false;
    this.refused = [];
    this.isSpent = false;
    this.isReady = true;
  }

  async open(port) {
    await Promise.all(
      [0, 1].map(async (seat) => {
        let shown;
        const isShown = new Promise((resolve) => {
          shown = resolve;
        });
        const heard = (text) => {
          this.seen[seat] = numberAfter(text, '"version":', 0);
          this.hand[seat] = numberAfter(text, '"hand":[', 0);
          shown();
          this.#look();
        };
        const path = `/${this.name}/${seat}`;
        this.sockets[seat] = await openSocket({ port, path, address: nextAddress(), heard });
        await isShown;
      }),
    );
  }

  close() {
    for (const socket of this.sockets) socket?.close();
  }

  #look() {
    if (!this.isWaiting || this.seen[0] !== this.version || this.seen[1] !== this.version) return;
    this.isWaiting = false;
    this.done(performance.now() - this.sentAt);
  }

  send(from = performance.now()) {
    const seat = this.version % 2;
    const move = `{"t":"move","v":${this.version},"card":${this.hand[seat]}}`;
    this.version++;
    this.isWaiting = true;
    this.sentAt = from;
    this.sockets[seat].send(move);
  }
}

/** Opens all, so many at a time. */
export async function openAll(tables, port, abreast = 50) {
  let at = 0;
  const one = async () => {
    while (at < tables.length) await tables[at++].open(port);
  };
  await Promise.all(Array.from({ length: abreast }, one));
}
