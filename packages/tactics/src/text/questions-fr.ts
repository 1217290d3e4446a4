/**
 * The French sentence of every question, in the "vous" form, without its no-break spaces.
 * `questions.ts` gathers the facts, chooses the language and sets the spaces.
 */
import { capitalize, counted } from '@open-gosu/kernel';
import { HAND_SIZE } from '../state/state.ts';
import type { Asked, QuestionTable } from './questions.ts';

/** "Geôlier : choisissez un gobelin" or, where no goblin asks, a sentence of its own. */
function by(q: Asked, text: string): string {
  return q.source === null ? capitalize(text) : `${q.source} : ${text}`;
}

const many = (n: number): string => counted('fr', n, 'carte', 'cartes');
const levels = (q: Asked): string => (q.max ? 'de niveau 1, 2 ou 3' : 'de niveau 1 ou 2');

function turn(q: Asked): string {
  const name = q.extraTurn ? 'Votre tour supplémentaire' : 'Votre tour';
  if (q.turnsLeft < 0) {
    return q.extraOwed > 0 ? `${name} (et encore ${q.extraOwed} juste après)` : name;
  }
  const others = q.turnsLeft + q.extraOwed - (q.extraTurn ? 0 : 1);
  if (others > 0) return `${name} (et encore ${others} dans la manche)`;
  return `${name}, le dernier de la manche pour vous`;
}

export const QUESTIONS_FR: QuestionTable = {
  turn: (q) => `${turn(q)} : posez un gobelin, faites-en muter un ou passez.`,
  'opening-redraw': (q) =>
    `Vous n’avez aucun gobelin de niveau 1 : garder ces ${many(q.handSize)}, ou les défausser toutes et en piocher autant ?`,
  'round-redraw': (q) =>
    `Vous ne pouvez ni poser ni faire muter de gobelin : garder cette main de ${many(q.handSize)}, ou la défausser et piocher autant de cartes ?`,
  'opening-discard': (q) =>
    `Défaussez ${many(q.left)} pour en garder ${HAND_SIZE} ; personne ne les voit avant que tous aient choisi.`,
  cost: (q) => {
    const what =
      q.leaving === null
        ? `poser ${q.source ?? 'le gobelin'}`
        : `faire muter ${q.leaving} en ${q.source ?? 'ce gobelin'}`;
    return `Défaussez ${many(q.left)} pour ${what}.`;
  },
  'power-discard': (q) => `${by(q, `défaussez ${many(q.left)}`)}.`,
  destroy: (q) => `${by(q, `choisissez un gobelin LIBRE ${levels(q)} à détruire`)}.`,
  imprison: (q) => `${by(q, `choisissez un gobelin ${levels(q)} à emprisonner`)}.`,
  release: (q) => `${by(q, 'choisissez un gobelin emprisonné à libérer')}.`,
  'prison-verb': (q) => `${by(q, 'emprisonner un gobelin, ou en libérer un')} ?`,
  'swap-first': (q) =>
    `${by(q, 'choisissez le premier des 2 gobelins à intervertir (celui de gauche)')}.`,
  'swap-second': (q) =>
    `${by(q, `choisissez le gobelin à intervertir avec ${q.subject ?? 'lui'}, plus à droite dans la même ligne`)}.`,
  vision: (q) =>
    `${by(q, `gardez ${many(q.left)} parmi les cartes révélées ; les autres sont défaussées`)}.`,
  return: (q) => {
    const clan = q.clan === null ? 'de n’importe quel clan' : `du clan des ${q.clan}`;
    return `${by(q, `prenez dans la défausse une carte ${clan}`)}.`;
  },
  'discard-player': (q) => `${by(q, 'choisissez le joueur qui défausse une carte')}.`,
  links: (q) => `${q.left} liens sont à résoudre : choisissez le suivant.`,
};
