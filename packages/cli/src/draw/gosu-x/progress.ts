/** How near each player is to winning, told only once it is near. Pure. */
import { armyValue, type Progress, progressOf, type Seat, type State } from '@open-gosu/gosu-x';
import type { Lang } from '@open-gosu/kernel';
import { onTable } from './words.ts';

/** From where on a way to win is worth a warning. */
const NEAR: { readonly [W in Progress['way']]: number } = {
  supremacy: 1,
  tokens: 4,
  fifteen: 11,
  'goan-sul': 7,
  justice: 2,
};

/** One text for each victory that is near. */
export function nearVictories(s: State, seat: Seat, lang: Lang): string[] {
  const isAhead = armyValue(s, seat) > armyValue(s, seat === 0 ? 1 : 0);
  return progressOf(s, seat, lang).flatMap(({ way, label, now, goal }) => {
    if (now < NEAR[way]) return [];
    if (way !== 'supremacy') return [onTable(lang, 'nearWay', { label, now, goal })];
    return isAhead ? [onTable(lang, 'nearBattle', { label, now, goal })] : [];
  });
}
