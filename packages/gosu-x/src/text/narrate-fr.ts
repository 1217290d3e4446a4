/**
 * The French sentence of every event, without its no-break spaces. `narrate.ts` chooses the language and the names of
 * the players and sets the spaces.
 */
import { counted, joinAnd, type NarrateTable, ofFr, roman } from '@open-gosu/kernel';
import type { ClanId, Level } from '../cards/words.ts';
import type { DiscardCause, GosuXEvent } from '../events.ts';
import { endingText } from './endings.ts';
import { answersActivation, idName, sharedName } from './names.ts';
import { clanName } from './terms.ts';

const name = (id: string): string => idName(id, 'fr');
const names = (ids: readonly string[]): string => joinAnd('fr', ids.map(name));
const clan = (id: ClanId): string => clanName(id, 'fr');
const spot = (place: string): string => place.slice(place.indexOf(':') + 1);
const tokens = (n: number): string => counted('fr', n, 'jeton d’activation', 'jetons d’activation');

/** "La carte Solok de p1 (II1)". */
const cardOf = (card: string, owner: string, place: string): string =>
  `La carte ${name(card)} ${ofFr(owner)} (${spot(place)})`;

const DISCARDS: { readonly [C in DiscardCause]: (who: string, card: string) => string } = {
  cost: (who, card) => `${who} défausse ${card} pour payer le coût.`,
  effect: (who, card) => `${who} défausse ${card}.`,
  'hand-limit': (who, card) => `${who} défausse ${card} (limite de main).`,
  mulligan: (who, card) => `${who} défausse ${card} (mulligan).`,
  response: (who, card) => `${who} défausse ${card} de sa main (Force de Volonté).`,
  shift: (who, card) => `La carte ${card} va dans la défausse ${ofFr(who)}.`,
  deck: (who, card) => `La carte ${card} passe du deck ${ofFr(who)} à sa défausse.`,
};

