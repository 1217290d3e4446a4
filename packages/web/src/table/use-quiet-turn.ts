/** Force of will: one who does not want to respond need not be asked again until the turn is over. */
import { useEffect, useRef, useState } from 'react';
import type { LogGroup, Scene } from '../engine/scene.ts';
import type { MatchStore } from './match-store.ts';
import { isResponse } from './responses.ts';

/** Declines, and goes on declining for the rest of the turn; null where nobody is asked to respond. */
export function useQuietTurn(
  store: MatchStore,
  { prompt, ply, round, turn }: Scene,
  log: readonly LogGroup[],
): (() => void) | null {
  const [quiet, setQuiet] = useState('');
  const reached = useRef(ply);
  // The log has a group for every turn.
  const now = `${round}/${turn}/${log.length}`;
  const decline =
    prompt?.isMine && isResponse(prompt)
      ? prompt.answers.find(({ notation }) => notation === 'decline')?.code
      : undefined;
  useEffect(() => {
    // One who takes something back wants to be asked once more.
    const isBack = ply < reached.current;
    reached.current = ply;
    if (isBack) setQuiet('');
    else if (decline !== undefined && quiet === now) store.give(decline);
  }, [store, decline, quiet, now, ply]);
  return decline === undefined ? null : () => setQuiet(now);
}
