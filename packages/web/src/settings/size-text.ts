/** A number of bytes as people read it. Pure. */
import type { Lang } from '@open-gosu/kernel';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

export function sizeText(bytes: number, lang: Lang): string {
  let size = bytes / 1000;
  let unit = 0;
  for (; size >= 1000 && unit < UNITS.length - 1; unit++) size /= 1000;
  const style = {
    style: 'unit',
    unit: UNITS[unit] ?? 'gigabyte',
    maximumFractionDigits: size < 10 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(lang, style).format(size);
}
