/** The pictures of the cards: the same for ever, all different, small, and alike within a family. */
import { CARD_DEFS, CLAN_DEFS as X_CLANS } from '@open-gosu/gosu-x';
import { CLAN_DEFS as T_CLANS } from '@open-gosu/tactics';
import { describe, expect, it } from 'vitest';
import { familyOf, sigilOf, sigilSvg, strokesOf } from '../../src/cards/sigil.ts';
import { CLAN_LOOKS, type ClanName } from '../../src/design/palette.ts';

const ALL: { id: string; clan: ClanName; family: string }[] = [
  ...X_CLANS.flatMap(({ id: clan, cards }) =>
    cards.map(({ id, nameId }) => ({ id, clan, family: nameId })),
  ),
  ...T_CLANS.flatMap(({ id: clan, faces }) =>
    faces.map(({ id, name }) => ({ id, clan, family: name.en })),
  ),
];

function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum >>> 0).toString(16);
}

const svgOf = ({ id, clan }: { id: string; clan: ClanName }) =>
  sigilSvg(id, clan, CLAN_LOOKS[clan].colour, CLAN_LOOKS[clan].glyph);

describe('sigils', () => {
  it('are drawn for every card', () => {
    expect(ALL.length).toBe(CARD_DEFS.length + 60);
  });

  it('never change: whoever means to change them writes the new sum', () => {
    expect(checksum(ALL.map(svgOf).join('\n'))).toBe('467dedd5');
  });

  it('come out the same in any order', () => {
    const forth = ALL.map(svgOf);
    const back = [...ALL].reverse().map(svgOf).reverse();
    expect(back).toEqual(forth);
  });

  it('are all different, and not only by the seal', () => {
    for (const clan of new Set(ALL.map((card) => card.clan))) {
      const cards = ALL.filter((card) => card.clan === clan);
      const drawn = cards.map(({ id }) => {
        const { lines, dots } = sigilOf(id, clan);
        return lines + dots;
      });
      expect(new Set(drawn).size).toBe(cards.length);
    }
  });

  it('have 5 to 7 strokes each, in less than 2 kB', () => {
    for (const card of ALL) {
      const { strokes, shared } = strokesOf(card.id, card.clan);
      expect(strokes.length, card.id).toBeGreaterThanOrEqual(5);
      expect(strokes.length, card.id).toBeLessThanOrEqual(7);
      expect(shared, card.id).toBe(Math.ceil(strokes.length / 2));
      expect(svgOf(card).length, card.id).toBeLessThan(2048);
    }
  });

  it('share the first half of the strokes where cards share a name, and only there', () => {
    for (const one of ALL) {
      for (const other of ALL) {
        if (one.id >= other.id) continue;
        const isFamily = one.family === other.family;
        expect(familyOf(one.id) === familyOf(other.id), `${one.id} ${other.id}`).toBe(isFamily);
        if (!isFamily) continue;
        const a = strokesOf(one.id, one.clan);
        const b = strokesOf(other.id, other.clan);
        expect(a.strokes.slice(0, a.shared)).toEqual(b.strokes.slice(0, b.shared));
        expect(a.strokes).not.toEqual(b.strokes);
      }
    }
  });
});
