/** What of a match on the server is shown, and as what it stands among the page's games. Pure. */
import type { Followed } from '@open-gosu/protocol';
import type { Match } from '../../engine/match.ts';
import type { Scene } from '../../engine/scene.ts';
import type { SavedMatch } from '../../storage/matches.ts';
import type { Wish } from '../../table/store/quiet.ts';
import type { Step } from '../../table/store/table-state.ts';
import type { Noted } from './follower.ts';
import type { Decision } from './kept-choice.ts';
import { keptId } from './kept-id.ts';

/** What is on the table: which drawing it is, and of which decision. */
export interface Shown {
  readonly drawing: number;
  readonly at: Decision;
}

/** Another window of the same seat acts: this one only shows the table (R4). */
export function readAlong(scene: Scene, text: string): Scene {
  const { prompt } = scene;
  if (prompt === null || !prompt.isMine) return scene;
  const nothing = { answers: [], impossible: [], refusals: [] };
  return { ...scene, prompt: { ...prompt, isMine: false, text, ...nothing } };
}

/** With another seat at the near side, for who only watches (H6). */
export function turned(scene: Scene, side: number): Scene {
  return scene.viewer >= 0 || side === 0 ? scene : { ...scene, near: side };
}

export function savedOf(
  { match: id, line, setup, over }: Followed,
  match: Match,
  steps: readonly Step[],
  neverAsked: readonly Wish[],
): SavedMatch {
  return {
    id: keptId(id),
    match,
    staged: steps.map(({ answer }) => answer.notation),
    undone: [],
    wasUndone: line > 0,
    neverAsked,
    created: setup.createdAt,
    updated: setup.createdAt,
    winners: over?.result.winners ?? null,
  };
}

/** What of the match is drawn: all else that changes is not the table's. */
export function drawnOf(held: Followed, notes: readonly Noted[]): readonly unknown[] {
  const { view, story, prompt, waiting, seats, over, acts, status, ply, line, as, to } = held;
  return [view, story, prompt, waiting, seats, over, acts, status, ply, line, as, to, notes];
}

function isPlaying({ as, status }: Followed): boolean {
  return as >= 0 && status === 'running';
}

/** The last decision of one's own in a match that one plays; -1 where there is none. */
export function lastPlyOf(held: Followed): number {
  return isPlaying(held) ? held.story.map(([by]) => by).lastIndexOf(held.as) : -1;
}

/** Whether there is something to take back; whether it may be is the server's word (U3, U4). */
export function canUndo(held: Followed, staged: number): boolean {
  return staged > 0 || (!held.setup.rated && lastPlyOf(held) >= 0);
}
