/**
 * The words of every answer as one would tell somebody to do it, verb first: "play Solok", "do not pass". `deeds.ts`
 * chooses among them. `{what}` is the card, clan, player or number of the answer.
 */
import { phrasebook } from '@open-gosu/kernel';

export const DEED_WORDS = {
  draft: { en: 'take the {what} clan', fr: 'prendre le clan {what}' },
  keep: { en: 'keep this hand', fr: 'garder cette main' },
  mulligan: {
    en: 'show this hand ({n:Troop|Troops}) and draw 7 new cards',
    fr: 'montrer cette main ({n:Troupe|Troupes}) et piocher 7 nouvelles cartes',
  },
  mulliganLondon: {
    en: 'shuffle this hand back and draw 7 new cards',
    fr: 'remettre cette main dans le deck et piocher 7 nouvelles cartes',
  },
  play: { en: 'play {what}', fr: 'jouer {what}' },
  playTroop: { en: 'play {what} as a Troop', fr: 'jouer {what} comme Troupe' },
  playHero: { en: 'play {what} as a Hero', fr: 'jouer {what} comme Héros' },
  playImmortal: { en: 'play {what} as an Immortal', fr: 'jouer {what} comme Immortel' },
  shift: { en: 'shift {out} into {what}', fr: 'faire la relève de {out} par {what}' },
  fromDiscard: { en: '{deed} from the discard pile', fr: '{deed} depuis la défausse' },
  spend1: {
    en: 'spend 1 Activation token to draw 1 card',
    fr: 'dépenser 1 jeton d’activation pour piocher 1 carte',
  },
  spend2: {
    en: 'spend 2 Activation tokens to draw 3 cards',
    fr: 'dépenser 2 jetons d’activation pour piocher 3 cartes',
  },
  activate: { en: 'activate {what}', fr: 'activer {what}' },
  pass: { en: 'pass', fr: 'passer' },
  wonder: {
    en: 'return the Wonder token and discard {n:card|cards}',
    fr: 'remettre le jeton Merveille et défausser {n:carte|cartes}',
  },
  noWonder: {
    en: 'keep the Wonder token and discard {n:card|cards}',
    fr: 'garder le jeton Merveille et défausser {n:carte|cartes}',
  },
  discard: { en: 'discard {what}', fr: 'défausser {what}' },

  capture: { en: 'capture {what}', fr: 'capturer {what}' },
  destroy: { en: 'destroy {what}', fr: 'détruire {what}' },
  release: { en: 'release {what}', fr: 'libérer {what}' },
  sacrifice: { en: 'sacrifice {what}', fr: 'sacrifier {what}' },
  toDeckTop: { en: 'put {what} on top of its deck', fr: 'remettre {what} sur son deck' },
  swapFirst: {
    en: 'swap {what} with a card to its right',
    fr: 'intervertir {what} et une carte à sa droite',
  },
  swapSecond: { en: 'swap {first} with {what}', fr: 'intervertir {first} et {what}' },
  copy: { en: 'copy the effect of {what}', fr: 'copier l’effet de {what}' },
  placeBounty: { en: 'put the Bounty token on {what}', fr: 'poser le jeton Prime sur {what}' },
  choose: { en: 'choose {what}', fr: 'choisir {what}' },

  take: { en: 'take {what}', fr: 'prendre {what}' },
  putOnDeck: { en: 'put {what} on top of the deck', fr: 'mettre {what} sur le deck' },
  remove: { en: 'remove {what} from the game', fr: 'retirer {what} du jeu' },
  noMoreTake: { en: 'take no more cards', fr: 'ne plus prendre de carte' },
  noMorePut: { en: 'put no more cards on the deck', fr: 'ne plus mettre de carte sur le deck' },
  noMoreTokens: { en: 'take back no more tokens', fr: 'ne plus reprendre de jeton' },
  stop: { en: 'stop here', fr: 's’arrêter là' },

  takeBack: { en: 'take back the token on {what}', fr: 'reprendre le jeton posé sur {what}' },
  takeSpent: {
    en: 'take back a spent Activation token',
    fr: 'reprendre un jeton d’activation dépensé',
  },
  clan: { en: 'choose the {what} clan', fr: 'choisir le clan {what}' },
  level: { en: 'choose level {what}', fr: 'choisir le niveau {what}' },
  yourself: { en: 'choose yourself', fr: 'se choisir soi-même' },
  tile: { en: 'turn the {what} tile', fr: 'retourner la tuile {what}' },
  card: { en: 'name {what}', fr: 'nommer {what}' },
  name: { en: 'choose the name {what}', fr: 'choisir le nom {what}' },
  doCapture: { en: 'capture a card', fr: 'capturer une carte' },
  doDestroy: { en: 'destroy a card', fr: 'détruire une carte' },
  doRelease: { en: 'release a card', fr: 'libérer une carte' },
  order: { en: 'resolve {what} next', fr: 'résoudre ensuite {what}' },

  use: { en: 'use {what}', fr: 'utiliser {what}' },
  letActivate: { en: 'let {what} be activated', fr: 'laisser activer {what}' },
  letCapture: { en: 'let {what} be captured', fr: 'laisser capturer {what}' },
  letDestroy: { en: 'let {what} be destroyed', fr: 'laisser détruire {what}' },

  echo: { en: 'repeat the effect of {what}', fr: 'répéter l’effet de {what}' },
  noEcho: { en: 'do not repeat the effect of {what}', fr: 'ne pas répéter l’effet de {what}' },
  bountyDraw: {
    en: 'draw {n:card|cards} for the Bounty',
    fr: 'piocher {n:carte|cartes} pour la Prime',
  },
  noBountyDraw: { en: 'draw nothing for the Bounty', fr: 'ne rien piocher pour la Prime' },
  swap: { en: 'swap 2 cards', fr: 'intervertir 2 cartes' },
  noSwap: { en: 'do not swap cards', fr: 'ne pas intervertir de cartes' },
  passNow: { en: 'pass at once', fr: 'passer aussitôt' },
  noPassNow: { en: 'do not pass', fr: 'ne pas passer' },
  removeOne: {
    en: 'remove a card from the game to draw 1',
    fr: 'retirer une carte du jeu pour en piocher 1',
  },
  noRemove: { en: 'do not remove a card', fr: 'ne pas retirer de carte' },
  payBounty: { en: 'discard a Bounty card', fr: 'défausser une carte Prime' },
  noPayBounty: { en: 'do not discard a Bounty card', fr: 'ne pas défausser de carte Prime' },
  noCapture: { en: 'do not capture', fr: 'ne rien capturer' },
  sacrificeAgain: {
    en: 'have each player sacrifice again',
    fr: 'faire sacrifier de nouveau chaque joueur',
  },
  noSacrifice: { en: 'ask for no second sacrifice', fr: 'ne pas demander de second sacrifice' },
  discardFive: {
    en: 'discard 5 cards of one clan to unlock a token',
    fr: 'défausser 5 cartes d’un clan pour débloquer un jeton',
  },
  noDiscardFive: { en: 'do not discard 5 cards', fr: 'ne pas défausser 5 cartes' },
  useEffect: { en: 'use the effect', fr: 'utiliser l’effet' },
  noUseEffect: { en: 'do not use the effect', fr: 'ne pas utiliser l’effet' },

  yours: { en: '{card} ({spot}, yours)', fr: '{card} ({spot}, à vous)' },
  placed: { en: '{card} ({spot})', fr: '{card} ({spot})' },
} as const;

