/**
 * The version of the protocol, and what a peer of another version is told. The number changes only when a message of an
 * older peer would be misread; a new optional field or a new message does not change it.
 */

export const PROTOCOL_VERSION = 1;

/** What a client asks for in `Sec-WebSocket-Protocol`. */
export const SUBPROTOCOL = `open-gosu.${PROTOCOL_VERSION}`;

/** Where the socket is. */
export const SOCKET_PATH = '/socket';

/** Codes the server closes a socket with; 4000 and above are ours. */
export const CLOSE = {
  /** The process is being drained: come back, to any process. */
  restart: 1012,
  /** No `hello` in time, or a message before it. */
  noHello: 4000,
  /** `hello` named a version this server does not speak. The page must be loaded anew. */
  version: 4001,
  /** Too many messages, or too large ones. */
  flood: 4002,
  /** The reader is too slow: what waits to be sent has outgrown its limit. */
  slow: 4003,
  /** The session has ended, or belongs to nobody. */
  session: 4004,
  /** Too many sockets of one player or address. */
  crowd: 4005,
} as const;

export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

/** Which side has to be renewed before the two understand each other. */
export type VersionAnswer = 'same' | 'client-too-old' | 'client-too-new';

/** How the server judges the version in `hello`: anything but `same` gets an `error` `version` and close 4001. */
export function judgeVersion(theirs: number): VersionAnswer {
  if (theirs === PROTOCOL_VERSION) return 'same';
  return theirs < PROTOCOL_VERSION ? 'client-too-old' : 'client-too-new';
}

/** True where one of the subprotocols a client offers is ours. */
export function offersSubprotocol(header: string): boolean {
  return header.split(',').some((name) => name.trim() === SUBPROTOCOL);
}
