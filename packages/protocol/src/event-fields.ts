/**
 * The order in which the fields of an event are written. It only shortens: an event that is not in the table, or has other
 * fields, is written with their names. So a game may gain events freely; an order that stands here stays as it is.
 */

type Default = string | number | boolean | null | undefined;

/** A field's name; with a second value, that value is left out at the end of an event (`undefined`: there is no such field). */
export type EventField = string | readonly [name: string, usual: Default];

export type EventFields = { readonly [type: string]: readonly EventField[] };

const CARD: readonly EventField[] = ['card'];
const CARD_AT: readonly EventField[] = ['card', 'place'];
const HIDDEN_CARD: readonly EventField[] = [['card', null]];
const MOVED: readonly EventField[] = ['card', 'place', ['fromDiscard', false]];
const EXCHANGED: readonly EventField[] = ['card', 'place', 'out', ['fromDiscard', false]];

const GOSU_X: EventFields = {
  draft: ['clan'],
  tiles: ['clans'],
  keep: [],
  mulligan: ['cards'],
  round: ['round'],
  turn: [['extra', false]],
  play: MOVED,
  shift: EXCHANGED,
  spend: ['tokens'],
  activate: CARD_AT,
  pass: ['first', 'turnsLeft'],
  timeout: [],
  effect: ['card', ['again', false]],
  draw: HIDDEN_CARD,
  discard: ['card', 'cause'],
  capture: CARD_AT,
  destroy: CARD_AT,
  release: CARD_AT,
  sacrifice: CARD_AT,
  cancel: ['card', 'target'],
  swap: ['place', 'with'],
  copy: CARD,
  'to-deck': ['card', 'to'],
  take: ['card', 'from'],
  search: HIDDEN_CARD,
  remove: CARD,
  reveal: ['cards'],
  look: [['cards', null]],
  ban: CARD,
  'choose-clan': ['clan'],
  'choose-level': ['level'],
  'choose-seat': ['chosen'],
  'choose-name': ['name'],
  bounty: CARD_AT,
  wonder: ['taken', ['cause', undefined]],
  'take-back': [['place', null]],
  unlock: ['owned'],
  tile: ['clan'],
  'extra-turn': [],
  shuffle: ['discard'],
  battle: ['values', 'winners'],
  supremacy: ['tokens'],
  song: [],
  'tokens-back': ['tokens'],
  over: ['winners', 'reason'],
};

const TACTICS: EventFields = {
  redraw: ['cards'],
  aside: HIDDEN_CARD,
  round: ['round'],
  turn: [['extra', false]],
  play: CARD_AT,
  mutate: EXCHANGED,
  pass: ['turns'],
  power: ['card', 'trigger', 'power', ['max', false]],
  fizzle: CARD,
  draw: HIDDEN_CARD,
  discard: ['card', 'cause'],
  destroy: CARD_AT,
  imprison: CARD_AT,
  release: CARD_AT,
  swap: ['place', 'with'],
  reveal: ['cards'],
  take: ['card', 'from'],
  'choose-seat': ['chosen'],
  advantage: [],
  'extra-turn': ['owed'],
  shuffle: [],
  battle: ['values', 'winners', ['byAdvantage', false]],
  point: ['points'],
  over: ['winners', 'reason'],
};

/** By game. */
export const EVENT_FIELDS: { readonly [game: string]: EventFields } = {
  'gosu-x': GOSU_X,
  'gosu-tactics': TACTICS,
};
