/** What a route tells a screen: asked when it comes up, and again when it is wanted. */
import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from '../http/outcome.ts';

export interface Told<T> {
  /** Null until the answer is there. */
  readonly told: Outcome<T> | null;
  again(): void;
}

/** `key`: what is asked, in a word; another one asks anew. */
export function useTold<T>(key: string, ask: () => Promise<Outcome<T>>): Told<T> {
  const [held, setHeld] = useState<{ readonly key: string; readonly told: Outcome<T> } | null>(
    null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  const again = useCallback(() => {
    ask().then((told) => setHeld({ key, told }));
  }, [key]);
  useEffect(again, [again]);
  return { told: held?.key === key ? held.told : null, again };
}
