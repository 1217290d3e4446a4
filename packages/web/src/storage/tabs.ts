/**
 * One game, several tabs: the tab that opened it last plays it, the others step back, so that none writes over what another
 * has kept. Tabs talk by messages; where the browser has none, each is on its own.
 */

type Message = {
  readonly what: 'claim' | 'kept';
  readonly id: string;
  /** Of a claim: the latest has the game, also where two are made before either is heard. */
  readonly order?: Order;
};

/** When, and which tab of those that claim in the same moment. */
type Order = readonly [time: number, tab: string];

function isLater([time, tab]: Order, [otherTime, otherTab]: Order): boolean {
  return time === otherTime ? tab > otherTab : time > otherTime;
}

/** What is needed of a BroadcastChannel. */
export interface Channel {
  postMessage(message: Message): void;
  onmessage: ((event: { readonly data: Message }) => void) | null;
}

export interface Claim {
  /** Another tab has opened the game. */
  taken(): void;
  /** Another tab has kept it after this one opened it: an answer was under way there. */
  changed(): void;
}

export interface Tabs {
  /** This tab plays the game from now on; gives what ends that. */
  claim(id: string, claim: Claim): () => void;
  /** To be called after the game is kept. */
  kept(id: string): void;
}

export function makeTabs(
  open: () => Channel | null,
  now: () => number = Date.now,
  tab: string = String(Math.random()),
): Tabs {
  let channel: Channel | null | undefined;
  const claims = new Map<string, { readonly claim: Claim; readonly order: Order }>();
  /** The latest time heard of: a clock that was put back makes no claim an old one. */
  let latest = 0;

  const line = (): Channel | null => {
    if (channel !== undefined) return channel;
    channel = open();
    if (channel !== null) {
      channel.onmessage = ({ data: { what, id, order } }) => {
        const mine = claims.get(id);
        if (what === 'kept') return mine?.claim.changed();
        latest = Math.max(latest, order?.[0] ?? 0);
        if (mine === undefined) return;
        if (order !== undefined && isLater(mine.order, order)) {
          // The other may have opened its ears after this one spoke.
          channel?.postMessage({ what: 'claim', id, order: mine.order });
          return;
        }
        claims.delete(id);
        mine.claim.taken();
      };
    }
    return channel;
  };

  return {
    claim(id, claim) {
      const heard = line();
      latest = Math.max(latest + 1, now());
      const order: Order = [latest, tab];
      claims.set(id, { claim, order });
      heard?.postMessage({ what: 'claim', id, order });
      return () => {
        if (claims.get(id)?.claim === claim) claims.delete(id);
      };
    },
    kept: (id) => line()?.postMessage({ what: 'kept', id }),
  };
}

export const tabs = makeTabs(() =>
  typeof BroadcastChannel === 'undefined'
    ? null
    : (new BroadcastChannel('open-gosu/games') as unknown as Channel),
);
