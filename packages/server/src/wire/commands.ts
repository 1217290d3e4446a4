/** What a client wants of a match, as the match core takes it. What only the host knows is left for it to fill in. */
import type { ClientMessage, MatchCommand } from '@open-gosu/protocol';
import type { PlayerCommand } from '../match/index.ts';

/** Messages about a match that are no commands of a player at its table: the socket sees to them. */
export type AsideKind = 'watch' | 'unwatch' | 'say' | 'chat' | 'rematch';
export type TableMessage = Exclude<MatchCommand, { readonly t: AsideKind }>;

export interface Sender {
  /** Milliseconds the message was on its way. */
  readonly lag: number;
  /** Who takes a seat over where somebody leaves it. */
  readonly bot: string;
}

export function isTableMessage(message: ClientMessage): message is TableMessage {
  switch (message.t) {
    case 'hello':
    case 'ping':
    case 'watch':
    case 'unwatch':
    case 'say':
    case 'chat':
    case 'rematch':
      return false;
    default:
      return true;
  }
}

/** `absentSince` of a claim is the host's to say. */
export function commandOf(message: TableMessage, { lag, bot }: Sender): PlayerCommand {
  const { id } = message;
  switch (message.t) {
    case 'answer': {
      const { ply, line = 0, part = 0, text } = message;
      return { kind: 'answer', id, ply, line, part, text, lag };
    }
    case 'offer': {
      const { what, to } = message;
      return to === undefined ? { kind: 'offer', id, what } : { kind: 'offer', id, what, to };
    }
    case 'withdraw':
      return { kind: 'withdraw', id, what: message.what };
    case 'reply':
      return { kind: 'reply', id, what: message.what, yes: message.yes };
    case 'undo':
      return message.to === undefined ? { kind: 'undo', id } : { kind: 'undo', id, to: message.to };
    case 'resign':
      return { kind: 'resign', id, bot };
    case 'claim':
      return { kind: 'claim', id, what: message.what, absentSince: [], bot };
    case 'timeout':
      return { kind: 'choose', id, what: message.do, bot };
    case 'show':
      return { kind: 'show', id, yes: message.yes };
    case 'orders':
      return { kind: 'orders', id, respond: message.respond };
    case 'abort':
    case 'block':
    case 'think':
    case 'stand':
      return { kind: message.t, id };
  }
}
