/** Every bound of the protocol in one place. Numbers and texts in a schema are bounded by one of these. */

export const LIMITS = {
  /** Bytes of a message to the server. */
  messageBytes: 4096,
  /** How deep a message to the server may nest. */
  depth: 6,
  /** Bytes of a message to a client: a snapshot with the whole story of a long game. */
  frameBytes: 262_144,
  /** Bytes of an HTTP body. */
  bodyBytes: 16_384,
  /** How deep an HTTP body may nest: passkey answers do. */
  bodyDepth: 8,

  /** Characters of an answer in notation. */
  answer: 80,
  name: 24,
  /** Whoever sits at a table, bots included. */
  seatName: 80,
  chat: 200,
  /** A command's id, chosen by the client. */
  commandId: 24,
  /** Ids the server gives out: 128 bits and more, base64url. */
  idLeast: 16,
  id: 64,
  token: 512,
  cardId: 40,
  gameId: 24,
  rules: 40,
  botId: 40,
  cursor: 200,
  url: 1000,
  /** One text inside an opaque envelope (passkeys). */
  opaqueText: 8192,
  sentence: 300,

  seats: 4,
  /** Answers of one match, and so its plies. */
  ply: 99_999,
  part: 99,
  /** Steps of one match. */
  rev: 999_999,
  /** Milliseconds on a clock: a little over 30 days. */
  clockMs: 2_678_400_000,
  /** Wall time in milliseconds: until the year 2286. */
  wallMs: 9_999_999_999_999,
  options: 40,
  optionName: 40,
  optionText: 40,
  optionList: 12,
  /** Events of one step: a Song with everything that follows stays far below. */
  events: 500,
  eventFields: 16,
  eventList: 100,
  /** Matches followed on one socket. */
  watched: 16,
  page: 100,
  rating: 100_000,
  /** Points of a rating's history. */
  history: 100,
  /** Minutes that spectators may be behind. */
  behind: 60,
  /** What somebody adds to a report. */
  report: 500,
  count: 1_000_000_000,

  /** Of a patch, on reading it. */
  patchDepth: 12,
  patchList: 4096,
} as const;

/** How often one may send; the server answers `too-fast` beyond. */
export const RATES = {
  /** Messages a second on one socket, and how many at once. */
  messages: 20,
  burst: 40,
  /** Chat lines a minute. */
  chat: 20,
  /** Matches to follow a second on one socket, and how many at once: each is told its whole story. */
  watches: 1,
  watchBurst: 20,
  pingSeconds: 20,
} as const;
