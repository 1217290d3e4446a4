/**
 * What each answer of the notation means, as one would tell somebody to do it: the kind of thing, and the whole of it.
 * `{what}` is the card, clan, player or word of the answer, `{out}` the card it replaces.
 */
import type { Text } from '@open-gosu/kernel';

/** What the first word after the verb names. */
export type Named = 'card' | 'place' | 'clan' | 'seat' | 'word' | 'nothing';

export interface VerbWords {
  readonly names: Named;
  /** What one does, without saying with what. */
  readonly kind: Text;
  readonly whole: Text;
}

export type Verbs = { readonly [answer: string]: VerbWords };

function alone(text: Text): VerbWords {
  return { names: 'nothing', kind: text, whole: text };
}

const COMMON: Verbs = {
  keep: alone({ en: 'keep the hand', fr: 'garder la main' }),
  mulligan: alone({ en: 'draw a new hand', fr: 'piocher une nouvelle main' }),
  pass: alone({ en: 'pass', fr: 'passer' }),
  yes: alone({ en: 'say yes', fr: 'dire oui' }),
  no: alone({ en: 'say no', fr: 'dire non' }),
  done: alone({ en: 'stop here', fr: 's’arrêter là' }),
  decline: alone({ en: 'decline', fr: 'renoncer' }),
  discard: {
    names: 'card',
    kind: { en: 'discard a card', fr: 'défausser une carte' },
    whole: { en: 'discard {what}', fr: 'défausser {what}' },
  },
  pick: {
    names: 'card',
    kind: { en: 'choose a card', fr: 'choisir une carte' },
    whole: { en: 'choose {what}', fr: 'choisir {what}' },
  },
  target: {
    names: 'place',
    kind: { en: 'choose a card', fr: 'choisir une carte' },
    whole: { en: 'choose {what}', fr: 'choisir {what}' },
  },
  order: {
    names: 'place',
    kind: { en: 'choose what is resolved next', fr: 'choisir ce qui est résolu ensuite' },
    whole: { en: 'resolve {what} next', fr: 'résoudre ensuite {what}' },
  },
  seat: {
    names: 'seat',
    kind: { en: 'choose a player', fr: 'choisir un joueur' },
    whole: { en: 'choose {what}', fr: 'choisir {what}' },
  },
};

const GOSU_X: Verbs = {
  ...COMMON,
  draft: {
    names: 'clan',
    kind: { en: 'take a clan', fr: 'prendre un clan' },
    whole: { en: 'take the clan {what}', fr: 'prendre le clan {what}' },
  },
  play: {
    names: 'card',
    kind: { en: 'play a card', fr: 'jouer une carte' },
    whole: { en: 'play {what}', fr: 'jouer {what}' },
  },
  shift: {
    names: 'card',
    kind: { en: 'make a shift', fr: 'faire une relève' },
    whole: { en: 'shift {out} into {what}', fr: 'faire la relève de {out} par {what}' },
  },
  'spend 1': alone({
    en: 'spend 1 Activation token to draw 1 card',
    fr: 'dépenser 1 jeton d’activation pour piocher 1 carte',
  }),
  'spend 2': alone({
    en: 'spend 2 Activation tokens to draw 3 cards',
    fr: 'dépenser 2 jetons d’activation pour piocher 3 cartes',
  }),
  activate: {
    names: 'place',
    kind: { en: 'activate a card', fr: 'activer une carte' },
    whole: { en: 'activate {what}', fr: 'activer {what}' },
  },
  wonder: alone({ en: 'return the Wonder token', fr: 'remettre le jeton Merveille' }),
  'no wonder': alone({ en: 'keep the Wonder token', fr: 'garder le jeton Merveille' }),
  take: {
    names: 'place',
    kind: { en: 'take back an Activation token', fr: 'reprendre un jeton d’activation' },
    whole: { en: 'take back the token on {what}', fr: 'reprendre le jeton sur {what}' },
  },
  'take spent': alone({
    en: 'take back a spent Activation token',
    fr: 'reprendre un jeton d’activation dépensé',
  }),
  clan: {
    names: 'clan',
    kind: { en: 'choose a clan', fr: 'choisir un clan' },
    whole: { en: 'choose the clan {what}', fr: 'choisir le clan {what}' },
  },
  tile: {
    names: 'clan',
    kind: { en: 'choose a tile', fr: 'choisir une tuile' },
    whole: { en: 'choose the tile {what}', fr: 'choisir la tuile {what}' },
  },
  level: {
    names: 'word',
    kind: { en: 'choose a level', fr: 'choisir un niveau' },
    whole: { en: 'choose level {what}', fr: 'choisir le niveau {what}' },
  },
  card: {
    names: 'card',
    kind: { en: 'name a card', fr: 'nommer une carte' },
    whole: { en: 'name {what}', fr: 'nommer {what}' },
  },
  name: {
    names: 'word',
    kind: { en: 'choose a name', fr: 'choisir un nom' },
    whole: { en: 'choose the name {what}', fr: 'choisir le nom {what}' },
  },
  'do capture': alone({ en: 'capture a card', fr: 'capturer une carte' }),
  'do destroy': alone({ en: 'destroy a card', fr: 'détruire une carte' }),
  'do release': alone({ en: 'release a card', fr: 'libérer une carte' }),
  use: {
    names: 'card',
    kind: { en: 'use a Force of will', fr: 'utiliser une Force de Volonté' },
    whole: { en: 'use {what}', fr: 'utiliser {what}' },
  },
};

const TACTICS: Verbs = {
  ...COMMON,
  play: {
    names: 'card',
    kind: { en: 'place a goblin', fr: 'poser un gobelin' },
    whole: { en: 'place {what}', fr: 'poser {what}' },
  },
  shift: {
    names: 'card',
    kind: { en: 'mutate a goblin', fr: 'faire muter un gobelin' },
    whole: { en: 'mutate {out} into {what}', fr: 'faire muter {out} en {what}' },
  },
  'do capture': alone({ en: 'imprison a goblin', fr: 'emprisonner un gobelin' }),
  'do release': alone({ en: 'release a goblin', fr: 'libérer un gobelin' }),
};

const GAMES: { readonly [game: string]: Verbs } = {
  'gosu-x': GOSU_X,
  'gosu-tactics': TACTICS,
};

/** Longer answers first: `take spent` is another thing than `take`. */
export function verbOf(game: string, answer: string): VerbWords | null {
  const verbs = GAMES[game] ?? COMMON;
  const [first = '', second = ''] = answer.split(' ');
  return verbs[`${first} ${second}`] ?? verbs[first] ?? null;
}

/** All of them, for the test that holds both languages together. */
export const HINT_VERBS: readonly (readonly [game: string, verbs: Verbs])[] = Object.entries(GAMES);
