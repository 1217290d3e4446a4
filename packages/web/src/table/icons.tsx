/** Small drawings of the table. */
import { STROKES, Stroke } from '../design/Stroke.tsx';

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M9 5 4.5 9.5 9 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15 5l4.5 4.5L15 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3',
  hint: 'M9 17.5h6M10 20.5h4M9 17.5c0-2.5-3-3.8-3-7.5a6 6 0 0 1 12 0c0 3.7-3 5-3 7.5',
  log: 'M6 4h12v16H6zM9 8.5h6M9 12h6M9 15.5h4',
  keys: 'M3.5 7h17v10h-17zM7 10.5h.01M10.3 10.5h.01M13.7 10.5h.01M17 10.5h.01M8 14h8',
  hand: 'M5 8.5 10 6l4.5 12-5 2zM11.5 5.5h5v13',
  deck: 'M7 4h11v14H7zM7 7H4.5v13.5H15V18',
  discard: 'M5 9.5 15.5 5l4 9.5L9 19zM4.5 20.5h15',
  removed: 'M6 4h12v16H6zM9 9l6 6M15 9l-6 6',
  alert: 'M12 4 21 20H3zM12 10v4.5M12 17.2v.3',
  crown: 'M4 19h16M4.5 15.5 3 7l5 3.8L12 5l4 5.8L21 7l-1.5 8.5z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3.5 2',
  timer: 'M7 4h10M7 20h10M8 4c0 5 8 5 8 8s-8 3-8 8M16 4c0 5-8 5-8 8s8 3 8 8',
  wonder: 'M12 3.5l2.5 5.7 6 .6-4.5 4.1 1.3 6.1L12 16.9 6.7 20l1.3-6.1-4.5-4.1 6-.6z',
  advantage: 'M6 21V4M6 5h12l-3 3.5 3 3.5H6',
  bot: 'M6 9h12v9H6zM12 9V5.5M9.5 13v1.5M14.5 13v1.5M3.5 12v3M20.5 12v3',
  back: STROKES.back,
  close: STROKES.close,
  look: STROKES.eye,
  list: 'M5 6.5h.01M5 12h.01M5 17.5h.01M9 6.5h11M9 12h11M9 17.5h11',
  target: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 2v5M12 17v5M2 12h5M17 12h5',
  swords: 'M4 4l11 11M20 4 9 15M13 17l4-4M7 13l4 4M16.5 16.5 20 20M7.5 16.5 4 20',
  army: 'M4 5h4v4H4zM10 5h4v4h-4zM16 5h4v4h-4zM4 15h4v4H4zM10 15h4v4h-4zM16 15h4v4h-4z',
  clan: 'M12 3.5 19 6v6c0 4.5-3 7.5-7 8.5-4-1-7-4-7-8.5V6z',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return <Stroke path={PATHS[name]} className="table-icon" />;
}

/** An Activation token: full in the hand, a ring on a card, crossed out when spent, with a lock while it is not owned. */
export function TokenMark({ state }: { readonly state: 'hand' | 'card' | 'spent' | 'locked' }) {
  return (
    <svg
      className="table-token"
      data-lies={state}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="9" />
      {state === 'card' && <circle className="table-token-dot" cx="12" cy="12" r="3.5" />}
      {state === 'spent' && <path d="M6 18 18 6" />}
      {state === 'locked' && <path d="M8.5 11.5h7v5h-7zM9.8 11.5V9.3a2.2 2.2 0 0 1 4.4 0v2.2" />}
    </svg>
  );
}
