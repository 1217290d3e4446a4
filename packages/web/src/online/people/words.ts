/** What is said of people: names, profiles, ratings, passkeys. */
import type { Words } from '../../i18n/language.ts';

export const WORDS = {
  freeSeat: { en: 'free seat', fr: 'place libre' },
  you: { en: 'you', fr: 'vous' },
  somebody: { en: 'somebody', fr: 'quelqu’un' },
  yourName: { en: 'Your name', fr: 'Votre nom' },
  nameAbout: {
    en: 'What the others see. No account is needed; you can change it later.',
    fr: 'Ce que voient les autres. Aucun compte n’est nécessaire ; vous pourrez le changer.',
  },
  youPlayAs: { en: 'You play as {name}.', fr: 'Vous jouez sous le nom {name}.' },
  change: { en: 'Change', fr: 'Changer' },

  profile: { en: 'Your page, as others see it', fr: 'Votre page, vue par les autres' },
  nobody: {
    en: 'The server does not know you yet: you give a name when you first sit down, or here.',
    fr: 'Le serveur ne vous connaît pas encore : vous donnez un nom en vous asseyant, ou ici.',
  },
  save: { en: 'Keep this name', fr: 'Garder ce nom' },
  give: { en: 'Take this name', fr: 'Prendre ce nom' },
  saved: { en: 'You are now called {name}.', fr: 'Vous vous appelez désormais {name}.' },
  refused: { en: 'That did not work: {reason}', fr: 'Cela n’a pas marché : {reason}' },

  keep: { en: 'Keep this name for good', fr: 'Garder ce nom pour de bon' },
  keepGuest: {
    en: 'This name lives in this browser only. With a passkey (your fingerprint, face or the lock of your device) it is yours for good: no password, no mail address.',
    fr: 'Ce nom ne vit que dans ce navigateur. Avec une clé d’accès (empreinte, visage ou verrou de l’appareil), il est à vous pour de bon : ni mot de passe, ni adresse.',
  },
  keepKept: {
    en: '{count, plural, one {A passkey keeps this name. Sign in with it on any device.} other {# passkeys keep this name. Sign in with any of them.}}',
    fr: '{count, plural, one {Une clé d’accès garde ce nom. Elle vous ouvre la porte sur tout appareil.} other {# clés d’accès gardent ce nom. Chacune vous ouvre la porte.}}',
  },
  addPasskey: { en: 'Make a passkey', fr: 'Créer une clé d’accès' },
  addAnother: { en: 'Make another passkey', fr: 'Créer une autre clé d’accès' },
  passkeyMade: {
    en: 'Done: the passkey keeps this name.',
    fr: 'C’est fait : la clé d’accès garde ce nom.',
  },
  passkeyDropped: {
    en: 'No passkey was made or used. Nothing has changed.',
    fr: 'Aucune clé d’accès n’a été créée ni utilisée. Rien n’a changé.',
  },
  noPasskeys: {
    en: 'This browser, or the way the page was opened, knows no passkeys.',
    fr: 'Ce navigateur, ou la façon dont la page est ouverte, ne connaît pas les clés d’accès.',
  },
  back: { en: 'You have a name already?', fr: 'Vous avez déjà un nom ?' },
  backAbout: {
    en: 'If a passkey keeps it, sign in here: your matches and ratings come with it.',
    fr: 'Si une clé d’accès le garde, connectez-vous ici : vos parties et classements vous suivent.',
  },
  signIn: { en: 'Sign in with a passkey', fr: 'Se connecter avec une clé d’accès' },
  seatsLost: {
    en: 'As {name} you play {count, plural, one {a match that is} other {# matches that are}} not over. No passkey keeps this name: whoever signs in under another cannot come back to {count, plural, one {that seat} other {those seats}}.',
    fr: 'Sous le nom {name}, vous jouez {count, plural, one {une partie qui n’est pas finie} other {# parties qui ne sont pas finies}}. Aucune clé ne garde ce nom : qui se connecte sous un autre ne peut plus revenir à {count, plural, one {cette place} other {ces places}}.',
  },
  signInSure: { en: 'Give the name up and sign in', fr: 'Abandonner le nom et se connecter' },
  signedIn: { en: 'Welcome back, {name}.', fr: 'Bon retour, {name}.' },
  leave: { en: 'Leave this device', fr: 'Quitter cet appareil' },
  leaveKept: {
    en: 'Your passkey brings you back, here or elsewhere.',
    fr: 'Votre clé d’accès vous ramène, ici ou ailleurs.',
  },
  leaveGuest: {
    en: 'No passkey keeps your name: after this nobody can come back to it, nor to its matches.',
    fr: 'Aucune clé ne garde votre nom : ensuite, personne ne pourra y revenir, ni à ses parties.',
  },
  signOut: { en: 'Sign out', fr: 'Se déconnecter' },
  nameLost: {
    en: '{count, plural, =0 {Give the name {name} up? Nobody can come back to it.} one {As {name} you play a match that is not over. Nobody can come back to that seat.} other {As {name} you play # matches that are not over. Nobody can come back to those seats.}}',
    fr: '{count, plural, =0 {Abandonner le nom {name} ? Personne ne pourra y revenir.} one {Sous le nom {name}, vous jouez une partie qui n’est pas finie. Personne ne pourra revenir à cette place.} other {Sous le nom {name}, vous jouez # parties qui ne sont pas finies. Personne ne pourra revenir à ces places.}}',
  },
  stay: { en: 'Keep the name', fr: 'Garder le nom' },
  signOutSure: { en: 'Give the name up and sign out', fr: 'Abandonner le nom et se déconnecter' },
  signedOut: { en: 'You are signed out.', fr: 'Votre session est fermée.' },

  since: { en: 'Here since {date}', fr: 'Ici depuis le {date}' },
  isGuest: { en: 'a guest: no passkey keeps this name', fr: 'invité : aucune clé ne garde ce nom' },
  isKept: { en: 'a passkey keeps this name', fr: 'une clé d’accès garde ce nom' },
  completion: { en: 'Matches played to the end', fr: 'Parties jouées jusqu’au bout' },
  completionFew: { en: 'too few to say', fr: 'trop peu pour le dire' },
  ratings: { en: 'Ratings', fr: 'Classements' },
  noRatings: { en: 'No rated match yet.', fr: 'Aucune partie classée pour l’instant.' },
  game: { en: 'Game', fr: 'Jeu' },
  pace: { en: 'Pace', fr: 'Cadence' },
  'pace-blitz': { en: 'Blitz', fr: 'Éclair' },
  'pace-standard': { en: 'Standard', fr: 'Normale' },
  'pace-slow': { en: 'Slow', fr: 'Lente' },
  'pace-days': { en: 'Days', fr: 'En jours' },
  rating: { en: 'Rating', fr: 'Cote' },
  played: { en: 'Played', fr: 'Jouées' },
  won: { en: 'Won', fr: 'Gagnées' },
  drawn: { en: 'Drawn', fr: 'Nulles' },
  provisional: {
    en: 'A question mark: too few matches for the number to mean much.',
    fr: 'Un point d’interrogation : trop peu de parties pour que le nombre compte.',
  },
  history: { en: 'How it came about', fr: 'Son histoire' },
  historyOf: { en: '{game}, {pace}', fr: '{game}, {pace}' },
  historyShort: {
    en: 'A line is drawn once there are two rated matches.',
    fr: 'Une courbe apparaît à partir de deux parties classées.',
  },
  graph: {
    en: 'From {from} to {to} in {count} matches; lowest {low}, highest {high}.',
    fr: 'De {from} à {to} en {count} parties ; au plus bas {low}, au plus haut {high}.',
  },
  asTable: { en: 'As a table', fr: 'En tableau' },
  when: { en: 'When', fr: 'Date' },
  recent: { en: 'Recent matches', fr: 'Parties récentes' },
  noRecent: { en: 'No public match yet.', fr: 'Aucune partie publique pour l’instant.' },

  leaders: { en: 'Leaderboard', fr: 'Classement' },
  leadersAbout: {
    en: 'Rated matches between two people, without bots; nothing can be taken back in them. Whoever has played ten is listed.',
    fr: 'Parties classées entre deux personnes, sans bots ; rien ne peut y être repris. On y figure dès la dixième.',
  },
  noLeaders: {
    en: 'Nobody yet. Ten rated matches and the place is yours.',
    fr: 'Encore personne. Dix parties classées et la place est à vous.',
  },
  rank: { en: 'Rank', fr: 'Rang' },
  name: { en: 'Name', fr: 'Nom' },
  more: { en: 'Show more', fr: 'En montrer plus' },
  loading: { en: 'Asking the server…', fr: 'Interrogation du serveur…' },
} as const satisfies Words;
