/** What processes say to each other about matches: JSON, one message a line. They trust each other once they have shown they share a secret. */
import type { HostRefusal, Outcome, Person, Visitor } from '../host/authority.ts';
import type { PlayerCommand } from '../match/index.ts';

/** `q`: the number of the question. `w`: the number of a watcher, chosen by the asking side. */
export type Ask =
  | {
      readonly do: 'command';
      readonly match: string;
      readonly by: Person;
      readonly c: PlayerCommand;
      readonly w: number | null;
    }
  | {
      readonly do: 'watch';
      readonly match: string;
      readonly who: Visitor;
      readonly have: number | null;
      readonly w: number;
    }
  | {
      readonly do: 'chat';
      readonly match: string;
      readonly by: Person | null;
      readonly line: { readonly phrase?: string; readonly text?: string };
      readonly id: string;
    }
  | {
      readonly do: 'rematch';
      readonly match: string;
      readonly by: Person;
      readonly yes: boolean;
    }
  /** Whether somebody is there. */
  | { readonly do: 'beat' };

export type ToOwner =
  /** First of all: what the door has to prove itself with. */
  | { readonly nonce: string }
  | { readonly proof: string }
  | (Ask & { readonly q: number })
  | { readonly do: 'leave'; readonly w: number };

/** What a watcher hears, by the name of its method. */
export const HEARD = ['tell', 'snapshot', 'presence', 'chat', 'rematch', 'acts', 'moved'] as const;
export type Heard = (typeof HEARD)[number];

export type FromOwner =
  | { readonly nonce: string; readonly proof: string }
  | { readonly a: number; readonly outcome: Outcome<unknown> }
  | { readonly w: number; readonly on: Heard; readonly args: readonly unknown[] };

export const refused = (code: HostRefusal): Outcome<never> => ({ ok: false, code });

/** An owner's name in leases: where it is reached, and which of its lives this is. */
export function ownerName(address: string, life: string): string {
  return `${address}#${life}`;
}

export function addressOf(owner: string): string | null {
  const end = owner.indexOf('#');
  return end > 0 ? owner.slice(0, end) : null;
}
