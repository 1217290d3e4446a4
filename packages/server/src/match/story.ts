/**
 * What has happened in a match so far, as public decisions with all their events. It follows from the answers, and is not kept with the
 * table: a running match would be ten times as large. But it is at hand when a match is read, and those who come after
 * a restart come together: so the stories of the last few tables are.
 */
import type { GameEvent } from '@open-gosu/kernel';
import type { Done } from './outgoing.ts';
import { dealt, type Given, type Table } from './table.ts';

interface Kept {
  /** The table's `seq` it was told up to. */
  readonly seq: number;
  readonly story: readonly Done[];
}

const MOST_KEPT = 50;

const kept = new Map<Table, Kept>();

export function keepStory(t: Table, story: readonly Done[]): void {
  kept.delete(t);
  kept.set(t, { seq: t.seq, story });
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as Table);
}

/** All that is told to everybody by now. */
export function storyOf(t: Table): readonly Done[] {
  const known = kept.get(t);
  if (known !== undefined && known.seq === t.seq) return known.story;
  const story = playedAgain(t);
  keepStory(t, story);
  return story;
}

function playedAgain(t: Table): Done[] {
  const { kit } = t.facts;
  const state = dealt(t.facts);
  const story: Done[] = [];
  const given = t.given.filter(({ ply }) => ply < t.ply);
  for (let i = 0; i < given.length; ) {
    const first = given[i] as Given;
    const events: GameEvent[] = [];
    for (; given[i]?.ply === first.ply; i++) {
      kit.game.apply(state, (given[i] as Given).code, (event) => {
        events.push(event);
      });
    }
    story.push({ given: first, events });
  }
  return story;
}
