/** Force of will: one who does not want to respond need not be asked again until the turn is over. */
import type { Scene } from '../engine/scene.ts';
import type { MatchStore } from './match-store.ts';
import { isResponse } from './responses.ts';

/** Declines, and goes on declining for the rest of the turn; null where nobody is asked to respond. */
export function useQuietTurn(store: MatchStore, { prompt }: Scene): (() => void) | null {
  return prompt?.isMine && isResponse(prompt) ? () => store.quieten() : null;
}
