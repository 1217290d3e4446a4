/** A pile of cards as a titled list. Pure. */
import type { Look } from '../games/kit.ts';
import { wrap } from './layout.ts';
import { makeStyle } from './style.ts';
import { onAnyTable } from './words.ts';

/** "Your discard pile (top last): Elle, Sati", the title in bold. */
export function pileLines(title: string, names: readonly string[], look: Look): string[] {
  const { lang, width } = look;
  const cards = names.length === 0 ? onAnyTable(lang, 'empty') : names.join(', ');
  const [first = '', ...rest] = wrap(onAnyTable(lang, 'list', { title, cards }), width, '  ');
  const end = title.length;
  return [makeStyle(look.color).bold(first.slice(0, end)) + first.slice(end), ...rest];
}
