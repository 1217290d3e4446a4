/** What the table screen shows of one match: the store's state, and what it needs from outside. */
import type { Lang } from '@open-gosu/kernel';
import { EngineMissing } from '../../engine/client.ts';
import { Unplayable } from '../../engine/match.ts';
import type { Advice, Asked, RequestName, Told } from '../../engine/requests.ts';
import type {
  AnswerScene,
  ForcedScene,
  LogGroup,
  LogLine,
  Preview,
  Prompt,
  Scene,
} from '../../engine/scene.ts';
import type { Settings } from '../../settings/settings.ts';
import type { SavedMatch } from '../../storage/matches.ts';
import type { Selection } from '../choosing/selection.ts';

/** A staged answer with the question it answers. */
export interface Step {
  readonly prompt: Prompt;
  readonly answer: AnswerScene;
}

export interface Hint {
  readonly rung: 1 | 2 | 3;
  /** Null while it is thought about. */
  readonly advice: Advice | null;
}

export interface TableState {
  readonly phase: 'loading' | 'missing' | 'ready';
  readonly saved: SavedMatch | null;
  /** After the committed and the staged answers. */
  readonly scene: Scene | null;
  readonly steps: readonly Step[];
  /** Of what is committed. */
  readonly log: readonly LogGroup[];
  /** What happened after so many answers is news to the viewer. */
  readonly newsFrom: number;
  /** What happened after so many answers came of the viewer's own last action, or later. */
  readonly ownFrom: number;
  /** The seat the device is to be handed to; null while nobody need look away. */
  readonly curtain: number | null;
  /** The bot that thinks. */
  readonly thinking: number | null;
  /** A bot was told to stop thinking: it goes on when asked to. */
  readonly isStopped: boolean;
  readonly selection: Selection | null;
  /** Of the selected answer; null while it is not known. */
  readonly preview: Preview | null;
  /** Somebody might answer what was done: nobody is told whether they are asked. */
  readonly isAwaiting: boolean;
  /** An answer is under way. */
  readonly isBusy: boolean;
  readonly canUndo: boolean;
  readonly past: { readonly ply: number; readonly scene: Scene } | null;
  /** A battle nobody has looked at yet: everything waits for it. */
  readonly battle: LogLine | null;
  readonly hint: Hint | null;
  /** A choice there was none in: what came of it is drawn when the player goes on. */
  readonly forced: ForcedScene | null;
  /** Another tab plays this game: nothing is done or kept here. */
  readonly isElsewhere: boolean;
  /** A fault of ours, in the engine's words. */
  readonly fault: string | null;
  /** Why this match cannot be played here: it is of other rules. No fault, and nothing to be tried again. */
  readonly unplayable: string | null;
}

export const INITIAL: TableState = {
  phase: 'loading',
  saved: null,
  scene: null,
  steps: [],
  log: [],
  newsFrom: 0,
  ownFrom: 0,
  curtain: null,
  thinking: null,
  isStopped: false,
  selection: null,
  preview: null,
  isAwaiting: false,
  isBusy: false,
  canUndo: false,
  past: null,
  battle: null,
  hint: null,
  forced: null,
  isElsewhere: false,
  fault: null,
  unplayable: null,
};

export interface StoreDeps {
  ask<N extends RequestName>(name: N, asked: Asked<N>): Promise<Told<N>>;
  stopThinking(): void;
  load(id: string): Promise<SavedMatch | null>;
  save(saved: SavedMatch): Promise<void>;
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Until what was set last is in sight, where anybody looks. */
  painted(): Promise<void>;
  lang(): Lang;
  speed(): Settings['speed'];
  /** Whether the player wants to see a choice there is none in, and go on from there. */
  asksAlways(): boolean;
}

/** Nothing in particular is chosen or looked at. */
export const IDLE = {
  selection: null,
  preview: null,
  hint: null,
  forced: null,
  isBusy: false,
  isAwaiting: false,
} as const;

/** What is shown when something went wrong. */
export function stateAfter(fault: unknown, lang: Lang): Partial<TableState> {
  const idle = { isBusy: false, isAwaiting: false, thinking: null };
  if (fault instanceof Unplayable) return { ...idle, unplayable: fault.reason[lang] };
  // The frame around the screens says so, and offers to load the page again.
  if (fault instanceof EngineMissing) return { ...idle, isStopped: true };
  return { ...idle, fault: fault instanceof Error ? fault.message : String(fault) };
}
