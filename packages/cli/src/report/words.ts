/** The words of a report, on the page and on the terminal. */
import { phrasebook } from '@open-gosu/kernel';
import { quoted } from '../words/quoted.ts';

export const PAGE_WORDS = {
  written: {
    en: '{file}: {game}, {games}, {bot}, seed {seed}',
    fr: '{file} : {game}, {games}, {bot}, graine {seed}',
  },

  language: { en: 'English', fr: 'Français' },
  kicker: { en: 'Open Gosu, report', fr: 'Open Gosu, rapport' },
  title: { en: '{game}, {games}', fr: '{game}, {games}' },
  lead: {
    en: 'What happens when the bot {bot} plays every seat, over {games}. How good a clan or a card is depends on who plays it: other players, other figures.',
    fr: 'Ce qui arrive quand le robot {bot} joue à toutes les places, sur {games}. Ce que vaut un clan ou une carte dépend de qui les joue : à d’autres joueurs, d’autres chiffres.',
  },
  contents: { en: 'Contents', fr: 'Sommaire' },

  bot: { en: 'Bot', fr: 'Robot' },
  players: { en: 'Players', fr: 'Joueurs' },
  games: { en: 'Games', fr: 'Parties' },
  seed: { en: 'Seed', fr: 'Graine' },
  rules: { en: 'Rules', fr: 'Règles' },
  options: { en: 'Rule options', fr: 'Options de règle' },
  signature: { en: 'Signature', fr: 'Signature' },
  command: { en: 'Made by', fr: 'Obtenu par' },

  clans: { en: 'Clans', fr: 'Clans' },
  pairs: { en: 'Pairs of clans', fr: 'Paires de clans' },
  seats: { en: 'Who starts', fr: 'Qui commence' },
  endings: { en: 'How games end', fr: 'Comment finissent les parties' },
  lengths: { en: 'How long games are', fr: 'Durée des parties' },
  cards: { en: 'Most valuable cards', fr: 'Cartes les plus précieuses' },

  draft: { en: 'The draft', fr: 'Le choix des clans' },

  clan: { en: 'Clan', fr: 'Clan' },
  pair: { en: 'Pair', fr: 'Paire' },
  seat: { en: 'Player', fr: 'Joueur' },
  ending: { en: 'Won by', fr: 'Victoire par' },
  card: { en: 'Card', fr: 'Carte' },
  plays: { en: 'Plays', fr: 'Fois jouée' },
  change: { en: 'Change', fr: 'Écart' },
  share: { en: 'Share', fr: 'Part' },
  winRate: { en: 'Win rate', fr: 'Taux de victoire' },
  interval: { en: '95% interval', fr: 'Intervalle à 95 %' },
  measure: { en: 'Length in', fr: 'Durée en' },
  mean: { en: 'Mean', fr: 'Moyenne' },
  medianHeading: { en: 'Median', fr: 'Médiane' },
  most95: { en: '95% at most', fr: '95 % au plus' },
  longest: { en: 'Longest', fr: 'Maximum' },

  seat0: { en: 'First', fr: 'Premier' },
  seat1: { en: 'Second', fr: 'Deuxième' },
  seat2: { en: 'Third', fr: 'Troisième' },
  seat3: { en: 'Fourth', fr: 'Quatrième' },
  turns: { en: 'Turns', fr: 'Tours' },
  rounds: { en: 'Rounds', fr: 'Manches' },
  decisions: { en: 'Decisions', fr: 'Décisions' },
  draws: { en: 'Draws', fr: 'Nulles' },
  sharedVictories: { en: 'Shared victories', fr: 'Victoires partagées' },

  labelled: { en: '{label}: {words}', fr: '{label} : {words}' },
  followed: { en: '{before}; {after}', fr: '{before} ; {after}' },
  range: { en: '{low} to {high}', fr: '{low} à {high}' },
  even: { en: 'even', fr: 'égalité' },
  average: { en: 'average', fr: 'moyenne' },
  median: { en: 'median {n}', fr: 'médiane {n}' },
  mostGames: { en: '95% at most {n}', fr: '95 % au plus {n}' },
  data: { en: 'Data: {title}', fr: 'Données : {title}' },

  pairsAlone: {
    en: 'The stronger the colour, the further from even: {above} above, {below} below. Of so many intervals a few leave the true value out by chance alone: about one in twenty.',
    fr: 'Plus la couleur est forte, plus on s’éloigne de l’égalité : {above} au-dessus, {below} au-dessous. Sur tant d’intervalles, quelques-uns manquent la vraie valeur par le seul hasard : environ un sur vingt.',
  },
  red: { en: 'red', fr: 'rouge' },
  grey: { en: 'grey', fr: 'gris' },
  mapOrder: {
    en: 'Clans stand in the order of the section above.',
    fr: 'Les clans sont dans l’ordre de la section précédente.',
  },
  seatsTitle: { en: 'Win rate by seat', fr: 'Taux de victoire selon la place' },
  aboutSeats: {
    en: 'The first player starts the first round. Winners share one win, so a draw between two counts half.',
    fr: 'Le premier joueur commence la première manche. Les vainqueurs se partagent une victoire : une nulle à deux compte pour moitié.',
  },
  starterAhead: {
    en: 'The first player wins {value} ({range}): clearly more than an even share of {even}.',
    fr: 'Le premier joueur gagne {value} des parties ({range}) : nettement plus que la part égale de {even}.',
  },
  starterBehind: {
    en: 'The first player wins {value} ({range}): clearly less than an even share of {even}.',
    fr: 'Le premier joueur gagne {value} des parties ({range}) : nettement moins que la part égale de {even}.',
  },
  starterLevel: {
    en: 'The first player wins {value} ({range}): these games do not tell it from an even share of {even}.',
    fr: 'Le premier joueur gagne {value} des parties ({range}) : ces parties ne le distinguent pas de la part égale de {even}.',
  },
  endingsTitle: {
    en: 'Share of games won in each way',
    fr: 'Part des parties gagnées de chaque façon',
  },
  noDraws: { en: 'No game was drawn.', fr: 'Aucune partie n’est nulle.' },
  someDraws: {
    en: 'Drawn games: {n} ({share}); the table says how they ended.',
    fr: 'Parties nulles : {n} ({share}) ; le tableau dit comment elles ont fini.',
  },
  noneShared: { en: 'No victory was shared.', fr: 'Aucune victoire n’est partagée.' },
  someShared: {
    en: 'Shared victories: {n} ({share}); the table says how those games ended.',
    fr: 'Victoires partagées : {n} ({share}) ; le tableau dit comment ces parties ont fini.',
  },
  lengthTitle: { en: '{name} a game', fr: '{name} par partie' },
  lengthsTitle: { en: 'Length of a game', fr: 'Durée d’une partie' },
  aboutLengths: {
    en: 'A turn is one action asked for; a decision is any answer a player gives. A bar shows which part of the games is so long.',
    fr: 'Un tour est une action demandée ; une décision, toute réponse d’un joueur. Une barre montre quelle part des parties a cette durée.',
  },
  aboutCards: {
    en: "By how many percentage points playing the card changes the player's chance to win, as the bots' judge sees the whole table: the chance when the action and all it sets off is over, less the chance just before.",
    fr: 'De combien de points la carte change la chance de gagner de qui la joue, selon le juge des robots, qui voit toute la table : la chance une fois finis l’action et tout ce qu’elle déclenche, moins la chance juste avant.',
  },
  aboutAverage: {
    en: 'The line marks the average play, {average}; plays of one game are not taken as independent.',
    fr: 'Le trait marque la moyenne de toutes les cartes jouées, {average} ; celles d’une même partie ne passent pas pour indépendantes.',
  },
  topTitle: { en: 'The {n} most valuable cards', fr: 'Les {n} cartes les plus précieuses' },
  bottomTitle: { en: 'The {n} least valuable cards', fr: 'Les {n} cartes les moins précieuses' },
  someTitle: { en: 'Cards by their value', fr: 'Cartes selon leur valeur' },
  allTitle: { en: 'All cards played, in points', fr: 'Toutes les cartes jouées, en points' },
  aboutPlotted: {
    en: 'Plotted are cards played at least {n} times; the table has all that were played in more than one game.',
    fr: 'Figurent ici les cartes jouées au moins {n} fois ; le tableau donne toutes celles jouées dans plus d’une partie.',
  },
  tooFew: {
    en: 'No card was played {n} times: more games are needed for a plot.',
    fr: 'Aucune carte n’a été jouée {n} fois : il faut plus de parties pour un graphique.',
  },

  keyStarter: { en: 'won by the first player', fr: 'gagnées par le premier joueur' },
  keyClan: { en: '{clan}, {what}', fr: '{clan}, {what}' },
  keyTurns: { en: 'turns in the median game', fr: 'tours dans la partie médiane' },

  aboutDraft: {
    en: 'The draft is solved backwards from a table of its {outcomes} outcomes: each was played {games} times by {bot} (standard error of a chance: {error} percentage points). These values are those the strongest bots draft by; they do not come from the games above.',
    fr: 'Le choix des clans est résolu à rebours depuis une table de ses {outcomes} issues : chacune a été jouée {games} fois par {bot} (erreur type d’une chance, en points de pourcentage : {error}). Les meilleurs robots choisissent d’après ces valeurs ; elles ne viennent pas des parties ci-dessus.',
  },
  draftChance: {
    en: 'If both pick as well as they can, the first player wins {value}. The first player takes one clan, the second two, the first two, the second one.',
    fr: 'Si les deux choisissent au mieux, le premier joueur gagne {value} des parties. Le premier joueur prend un clan, le second deux, le premier deux, le second un.',
  },
  firstPicksTitle: {
    en: "First player's chance after each first pick",
    fr: 'Chance du premier joueur après chaque premier choix',
  },
  draftClansTitle: {
    en: 'Mean chance of whoever has the clan, over all outcomes',
    fr: 'Chance moyenne de qui a le clan, sur toutes les issues',
  },
  chance: { en: 'Chance', fr: 'Chance' },
  behind: { en: 'Behind the best', fr: 'Derrière le meilleur' },
  continuation: { en: 'Best continuation', fr: 'Meilleure suite' },

  describeAll: {
    en: '{rows}. The data table has the intervals.',
    fr: '{rows}. Le tableau donne les intervalles.',
  },
  describeEnds: {
    en: '{rows} rows, from {first} to {last}. The data table has all of them.',
    fr: '{rows} lignes, de {first} à {last}. Le tableau les donne toutes.',
  },
  describeLengths: {
    en: '{name} a game: the median is {p50}, 95% take at most {p95}, the longest takes {most}.',
    fr: '{name} par partie : la médiane est {p50}, 95 % en ont au plus {p95}, la plus longue en a {most}.',
  },

  reading: { en: 'How to read this', fr: 'Comment lire cette page' },
  aboutIntervals: {
    en: 'A dot is what these games gave; the line through it is its 95% interval: Wilson for shares, for as many independent trials as the games are worth, and a normal one for changes. A filled dot means that the interval leaves the dashed line out; with an open dot, these games do not tell the difference.',
    fr: 'Un point est ce que ces parties ont donné ; le trait qui le traverse, son intervalle à 95 % : Wilson pour les parts, pour autant d’épreuves indépendantes que les parties en valent, et normal pour les écarts. Un point plein veut dire que l’intervalle exclut le trait pointillé ; avec un point vide, ces parties ne font pas la différence.',
  },
  aboutPage: {
    en: 'The same command gives the same page. It needs no network; its one script keeps the title in the language you read.',
    fr: 'La même commande donne la même page. Elle n’a pas besoin de réseau ; son seul script garde le titre dans la langue que vous lisez.',
  },
  unofficial: {
    en: "Unofficial: Open Gosu is not affiliated with the games' publishers or designers.",
    fr: 'Non officiel : Open Gosu n’est lié ni aux éditeurs ni aux auteurs des jeux.',
  },
} as const;

export const sayPage = phrasebook(PAGE_WORDS, quoted);
