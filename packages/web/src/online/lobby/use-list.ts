/** A list of matches, page by page: read again from time to time while somebody looks, and when they come back to it. */
import type { MatchLine } from '@open-gosu/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Asked, api } from '../http/api.ts';
import type { ApiRefusal } from '../http/outcome.ts';

export type ListQuery = Asked<'listMatches'>['query'];

export interface MatchList {
  /** Null until the first answer. */
  readonly lines: readonly MatchLine[] | null;
  readonly refusal: ApiRefusal | null;
  readonly hasMore: boolean;
  more(): void;
  refresh(): void;
}

const EVERY_MS = 20_000;
const NOTHING: readonly MatchLine[] = [];

interface Held {
  readonly lines: readonly MatchLine[] | null;
  readonly next: string | null;
  readonly refusal: ApiRefusal | null;
}

/** `query`: null where there is nothing to ask. `isLive`: it changes while one looks. */
export function useList(query: ListQuery | null, isLive: boolean): MatchList {
  const key = query === null ? null : JSON.stringify(query);
  const [held, setHeld] = useState<Held>({ lines: null, next: null, refusal: null });
  /** Pages beyond the first are not read again by themselves. */
  const isLonger = useRef(false);

  const read = useCallback(
    async (after: string | null) => {
      if (key === null) return;
      const asked = JSON.parse(key) as ListQuery;
      const told = await api.listMatches({ query: after === null ? asked : { ...asked, after } });
      if (!told.ok) {
        setHeld((before) => ({ ...before, refusal: told }));
        return;
      }
      const { matches, next = null } = told.value;
      isLonger.current = after !== null;
      setHeld(({ lines }) => ({
        lines: after === null ? matches : joined(lines ?? NOTHING, matches),
        next,
        refusal: null,
      }));
    },
    [key],
  );

  useEffect(() => {
    read(null);
    if (!isLive) return;
    const again = () => {
      if (document.visibilityState === 'visible' && !isLonger.current) read(null);
    };
    const timer = setInterval(again, EVERY_MS);
    addEventListener('focus', again);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', again);
    };
  }, [read, isLive]);

  return {
    lines: key === null ? NOTHING : held.lines,
    refusal: held.refusal,
    hasMore: held.next !== null,
    more: () => read(held.next),
    refresh: () => read(null),
  };
}

/** A match may have moved to the next page in between: it is shown once. */
function joined(lines: readonly MatchLine[], more: readonly MatchLine[]): readonly MatchLine[] {
  const known = new Set(lines.map(({ match }) => match));
  return [...lines, ...more.filter(({ match }) => !known.has(match))];
}
