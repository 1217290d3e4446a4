/**
 * The English sentence of every question, in the "you" form.
 * `questions.ts` gathers the facts and chooses the language.
 */
import { capitalize, counted } from '@open-gosu/kernel';
import { HAND_SIZE } from '../state/state.ts';
import type { Asked, QuestionTable } from './questions.ts';

/** "Cylak: capture an opposing level III card" or, where no card asks, a sentence of its own. */
function by(q: Asked, text: string): string {
  return q.source === null ? capitalize(text) : `${q.source}: ${text}`;
}

/** "2 cards", "1 OPEN card". */
function many(q: Asked, noun = 'card'): string {
  return counted('en', q.left, noun, `${noun}s`);
}

function subject(q: Asked): string {
  return `${q.subject ?? 'card'}${q.place === null ? '' : ` (${q.place})`}`;
}

/** The order of the card that asks, or plainer words if a rule asks. */
const order = (plain: string) => (q: Asked) => `${by(q, q.order ?? plain)}.`;

function threatened(q: Asked, done: string): string {
  const source = q.source === null ? '' : ` by ${q.source}`;
  return `Your ${subject(q)} would be ${done}${source}: use a Force of will card to prevent it, or decline?`;
}

function turn(q: Asked): string {
  const which = q.extraTurn ? 'additional turn' : 'turn';
  if (q.turnsLeft === 1) return `Your ${which}, the last of the round`;
  const left = q.turnsLeft > 1 ? ` (${q.turnsLeft} left this round, this one included)` : '';
  return `Your ${which}${left}`;
}

export const QUESTIONS_EN: QuestionTable = {
  turn: (q) => `${turn(q)}: play a card, make a shift, use Activation tokens or pass.`,
  draft: (q) => `Take a clan for your deck (${q.clansTaken + 1} of 3).`,
  'opening-hand': (q) => {
    if (!q.london) {
      return 'Keep this hand, or show it to the opponent, shuffle it back and draw 7 new cards?';
    }
    const price = counted('en', Math.min(q.left + 1, HAND_SIZE), 'card', 'cards');
    return `Keep this hand, or shuffle it back and draw 7 new cards, of which you will discard ${price}?`;
  },
  wonder: (q) =>
    `Return the Wonder token to discard 1 card fewer for ${q.subject ?? 'this card'} (${counted('en', q.left, 'card', 'cards')} to discard)?`,
  cost: (q) => `Discard ${many(q)} to pay for ${q.source ?? 'the card'}.`,
  'effect-discard': (q) =>
    by(q, `discard ${many(q)}${q.clan === null ? '' : ` of the ${q.clan} clan`}.`),
  'hand-limit': (q) => `Discard ${many(q)}: your hand is limited to ${q.handLimit}.`,
  'mulligan-discard': (q) => `Discard ${many(q)} for your mulligans.`,
  'pay-bounty': (q) => `${by(q, 'discard a Bounty card from your hand')}.`,
  capture: order('choose a card to capture'),
  destroy: order('choose an OPEN card to destroy'),
  release: order('choose a captured card to release'),
  sacrifice: (q) => by(q, `sacrifice ${many(q, 'OPEN card')}.`),
  song: (q) => `Song for the Dead: sacrifice ${many(q, 'OPEN card')}.`,
  'to-deck-top': order("choose an OPEN card to put on top of its owner's deck"),
  'swap-first': (q) => `${by(q, 'choose the first of the 2 cards to swap (the left one)')}.`,
  'swap-second': (q) =>
    `${by(q, `choose the card to swap with ${q.first ?? 'it'}, further right in the same row`)}.`,
  copy: order('choose a card whose effect to copy'),
  take: (q) => {
    const chosen = [q.clan, q.level && `level ${q.level}`].filter((part) => part !== null);
    const which = q.upTo && chosen.length > 0 ? ` (${chosen.join(', ')})` : '';
    return `${by(q, q.order ?? 'take a card from your discard pile')}${which}${q.upTo ? ', or stop' : ''}.`;
  },
  'put-on-deck': (q) => {
    const cards = q.left === 1 ? 'a card' : `up to ${q.left} cards`;
    return `${by(q, `put ${cards} from your discard pile on top of your deck, or stop`)} (the last one put is drawn first).`;
  },
  remove: order('choose a card to remove from the game'),
  'reveal-to-hand': (q) => `${by(q, 'choose the revealed card to put into your hand')}.`,
  'reveal-to-top': (q) => `${by(q, 'choose the revealed card to put on top of your deck')}.`,
  search: (q) =>
    q.toTop
      ? `${by(q, 'choose the card of your deck to put on top of it after the shuffle')}.`
      : `${by(q, 'choose the card of your deck to put into your hand')}.`,
  'take-back': (q) =>
    `${by(q, q.order ?? 'take back an Activation token')}${q.upTo ? ', or stop' : ''}.`,
  clan: order('choose a clan'),
  level: (q) => `${by(q, 'choose a level')}.`,
  player: (q) => `${by(q, 'choose a player')}.`,
  name: (q) => `${by(q, 'choose a card name in your discard pile')}.`,
  tile: (q) => `${by(q, 'choose which of your tiles to turn to its active side')}.`,
  ban: (q) =>
    `${by(q, 'name a card that the opponent can neither play nor shift in until the end of your next turn')}.`,
  'place-bounty': order('choose a card for the Bounty token'),
  verb: (q) => `${by(q, `choose one: ${q.order ?? 'capture, destroy or release a card'}`)}.`,
  'may-effect': (q) => {
    if (q.offerIsPass) return `${by(q, 'pass at once')}?`;
    const offer = q.offer ?? 'use the effect';
    return `${by(q, q.offerAgain ? `do this a second time (${offer})` : offer)}?`;
  },
  echo: (q) =>
    `Echo: resolve the effect of ${q.source ?? 'this card'} a second time, with the same targets or others?`,
  'bounty-draw': (q) => {
    const draw = `draw ${q.bountyCards === 1 ? 'a card' : `${q.bountyCards} cards`}`;
    if (q.subject !== null) return `Bounty on ${q.subject}: ${draw}?`;
    return `Bounty: ${draw}${q.left > 1 ? ` (${q.left} Bounty cards destroyed)` : ''}?`;
  },
  'cancel-activation': (q) =>
    `The opponent activates ${q.subject === null ? 'a ' : ''}${subject(q)}: use a Force of will card to cancel the activation, or decline?`,
  'cancel-capture': (q) => threatened(q, 'captured'),
  'cancel-destroy': (q) => threatened(q, 'destroyed'),
  order: () => 'End of your turn: choose the card whose effect is resolved next.',
};
