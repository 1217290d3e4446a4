/** Which games cannot be played on here: they are kept, to be given away or deleted. */
import { useEffect, useState } from 'react';
import { ask } from '../engine/client.ts';
import type { GameId, Match } from '../engine/match.ts';
import { botsIn } from '../engine/people.ts';
import type { SavedMatch } from '../storage/matches.ts';
import { GAME_NAMES } from './titles.ts';

/** What the engine says of itself; nothing of what it has not said yet. */
export interface Here {
  readonly rules: { readonly [G in GameId]?: string };
  /** Bots of kept games that no one here can sit down for. */
  readonly strangers: { readonly [G in GameId]?: readonly string[] };
}

export type Obstacle =
  /** It is of other rules, and cannot be replayed either. */
  { readonly kind: 'rules' } | { readonly kind: 'bot'; readonly bot: string };

/** A bot at the table that nobody here knows. */
export function strangerIn({ game, sitters }: Match, { strangers }: Here): string | null {
  return botsIn(sitters).find((bot) => strangers[game]?.includes(bot)) ?? null;
}

/** Null while it is not known: most games can be played. */
export function obstacleTo(match: Match, here: Here): Obstacle | null {
  const { game, rules } = match;
  if (here.rules[game] !== undefined && here.rules[game] !== rules) return { kind: 'rules' };
  const bot = strangerIn(match, here);
  return bot === null ? null : { kind: 'bot', bot };
}

/** The bots of each game that sit at some table. */
export function botsOf(matches: readonly SavedMatch[], game: GameId): readonly string[] {
  const tables = matches.filter(({ match }) => match.game === game);
  return [...new Set(tables.flatMap(({ match }) => botsIn(match.sitters)))];
}

const GAMES = Object.keys(GAME_NAMES) as GameId[];
const NOTHING: Here = { rules: {}, strangers: {} };

/** `matches`: null while they are being read. */
export function useHere(matches: readonly SavedMatch[] | null): Here {
  const [here, setHere] = useState(NOTHING);
  useEffect(() => {
    if (matches === null) return undefined;
    let isCurrent = true;
    const add = (part: keyof Here, game: GameId) => (told: string | readonly string[]) => {
      if (!isCurrent) return;
      setHere((before) => ({ ...before, [part]: { ...before[part], [game]: told } }));
    };
    // Where it fails, the table says it once more, and at more length.
    const fail = () => undefined;
    for (const game of GAMES) {
      ask('rules', { game }).then(add('rules', game), fail);
      ask('strangers', { game, bots: botsOf(matches, game) }).then(add('strangers', game), fail);
    }
    return () => {
      isCurrent = false;
    };
  }, [matches]);
  return here;
}
