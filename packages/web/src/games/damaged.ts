/** What can still be said and saved of an entry that is no game any more. Pure. */
import type { Damaged } from '../storage/matches.ts';

/** The key may be of any kind a database takes. */
export function damagedName({ id }: Pick<Damaged, 'id'>): string {
  return String(id);
}

/** As it is kept, to be read by whoever can make something of it. */
export function damagedText({ raw }: Pick<Damaged, 'raw'>): string {
  const above: unknown[] = [];
  // A database holds more than a text can: large numbers, and things that hold themselves.
  function plain(this: unknown, _: string, value: unknown): unknown {
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value !== 'object' || value === null) return value;
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    if (above.includes(value)) return '…';
    above.push(value);
    return value;
  }
  return `${JSON.stringify(raw, plain, 1)}\n`;
}

export function damagedFile(damaged: Pick<Damaged, 'id'>): string {
  const name = damagedName(damaged).replace(/[^\p{Letter}\p{Number}]+/gu, '');
  return `open-gosu-damaged-${name}.json`;
}
