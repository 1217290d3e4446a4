/**
 * The English sentence of every event, in the third person.
 * `narrate.ts` chooses the language and the names of the players.
 */
import { counted, joinAnd, type NarrateTable } from '@open-gosu/kernel';
import type { DiscardCause, TacticsEvent } from '../events.ts';
import { endingText } from './endings.ts';
import { idName, powerLabel, TRIGGER_TERMS } from './terms.ts';

const name = (id: string): string => idName(id, 'en');
const names = (ids: readonly string[]): string => joinAnd('en', ids.map(name));
const spot = (place: string): string => place.slice(place.indexOf(':') + 1);
const cards = (n: number): string => counted('en', n, 'new card', 'new cards');

/** "p1's Oracle (II1)". */
const goblinOf = (card: string, owner: string, place: string): string =>
  `${owner}'s ${name(card)} (${spot(place)})`;

const DISCARDS: { readonly [C in DiscardCause]: (who: string, card: string) => string } = {
  opening: (who, card) => `${who} discards ${card}.`,
  redraw: (who, card) => `${who} discards ${card} (new hand).`,
  cost: (who, card) => `${who} discards ${card} to pay the cost.`,
  power: (who, card) => `${who} discards ${card}.`,
  vision: (who, card) => `${who} discards ${card} from the revealed cards.`,
  mutation: (_who, card) => `${card} goes to the discard pile.`,
};

export const NARRATE_EN: NarrateTable<TacticsEvent> = {
  redraw: (e, who) => `${who(e.seat)} discards their hand and draws ${cards(e.cards)}.`,
  aside: (e, who) =>
    `${who(e.seat)} puts ${e.card === null ? 'a card' : name(e.card)} aside, face down.`,
  round: (e, who) => `Round ${e.round} begins: ${who(e.seat)} plays first.`,
  turn: (e, who) =>
    e.extra ? `${who(e.seat)} takes an additional turn.` : `It is ${who(e.seat)}'s turn.`,
  play: (e, who) => `${who(e.seat)} places ${name(e.card)} (${spot(e.place)}).`,
  mutate: (e, who) => {
    const from = e.fromDiscard ? ' from the discard pile' : '';
    return `${who(e.seat)} mutates ${name(e.out)} (${spot(e.place)}) into ${name(e.card)}${from}.`;
  },
  pass: (e, who) => {
    if (e.turns === 0) return `${who(e.seat)} passes.`;
    const turns = counted('en', e.turns, 'more turn', 'more turns');
    return `${who(e.seat)} passes first: every other player has at most ${turns}.`;
  },
  power: (e) =>
    `${name(e.card)} (${TRIGGER_TERMS[e.trigger].name.en.toLowerCase()}): ${powerLabel(e.power, e.max, 'en')}.`,
  fizzle: (e) => `The power of ${name(e.card)} has no target: nothing happens.`,
  draw: (e, who) => `${who(e.seat)} draws ${e.card === null ? 'a card' : name(e.card)}.`,
  discard: (e, who) => DISCARDS[e.cause](who(e.seat), name(e.card)),
  destroy: (e, who) => `${goblinOf(e.card, who(e.seat), e.place)} is destroyed.`,
  imprison: (e, who) => `${goblinOf(e.card, who(e.seat), e.place)} is imprisoned.`,
  release: (e, who) => `${goblinOf(e.card, who(e.seat), e.place)} is released.`,
  swap: (e, who) =>
    `The goblins at ${spot(e.place)} and ${spot(e.with)} of ${who(e.seat)}'s army swap places.`,
  reveal: (e, who) => `${who(e.seat)} reveals ${names(e.cards)}.`,
  take: (e, who) =>
    ({
      discard: `${who(e.seat)} takes ${name(e.card)} from the discard pile.`,
      reveal: `${who(e.seat)} takes ${name(e.card)} from the revealed cards.`,
    })[e.from],
  'choose-seat': (e, who) => `${who(e.seat)} chooses ${who(e.chosen)}.`,
  advantage: (e, who) => `${who(e.seat)} takes the Advantage card.`,
  'extra-turn': (e, who) =>
    e.owed === 1
      ? `${who(e.seat)} will take an additional turn.`
      : `${who(e.seat)} will take ${e.owed} additional turns.`,
  shuffle: () => 'The discard pile is shuffled into a new deck.',
  // T4.1
  battle: (e, who) => {
    const values = e.values.map((value, seat) => `${who(seat)} ${value}`).join(', ');
    const all = joinAnd('en', e.winners.map(who));
    if (e.byAdvantage)
      return `Great Battle (${values}): a tie, and ${all} wins thanks to the Advantage card.`;
    const result = e.winners.length > 1 ? `a tie, ${all} each take a victory point` : `${all} wins`;
    return `Great Battle (${values}): ${result}.`;
  },
  point: (e, who) =>
    `${who(e.seat)} gains a victory point${e.points > 1 ? ` and now has ${e.points}` : ''}.`,
  over: (e, who) => {
    const winners = joinAnd('en', e.winners.map(who));
    const result = e.winners.length === 1 ? 'wins the game' : 'share the victory';
    return `${winners} ${result}: ${endingText(e.reason, 'en')}.`;
  },
};
