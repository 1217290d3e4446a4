/**
 * Who plays here, as the server knows them. It is asked when a screen wants to know; somebody is made known to it only by
 * giving a name, which nobody needs before they sit down.
 */
import type { Lang } from '@open-gosu/kernel';
import type { Me } from '@open-gosu/protocol';
import type { Api } from '../http/api.ts';
import type { ApiRefusal, Outcome } from '../http/outcome.ts';

export type Person = NonNullable<Me>;

export interface Self {
  /** `unknown` until the server has been asked. */
  readonly state: 'unknown' | 'known' | 'refused';
  /** Null for somebody without a session. */
  readonly me: Person | null;
  readonly refusal: ApiRefusal | null;
}

const UNKNOWN: Self = { state: 'unknown', me: null, refusal: null };

export type MeStore = ReturnType<typeof makeMeStore>;

export function makeMeStore(api: Pick<Api, 'me' | 'putMe'>) {
  let self = UNKNOWN;
  let loading: Promise<Self> | null = null;
  const listeners = new Set<() => void>();

  function become(next: Self): Self {
    self = next;
    for (const listener of listeners) listener();
    return next;
  }

  const known = (me: Person | null) => become({ state: 'known', me, refusal: null });

  async function read(): Promise<Self> {
    const told = await api.me({});
    loading = null;
    return told.ok ? known(told.value) : become({ state: 'refused', me: null, refusal: told });
  }

  /** Asks the server; several who want to know at once ask once. */
  function load(): Promise<Self> {
    loading ??= read();
    return loading;
  }

  /** Gives or changes the name; makes a guest of somebody new. */
  async function giveName(name: string, lang: Lang): Promise<Outcome<Person>> {
    const told = await api.putMe({ body: { name, lang } });
    if (!told.ok) return told;
    if (told.value === null) return { ok: false, code: 'internal', message: '' };
    known(told.value);
    return { ok: true, value: told.value };
  }

  return {
    now: () => self,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    giveName,
    /** After signing in or out. */
    known,
  };
}
