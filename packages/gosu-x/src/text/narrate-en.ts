/**
 * The English sentence of every event, in the third person.
 * `narrate.ts` chooses the language and the names of the players.
 */
import { counted, joinAnd, type NarrateTable, roman } from '@open-gosu/kernel';
import type { ClanId, Level } from '../cards/words.ts';
import type { DiscardCause, GosuXEvent } from '../events.ts';
import { endingText } from './endings.ts';
import { answersActivation, idName, sharedName } from './names.ts';
import { clanName } from './terms.ts';

const name = (id: string): string => idName(id, 'en');
const names = (ids: readonly string[]): string => joinAnd('en', ids.map(name));
const clan = (id: ClanId): string => clanName(id, 'en');
const spot = (place: string): string => place.slice(place.indexOf(':') + 1);
const tokens = (n: number): string => counted('en', n, 'Activation token', 'Activation tokens');

const DISCARDS: { readonly [C in DiscardCause]: (who: string, card: string) => string } = {
  cost: (who, card) => `${who} discards ${card} to pay the cost.`,
  effect: (who, card) => `${who} discards ${card}.`,
  'hand-limit': (who, card) => `${who} discards ${card} (hand limit).`,
  mulligan: (who, card) => `${who} discards ${card} (mulligan).`,
  response: (who, card) => `${who} discards ${card} from hand (Force of will).`,
  shift: (who, card) => `${card} goes to ${who}'s discard pile.`,
  deck: (who, card) => `${card} goes from ${who}'s deck to the discard pile.`,
};

