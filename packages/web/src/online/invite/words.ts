/** What an invitation says. */
import type { Words } from '../../i18n/language.ts';

export const WORDS = {
  invitedBy: { en: '{name} invites you to play', fr: '{name} vous invite à jouer' },
  invited: { en: 'You are invited to play', fr: 'Vous êtes invité à jouer' },
  yours: { en: 'Invite a friend', fr: 'Inviter un ami' },
  yoursMany: { en: 'Invite your friends', fr: 'Inviter vos amis' },
  waitingTitle: { en: 'Waiting for the others', fr: 'En attente des autres' },
  lobby: { en: 'Online play', fr: 'Jeu en ligne' },
  summary: { en: '{game} · {clock}', fr: '{game} · {clock}' },

  sendLink: {
    en: 'Whoever opens this link takes the free seat, without an account.',
    fr: 'La personne qui ouvre ce lien prend la place libre, sans compte.',
  },
  sendLinkMany: {
    en: 'Those who open this link take the {count} free seats, without an account.',
    fr: 'Les personnes qui ouvrent ce lien prennent les {count} places libres, sans compte.',
  },
  link: { en: 'Link of this match', fr: 'Lien de cette partie' },
  copy: { en: 'Copy the link', fr: 'Copier le lien' },
  copied: { en: 'The link is copied.', fr: 'Le lien est copié.' },
  copyYourself: {
    en: 'This browser does not copy by itself: the link is marked, copy it from the field.',
    fr: 'Ce navigateur ne copie pas de lui-même : le lien est sélectionné, copiez-le dans le champ.',
  },
  share: { en: 'Send it…', fr: 'L’envoyer…' },
  shareText: { en: 'A game of {game}?', fr: 'Une partie de {game} ?' },
  qr: { en: 'QR code of the link', fr: 'Code QR du lien' },
  qrAbout: {
    en: 'On the same table? Let the other phone read this.',
    fr: 'Autour de la même table ? L’autre téléphone peut lire ceci.',
  },
  onlyHere: {
    en: 'This link works on this machine only: {host} is its name for itself. To play from another device, open the page at the address that the server prints when it starts, and send the link from there.',
    fr: 'Ce lien ne marche que sur cette machine : {host} est le nom qu’elle se donne. Pour jouer depuis un autre appareil, ouvrez la page à l’adresse que le serveur affiche au démarrage, et envoyez le lien de là.',
  },
  waiting: {
    en: '{count, plural, one {Waiting for one more player. The match begins as soon as the seat is taken.} other {Waiting for # more players. The match begins as soon as all have sat down.}}',
    fr: '{count, plural, one {Encore un joueur attendu. La partie commence dès que la place est prise.} other {Encore # joueurs attendus. La partie commence dès que tous sont assis.}}',
  },
  leaveOpen: {
    en: 'You may leave this page and come back by the same link: your seat is kept.',
    fr: 'Vous pouvez quitter cette page et revenir par le même lien : votre place est gardée.',
  },
  stand: { en: 'Give my seat back', fr: 'Rendre ma place' },
  takeSeat: { en: 'Take the seat', fr: 'Prendre la place' },
  sitting: { en: 'Sitting down…', fr: 'Installation…' },
  noAccount: {
    en: 'No account, no password. The match begins once everybody sits.',
    fr: 'Ni compte, ni mot de passe. La partie commence quand tout le monde est assis.',
  },
  newToIt: { en: 'New to the game?', fr: 'Vous découvrez le jeu ?' },
  learn: { en: 'Learn it in a few minutes', fr: 'L’apprendre en quelques minutes' },
  rulesLink: { en: 'Read the rules', fr: 'Lire les règles' },
  refused: { en: 'That did not work: {reason}', fr: 'Cela n’a pas marché : {reason}' },

  facts: { en: 'What is played', fr: 'Ce qui se joue' },
  rules: { en: 'Rules', fr: 'Règles' },
  clans: { en: 'Clans', fr: 'Clans' },
  clock: { en: 'Clock', fr: 'Pendule' },
  counts: { en: 'Rated', fr: 'Classée' },
  rated: { en: 'yes: it counts', fr: 'oui : elle compte' },
  casual: { en: 'no, for fun', fr: 'non, pour le plaisir' },
  language: { en: 'Language', fr: 'Langue' },
  ownLanguage: {
    en: 'each in their own; yours is English',
    fr: 'chacun la sienne ; la vôtre est le français',
  },
  found: { en: 'Found by', fr: 'Visible par' },
  byAll: { en: 'anybody, in the list of matches', fr: 'tous, dans la liste des parties' },
  byLink: { en: 'those who have the link', fr: 'ceux qui ont le lien' },
  responses: { en: 'Responses', fr: 'Réactions' },
  noDelay: {
    en: 'not waited for: a pause tells that a card is there',
    fr: 'non attendues : une pause trahit une carte',
  },
  spectators: { en: 'Spectators', fr: 'Spectateurs' },
  behind: {
    en: '{minutes, plural, one {see it # minute later} other {see it # minutes later}}',
    fr: '{minutes, plural, one {la voient # minute après} other {la voient # minutes après}}',
  },
  promise: { en: 'The deal is promised', fr: 'La donne est promise' },
  promiseAbout: {
    en: 'This number fixes every card before the first is dealt. Once the match is over anybody can check it; this browser has noted it.',
    fr: 'Ce nombre fixe chaque carte avant que la première soit donnée. La partie finie, chacun peut le vérifier ; ce navigateur l’a noté.',
  },
  seats: { en: 'Who sits where', fr: 'Qui est assis où' },
  starts: { en: 'starts', fr: 'commence' },
  you: { en: 'you', fr: 'vous' },
  bot: { en: 'bot', fr: 'bot' },
  guest: { en: 'guest', fr: 'sans compte' },
  here: { en: 'here', fr: 'est là' },
  away: { en: 'away', fr: 'pas là' },
} as const satisfies Words;
