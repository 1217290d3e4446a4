/**
 * What a player does at a table on the server beside answering: offers, replies, claims, words. Each is one command; what is
 * refused is said once, in the words of the protocol.
 */
import type { Orders, PhraseId, RefusalCode } from '@open-gosu/protocol';
import type { Bare, Line, Reply } from '../socket/line.ts';

/** The newest refusal; `count` tells it from one before with the same words. */
export interface Refused {
  readonly code: RefusalCode;
  readonly count: number;
}

export type Doings = ReturnType<typeof makeDoings>;

/** A command about one match, without what names it. */
type Deed = Bare extends infer C ? (C extends { match: string } ? Omit<C, 'match'> : never) : never;

export function makeDoings(match: string, line: Pick<Line, 'send'>) {
  let refused: Refused | null = null;
  let count = 0;
  const listeners = new Set<() => void>();
  const underWay = new Map<string, Promise<Reply>>();

  const set = (next: Refused | null) => {
    refused = next;
    for (const listener of [...listeners]) listener();
  };

  const refuse = (code: RefusalCode) => set({ code, count: ++count });

  const sendNow = async (deed: Deed): Promise<Reply> => {
    if (refused !== null) set(null);
    const reply = await line.send({ ...deed, match } as Bare);
    if (!reply.ok) refuse(reply.code);
    return reply;
  };

  /** Pressed again before there is a reply, it is still the same one: nothing is done, or refused, twice. */
  const send = (deed: Deed): Promise<Reply> => {
    const name = JSON.stringify(deed);
    const known = underWay.get(name);
    if (known !== undefined) return known;
    const reply = sendNow(deed).finally(() => underWay.delete(name));
    underWay.set(name, reply);
    return reply;
  };

  return {
    /** Null where there is none, or it was read. */
    refused: () => refused,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    refuse,
    dismiss: () => set(null),
    /** Free where nobody has learnt anything; else the refusal says so, and one may ask for it. `to` says which answer. */
    undo: (to: number) => send({ t: 'undo', to }),
    offer: (what: 'draw' | 'takeback') => send({ t: 'offer', what }),
    withdraw: (what: 'draw' | 'takeback') => send({ t: 'withdraw', what }),
    reply: (what: 'draw' | 'takeback', yes: boolean) => send({ t: 'reply', what, yes }),
    block: () => send({ t: 'block' }),
    resign: () => send({ t: 'resign' }),
    abort: () => send({ t: 'abort' }),
    claim: (what: 'win' | 'draw' | 'bot') => send({ t: 'claim', what }),
    timeout: (what: 'win' | 'wait' | 'bot') => send({ t: 'timeout', do: what }),
    think: () => send({ t: 'think' }),
    rematch: (yes: boolean) => send({ t: 'rematch', yes }),
    show: (yes: boolean) => send({ t: 'show', yes }),
    orders: (respond: Orders) => send({ t: 'orders', respond }),
    stand: () => send({ t: 'stand' }),
    say: (phrase: PhraseId) => send({ t: 'say', phrase }),
    chat: (text: string) => sendNow({ t: 'chat', text }),
  };
}
