/** Small drawings for the frame. */
import { STROKES, Stroke } from '../design/Stroke.tsx';

const PATHS = {
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10 19v-5h4v5',
  games: 'M5 4.5h11l3 3v12H5zM8.5 10h7M8.5 13.5h7M8.5 17h4',
  rules:
    'M12 6.5C10 5 7 4.5 4.5 5v13.5c2.5-.5 5.5 0 7.5 1.5 2-1.5 5-2 7.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5V20',
  cards: 'M8 4.5h10.5v14H8zM8 7.5H5.5v12.5H16v-1.5M11 8.5h4.5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4M4 12h4M12 12h8M10 10v4',
  language:
    'M4 6h9M8.5 4v2M11 6c-.8 3.5-3.3 6-6.5 7.5M6 9c1 2 3 3.7 5.5 4.5M12.5 20l4-10 4 10M14 16.5h5',
  close: STROKES.close,
  play: 'M8 5.5v13l10-6.5z',
  pause: 'M8 5.5v13M16 5.5v13',
  first: 'M6 5.5v13M18 5.5 9 12l9 6.5z',
  back: STROKES.back,
  forward: 'M8.5 5.5 16 12l-7.5 6.5',
  last: 'M18 5.5v13M6 5.5 15 12l-9 6.5z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  export: 'M12 15V4M8 7.5 12 4l4 3.5M5 14v5.5h14V14',
  import: 'M12 4v11M8 11.5 12 15l4-3.5M5 14v5.5h14V14',
  delete: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
  branch: 'M7 4v16M7 14c0-5 10-2 10-7.5M14 9l3-3 3 3',
  analyse: 'M4 20h16M6 20v-6M11 20V9M16 20v-9M5 9l5-5 5 3 5-4',
  check: 'M5 12.5 10 17.5 19.5 7',
  offline: 'M7 17.5a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 8.5a4.5 4.5 0 0 1 .5 9zM9.5 13.5l2 2 3.5-4',
  person: 'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c.5-4 3.5-6 7-6s6.5 2 7 6',
  eye: STROKES.eye,
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return <Stroke path={PATHS[name]} className="app-icon" />;
}
