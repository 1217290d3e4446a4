/** Numbers as the page writes them: a true minus, shares in per cent, changes in points. Pure. */
import type { Lang } from '@open-gosu/kernel';
import { number, percent, signed } from '../../words/numbers.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { sayPage } from '../words.ts';

/** How a value is written: a share of 1, or a change of such a share. */
export type Unit = 'share' | 'change';

const trueMinus = (text: string) => text.replace(/^-/, '\u2212');

const DIGITS = 1;

/** "52.3%", "+3.1". */
export function valueText(lang: Lang, unit: Unit, value: number): string {
  return unit === 'share' ? percent(lang, value, 1) : trueMinus(signed(lang, 100 * value, DIGITS));
}

/** On an axis: "50%", "+5", as exact as the steps need. */
export function tickText(lang: Lang, unit: Unit, value: number, digits: number): string {
  if (unit === 'change') return trueMinus(signed(lang, 100 * value, digits));
  const text = number(lang, 100 * value, digits);
  return lang === 'fr' ? `${text}\u00a0%` : `${text}%`;
}

/** "51.6 to 53.0%", "+0.2 to +1.4". */
export function rangeText(lang: Lang, unit: Unit, { low, high }: Estimate): string {
  return sayPage(lang, 'range', {
    low: valueText(lang, unit, low).replace(/\s?%$/u, ''),
    high: valueText(lang, unit, high),
  });
}

export function countText(lang: Lang, count: number): string {
  return number(lang, Math.round(count));
}
