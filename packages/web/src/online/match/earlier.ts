/** The table at earlier decisions: as it was seen here, else as the server tells it (C-15 H2). */
import type { Position, RefusalCode } from '@open-gosu/protocol';
import type { ApiCode, Outcome } from '../http/outcome.ts';
import type { MatchFollower } from './follower.ts';
import { foughtIn } from './seen-match.ts';

/** Asks the server for the table at an earlier decision. */
export type PositionAt = (ply: number) => Promise<Outcome<Position>>;

export function makeEarlier(follower: MatchFollower, positionAt: PositionAt) {
  /** Sees to it that the view of then is known; else why it is not. */
  const see = async (ply: number): Promise<RefusalCode | null> => {
    if (follower.now().views.has(ply)) return null;
    const told = await positionAt(ply);
    if (!told.ok) return codeOf(told.code);
    const { line, as, view } = told.value;
    const { held } = follower.now();
    // Taken back meanwhile, or seen through other eyes than the rest.
    if (held === null || line !== held.line || as !== held.as) return 'stale';
    follower.remember(ply, view);
    return null;
  };

  return {
    see,
    canLook: (ply: number) => ply <= (follower.now().held?.ply ?? -1),
    /** Battles fought before one came are counted on the armies before them, or after: says whether that was found. */
    async seeBattles(): Promise<boolean> {
      const { held } = follower.now();
      if (held === null) return false;
      const wanted = foughtIn(held).flatMap((ply) => [ply, ply + 1]);
      const missing = wanted.filter((ply) => ply < held.ply && !follower.now().views.has(ply));
      for (const ply of missing) if ((await see(ply)) !== null) return false;
      return missing.length > 0;
    },
  };
}

/** Where there is no way to the server now, it is worth trying again. */
function codeOf(code: ApiCode): RefusalCode {
  return code === 'offline' || code === 'no-server' || code === 'bad-answer' ? 'try-again' : code;
}
