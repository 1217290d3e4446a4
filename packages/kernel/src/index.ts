export { type ActionCode, codeA, codeB, codeKind, makeCode } from './action.ts';
export {
  addressed,
  makeNarrateTo,
  type NarrateTo,
  type OwnPhrases,
  YOU,
} from './addressed.ts';
export {
  type AnswerForm,
  bareForm,
  fromDiscardSuffix,
  listedForm,
  matching,
  placeForm,
  seatForm,
  spelled,
  splitFromDiscard,
  splitSpot,
  spotForm,
  squash,
} from './answer-form.ts';
export { type AnswerReader, makeAnswerReader, type Speaker } from './answer-reader.ts';
export { type AnswerRefusal, answerRefusalText } from './answer-refusal.ts';
export { legalList } from './answers.ts';
export { type AskFacts, controller, makeAsk } from './ask.ts';
export { fromBase64Url, toBase64Url } from './base64.ts';
export { bitsIn, countBits } from './bits.ts';
export {
  CodecError,
  demand,
  type Ranges,
  Reader,
  readRanged,
  Writer,
  writeRanged,
} from './codec.ts';
export { Digest, digestOf, fingerprint } from './digest.ts';
export {
  type Asked,
  type Engine,
  type ForcedSink,
  makeEngine,
  NEVER_ASKS,
  type Procedure,
  top,
} from './engine.ts';
export {
  ALL_VIEWERS,
  type EventSink,
  type GameEvent,
  SPECTATOR,
  type Viewer,
  viewerBit,
} from './event.ts';
export {
  type Fields,
  fail,
  isFields,
  type Report,
  readFields,
  readFlag,
  readGame,
  readInt,
  readList,
  readOptions,
  readRng,
  readSeat,
  readSeed,
  readText,
  readWhole,
  seatOf,
} from './fields.ts';
export type { AnyView, Game, Options, Parsed, PositionFile, Question, Result } from './game.ts';
export {
  capitalize,
  counted,
  isSingular,
  joinAnd,
  joinOr,
  LANGS,
  type Lang,
  perLang,
  type Text,
} from './lang.ts';
export {
  at,
  byNumber,
  copyList,
  copyRecords,
  insertSorted,
  removeIndex,
  removeValue,
  sortAscending,
} from './list.ts';
export { makeNarrate, type Narrate, type NarrateTable } from './narrate.ts';
export { isOver, type Outcome, resultOf } from './outcome.ts';
export {
  agrees,
  type FieldMeanings,
  type Packing,
  packPending,
  readPending,
  sameBytes,
  unpackPending,
  writeWithPending,
} from './pending.ts';
export { type Fill, type Phrases, phrasebook, type Say } from './phrasebook.ts';
export {
  columnOfPlace,
  PLACES_PER_SEAT,
  placeAt,
  placeName,
  ROMAN,
  ROW_LENGTH,
  ROWS,
  type Row,
  readPlace,
  readRow,
  readSpot,
  roman,
  rowOfPlace,
  seatOfPlace,
  spotName,
} from './place.ts';
export { readRecord } from './read-record.ts';
export {
  addAnswer,
  endRecord,
  type GameRecord,
  type OpenRecord,
  playerNth,
  type RecordPlayer,
  startRecord,
} from './record.ts';
export { oneLine, refused, show } from './refusal.ts';
export { type Replayed, replay } from './replay.ts';
export { below, makeRng, type Rng, type Seed, shuffle, word } from './rng.ts';
export { aboutAll, storyOf, type Telling, type Told } from './story.ts';
export {
  asSentence,
  inLang,
  ofFr,
  sentence,
  spaced,
  typeset,
  typesetFr,
} from './typeset.ts';
export { asWarning, type FoundWarning, type Warning } from './warning.ts';
export { type Distances, makeWhyNot, type Reasoner, type Refused, whyNone } from './why-not.ts';
