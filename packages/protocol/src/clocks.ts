/** The clocks a match can have, as data: page and server read the same table. */
import type { Text } from '@open-gosu/kernel';

export const CLOCKS = ['blitz', 'standard', 'slow', 'days-1', 'days-3', 'days-7', 'none'] as const;
export type ClockId = (typeof CLOCKS)[number];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export type ClockDef = { readonly text: Text } & (
  | { readonly kind: 'live'; readonly start: number; readonly perDecision: number }
  | { readonly kind: 'days'; readonly perTurn: number }
  | { readonly kind: 'none' }
);

/** In milliseconds. */
export const CLOCK_DEFS: { readonly [K in ClockId]: ClockDef } = {
  blitz: {
    kind: 'live',
    start: 5 * MINUTE,
    perDecision: 10 * SECOND,
    text: { en: 'blitz, 5 min + 10 s', fr: 'éclair, 5 min + 10 s' },
  },
  standard: {
    kind: 'live',
    start: 12 * MINUTE,
    perDecision: 20 * SECOND,
    text: { en: 'standard, 12 min + 20 s', fr: 'normale, 12 min + 20 s' },
  },
  slow: {
    kind: 'live',
    start: 25 * MINUTE,
    perDecision: 45 * SECOND,
    text: { en: 'slow, 25 min + 45 s', fr: 'lente, 25 min + 45 s' },
  },
  'days-1': { kind: 'days', perTurn: DAY, text: { en: '1 day a turn', fr: '1 jour par tour' } },
  'days-3': {
    kind: 'days',
    perTurn: 3 * DAY,
    text: { en: '3 days a turn', fr: '3 jours par tour' },
  },
  'days-7': {
    kind: 'days',
    perTurn: 7 * DAY,
    text: { en: '7 days a turn', fr: '7 jours par tour' },
  },
  none: { kind: 'none', text: { en: 'no clock', fr: 'sans pendule' } },
};
