/** How long things take at each speed, in milliseconds. */
import type { Settings } from '../../settings/settings.ts';

type Speed = Settings['speed'];

interface Pace {
  /** How long it is seen that a bot thinks, and what one's own action led to, before the first answer of its turn. */
  readonly first: number;
  /** Before each answer after that. */
  readonly next: number;
  /** No turn is held up for longer. */
  readonly most: number;
  /** Between the steps of a battle. */
  readonly battle: number;
  /** One animation. */
  readonly motion: number;
}

const PACES: { readonly [S in Speed]: Pace } = {
  off: { first: 400, next: 0, most: 400, battle: 0, motion: 0 },
  fast: { first: 600, next: 150, most: 1000, battle: 1500, motion: 120 },
  normal: { first: 600, next: 350, most: 2500, battle: 6000, motion: 220 },
  slow: { first: 1000, next: 700, most: 6000, battle: 9000, motion: 400 },
};

export function paceOf(speed: Speed): Pace {
  return PACES[speed];
}

/** How long the next answer of a bot's turn is held back; `waited`: how long this turn was held up already. */
export function botPause(speed: Speed, answersBefore: number, waited: number): number {
  const pace = PACES[speed];
  const wanted = answersBefore === 0 ? pace.first : pace.next;
  return Math.max(0, Math.min(wanted, pace.most - waited));
}

/** The most a step of the battle may take, so that many bonuses do not make it long. */
const LONGEST_STEP = 700;

export function battleStep(speed: Speed, steps: number): number {
  return Math.min(LONGEST_STEP, Math.floor(PACES[speed].battle / Math.max(1, steps)));
}
