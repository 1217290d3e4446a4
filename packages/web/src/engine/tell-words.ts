/** What the commands of the text mode answer with. */
import { phrasebook } from '@open-gosu/kernel';

export const TELL_WORDS = {
  unknown: {
    en: 'no command is called "{word}"; "help" lists them',
    fr: 'aucune commande ne s’appelle « {word} » ; « aide » les donne',
  },
  helpHand: { en: 'hand: your cards', fr: 'main : vos cartes' },
  helpArmy: {
    en: 'army me, army opp, army 1 to {n}: an army, row by row',
    fr: 'armée moi, armée adv, armée 1 à {n} : une armée, ligne par ligne',
  },
  helpOpen: {
    en: 'open: the OPEN cards of every army',
    fr: 'libres : les cartes LIBRES de chaque armée',
  },
  helpDiscard: { en: 'discards: the discard piles', fr: 'défausse : les défausses' },
  helpDeck: {
    en: 'deck: how many cards are left, which are known, not seen or removed',
    fr: 'pioche : combien de cartes restent, lesquelles sont connues, pas encore vues ou retirées',
  },
  helpTiles: {
    en: 'tiles: the active tiles and what they do',
    fr: 'tuiles : les tuiles actives et ce qu’elles font',
  },
  helpClans: {
    en: 'clans: who has which, what they are good at, the order of the picks',
    fr: 'clans : qui a lesquels, leurs points forts, l’ordre des choix',
  },
  helpScore: {
    en: 'score: turn, forces, tokens, and the way to every victory',
    fr: 'score : tour, forces, jetons, et le chemin vers chaque victoire',
  },
  helpMoves: {
    en: 'moves: every answer you can give, with its number, cost and warning',
    fr: 'coups : toutes les réponses possibles, avec leur numéro, leur coût et une mise en garde',
  },
  helpLast: {
    en: 'last: what happened since your last decision',
    fr: 'dernier : ce qui s’est passé depuis votre dernière décision',
  },
  helpRead: {
    en: 'read <card>, read <clan>: a card or a clan in full',
    fr: 'lire <carte>, lire <clan> : une carte ou un clan en entier',
  },
  helpAnswer: {
    en: 'Anything else is an answer, by its number or in the notation: "play elle", "play h3", "pass".',
    fr: 'Tout le reste est une réponse, par son numéro ou en toutes lettres : « jouer elle », « jouer m3 », « passer ».',
  },

  noHand: { en: 'Your hand is empty.', fr: 'Votre main est vide.' },
  unseated: {
    en: 'You have no seat at this table.',
    fr: 'Vous n’avez pas de place à cette table.',
  },
  handCard: { en: 'h{n}. {card}', fr: 'm{n}. {card}' },
  cannot: { en: 'h{n}. {card}: {reason}', fr: 'm{n}. {card} : {reason}' },
  onlyShift: {
    en: 'h{n}. {card}: only by a shift. {reason}',
    fr: 'm{n}. {card} : seulement par une relève. {reason}',
  },
  onlyMutation: {
    en: 'h{n}. {card}: only by a mutation. {reason}',
    fr: 'm{n}. {card} : seulement par une mutation. {reason}',
  },
  hidden: { en: '{n:hidden card|hidden cards}', fr: '{n:carte cachée|cartes cachées}' },
  handOf: { en: 'Hand of {who}: {cards}', fr: 'Main de {who} : {cards}' },
  armyOf: { en: 'Army of {who}, force {n}', fr: 'Armée de {who}, force {n}' },
  noArmy: { en: 'no such army: there are {n}', fr: 'pas d’armée de ce nom : il y en a {n}' },
  emptyArmy: { en: 'No card in play.', fr: 'Aucune carte en jeu.' },
  row: { en: '{level}: {cards}', fr: '{level} : {cards}' },
  cell: { en: '{spot} {card}', fr: '{spot} {card}' },
  between: { en: '; ', fr: ' ; ' },
  value: { en: 'value {n}', fr: 'valeur {n}' },
  strength: { en: 'strength {n}', fr: 'puissance {n}' },
  shift: { en: 'shift {n}', fr: 'relève {n}' },
  mutation: { en: 'mutation {n}', fr: 'mutation {n}' },
  tokens: { en: '{n} of {of:token|tokens}', fr: '{n} sur {of:jeton|jetons}' },
  isOpen: { en: 'OPEN', fr: 'LIBRE' },
  captured: { en: 'captured', fr: 'capturée' },
  imprisoned: { en: 'imprisoned', fr: 'emprisonné' },
  ethereal: { en: 'Ethereal', fr: 'Éthérée' },
  bounty: { en: 'Bounty', fr: 'Prime' },
  openOf: { en: '{who}: {cards}', fr: '{who} : {cards}' },
  none: { en: 'none', fr: 'aucune' },
  pileOf: {
    en: 'Discard pile of {who}, top last: {cards}',
    fr: 'Défausse de {who}, dessus en dernier : {cards}',
  },
  pile: { en: 'Discard pile, top last: {cards}', fr: 'Défausse, dessus en dernier : {cards}' },
  forceOf: { en: '{who}: force {n}', fr: '{who} : force {n}' },
  way: { en: '{label}: {now} of {goal}', fr: '{label} : {now} sur {goal}' },
  wayClose: {
    en: '{label}: {now} of {goal}, one step away',
    fr: '{label} : {now} sur {goal}, à un pas',
  },
  turnIs: { en: 'Turn of {who}.', fr: 'Tour de {who}.' },
  heldTokens: {
    en: 'Activation tokens: {hand} in hand, {cards} on cards, {spent} spent, {locked} locked; X = {x}',
    fr: 'Jetons d’activation : {hand} en main, {cards} sur des cartes, {spent:dépensé|dépensés}, {locked:verrouillé|verrouillés} ; X = {x}',
  },
  hasPassed: { en: '{who} has passed.', fr: '{who} a passé.' },
  turnsLeft: {
    en: '{who}: {n:turn|turns} left',
    fr: '{who} : {n:tour restant|tours restants}',
  },
  wonderOf: { en: 'Wonder token: {who}', fr: 'Jeton Merveille : {who}' },
  wonderFree: { en: 'Wonder token: free', fr: 'Jeton Merveille : libre' },
  advantageOf: { en: 'Advantage card: {who}', fr: 'Carte Avantage : {who}' },
  onTable: { en: 'On the table: {cards}', fr: 'Sur la table : {cards}' },
  tile: { en: '{name}: {text}', fr: '{name} : {text}' },
  noTile: { en: 'No tile is active.', fr: 'Aucune tuile n’est active.' },
  deckIs: { en: 'Deck: {n:card|cards}', fr: 'Pioche : {n:carte|cartes}' },
  deckOf: { en: 'Deck of {who}: {n:card|cards}', fr: 'Deck de {who} : {n:carte|cartes}' },
  deckTop: {
    en: 'Known on top, the next one first: {cards}',
    fr: 'Connues sur le dessus, la prochaine d’abord : {cards}',
  },
  unseen: {
    en: 'Not seen yet, in the deck or hidden in a hand: {cards}',
    fr: 'Pas encore vues, dans le deck ou cachées dans une main : {cards}',
  },
  removed: { en: 'Removed from the game: {cards}', fr: 'Retirées du jeu : {cards}' },
  picks: { en: 'Order of the picks: {order}', fr: 'Ordre des choix : {order}' },
  picked: { en: '{who} (done)', fr: '{who} (fait)' },
  picking: { en: '{who} (now)', fr: '{who} (en cours)' },
  clansOf: { en: 'Clans of {who}: {clans}', fr: 'Clans de {who} : {clans}' },
  clansLeft: { en: 'Not taken: {clans}', fr: 'Pas pris : {clans}' },
  noClan: { en: 'none', fr: 'aucun' },
  clan: {
    en: '{name}, difficulty {n} of 3: {strengths}',
    fr: '{name}, difficulté {n} sur 3 : {strengths}',
  },
  tileAid: { en: 'Tile, aid side: {text}', fr: 'Tuile, face aide : {text}' },
  tileActive: { en: 'Tile, active side: {text}', fr: 'Tuile, face active : {text}' },
  roundIs: { en: 'Round {n}.', fr: 'Manche {n}.' },
  move: { en: '{n}. {label} ({notation})', fr: '{n}. {label} ({notation})' },
  moveAbout: {
    en: '{n}. {label} ({notation}). {facts}',
    fr: '{n}. {label} ({notation}). {facts}',
  },
  costs: {
    en: 'Cost {n:card|cards}. {why}',
    fr: 'Coût {n:carte|cartes}. {why}',
  },
  careful: { en: 'Careful: {warning}', fr: 'Attention : {warning}' },
  notNow: { en: '{label}: not now. {reason}', fr: '{label} : pas maintenant. {reason}' },
  noMoves: {
    en: 'There is nothing for you to decide. {waiting}',
    fr: 'Vous n’avez rien à décider. {waiting}',
  },
  nothingYet: { en: 'Nothing has happened yet.', fr: 'Il ne s’est encore rien passé.' },
  whichCard: {
    en: 'which card or clan? "read elle"',
    fr: 'quelle carte ou quel clan ? « lire elle »',
  },
  noCard: {
    en: 'no card or clan is called "{word}"',
    fr: 'aucune carte, aucun clan ne s’appelle « {word} »',
  },
  severalCards: { en: '"{word}" may be {cards}', fr: '« {word} » peut être {cards}' },
  noShift: { en: 'no shift', fr: 'sans relève' },
  noMutation: { en: 'no mutation', fr: 'sans mutation' },
  icons: {
    en: '{n:activation icon|activation icons}',
    fr: '{n:icône d’activation|icônes d’activation}',
  },
  term: { en: '{name}: {gloss}', fr: '{name} : {gloss}' },
  ruling: { en: '{rule}: {text}', fr: '{rule} : {text}' },
} as const;

export const tellIn = phrasebook(TELL_WORDS);
