/** What a written answer means to somebody who does not know the ids by heart: names, levels, clans, powers. Pure. */
import { type Lang, readPlace, roman, seatOfPlace } from '@open-gosu/kernel';
import { cardName, faceIn, faceOf, goblinAt, playerAt, type State } from '@open-gosu/tactics';
import { nameOf } from '../../draw/look.ts';
import { clanNameOf, costSign, defOf, powerSigns } from '../../draw/tactics/cards.ts';
import { onTable } from '../../draw/tactics/words.ts';
import { phrasebook } from '../../words/phrasebook.ts';
import type { DeskLook } from '../desk.ts';

export const TACTICS_GLOSSES = {
  keep: { en: 'play with these cards', fr: 'jouer avec ces cartes' },
  mulligan: { en: 'discard them all, draw as many', fr: 'tout défausser, en piocher autant' },
  capture: { en: 'imprison a goblin', fr: 'emprisonner un gobelin' },
  release: { en: 'release a goblin', fr: 'libérer un gobelin' },
} as const;

const say = phrasebook(TACTICS_GLOSSES);

/** The explanation of an answer as `describe` writes it; empty where its word says all. */
export function glossOf(s: State, answer: string, look: DeskLook): string {
  const [verb = '', first = '', second = ''] = answer.split(' ');
  const { lang } = look;
  switch (verb) {
    case 'play':
    case 'discard':
    case 'pick':
      return cardGloss(first, lang);
    case 'shift':
      return `${placed(s, first, look)} → ${cardGloss(second, lang)}`;
    case 'target':
    case 'order': {
      const owner = seatOfPlace(readPlace(first, look.seat));
      return `${placed(s, first, look)} (${nameOf(look, owner)})`;
    }
    case 'seat': {
      const seat = Number(first.slice(1));
      const n = playerAt(s, seat).hand.length;
      return `${nameOf(look, seat)}, ${onTable(lang, 'hand', { n })}`;
    }
    case 'keep':
    case 'mulligan':
      return say(lang, verb);
    case 'do':
      return say(lang, first === 'release' ? 'release' : 'capture');
    default:
      return '';
  }
}

/** "Prescient X, I Gobans »2: Vision · → Vision". */
function cardGloss(id: string, lang: Lang): string {
  const face = faceOf(id);
  if (face < 0) return '';
  const facts = [roman(defOf(face).level), clanNameOf(face, lang), costSign(face)];
  const what = `${cardName(face, lang)}, ${facts.filter((fact) => fact !== '').join(' ')}`;
  return onTable(lang, 'list', { title: what, cards: powerSigns(face, lang) });
}

/** The name of the goblin at "II3", one's own, or at "p1:II3". */
export function placed(s: State, place: string, look: Pick<DeskLook, 'seat' | 'lang'>): string {
  const found = readPlace(place, look.seat, s.players.length);
  const goblin = found < 0 ? -1 : goblinAt(s, found);
  return goblin < 0 ? '' : cardName(faceIn(goblin), look.lang);
}
