/** A match on the server that has ended is kept among the player's own games: it can be seen again without the server. */
import type { Followed } from '@open-gosu/protocol';
import { useEffect } from 'react';
import { keepOnlineGame } from '../match/record.ts';

export function useKeptGame({ match, status, as, over }: Followed): void {
  const isWhole = status === 'over' && as >= 0 && over?.result.reason !== 'abandoned';
  useEffect(() => {
    // Where it cannot be had now, its replay asks for it again.
    if (isWhole) keepOnlineGame(match).catch(() => undefined);
  }, [match, isWhole]);
}