export const NARRATE_EN: NarrateTable<GosuXEvent> = {
  draft: (e, who) => `${who(e.seat)} takes the ${clan(e.clan)} clan.`,
  tiles: (e) =>
    e.clans.length === 1
      ? `The ${clan(e.clans[0] as ClanId)} tile turns to its active side.`
      : `The ${joinAnd('en', e.clans.map(clan))} tiles turn to their active side.`,
  keep: (e, who) => `${who(e.seat)} keeps their hand.`,
  mulligan: (e, who) =>
    e.cards.length === 0
      ? `${who(e.seat)} shuffles their hand back and draws a new one.`
      : `${who(e.seat)} shows ${names(e.cards)}, shuffles them back and draws a new hand.`,
  round: (e, who) => `Round ${e.round} begins: ${who(e.seat)} plays first.`,
  turn: (e, who) =>
    e.extra ? `${who(e.seat)} takes an additional turn.` : `It is ${who(e.seat)}'s turn.`,
  play: (e, who) =>
    `${who(e.seat)} plays ${name(e.card)} (${spot(e.place)})${fromDiscard(e.fromDiscard)}.`,
  shift: (e, who) =>
    `${who(e.seat)} shifts ${name(e.out)} (${spot(e.place)}) into ${name(e.card)}${fromDiscard(e.fromDiscard)}.`,
  spend: (e, who) => `${who(e.seat)} spends ${tokens(e.tokens)}.`,
  activate: (e, who) => `${who(e.seat)} activates ${name(e.card)} (${spot(e.place)}).`,
  pass: (e, who) => {
    if (!e.first) return `${who(e.seat)} passes.`;
    const turns = counted('en', e.turnsLeft, 'more turn', 'more turns');
    return `${who(e.seat)} passes first: ${who(1 - e.seat)} has at most ${turns}.`;
  },
  timeout: () => 'Each player has taken 60 turns: the round ends.',
  effect: (e) => `The effect of ${name(e.card)} resolves${e.again ? ' a second time' : ''}.`,
  draw: (e, who) => `${who(e.seat)} draws ${e.card === null ? 'a card' : name(e.card)}.`,
  discard: (e, who) => DISCARDS[e.cause](who(e.seat), name(e.card)),
  capture: (e, who) => `${who(e.seat)}'s ${name(e.card)} (${spot(e.place)}) is captured.`,
  destroy: (e, who) => `${who(e.seat)}'s ${name(e.card)} (${spot(e.place)}) is destroyed.`,
  release: (e, who) => `${who(e.seat)}'s ${name(e.card)} (${spot(e.place)}) is released.`,
  sacrifice: (e, who) => `${who(e.seat)} sacrifices ${name(e.card)} (${spot(e.place)}).`,
  cancel: (e, who) =>
    answersActivation(e.card)
      ? `${who(e.seat)} uses ${name(e.card)}: the activation of ${name(e.target)} is cancelled.`
      : `${who(e.seat)} uses ${name(e.card)}: nothing happens to ${name(e.target)}.`,
  swap: (e, who) =>
    `The cards at ${spot(e.place)} and ${spot(e.with)} of ${who(e.seat)}'s army swap places.`,
  copy: (e, who) => `${who(e.seat)} copies the effect of ${name(e.card)}.`,
  'to-deck': (e, who) =>
    ({
      top: `${name(e.card)} goes on top of ${who(e.seat)}'s deck.`,
      bottom: `${name(e.card)} goes to the bottom of ${who(e.seat)}'s deck.`,
      shuffled: `${name(e.card)} is shuffled into ${who(e.seat)}'s deck.`,
    })[e.to],
  take: (e, who) =>
    ({
      discard: `${who(e.seat)} takes ${name(e.card)} from the discard pile.`,
      removed: `${who(e.seat)} takes ${name(e.card)}, which was removed from the game.`,
      reveal: `${who(e.seat)} takes ${name(e.card)} from the revealed cards.`,
    })[e.from],
  search: (e, who) =>
    `${who(e.seat)} searches their deck and finds ${e.card === null ? 'a card' : name(e.card)}.`,
  remove: (e, who) => `${who(e.seat)}'s ${name(e.card)} is removed from the game.`,
  reveal: (e, who) =>
    `${who(e.seat)} reveals ${e.cards.length === 0 ? 'no card' : names(e.cards)}.`,
  look: (e, who) => {
    const looks = `${who(e.seat)} looks at ${who(1 - e.seat)}'s hand`;
    if (e.cards === null) return `${looks}.`;
    return `${looks}: ${e.cards.length === 0 ? 'it is empty' : names(e.cards)}.`;
  },
  ban: (e, who) =>
    `${who(e.seat)} names ${name(e.card)}: ${who(1 - e.seat)} can neither play it nor shift it in until the end of ${who(e.seat)}'s next turn.`,
  'choose-clan': (e, who) => `${who(e.seat)} chooses the ${clan(e.clan)} clan.`,
  'choose-level': (e, who) => `${who(e.seat)} chooses level ${roman(e.level as Level)}.`,
  'choose-seat': (e, who) => `${who(e.seat)} chooses ${who(e.chosen)}.`,
  'choose-name': (e, who) => `${who(e.seat)} chooses the name ${sharedName(e.name, 'en')}.`,
  bounty: (e, who) => `${who(e.seat)}'s ${name(e.card)} (${spot(e.place)}) gets the Bounty token.`,
  wonder: (e, who) =>
    e.taken
      ? `${who(e.seat)} takes the Wonder token.`
      : `${who(e.seat)} returns the Wonder token to the board.`,
  'take-back': (e, who) =>
    e.place === null
      ? `${who(e.seat)} takes back a spent Activation token.`
      : `${who(e.seat)} takes back an Activation token from ${spot(e.place)}.`,
  unlock: (e, who) => `${who(e.seat)} unlocks an Activation token and now owns ${e.owned}.`,
  tile: (e, who) => `${who(e.seat)} turns the ${clan(e.clan)} tile to its active side.`,
  'extra-turn': (e, who) => `${who(e.seat)} will take an additional turn.`,
  shuffle: (e, who) =>
    e.discard
      ? `${who(e.seat)} shuffles their discard pile into a new deck.`
      : `${who(e.seat)} shuffles their deck.`,
  battle: (e, who) => {
    const values = `${who(0)} ${e.values[0]}, ${who(1)} ${e.values[1]}`;
    const [winner, second] = e.winners;
    const result = second === undefined ? `${who(winner ?? 0)} wins` : 'both players win';
    return `Great Battle (${values}): ${result}.`;
  },
  supremacy: (e, who) =>
    `${who(e.seat)} gains a Supremacy token${e.tokens > 1 ? ` and now has ${e.tokens}` : ''}.`,
  'tokens-back': (e, who) =>
    `${who(e.seat)} takes back all used Activation tokens and now has ${e.tokens} in hand.`,
  song: () => 'The Song for the Dead begins.',
  over: (e, who) => {
    const [winner, second] = e.winners;
    const result =
      second === undefined ? `${who(winner ?? 0)} wins the game` : 'The game is a draw';
    return `${result}: ${endingText(e.reason, 'en')}.`;
  },
};

function fromDiscard(yes: boolean): string {
  return yes ? ' from the discard pile' : '';
}
