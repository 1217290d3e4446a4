/** What the table needs of whatever keeps a match: one that is played here, or one on a server. */
import type { MatchStore } from './match-store.ts';

export type TableStore = Pick<
  MatchStore,
  | 'now'
  | 'subscribe'
  | 'drawnMatch'
  | 'shownMatch'
  | 'attempt'
  | 'retell'
  | 'select'
  | 'point'
  | 'give'
  | 'stepBack'
  | 'dropStep'
  | 'moveStep'
  | 'undo'
  | 'undoTo'
  | 'redo'
  | 'quieten'
  | 'askAgain'
  | 'hint'
  | 'closeHint'
  | 'look'
  | 'returnToNow'
  | 'stop'
  | 'goOn'
  | 'closeBattle'
>;
