/**
 * Everything a page or a bot says on the socket. `t` says which message it is. Every message but `hello` is a command: it
 * carries an `id` of the client's choosing and gets exactly one reply with that id. A command that is sent again with the same
 * id is not done again; its first outcome is told again.
 */
import * as v from 'valibot';
import { PHRASES } from './chat.ts';
import {
  CommandId,
  fields,
  flag,
  int,
  Lang,
  line,
  MatchId,
  oneOf,
  Part,
  Ply,
  Rev,
  Token,
  Viewer,
  WindowId,
} from './fields.ts';
import { LIMITS } from './limits.ts';

/** How moments for a response are answered for a player; `highest`: only for a card of level III. */
export const ORDERS = ['ask', 'never', 'highest'] as const;
export type Orders = (typeof ORDERS)[number];
export const OrdersName = oneOf(ORDERS);

/** What one player may ask of the others. */
export const OFFERS = ['draw', 'takeback'] as const;
export type OfferKind = (typeof OFFERS)[number];
export const OfferName = oneOf(OFFERS);

const command = { id: CommandId };
const inMatch = { id: CommandId, match: MatchId };

/** The first message, and the only one without a reply of its own: `welcome` answers it. */
export const Hello = fields({
  t: v.literal('hello'),
  v: int(0, 999),
  lang: Lang,
  /** For clients without cookies, such as bots: the session's token. */
  session: v.optional(Token),
  /** Who is speaking, for the server's log: `page 1.2`, `my-bot`. */
  client: v.optional(line(1, 60)),
});

const Watch = fields({
  t: v.literal('watch'),
  ...inMatch,
  /** Through whose eyes; absent: one's own seat, or a spectator's. Another seat's only once the match is over. */
  as: v.optional(Viewer),
  /** The last revision this client holds: where that is the newest, it gets no snapshot. */
  rev: v.optional(Rev),
  /** Comes back, and acted, or read along, when it was last told; absent: it is opened, or chosen, to act. */
  acted: v.optional(flag),
  /** Takes the place of what the same person watches with in the same window, though that socket may seem open still. */
  window: v.optional(WindowId),
});

const Unwatch = fields({ t: v.literal('unwatch'), ...inMatch });

export const Answer = fields({
  t: v.literal('answer'),
  ...inMatch,
  /** The decision that is answered, as the last frame named it; `line` and `part` are 0 where they are left out. */
  ply: Ply,
  line: v.optional(Ply),
  /** Of a response: as the `prompt` says. */
  part: v.optional(Part),
  /** In notation. */
  text: line(1, LIMITS.answer),
});

/** Loses; with more than two players a bot plays on. */
const Resign = fields({ t: v.literal('resign'), ...inMatch });
/** Breaks off before everybody has answered once: nobody wins. */
const Abort = fields({ t: v.literal('abort'), ...inMatch });
const Offer = fields({
  t: v.literal('offer'),
  ...inMatch,
  what: OfferName,
  /** A takeback: the decision of one's own to go back to; absent: the last. */
  to: v.optional(Ply),
});
const Withdraw = fields({ t: v.literal('withdraw'), ...inMatch, what: OfferName });
const Reply = fields({ t: v.literal('reply'), ...inMatch, what: OfferName, yes: flag });
const Undo = fields({ t: v.literal('undo'), ...inMatch, to: v.optional(Ply) });
/** No more requests to take back in this match. */
const Block = fields({ t: v.literal('block'), ...inMatch });
/** Takes time while a response is possible, whether or not one has any. */
const Think = fields({ t: v.literal('think'), ...inMatch });
const Claim = fields({ t: v.literal('claim'), ...inMatch, what: oneOf(['win', 'draw', 'bot']) });
const Timeout = fields({ t: v.literal('timeout'), ...inMatch, do: oneOf(['win', 'wait', 'bot']) });
const Rematch = fields({ t: v.literal('rematch'), ...inMatch, yes: flag });
const Show = fields({ t: v.literal('show'), ...inMatch, yes: flag });
const SetOrders = fields({ t: v.literal('orders'), ...inMatch, respond: OrdersName });
/** Leaves a seat before the match begins. One sits down by HTTP. */
const Stand = fields({ t: v.literal('stand'), ...inMatch });

/** A phrase, which everybody reads in their own language. */
const Say = fields({ t: v.literal('say'), ...inMatch, phrase: oneOf(PHRASES) });
/** Free text. */
const Chat = fields({ t: v.literal('chat'), ...inMatch, text: line(1, LIMITS.chat) });
/** Asks for the server's time. */
const Ping = fields({ t: v.literal('ping'), ...command });

export const ClientMessage = v.variant(
  't',
  [
    Hello,
    Watch,
    Unwatch,
    Answer,
    Think,
    Resign,
    Abort,
    Offer,
    Withdraw,
    Reply,
    Undo,
    Block,
    Claim,
    Timeout,
    Rematch,
    Show,
    SetOrders,
    Stand,
    Say,
    Chat,
    Ping,
  ],
  'kind',
);

export type ClientMessage = v.InferOutput<typeof ClientMessage>;
export type ClientKind = ClientMessage['t'];
export type ClientMessageOf<K extends ClientKind> = Extract<ClientMessage, { t: K }>;
/** All but `hello`. */
export type Command = Exclude<ClientMessage, { t: 'hello' }>;
/** Those about one match. */
export type MatchCommand = Extract<ClientMessage, { match: string }>;

export const CLIENT_KINDS: readonly ClientKind[] = ClientMessage.options.map(
  (option) => option.entries.t.literal,
);
