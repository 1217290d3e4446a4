/** What the menu of a table on the server offers beside that of any table. Pure. */
import { CLOCK_DEFS, type Followed } from '@open-gosu/protocol';
import type { Say } from '../../i18n/language.ts';
import type { MenuExtra } from '../../table/extras.ts';
import type { Doings } from '../match/doings.ts';
import type { Opened } from './Dialogs.tsx';
import type { WORDS } from './words.ts';

export interface MenuDeeds {
  readonly doings: Doings;
  open(dialog: Opened): void;
  copyLink(): void;
  /** Another seat at the near side, for who only watches. */
  turn(): void;
  /** Makes this window the one that acts. */
  actHere(): void;
}

export function menuOf(
  held: Followed,
  say: Say<typeof WORDS>,
  { doings, open, copyLink, turn, actHere }: MenuDeeds,
): readonly MenuExtra[] {
  const { as, status, seats, setup, draw, acts, story } = held;
  const link = { id: 'link', word: say('copyLink'), act: copyLink };
  if (as < 0) return [{ id: 'turn', word: say('turnTable'), act: turn }, link];
  const own = seats[as];
  const report = { id: 'report', word: say('report'), act: () => open('report') };
  if (own === undefined || status !== 'running') return [link, report];
  const isOff = !acts;
  const isDays = CLOCK_DEFS[setup.clock].kind === 'days';
  // Until everybody has decided once nothing counts (the server's word).
  const hasBegun = seats.every((_, seat) => story.some(([by]) => by === seat));
  const shows = own.shows === true;
  return [
    ...(acts ? [] : [{ id: 'here', word: say('playHere'), act: actHere }]),
    {
      id: 'draw',
      word: say('offerDraw'),
      isOff: isOff || draw !== null,
      act: () => void doings.offer('draw'),
    },
    hasBegun
      ? { id: 'resign', word: say('resign'), isOff, act: () => open('resign') }
      : { id: 'abort', word: say('abort'), isOff, act: () => open('abort') },
    ...(isDays && setup.game === 'gosu-x'
      ? [{ id: 'orders', word: say('orders'), isOff, act: () => open('orders') }]
      : []),
    {
      id: 'show',
      word: shows ? say('hideHand') : say('showHand'),
      isOff,
      act: () => void doings.show(!shows),
    },
    link,
    report,
  ];
}
