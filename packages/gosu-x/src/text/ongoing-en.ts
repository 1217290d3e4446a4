/**
 * The English of ongoing effects: every rule in a card's and in a tile's form, every trigger, every answer from hand.
 * How they become sentences is in `ongoing.ts`; what they do once triggered is told by `ops-en.ts`.
 */
import type { OngoingWords } from './ongoing.ts';
import { tellEn } from './ops-en.ts';
import { CONDITIONS_EN } from './words-en.ts';

export const ONGOING_EN: OngoingWords = {
  rules: {
    'ethereal-highest-open': {
      you: 'your highest OPEN card is Ethereal',
      each: "each player's highest OPEN card is Ethereal",
    },
    'secret-shift-all': {
      you: 'your cards with a shift cost have Secret shift',
      each: "each player's cards with a shift cost have Secret shift",
    },
    'echo-level-3': {
      you: 'your level III cards have Echo',
      each: "each player's level III cards have Echo",
    },
    'echo-adjacent': 'cards adjacent to this one have Echo',
    'hand-limit-5': "at the end of each player's turn, the hand limit is 5 cards",
    'two-turns-after-pass': {
      you: 'when you are the first to pass, the opponent has 2 more turns instead of 3',
      each: 'when a player is the first to pass, their opponent has 2 more turns instead of 3',
    },
    'battle-plus-hand': {
      you: 'in the Great Battle, your army is worth 1 more for each card in your hand',
      each: "in the Great Battle, each player's army is worth 1 more for each card in that player's hand",
    },
    'win-by-10': {
      you: 'when you win a Great Battle by 10 or more, you win the game; when you win by less, you sacrifice one more card in the Song for the Dead',
      each: 'a player who wins a Great Battle by 10 or more wins the game; one who wins by less sacrifices one more card in the Song for the Dead',
    },
    'all-clans-level-3': {
      you: 'your level III cards belong to all 3 clans of your deck, in every zone',
      each: "each player's level III cards belong to all 3 clans of that player's deck, in every zone",
    },
    'all-clans': 'this card belongs to all 3 clans of your deck, in every zone',
    'every-level': 'this card is of every level in every zone and may be played in any row',
    'arpia-and-timer': 'while face up in play, this card also counts as an Arpia and as a Timer',
    'double-against-bounty':
      "in the Great Battle, this card's value is doubled if the opponent controls a Bounty card",
    'bounty-plus-one': 'when you capture or destroy an opposing Bounty card, draw one more card',
    mirror: 'this card has the keywords, effect, ongoing effect and icons of its mirror card',
  },
  triggers: {
    'battle-lost': {
      when: 'you lose a Great Battle without losing the game',
      doer: null,
    },
    'battle-won': { when: 'you win a Great Battle', doer: null },
    'first-pass': { when: 'you are the first to pass in a round', doer: null },
    reshuffle: { when: 'you shuffle your whole discard pile to form a new deck', doer: null },
    captured: { when: 'this card is captured', doer: null },
    'spend-two': { when: 'you spend 2 Activation tokens to draw 3 cards', doer: null },
    removed: {
      when: 'a player removes this card from the game while it is in your discard pile',
      doer: 'that player',
    },
  },
  responses: {
    activation: {
      when: 'the opponent places an Activation token on a card',
      answered: 'that activation',
    },
    'capture-or-destroy': {
      when: 'one of your cards would be captured or destroyed',
      answered: 'that capture or destruction',
    },
  },
  tell: tellEn,
  endOfTurn: (condition, effect) =>
    `at the end of your turn, ${condition === null ? '' : `if ${CONDITIONS_EN[condition]}, `}${effect}`,
  trigger: (when, effect) => `when ${when}, ${effect}`,
  respond: (when, effect) => `when ${when}, you may discard this card from your hand to ${effect}`,
};
