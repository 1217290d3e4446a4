/** Which games are of the rules the page plays by. Others are kept, to be given away or deleted. */
import { useEffect, useState } from 'react';
import { ask } from '../engine/client.ts';
import type { GameId, Match } from '../engine/match.ts';
import { GAME_NAMES } from './titles.ts';

export type RulesNow = { readonly [G in GameId]?: string };

/** True while it is not known: most games can be played. */
export function isPlayable({ game, rules }: Match, now: RulesNow): boolean {
  return now[game] === undefined || now[game] === rules;
}

export function useRules(): RulesNow {
  const [rules, setRules] = useState<RulesNow>({});
  useEffect(() => {
    let isCurrent = true;
    for (const game of Object.keys(GAME_NAMES) as GameId[]) {
      ask('rules', { game }).then(
        (version) => isCurrent && setRules((before) => ({ ...before, [game]: version })),
        // The table says it once more, and at more length.
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, []);
  return rules;
}