export const sayDeed = phrasebook(DEED_WORDS);

/** What kind of thing an answer does, without saying with what: "play a card". `do` says it by its word. */
export const DEED_KINDS = {
  draft: { en: 'take a clan', fr: 'prendre un clan' },
  keep: { en: 'keep the hand', fr: 'garder la main' },
  mulligan: { en: 'draw a new hand', fr: 'piocher une nouvelle main' },
  play: { en: 'play a card', fr: 'jouer une carte' },
  shift: { en: 'make a shift', fr: 'faire une relève' },
  spend: { en: 'spend Activation tokens', fr: 'dépenser des jetons d’activation' },
  activate: { en: 'activate a card', fr: 'activer une carte' },
  pass: { en: 'pass', fr: 'passer' },
  wonder: { en: 'return the Wonder token', fr: 'remettre le jeton Merveille' },
  noWonder: { en: 'keep the Wonder token', fr: 'garder le jeton Merveille' },
  discard: { en: 'discard a card', fr: 'défausser une carte' },
  target: { en: 'choose a card', fr: 'choisir une carte' },
  pick: { en: 'choose a card', fr: 'choisir une carte' },
  take: { en: 'take back a token', fr: 'reprendre un jeton' },
  clan: { en: 'choose a clan', fr: 'choisir un clan' },
  level: { en: 'choose a level', fr: 'choisir un niveau' },
  seat: { en: 'choose a player', fr: 'choisir un joueur' },
  tile: { en: 'turn a tile', fr: 'retourner une tuile' },
  card: { en: 'name a card', fr: 'nommer une carte' },
  name: { en: 'choose a name', fr: 'choisir un nom' },
  order: { en: 'choose what is resolved next', fr: 'choisir ce qui est résolu ensuite' },
  yes: { en: 'accept', fr: 'accepter' },
  no: { en: 'decline', fr: 'refuser' },
  done: { en: 'stop here', fr: 's’arrêter là' },
  use: { en: 'use a Force of will card', fr: 'utiliser une carte Force de Volonté' },
  decline: { en: 'let it happen', fr: 'laisser faire' },
} as const;
