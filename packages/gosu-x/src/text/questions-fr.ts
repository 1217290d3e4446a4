/**
 * The French sentence of every question, in the "vous" form, without its no-break spaces.
 * `questions.ts` gathers the facts, chooses the language and sets the spaces.
 */
import { capitalize, counted, ofFr } from '@open-gosu/kernel';
import { HAND_SIZE } from '../state/state.ts';
import type { Asked, QuestionTable } from './questions.ts';

/** "Cylak : capturer une carte adverse" or, where no card asks, a sentence of its own. */
function by(q: Asked, text: string): string {
  return q.source === null ? capitalize(text) : `${q.source} : ${text}`;
}

/** "2 cartes", "1 carte LIBRE". */
function many(q: Asked, one = 'carte', several = 'cartes'): string {
  return counted('fr', q.left, one, several);
}

/** "carte Solok (II1)". */
function subject(q: Asked): string {
  const name = q.subject === null ? '' : ` ${q.subject}`;
  return `carte${name}${q.place === null ? '' : ` (${q.place})`}`;
}

/** The order of the card that asks, or plainer words if a rule asks. */
const order = (plain: string) => (q: Asked) => `${by(q, q.order ?? plain)}.`;

function threatened(q: Asked, done: string): string {
  const source = q.source === null ? '' : ` par ${q.source}`;
  return `Votre ${subject(q)} serait ${done}${source} : utiliser une carte Force de Volonté pour l’empêcher, ou renoncer ?`;
}

function turn(q: Asked): string {
  const which = q.extraTurn ? 'tour supplémentaire' : 'tour';
  if (q.turnsLeft === 1) return `Votre ${which}, le dernier de la manche`;
  const left = q.turnsLeft > 1 ? ` (encore ${q.turnsLeft} dans la manche, celui-ci compris)` : '';
  return `Votre ${which}${left}`;
}

