/** The tables that the tests of cards begin at. */
import type { Side, Table } from '@testing/gosu-x/scenario.ts';
import type { ClanId } from '../../src/cards/words.ts';

type Setting = (you: Side, foe?: Side, rest?: Table) => Table;

/** No tile is active unless a test says so. */
export const table: Setting = (you, foe = {}, rest = {}) => ({ tiles: [], you, foe, ...rest });

/** No card but those named exists: zones can be compared whole. */
export const bare: Setting = (you, foe = {}, rest = {}) =>
  table(you, foe, { fill: false, ...rest });

export const FOES: readonly ClanId[] = ['narashima', 'goan-sul', 'xian'];

/** `own` against Narashima, Goan Sul and Xi'an; only the cards named are there. */
export function tableOf(own: Side): Setting {
  return (you, foe = {}, rest = {}) => ({
    you: { ...own, ...you },
    foe: { clans: FOES, ...foe },
    fill: false,
    ...rest,
  });
}

/** Cards to pay with: no test is about them. */
export const PAYERS = ['elle', 'quae', 'sati', 'tourach'];
