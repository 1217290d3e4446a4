/** The cards a position file may still name: no more of a face than the deck has copies. */
import { at, fail, type Report, show } from '@open-gosu/kernel';
import { COPIES_OF, faceOf, idOf } from '../state/faces.ts';

export interface Supply {
  /** Where the file has put each face so far. */
  readonly places: string[][];
}

export function fullSupply(): Supply {
  return { places: COPIES_OF.map(() => []) };
}

/** Takes the card named here; -1, with the reason noted, if there is none such left. */
export function takeCard(r: Report, supply: Supply, where: string, id: unknown): number {
  if (id === undefined) {
    fail(r, where, { en: 'a card is missing here', fr: 'il manque ici une carte' });
    return -1;
  }
  const face = faceOf(id);
  if (face < 0) {
    fail(r, where, {
      en: `no card is called ${show(id)}`,
      fr: `aucune carte ne s’appelle ${show(id)}`,
    });
    return -1;
  }
  const taken = supply.places[face] as string[];
  const copies = at(COPIES_OF, face);
  if (taken.length >= copies) {
    fail(r, where, {
      en: `there is no ${copies > 1 ? 'third' : 'second'} ${idOf(face)}: see ${taken.join(', ')}`,
      fr: `il n’y a pas de ${copies > 1 ? 'troisième' : 'deuxième'} ${idOf(face)} : voir ${taken.join(', ')}`,
    });
    return -1;
  }
  taken.push(where);
  return face;
}

/** The cards the file names nowhere, ascending. */
export function unnamed(supply: Supply): number[] {
  return supply.places.flatMap((taken, face) =>
    new Array<number>(at(COPIES_OF, face) - taken.length).fill(face),
  );
}
