/** Numbers as each language writes them. */
import type { Lang } from '@open-gosu/kernel';

const LOCALE = { en: 'en-GB', fr: 'fr-FR' } as const satisfies { readonly [L in Lang]: string };

/** "12,345" or "12 345", with so many digits after the point. */
export function number(lang: Lang, value: number, digits = 0): string {
  return new Intl.NumberFormat(LOCALE[lang], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** "55.0%" or "55,0 %". */
export function percent(lang: Lang, part: number, whole: number): string {
  const value = number(lang, whole === 0 ? 0 : (100 * part) / whole, 1);
  return lang === 'fr' ? `${value}\u00a0%` : `${value}%`;
}

/** "+35", "-5.2": a difference, with its sign; "+∞" where it has no bounds. */
export function signed(lang: Lang, value: number, digits = 0): string {
  return new Intl.NumberFormat(LOCALE[lang], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  }).format(value);
}
