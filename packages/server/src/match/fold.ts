/** A match as it is stored becomes a table: the row is read as untrusted, then the entries one after the other. */
import { isFields } from '@open-gosu/kernel';
import { kitOf } from '../games.ts';
import { CLOCK_NAMES, type Now } from './clock.ts';
import { recall } from './commit.ts';
import { readEntry } from './entry.ts';
import type { Done } from './outgoing.ts';
import { isSecret } from './secret.ts';
import type { MatchPlan, Setup } from './setup.ts';
import { keepStory } from './story.ts';
import { type MatchFacts, makeTable, type Table } from './table.ts';

/** What of a stored row the table needs. */
export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: string;
  readonly setup: string;
  readonly secret: string;
}

export type Folded =
  | { readonly ok: true; readonly table: Table }
  /** `seq`: the entry that does not fit, or -1 for the row. */
  | { readonly ok: false; readonly code: 'corrupt' | 'other-rules'; readonly seq: number };

export function storedMatch(id: string, plan: MatchPlan, secret: string): StoredMatch {
  const { game, rules, options, setup } = plan;
  return {
    id,
    game,
    rules,
    options: JSON.stringify(options),
    setup: JSON.stringify(setup),
    secret,
  };
}

/** Clocks run from `now` on: nobody loses time while no process had the match. */
export function fold(row: StoredMatch, entries: readonly string[], now: Now): Folded {
  const facts = readFacts(row);
  if (facts === null) return { ok: false, code: 'corrupt', seq: -1 };
  if (facts.kit.game.rules !== row.rules) return { ok: false, code: 'other-rules', seq: -1 };
  const table = makeTable(facts);
  let story: Done[] = [];
  for (let seq = 0; seq < entries.length; seq++) {
    const entry = readEntry(entries[seq] as string);
    try {
      if (entry === null) throw new Error('unreadable');
      const effect = recall(table, entry, now);
      if (effect !== 'hidden' && effect.done !== undefined) story.push(effect.done);
      else if (story.length > table.ply) story = story.slice(0, table.ply);
    } catch {
      return { ok: false, code: 'corrupt', seq };
    }
  }
  keepStory(table, story);
  return { ok: true, table };
}

function readFacts({ id, game, options, setup, secret }: StoredMatch): MatchFacts | null {
  const kit = kitOf(game);
  if (kit === null || !isSecret(secret)) return null;
  try {
    const checked = kit.game.options(JSON.parse(options), 'en');
    const table: unknown = JSON.parse(setup);
    if (!checked.ok || !isSetup(table)) return null;
    return { id, kit, options: checked.value, setup: table, secret };
  } catch {
    return null;
  }
}

/** We wrote it: looked at only as far as a damaged one could bring something down. */
function isSetup(value: unknown): value is Setup {
  return (
    isFields(value) &&
    Array.isArray(value.seats) &&
    value.seats.length >= 2 &&
    value.seats.length <= 4 &&
    value.seats.every((seat) => isFields(seat) && typeof seat.kind === 'string') &&
    CLOCK_NAMES.some((name) => name === value.clock)
  );
}
