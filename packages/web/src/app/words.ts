/** What the frame around all screens says. */
import type { Words } from '../i18n/language.ts';

export const WORDS = {
  product: { en: 'Open Gosu', fr: 'Open Gosu' },
  titled: { en: '{title} · Open Gosu', fr: '{title} · Open Gosu' },
  skip: { en: 'Skip to the content', fr: 'Aller au contenu' },
  pages: { en: 'Pages', fr: 'Pages' },
  home: { en: 'Home', fr: 'Accueil' },
  new: { en: 'New game', fr: 'Nouvelle partie' },
  play: { en: 'The table', fr: 'La table' },
  replay: { en: 'Replay', fr: 'Revoir la partie' },
  games: { en: 'Your games', fr: 'Vos parties' },
  gamesShort: { en: 'Games', fr: 'Parties' },
  rules: { en: 'Rules', fr: 'Règles' },
  cards: { en: 'Cards', fr: 'Cartes' },
  settings: { en: 'Settings', fr: 'Réglages' },
  learn: { en: 'Learn to play', fr: 'Apprendre à jouer' },
  match: { en: 'Online match', fr: 'Partie en ligne' },
  lobby: { en: 'Online play', fr: 'Jeu en ligne' },
  'online-new': { en: 'New online match', fr: 'Nouvelle partie en ligne' },
  player: { en: 'A player', fr: 'Un joueur' },
  leaders: { en: 'Leaderboard', fr: 'Classement' },
  me: { en: 'Your name', fr: 'Votre nom' },
  verify: { en: 'Was it dealt fairly?', fr: 'La donne était-elle honnête ?' },
  lost: { en: 'Nothing here', fr: 'Rien ici' },
  lostText: {
    en: 'This address leads nowhere. Perhaps it was cut short when it was copied.',
    fr: 'Cette adresse ne mène nulle part. Elle a peut-être été tronquée en la copiant.',
  },
  backHome: { en: 'Go to the home page', fr: 'Aller à l’accueil' },
  otherLanguage: { en: 'Français', fr: 'English' },
  loading: { en: 'Loading…', fr: 'Chargement…' },
  failed: { en: 'Something went wrong', fr: 'Un problème est survenu' },
  failedText: {
    en: 'This screen stopped because of a fault of ours. Your games are kept in this browser.',
    fr: 'Cet écran s’est arrêté à cause d’une erreur de notre part. Vos parties restent dans ce navigateur.',
  },
  partMissing: {
    en: 'A part of the page could not be loaded: there is no network, or a newer version has replaced it. Loading the page again helps in both cases once the network is back.',
    fr: 'Une partie de la page n’a pas pu être chargée : le réseau est coupé, ou une nouvelle version l’a remplacée. Dans les deux cas, recharger la page suffit dès que le réseau revient.',
  },
  reload: { en: 'Load the page again', fr: 'Recharger la page' },
  details: { en: 'For those who want to report it', fr: 'Pour signaler le problème' },
  notices: { en: 'Notices', fr: 'Avis' },
  updateReady: {
    en: 'A new version of Open Gosu is ready.',
    fr: 'Une nouvelle version d’Open Gosu est prête.',
  },
  updateInGame: {
    en: 'A new version of Open Gosu is ready. Your game waits where it is.',
    fr: 'Une nouvelle version d’Open Gosu est prête. Votre partie attend là où elle en est.',
  },
  updateNow: { en: 'Load the new version', fr: 'Charger la nouvelle version' },
  later: { en: 'Later', fr: 'Plus tard' },
  offlineReady: {
    en: 'Ready to play offline: all of Open Gosu is now on this device.',
    fr: 'Prêt à jouer hors ligne : tout Open Gosu est maintenant sur cet appareil.',
  },
  notKept: {
    en: 'This browser does not let the page keep anything (a private window, perhaps). Your games last until you close this tab: export those you want to keep.',
    fr: 'Ce navigateur ne laisse rien conserver à la page (fenêtre privée, peut-être). Vos parties durent jusqu’à la fermeture de cet onglet : exportez celles que vous voulez garder.',
  },
  storageFull: {
    en: 'This browser has no room left for your games. Delete some you no longer need; what cannot be kept lasts until you close this tab.',
    fr: 'Ce navigateur n’a plus de place pour vos parties. Supprimez celles dont vous n’avez plus besoin ; ce qui ne peut pas être gardé dure jusqu’à la fermeture de cet onglet.',
  },
  storageElsewhere: {
    en: 'Your games are held by another tab with an older version of the page. Close the other tabs of Open Gosu and load this one again.',
    fr: 'Vos parties sont retenues par un autre onglet avec une version plus ancienne. Fermez les autres onglets d’Open Gosu et rechargez celui-ci.',
  },
  close: { en: 'Close this notice', fr: 'Fermer cet avis' },
} as const satisfies Words;