export const NARRATE_FR: NarrateTable<GosuXEvent> = {
  draft: (e, who) => `${who(e.seat)} prend le clan ${clan(e.clan)}.`,
  tiles: (e) =>
    e.clans.length === 1
      ? `La tuile ${clan(e.clans[0] as ClanId)} passe sur sa face active.`
      : `Les tuiles ${joinAnd('fr', e.clans.map(clan))} passent sur leur face active.`,
  keep: (e, who) => `${who(e.seat)} garde sa main.`,
  mulligan: (e, who) =>
    e.cards.length === 0
      ? `${who(e.seat)} remet sa main dans son deck, le mélange et pioche une nouvelle main.`
      : `${who(e.seat)} montre ${names(e.cards)}, remet ces cartes dans son deck, le mélange et pioche une nouvelle main.`,
  round: (e, who) => `La manche ${e.round} commence : ${who(e.seat)} joue en premier.`,
  turn: (e, who) =>
    e.extra ? `${who(e.seat)} joue un tour supplémentaire.` : `C’est à ${who(e.seat)} de jouer.`,
  play: (e, who) =>
    `${who(e.seat)} joue ${name(e.card)} (${spot(e.place)})${fromDiscard(e.fromDiscard)}.`,
  shift: (e, who) =>
    `${who(e.seat)} relève ${name(e.out)} (${spot(e.place)}) par ${name(e.card)}${fromDiscard(e.fromDiscard)}.`,
  spend: (e, who) => `${who(e.seat)} dépense ${tokens(e.tokens)}.`,
  activate: (e, who) => `${who(e.seat)} active ${name(e.card)} (${spot(e.place)}).`,
  pass: (e, who) => {
    if (!e.first) return `${who(e.seat)} passe.`;
    const turns = counted('fr', e.turnsLeft, 'tour', 'tours');
    return `${who(e.seat)} passe en premier : il reste au plus ${turns} à ${who(1 - e.seat)}.`;
  },
  timeout: () => 'Chaque joueur a joué 60 tours : la manche se termine.',
  effect: (e) => `L’effet ${ofFr(name(e.card))} est résolu${e.again ? ' une seconde fois' : ''}.`,
  draw: (e, who) => `${who(e.seat)} pioche ${e.card === null ? 'une carte' : name(e.card)}.`,
  discard: (e, who) => DISCARDS[e.cause](who(e.seat), name(e.card)),
  capture: (e, who) => `${cardOf(e.card, who(e.seat), e.place)} est capturée.`,
  destroy: (e, who) => `${cardOf(e.card, who(e.seat), e.place)} est détruite.`,
  release: (e, who) => `${cardOf(e.card, who(e.seat), e.place)} est libérée.`,
  sacrifice: (e, who) => `${who(e.seat)} sacrifie ${name(e.card)} (${spot(e.place)}).`,
  cancel: (e, who) =>
    answersActivation(e.card)
      ? `${who(e.seat)} utilise ${name(e.card)} : l’activation ${ofFr(name(e.target))} est annulée.`
      : `${who(e.seat)} utilise ${name(e.card)} : la carte ${name(e.target)} ne subit rien.`,
  swap: (e, who) =>
    `Dans l’armée ${ofFr(who(e.seat))}, les cartes en ${spot(e.place)} et en ${spot(e.with)} échangent leurs places.`,
  copy: (e, who) => `${who(e.seat)} copie l’effet ${ofFr(name(e.card))}.`,
  'to-deck': (e, who) =>
    ({
      top: `La carte ${name(e.card)} va sur le dessus du deck ${ofFr(who(e.seat))}.`,
      bottom: `La carte ${name(e.card)} va sous le deck ${ofFr(who(e.seat))}.`,
      shuffled: `La carte ${name(e.card)} est mélangée au deck ${ofFr(who(e.seat))}.`,
    })[e.to],
  take: (e, who) =>
    ({
      discard: `${who(e.seat)} prend ${name(e.card)} dans sa défausse.`,
      removed: `${who(e.seat)} prend ${name(e.card)}, carte qui était retirée du jeu.`,
      reveal: `${who(e.seat)} prend ${name(e.card)} parmi les cartes révélées.`,
    })[e.from],
  search: (e, who) =>
    `${who(e.seat)} trouve ${e.card === null ? 'une carte' : name(e.card)} dans son deck.`,
  remove: (e, who) => `La carte ${name(e.card)} ${ofFr(who(e.seat))} est retirée du jeu.`,
  reveal: (e, who) =>
    e.cards.length === 0
      ? `${who(e.seat)} ne révèle aucune carte.`
      : `${who(e.seat)} révèle ${names(e.cards)}.`,
  look: (e, who) => {
    const looks = `${who(e.seat)} regarde la main ${ofFr(who(1 - e.seat))}`;
    if (e.cards === null) return `${looks}.`;
    return `${looks} : ${e.cards.length === 0 ? 'elle est vide' : names(e.cards)}.`;
  },
  ban: (e, who) =>
    `${who(e.seat)} nomme ${name(e.card)} : ${who(1 - e.seat)} ne peut ni jouer cette carte ni la faire entrer par relève jusqu’à la fin du prochain tour ${ofFr(who(e.seat))}.`,
  'choose-clan': (e, who) => `${who(e.seat)} choisit le clan ${clan(e.clan)}.`,
  'choose-level': (e, who) => `${who(e.seat)} choisit le niveau ${roman(e.level as Level)}.`,
  'choose-seat': (e, who) => `${who(e.seat)} choisit ${who(e.chosen)}.`,
  'choose-name': (e, who) => `${who(e.seat)} choisit le nom ${sharedName(e.name, 'fr')}.`,
  bounty: (e, who) => `${cardOf(e.card, who(e.seat), e.place)} reçoit le jeton Prime.`,
  wonder: (e, who) =>
    e.taken
      ? `${who(e.seat)} prend le jeton Merveille.`
      : `${who(e.seat)} remet le jeton Merveille sur le plateau.`,
  'take-back': (e, who) =>
    e.place === null
      ? `${who(e.seat)} reprend un jeton d’activation dépensé.`
      : `${who(e.seat)} reprend un jeton d’activation en ${spot(e.place)}.`,
  unlock: (e, who) => `${who(e.seat)} débloque un jeton d’activation et en possède ${e.owned}.`,
  tile: (e, who) => `${who(e.seat)} retourne la tuile ${clan(e.clan)} sur sa face active.`,
  'extra-turn': (e, who) => `${who(e.seat)} jouera un tour supplémentaire.`,
  shuffle: (e, who) =>
    e.discard
      ? `${who(e.seat)} mélange sa défausse pour former un nouveau deck.`
      : `${who(e.seat)} mélange son deck.`,
  battle: (e, who) => {
    const values = `${who(0)} ${e.values[0]}, ${who(1)} ${e.values[1]}`;
    const [winner, second] = e.winners;
    const result = second === undefined ? `${who(winner ?? 0)} gagne` : 'les deux joueurs gagnent';
    return `Grande Bataille (${values}) : ${result}.`;
  },
  supremacy: (e, who) =>
    `${who(e.seat)} gagne un jeton de Suprématie${e.tokens > 1 ? ` et en a ${e.tokens}` : ''}.`,
  'tokens-back': (e, who) =>
    `${who(e.seat)} reprend tous les jetons d’activation utilisés et en a ${e.tokens} en main.`,
  song: () => 'Le Chant des Morts commence.',
  over: (e, who) => {
    const [winner, second] = e.winners;
    const result = second === undefined ? `${who(winner ?? 0)} gagne la partie` : 'Partie nulle';
    return `${result} : ${endingText(e.reason, 'fr')}.`;
  },
};

function fromDiscard(yes: boolean): string {
  return yes ? ' depuis sa défausse' : '';
}
