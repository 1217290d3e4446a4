export { PHRASE_TEXTS, PHRASES, type PhraseId } from './chat.ts';
export {
  Answer,
  CLIENT_KINDS,
  type ClientKind,
  ClientMessage,
  type ClientMessageOf,
  type Command,
  Hello,
  type MatchCommand,
  OFFERS,
  type OfferKind,
  ORDERS,
  type Orders,
} from './client-messages.ts';
export { CLOCK_DEFS, CLOCKS, type ClockDef, type ClockId } from './clocks.ts';
export { EVENT_FIELDS } from './event-fields.ts';
export { isWireEvent, type ReadEvent, readEvent, type WireEvent, writeEvent } from './events.ts';
export {
  BotId,
  CommandId,
  GameId,
  MatchId,
  Name,
  PlayerId,
  Token,
} from './fields.ts';
export {
  type Followed,
  follow,
  type Heard,
  type HeldPrompt,
} from './follow.ts';
export * from './http.ts';
export { type JsonSchema, jsonSchema } from './json-schema.ts';
export { LIMITS, RATES } from './limits.ts';
export {
  Away,
  ClockFacts,
  DrawFacts,
  ENDINGS,
  type Ending,
  OverFacts,
  Rating,
  RatingMove,
  ResultFacts,
  SeatFacts,
  Setup,
  STATUSES,
  Status,
  TakebackFacts,
  VISIBILITIES,
  Visibility,
} from './match-facts.ts';
export { type OpenApi, type Operation, openApi } from './openapi.ts';
export { applyPatch, type Patched } from './patch/apply.ts';
export { diff, diffViews, type WirePatch } from './patch/diff.ts';
export {
  type Read,
  readBody,
  readClientMessage,
  readServerMessage,
  readValue,
} from './read.ts';
export {
  MISTAKES,
  mistakeText,
  REFUSAL_CODES,
  REFUSALS,
  RETRYABLE,
  type RefusalCode,
  refusalStatus,
  refusalText,
} from './refusals.ts';
export { REPORT_REASONS, REPORT_TEXTS, type ReportReason } from './reports.ts';
export { ROUTES, type RouteDef, type RouteName } from './routes.ts';
export {
  matchTag,
  Note,
  SERVER_KINDS,
  type ServerKind,
  ServerMessage,
  type ServerMessageOf,
  StoryStep,
  type WireView,
} from './server-messages.ts';
export {
  CLOSE,
  type CloseCode,
  judgeVersion,
  offersSubprotocol,
  PROTOCOL_VERSION,
  SOCKET_PATH,
  SUBPROTOCOL,
  type VersionAnswer,
} from './version.ts';
