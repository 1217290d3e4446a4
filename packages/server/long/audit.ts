/**
 * What was acknowledged and what was shown, held against what is stored. The entries are the truth: they are played again with
 * the games' own rules, and what a viewer may know comes from the games' own views and redactions, not from the server's frames.
 */
import { digestOf, type GameEvent, replay, type Viewer } from '@open-gosu/kernel';
import { writeEvent } from '@open-gosu/protocol';
import { kitOf } from '../src/games.ts';
import { recall } from '../src/match/commit.ts';
import { fold, readEntry, recordOf, verify } from '../src/match/index.ts';
import { commitmentOf } from '../src/match/secret.ts';
import { askedToRespond, dealt, shownState, type Table } from '../src/match/table.ts';
import type { Store } from '../src/store/index.ts';
import { type Answered, digestOfView, type Seen } from './player.ts';

const NOW = { mono: 0, wall: 0, chance: 0 };

export interface Audit {
  matches: number;
  over: number;
  entries: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  /** Stored otherwise than it was acknowledged. */
  changed: number;
  /** Matches that do not fold, or whose record does not replay to the same digest. */
  broken: number;
  /** Views and stories that were compared, and those that were not what that viewer may know. */
  shown: number;
  untrue: number;
  /** The first of whatever is wrong. */
  readonly wrong: string[];
}

const MOST_WRONG = 10;

export function makeAudit(): Audit {
  return {
    matches: 0,
    over: 0,
    entries: 0,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    changed: 0,
    broken: 0,
    shown: 0,
    untrue: 0,
    wrong: [],
  };
}

export const isSound = ({ lost, doubled, changed, broken, untrue }: Audit): boolean =>
  lost + doubled + changed + broken + untrue === 0;

function say(audit: Audit, text: string): void {
  if (audit.wrong.length < MOST_WRONG) audit.wrong.push(text);
}

/** `answered`, `seen`: of this match. */
export async function auditMatch(
  audit: Audit,
  store: Store,
  match: string,
  answered: readonly Answered[],
  seen: readonly Seen[],
): Promise<void> {
  audit.matches++;
  audit.acknowledged += answered.length;
  const stored = await store.readMatch(match);
  if (stored === null) {
    audit.lost += answered.length;
    audit.broken++;
    say(audit, `${match} is not there`);
    return;
  }
  audit.entries += stored.entries.length;
  compareAnswers(audit, match, stored.entries, answered);
  const folded = fold(stored.row, stored.entries, NOW);
  if (!folded.ok) {
    audit.broken++;
    say(audit, `${match}: ${folded.code} at ${folded.seq}`);
    return;
  }
  const { table } = folded;
  if (table.status === 'over') {
    audit.over++;
    const why = recordFault(table);
    if (why !== null) {
      audit.broken++;
      say(audit, `${match}: ${why}`);
    }
  }
  compareSeen(audit, stored, table, seen);
}

function compareAnswers(
  audit: Audit,
  match: string,
  entries: readonly string[],
  answered: readonly Answered[],
): void {
  const texts = new Map<string, string[]>();
  for (const body of entries) {
    const entry = readEntry(body);
    if (entry?.kind !== 'answer') continue;
    const key = `${entry.seat} ${entry.id}`;
    texts.set(key, [...(texts.get(key) ?? []), entry.text]);
  }
  // Also those that nobody heard of: whatever was sent twice is done once.
  for (const [key, all] of texts) {
    if (all.length === 1) continue;
    audit.doubled++;
    say(audit, `${match}: ${key} is there ${all.length} times`);
  }
  for (const { seat, id, text } of answered) {
    const found = texts.get(`${seat} ${id}`)?.[0];
    if (found === undefined) {
      audit.lost++;
      say(audit, `${match}: ${seat} ${id} "${text}" is lost`);
    } else if (found !== text) {
      audit.changed++;
      say(audit, `${match}: ${seat} ${id} "${text}" is stored as "${found}"`);
    }
  }
}

/** Null: the record replays to the same state, and was dealt from its secret. */
function recordFault(table: Table): string | null {
  const record = recordOf(table);
  const { kit, secret } = table.facts;
  if (record === null) return 'no record';
  const verdict = verify(record, secret, commitmentOf(secret));
  if (verdict !== 'fair') return verdict;
  const whole = replay(kit.game, record);
  // Given up, or lost by time: the rules know nothing of it.
  const again = whole.ok ? whole : replay(kit.game, { ...record, result: null });
  if (!again.ok) return again.message;
  const digest = (state: unknown) => digestOf(kit.game.encode(state));
  return digest(again.value.state) === digest(table.state) ? null : 'another digest';
}

/** The digest of what each viewer may see, by revision. */
function compareSeen(
  audit: Audit,
  stored: { readonly row: Parameters<typeof fold>[0]; readonly entries: readonly string[] },
  table: Table,
  seen: readonly Seen[],
): void {
  if (seen.length === 0) return;
  const views = viewsOf(stored, new Set(seen.map(({ as }) => as)));
  for (const one of seen) {
    for (const [what, shown] of [
      ['saw', one.views],
      ['was asked', one.prompts],
    ] as const) {
      for (const [at, digests] of shown) {
        const truth = views.get(`${one.as} ${at}`);
        for (const digest of digests) {
          audit.shown++;
          if (truth?.has(digest) === true) continue;
          audit.untrue++;
          say(audit, `${one.match}: viewer ${one.as} ${what} something else at ${at}`);
        }
      }
    }
    // After something was undone, what was told of it is no longer to be found.
    if (one.last === null || table.line > 0) continue;
    audit.shown++;
    const story = one.last.story.map(([seat, events]) => [seat, events]);
    const truth = storyOf(table, one.as).slice(0, story.length);
    if (JSON.stringify(story) === JSON.stringify(truth)) continue;
    audit.untrue++;
    say(audit, `${one.match}: viewer ${one.as} was told another story`);
  }
}

function viewsOf(
  { row, entries }: { row: Parameters<typeof fold>[0]; entries: readonly string[] },
  viewers: ReadonlySet<Viewer>,
): Map<string, Set<string>> {
  const views = new Map<string, Set<string>>();
  const folded = fold(row, [], NOW);
  if (!folded.ok) return views;
  const { table } = folded;
  const { game } = table.facts.kit;
  for (const body of entries) {
    const entry = readEntry(body);
    if (entry === null) return views;
    recall(table, entry, NOW);
    const state = shownState(table);
    if (state === null) continue;
    const add = (key: string, view: unknown) =>
      views.set(key, (views.get(key) ?? new Set()).add(digestOfView(view)));
    for (const viewer of viewers) add(`${viewer} ${table.rev}`, game.view(state, viewer));
    const asked = askedToRespond(table);
    if (asked < 0) continue;
    add(`${asked} ${table.rev}/${table.part}`, game.view(table.state, asked));
  }
  return views;
}

/** Who decided, and what of it this viewer may be told. */
function storyOf({ facts, given }: Table, viewer: Viewer): unknown[] {
  const { game } = kitOf(facts.kit.game.id) ?? facts.kit;
  const state = dealt(facts);
  const story: [number, unknown[]][] = [];
  for (const { seat, code, ply } of given) {
    const events: GameEvent[] = [];
    game.apply(state, code, (event) => {
      events.push(event);
    });
    const told = events.map((event) => writeEvent(game.id, game.redact(event, viewer)));
    const open = story[ply];
    if (open === undefined) story[ply] = [seat, told];
    else open[1].push(...told);
  }
  return story;
}
