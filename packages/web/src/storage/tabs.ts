/**
 * One game, several tabs: the tab that opened it last plays it, the others step back, so that none writes over what another
 * has kept. Tabs talk by messages; where the browser has none, each is on its own.
 */

type Message = {
  readonly what: 'claim' | 'kept';
  readonly id: string;
};

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

export function makeTabs(open: () => Channel | null): Tabs {
  let channel: Channel | null | undefined;
  const claims = new Map<string, Claim>();

  const line = (): Channel | null => {
    if (channel !== undefined) return channel;
    channel = open();
    if (channel !== null) {
      channel.onmessage = ({ data: { what, id } }) => {
        const claim = claims.get(id);
        if (what === 'kept') return claim?.changed();
        claims.delete(id);
        claim?.taken();
      };
    }
    return channel;
  };

  return {
    claim(id, claim) {
      line()?.postMessage({ what: 'claim', id });
      claims.set(id, claim);
      return () => {
        if (claims.get(id) === claim) claims.delete(id);
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
