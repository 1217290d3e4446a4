/** What only a position of Gosu X has: clans and cards by their ids. The kernel reads the rest (`fields.ts`). */
import { fail, type Report, readList, show } from '@open-gosu/kernel';
import { CARD_DEFS } from '../cards/index.ts';
import { CLANS } from '../cards/words.ts';

/** Different clans as a mask, one bit each; omitted: none. */
export function readClans(r: Report, where: string, value: unknown): number {
  let mask = 0;
  for (const [i, item] of readList(r, where, value, CLANS.length).entries()) {
    const clan = (CLANS as readonly unknown[]).indexOf(item);
    const here = `${where}[${i}]`;
    if (clan < 0) {
      fail(r, here, {
        en: `no clan is called ${show(item)}; there are ${CLANS.join(', ')}`,
        fr: `aucun clan ne s’appelle ${show(item)} ; il y a ${CLANS.join(', ')}`,
      });
    } else if ((mask >> clan) & 1) {
      fail(r, here, { en: `${show(item)} is there twice`, fr: `${show(item)} y est deux fois` });
    } else {
      mask |= 1 << clan;
    }
  }
  return mask;
}

const KIND_OF: ReadonlyMap<unknown, number> = new Map(CARD_DEFS.map(({ id }, kind) => [id, kind]));

/** The kind of a card named by its id, or -1. */
export function readCard(r: Report, where: string, value: unknown): number {
  const kind = KIND_OF.get(value) ?? -1;
  if (kind < 0) {
    fail(r, where, {
      en: `no card is called ${show(value)}`,
      fr: `aucune carte ne s’appelle ${show(value)}`,
    });
  }
  return kind;
}

export function clanNames(mask: number): string[] {
  return CLANS.filter((_, clan) => (mask >> clan) & 1);
}
