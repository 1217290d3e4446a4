/** The clocks of all seats, in the line on top: digits that do not dance, and a word when little is left. */
import type { ClockFacts, Followed } from '@open-gosu/protocol';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../app/announcer.tsx';
import { playSound } from '../../design/sound.ts';
import { useWords } from '../../i18n/language.ts';
import { isPhone, type Shape } from '../../table/board/use-shape.ts';
import './clocks.css';
import { clockText, leftOf, longText, passed, THRESHOLDS } from './time.ts';
import { useNow } from './use-now.ts';
import { WORDS } from './words.ts';

export interface ClocksProps {
  readonly held: Pick<Followed, 'as' | 'away' | 'seats' | 'status'> & {
    readonly clock: ClockFacts;
  };
  /** The seat at the near side of the table. */
  readonly near: number;
  /** When the clocks were told, and how far this device's time is off. */
  readonly clockAt: number;
  readonly offset: number;
  readonly names: readonly string[];
  readonly shape: Shape;
}

/** Below this it is shown in another colour, with a mark. */
const LITTLE = THRESHOLDS[0] * 1000;

export function Clocks({ held, near, clockAt, offset, names, shape }: ClocksProps) {
  const say = useWords(WORDS);
  const { clock, as, status } = held;
  const { on, left, until } = clock;
  const isRunning = status === 'running' && (on >= 0 || until !== null);
  const now = useNow(isRunning);
  const own = as < 0 ? null : leftOf(clock, as, clockAt, now);
  useLowTime(own, on === as && status === 'running');
  if (left.length === 0 && until === null) return null;
  if (left.length === 0) {
    const time = longText((until ?? 0) - (now + offset), say);
    const name = names[on] ?? '';
    return (
      <div className="match-clocks">
        <span
          className="match-clock"
          role="timer"
          aria-live="off"
          aria-label={on === as ? say('yourClock', { time }) : say('clockOf', { name, time })}
          data-on
          data-own={on === as || undefined}
        >
          {!isPhone(shape) && (
            <span className="match-clock-name" aria-hidden="true">
              {on === as ? say('you') : name}
            </span>
          )}
          <span className="match-clock-time" aria-hidden="true">
            {time}
          </span>
        </span>
      </div>
    );
  }
  const seats = clockOrder(left.length, near);
  return (
    <div className="match-clocks" data-many={seats.length > 2 || undefined}>
      {seats.map((seat) => {
        const rest = leftOf(clock, seat, clockAt, now) ?? 0;
        const time = clockText(rest);
        const name = names[seat] ?? '';
        const isLow = rest <= LITTLE && status === 'running';
        return (
          <span
            key={seat}
            className="match-clock"
            role="timer"
            aria-live="off"
            aria-label={seat === as ? say('yourClock', { time }) : say('clockOf', { name, time })}
            data-on={(on === seat && status === 'running') || undefined}
            data-own={seat === as || undefined}
            data-low={isLow || undefined}
          >
            {(!isPhone(shape) || as < 0) && (
              <span className="match-clock-name" aria-hidden="true">
                {isPhone(shape) ? initialOf(name) : seat === as ? say('you') : name}
              </span>
            )}
            <span className="match-clock-time" aria-hidden="true">
              {isLow && '! '}
              {time}
            </span>
          </span>
        );
      })}
    </div>
  );
}

/** As the armies stand: the near one last, where the hand is. */
export function clockOrder(count: number, near: number): readonly number[] {
  return Array.from({ length: count }, (_, step) => (near + step + 1) % count);
}

/** On a phone there is no room for the names of those one watches. */
function initialOf(name: string): string {
  return [...name][0] ?? '';
}

/** Said, heard and felt once for each threshold, never every second (K2). */
function useLowTime(left: number | null, isRunning: boolean): void {
  const { assertive } = useAnnounce();
  const say = useWords(WORDS);
  const before = useRef<number | null>(null);
  useEffect(() => {
    const seconds = left === null || !isRunning ? null : passed(before.current, left);
    before.current = isRunning ? left : null;
    if (seconds === null) return;
    assertive(say('secondsLeft', { seconds }));
    playSound('wood');
    navigator.vibrate?.(200);
  }, [left, isRunning, assertive, say]);
}