export const QUESTIONS_FR: QuestionTable = {
  turn: (q) =>
    `${turn(q)} : jouez une carte, faites une relève, utilisez des jetons d’activation ou passez.`,
  draft: (q) => `Prenez un clan pour votre deck (${q.clansTaken + 1} sur 3).`,
  'opening-hand': (q) => {
    if (!q.london) {
      return 'Garder cette main, ou la montrer à l’adversaire, la mélanger au deck et piocher 7 nouvelles cartes ?';
    }
    const price = counted('fr', Math.min(q.left + 1, HAND_SIZE), 'carte', 'cartes');
    return `Garder cette main, ou la mélanger au deck et piocher 7 nouvelles cartes, dont vous défausserez ${price} ?`;
  },
  wonder: (q) =>
    `Remettre le jeton Merveille sur le plateau pour défausser 1 carte de moins pour ${q.subject ?? 'cette carte'} (${counted('fr', q.left, 'carte', 'cartes')} à défausser) ?`,
  cost: (q) => `Défaussez ${many(q)} pour payer ${q.source ?? 'la carte'}.`,
  'effect-discard': (q) =>
    by(q, `défaussez ${many(q)}${q.clan === null ? '' : ` du clan ${q.clan}`}.`),
  'hand-limit': (q) => `Défaussez ${many(q)} : votre main est limitée à ${q.handLimit} cartes.`,
  'mulligan-discard': (q) => `Défaussez ${many(q)} pour vos mulligans.`,
  'pay-bounty': (q) => `${by(q, 'défaussez une carte Prime de votre main')}.`,
  capture: order('choisissez une carte à capturer'),
  destroy: order('choisissez une carte LIBRE à détruire'),
  release: order('choisissez une carte capturée à libérer'),
  sacrifice: (q) => by(q, `sacrifiez ${many(q, 'carte LIBRE', 'cartes LIBRES')}.`),
  song: (q) => `Chant des Morts : sacrifiez ${many(q, 'carte LIBRE', 'cartes LIBRES')}.`,
  'to-deck-top': order(
    'choisissez une carte LIBRE à placer sur le dessus du deck de son propriétaire',
  ),
  'swap-first': (q) =>
    `${by(q, 'choisissez la première des 2 cartes à intervertir (celle de gauche)')}.`,
  'swap-second': (q) =>
    `${by(q, `choisissez la carte à intervertir avec ${q.first ?? 'elle'}, plus à droite dans la même ligne`)}.`,
  copy: order('choisissez une carte dont copier l’effet'),
  take: (q) => {
    const chosen = [q.clan, q.level && `niveau ${q.level}`].filter((part) => part !== null);
    const which = q.upTo && chosen.length > 0 ? ` (${chosen.join(', ')})` : '';
    return `${by(q, q.order ?? 'prenez une carte dans votre défausse')}${which}${q.upTo ? ', ou arrêtez-vous là' : ''}.`;
  },
  'put-on-deck': (q) => {
    const cards = q.left === 1 ? 'une carte' : `jusqu’à ${q.left} cartes`;
    return `${by(q, `placez ${cards} de votre défausse sur le dessus de votre deck, ou arrêtez-vous là`)} (la dernière placée est piochée en premier).`;
  },
  remove: order('choisissez une carte à retirer du jeu'),
  'reveal-to-hand': (q) => `${by(q, 'choisissez la carte révélée à prendre en main')}.`,
  'reveal-to-top': (q) =>
    `${by(q, 'choisissez la carte révélée à placer sur le dessus de votre deck')}.`,
  search: (q) =>
    q.toTop
      ? `${by(q, 'choisissez la carte de votre deck à placer sur le dessus après le mélange')}.`
      : `${by(q, 'choisissez la carte de votre deck à prendre en main')}.`,
  'take-back': (q) =>
    `${by(q, q.order ?? 'reprenez un jeton d’activation')}${q.upTo ? ', ou arrêtez-vous là' : ''}.`,
  clan: order('choisissez un clan'),
  level: (q) => `${by(q, 'choisissez un niveau')}.`,
  player: (q) => `${by(q, 'choisissez un joueur')}.`,
  name: (q) => `${by(q, 'choisissez un nom de carte présent dans votre défausse')}.`,
  tile: (q) => `${by(q, 'choisissez laquelle de vos tuiles retourner sur sa face active')}.`,
  ban: (q) =>
    `${by(q, 'nommez une carte que l’adversaire ne pourra ni jouer ni faire entrer par relève jusqu’à la fin de votre prochain tour')}.`,
  'place-bounty': order('choisissez une carte pour le jeton Prime'),
  verb: (q) =>
    `${by(q, `choisissez quoi faire : ${q.order ?? 'capturez, détruisez ou libérez une carte'}`)}.`,
  'may-effect': (q) => {
    if (q.offerIsPass) return `${by(q, 'passer immédiatement')} ?`;
    const offer = q.offer ?? 'utiliser l’effet';
    return `${by(q, q.offerAgain ? `résoudre cet effet une seconde fois (${offer})` : offer)} ?`;
  },
  echo: (q) =>
    `Écho : résoudre une seconde fois l’effet ${q.source === null ? 'de cette carte' : ofFr(q.source)}, avec les mêmes cibles ou d’autres ?`,
  'bounty-draw': (q) => {
    const draw = `piocher ${q.bountyCards === 1 ? 'une carte' : `${q.bountyCards} cartes`}`;
    if (q.subject !== null) return `Prime sur ${q.subject} : ${draw} ?`;
    return `Prime : ${draw}${q.left > 1 ? ` (${q.left} cartes Prime détruites)` : ''} ?`;
  },
  'cancel-activation': (q) =>
    `L’adversaire active la ${subject(q)} : utiliser une carte Force de Volonté pour annuler l’activation, ou renoncer ?`,
  'cancel-capture': (q) => threatened(q, 'capturée'),
  'cancel-destroy': (q) => threatened(q, 'détruite'),
  order: () => 'Fin de votre tour : choisissez la carte dont l’effet est résolu ensuite.',
};
