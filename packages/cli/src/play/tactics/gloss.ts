/** The words in an answer of GOSU Tactics: goblins by name, level, clan and powers. Pure. */
import { readPlace, roman } from '@open-gosu/kernel';
import { cardName, faceIn, faceOf, goblinAt, playerAt, type State } from '@open-gosu/tactics';
import { nameOf } from '../../draw/look.ts';
import { clanNameOf, costSign, defOf, powerSigns } from '../../draw/tactics/cards.ts';
import { onTable } from '../../draw/tactics/words.ts';
import type { DeskLook } from '../desk.ts';
import type { Glosses } from '../gloss.ts';

export function glossesOf(s: State, look: DeskLook): Glosses {
  const { lang } = look;
  return {
    /** "Prescient X, I Gobans »2: Vision · → Advantage". */
    card(id) {
      const face = faceOf(id);
      if (face < 0) return '';
      const facts = [roman(defOf(face).level), clanNameOf(face, lang), costSign(face)];
      const what = `${cardName(face, lang)}, ${facts.filter((fact) => fact !== '').join(' ')}`;
      return onTable(lang, 'list', { title: what, cards: powerSigns(face, lang) });
    },
    placed(place) {
      const found = readPlace(place, look.seat, s.players.length);
      const goblin = found < 0 ? -1 : goblinAt(s, found);
      return goblin < 0 ? '' : cardName(faceIn(goblin), lang);
    },
    seat(seat) {
      const n = playerAt(s, seat).hand.length;
      return `${nameOf(look, seat)}, ${onTable(lang, 'hand', { n })}`;
    },
    other: () => null,
  };
}
