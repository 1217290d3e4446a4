export { type ActionCode, codeA, codeB, codeKind, makeCode } from './action.ts';
export { legalList } from './answers.ts';
export { fromBase64Url, toBase64Url } from './base64.ts';
export { CodecError, Reader, Writer } from './codec.ts';
export { Digest } from './digest.ts';
export {
  ALL_VIEWERS,
  type EventSink,
  type GameEvent,
  SPECTATOR,
  type Viewer,
  viewerBit,
} from './event.ts';
export type { Game, Options, Parsed, PositionFile, Question, Result } from './game.ts';
export {
  capitalize,
  counted,
  isSingular,
  joinAnd,
  joinOr,
  LANGS,
  type Lang,
  type Text,
} from './lang.ts';
export { at, insertSorted, removeIndex, removeValue, sortAscending } from './list.ts';
export { readRecord } from './read-record.ts';
export {
  addAnswer,
  endRecord,
  type GameRecord,
  type OpenRecord,
  type RecordPlayer,
  startRecord,
} from './record.ts';
export { type Replayed, replay } from './replay.ts';
export { below, makeRng, type Rng, type Seed, shuffle, word } from './rng.ts';
export { type Machine, settle, top } from './stack.ts';
