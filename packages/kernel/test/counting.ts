/**
 * A small game over everything the kernel offers to rules: two players count to ten, each adding 1 to 3 in turn; whoever
 * reaches ten wins. At an even total a player may first paint it, which does not end the turn.
 */
import {
  type ActionCode,
  type AskFacts,
  bareForm,
  codeA,
  codeKind,
  demand,
  type Fields,
  type Lang,
  listedForm,
  makeAnswerReader,
  makeAsk,
  makeCode,
  makeEngine,
  matching,
  NEVER_ASKS,
  type Packing,
  type Parsed,
  type PositionFile,
  type Procedure,
  type Ranges,
  Reader,
  readFields,
  readInt,
  readPending,
  readRanged,
  readSeat,
  readWhole,
  spelled,
  Writer,
  writeRanged,
  writeWithPending,
} from '../src/index.ts';

export const GOAL = 10;
export const PROC = { match: 0, turn: 1 } as const;
export const ANSWER = { add: 0, stop: 1, paint: 2 } as const;
const COLOURS = [spelled('the red', 'le rouge'), spelled('the rose')];

export interface Frame {
  proc: number;
  step: number;
}

export interface State {
  total: number;
  turn: number;
  colour: number;
  winners: number;
  stack: Frame[];
}

export type Log = string[] | undefined;
type Asking = AskFacts<'turn' | 'painted turn', 'add'>;

const match: Procedure<State, Frame, Log, Asking> = {
  ...NEVER_ASKS,
  lastStep: 1,
  step(s, f, log) {
    if (f.step === 1) s.turn = 1 - s.turn;
    f.step = 1;
    log?.push(`turn ${s.turn}`);
    s.stack.push({ proc: PROC.turn, step: 0 });
    return false;
  },
};

const turn: Procedure<State, Frame, Log, Asking> = {
  lastStep: 0,
  step: () => true,
  legal(s, _f, out) {
    let n = 0;
    for (let add = 1; add <= 3 && s.total + add <= GOAL; add++) {
      out[n++] = makeCode(ANSWER.add, add);
    }
    for (let colour = 0; colour < 2 && s.colour < 0 && s.total % 2 === 0; colour++) {
      out[n++] = makeCode(ANSWER.paint, colour);
    }
    return n;
  },
  answer(s, _f, code, log) {
    if (codeKind(code) === ANSWER.paint) {
      s.colour = codeA(code);
      return;
    }
    s.total += codeA(code);
    log?.push(`add ${codeA(code)}`);
    s.stack.pop();
    if (s.total === GOAL) s.winners = 1 << s.turn;
  },
  asked: (s) => s.turn,
  ask: (s) => makeAsk(s.colour < 0 ? 'turn' : 'painted turn', 'add', { left: GOAL - s.total }),
};

export const engine = makeEngine([match, turn], () => false);
export const alwaysAsking = makeEngine([match, turn], (f: Frame) => f.proc === PROC.turn);

export function start(total = 0): State {
  const s: State = { total, turn: 0, colour: -1, winners: 0, stack: [{ proc: 0, step: 0 }] };
  engine.advance(s, undefined);
  return s;
}

export const answers = makeAnswerReader<State>({
  over: (s) => s.winners !== 0,
  legal: engine.legal,
  asked: (s) => ({
    seat: engine.toAct(s),
    wanted: s.colour < 0 ? [ANSWER.add, ANSWER.paint] : [ANSWER.add],
  }),
  forms: [
    listedForm('add', ANSWER.add, '<1|2|3>', String, (text) =>
      /^[1-9]$/.test(text) ? [Number(text)] : [],
    ),
    bareForm('stop'),
    listedForm(
      'paint',
      ANSWER.paint,
      '<name>',
      (colour) => ['red', 'rose'][colour] ?? '?',
      (text) => matching(COLOURS, text),
    ),
  ],
  whyNot: (_s, code, lang: Lang) => {
    const no = { en: 'That is', fr: "C'est" };
    return `${no[lang]} ${codeKind(code)}/${codeA(code)}.`;
  },
  holds: (_s, _seat, code) => codeKind(code) === ANSWER.paint && codeA(code) === 1,
});

const RANGES: Ranges<State> = {
  total: [0, GOAL],
  turn: [0, 1],
  colour: [-1, 1],
  winners: [0, 2],
};
const FRAME_RANGES: Required<Ranges<Frame>> = { proc: [0, 1], step: [0, 1] };

export const packing: Packing<State> = {
  encode(s) {
    const w = new Writer();
    writeRanged(w, s, RANGES);
    w.int(s.stack.length);
    for (const frame of s.stack) writeRanged(w, frame, FRAME_RANGES);
    return w.finish();
  },
  decode(bytes) {
    const r = new Reader(bytes);
    const s = start();
    readRanged(r, s, RANGES);
    s.stack = Array.from({ length: r.within(0, 5) }, () => {
      const frame: Frame = { proc: 0, step: 0 };
      readRanged(r, frame, FRAME_RANGES);
      return frame;
    });
    r.end();
    demand((s.total === GOAL) === (s.winners !== 0), 'the end is half there');
    return s;
  },
  clone: (s) => ({ ...s, stack: s.stack.map((f) => ({ ...f })) }),
  over: (s) => s.winners !== 0,
  ...engine,
};

/** The colour is not among the readable fields. */
export function fieldsOf(s: State): PositionFile {
  return { game: 'counting', total: s.total, toPlay: s.turn, players: [{ tags: ['b', 'a'] }] };
}

export const MEANINGS = { ignored: ['game', 'pending'], unordered: ['tags'], seats: ['toPlay'] };

export function readPosition(input: unknown, lang: Lang): Parsed<State> {
  return readWhole('bad-position', lang, (r) => {
    const file = readFields(r, '', input, ['game', 'total', 'toPlay', 'players', 'pending']);
    if (file === null) return null;
    if (file.pending !== undefined) return readPending(r, packing, file.pending, () => true);
    const s = start(readInt(r, 'total', file.total, 0, GOAL - 1, 0));
    s.turn = readSeat(r, 'toPlay', file.toPlay, 2);
    return s;
  });
}

export function writePosition(s: State): Fields {
  return writeWithPending(packing, s, fieldsOf(s), readPosition);
}

export function play(s: State, ...codes: readonly ActionCode[]): State {
  for (const code of codes) engine.apply(s, code, undefined);
  return s;
}

export const add = (n: number): ActionCode => makeCode(ANSWER.add, n);
