/**
 * The French sentence of every event, without its no-break spaces. `narrate.ts` chooses the language and the names of
 * the players and sets the spaces. "Le gobelin" stands before a name that something must agree with; several players
 * are never the subject of a verb, since one of them may be told as "vous".
 */
import { counted, joinAnd, type NarrateTable, ofFr } from '@open-gosu/kernel';
import type { DiscardCause, TacticsEvent } from '../events.ts';
import { endingText } from './endings.ts';
import { idName, powerLabel, TRIGGER_TERMS } from './terms.ts';

const name = (id: string): string => idName(id, 'fr');
const names = (ids: readonly string[]): string => joinAnd('fr', ids.map(name));
const spot = (place: string): string => place.slice(place.indexOf(':') + 1);
const cards = (n: number): string => counted('fr', n, 'nouvelle carte', 'nouvelles cartes');

/** "Le gobelin Oracle de p1 (II1)". */
const goblinOf = (card: string, owner: string, place: string): string =>
  `Le gobelin ${name(card)} ${ofFr(owner)} (${spot(place)})`;

const DISCARDS: { readonly [C in DiscardCause]: (who: string, card: string) => string } = {
  opening: (who, card) => `${who} défausse ${card}.`,
  redraw: (who, card) => `${who} défausse ${card} (nouvelle main).`,
  cost: (who, card) => `${who} défausse ${card} pour payer le coût.`,
  power: (who, card) => `${who} défausse ${card}.`,
  vision: (who, card) => `${who} défausse la carte révélée ${card}.`,
  mutation: (_who, card) => `Le gobelin ${card} va dans la défausse.`,
};

export const NARRATE_FR: NarrateTable<TacticsEvent> = {
  redraw: (e, who) => `${who(e.seat)} défausse sa main et pioche ${cards(e.cards)}.`,
  aside: (e, who) =>
    `${who(e.seat)} met ${e.card === null ? 'une carte' : name(e.card)} de côté, face cachée.`,
  round: (e, who) => `La manche ${e.round} commence : ${who(e.seat)} joue en premier.`,
  turn: (e, who) =>
    e.extra ? `${who(e.seat)} joue un tour supplémentaire.` : `C’est à ${who(e.seat)} de jouer.`,
  play: (e, who) => `${who(e.seat)} pose ${name(e.card)} (${spot(e.place)}).`,
  mutate: (e, who) => {
    const from = e.fromDiscard ? ', carte prise dans la défausse' : '';
    return `${who(e.seat)} fait muter ${name(e.out)} (${spot(e.place)}) en ${name(e.card)}${from}.`;
  },
  pass: (e, who) => {
    if (e.turns === 0) return `${who(e.seat)} passe.`;
    const turns = counted('fr', e.turns, 'tour', 'tours');
    return `${who(e.seat)} passe en premier : il reste au plus ${turns} à chaque autre joueur.`;
  },
  power: (e) =>
    `${name(e.card)} (${TRIGGER_TERMS[e.trigger].name.fr.toLowerCase()}) : ${powerLabel(e.power, e.max, 'fr')}.`,
  fizzle: (e) => `Le pouvoir ${ofFr(name(e.card))} n’a pas de cible : rien ne se passe.`,
  draw: (e, who) => `${who(e.seat)} pioche ${e.card === null ? 'une carte' : name(e.card)}.`,
  discard: (e, who) => DISCARDS[e.cause](who(e.seat), name(e.card)),
  destroy: (e, who) => `${goblinOf(e.card, who(e.seat), e.place)} est détruit.`,
  imprison: (e, who) => `${goblinOf(e.card, who(e.seat), e.place)} est emprisonné.`,
  release: (e, who) => `${goblinOf(e.card, who(e.seat), e.place)} est libéré.`,
  swap: (e, who) =>
    `Dans l’armée ${ofFr(who(e.seat))}, les gobelins en ${spot(e.place)} et en ${spot(e.with)} échangent leurs places.`,
  reveal: (e, who) => `${who(e.seat)} révèle ${names(e.cards)}.`,
  take: (e, who) =>
    ({
      discard: `${who(e.seat)} prend ${name(e.card)} dans la défausse.`,
      reveal: `${who(e.seat)} prend ${name(e.card)} parmi les cartes révélées.`,
    })[e.from],
  'choose-seat': (e, who) => `${who(e.seat)} choisit ${who(e.chosen)}.`,
  advantage: (e, who) => `${who(e.seat)} prend la carte Avantage.`,
  'extra-turn': (e, who) =>
    e.owed === 1
      ? `${who(e.seat)} jouera un tour supplémentaire.`
      : `${who(e.seat)} jouera ${e.owed} tours supplémentaires.`,
  shuffle: () => 'La défausse est mélangée pour former une nouvelle pioche.',
  // T4.1
  battle: (e, who) => {
    const values = e.values.map((value, seat) => `${who(seat)} ${value}`).join(', ');
    const all = joinAnd('fr', e.winners.map(who));
    if (e.byAdvantage) {
      return `Grande Bataille (${values}) : égalité, ${all} gagne grâce à la carte Avantage.`;
    }
    const result =
      e.winners.length > 1 ? `égalité entre ${all}, un point de victoire chacun` : `${all} gagne`;
    return `Grande Bataille (${values}) : ${result}.`;
  },
  point: (e, who) =>
    `${who(e.seat)} gagne un point de victoire${e.points > 1 ? ` et en a ${e.points}` : ''}.`,
  over: (e, who) => {
    const [first = '?', ...others] = e.winners.map(who);
    const result =
      others.length === 0
        ? `${first} gagne la partie`
        : `La victoire est partagée entre ${joinAnd('fr', [first, ...others])}`;
    return `${result} : ${endingText(e.reason, 'fr')}.`;
  },
};
