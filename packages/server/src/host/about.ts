/** What never changes of a match: read once and kept, so that to ask for it again costs nothing. */
import { commitmentOf, fold, type Table } from '../match/index.ts';
import type { MatchAbout, Outcome } from './authority.ts';
import type { Core } from './live.ts';

/** A cache: forgotten, it is read again. */
const MOST_KEPT = 2000;

export function aboutOf({ facts }: Table, createdAt: number): MatchAbout {
  const { id, kit, options, setup, secret } = facts;
  const { game } = kit;
  return {
    id,
    plan: { game: game.id, rules: game.rules, options, setup },
    commitment: commitmentOf(secret),
    createdAt,
  };
}

/** Without playing the match again: that is done once, where it is watched. */
export function createAbouts(core: Core): (match: string) => Promise<Outcome<MatchAbout>> {
  const kept = new Map<string, MatchAbout>();

  function keep(about: MatchAbout): Outcome<MatchAbout> {
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(about.id, about);
    return { ok: true, value: about };
  }

  return async (match) => {
    const known = kept.get(match);
    if (known !== undefined) return { ok: true, value: known };
    const live = core.lives.get(match);
    if (live !== undefined && live.table !== null) return keep(aboutOf(live.table, live.createdAt));
    const row = await core.options.store.readRow(match);
    if (row === null) return { ok: false, code: 'missing' };
    const folded = row.status === 'quarantined' ? null : fold(row, [], core.now());
    return folded?.ok
      ? keep(aboutOf(folded.table, row.createdAt))
      : { ok: false, code: 'quarantined' };
  };
}
