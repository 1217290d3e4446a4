/** What the page of settings says. */
import type { Words } from '../i18n/language.ts';

export const WORDS = {
  title: { en: 'Settings', fr: 'Réglages' },
  atOnce: {
    en: 'Everything takes effect at once and is kept in this browser.',
    fr: 'Tout prend effet aussitôt et reste dans ce navigateur.',
  },
  reading: { en: 'Reading', fr: 'Lecture' },
  lang: { en: 'Language', fr: 'Langue' },
  theme: { en: 'Colours', fr: 'Couleurs' },
  'theme-auto': { en: 'As the system', fr: 'Comme le système' },
  'theme-light': { en: 'Light', fr: 'Clair' },
  'theme-dark': { en: 'Dark', fr: 'Sombre' },
  'theme-contrast': { en: 'High contrast', fr: 'Contraste élevé' },
  textSize: { en: 'Size of text', fr: 'Taille du texte' },
  motion: { en: 'Motion and sound', fr: 'Mouvement et son' },
  speed: { en: 'Animations', fr: 'Animations' },
  'speed-off': { en: 'Off', fr: 'Aucune' },
  'speed-fast': { en: 'Fast', fr: 'Rapides' },
  'speed-normal': { en: 'Normal', fr: 'Normales' },
  'speed-slow': { en: 'Slow', fr: 'Lentes' },
  sound: { en: 'Sounds', fr: 'Sons' },
  'sound-off': { en: 'Off', fr: 'Aucun' },
  'sound-low': { en: 'Low', fr: 'Discrets' },
  'sound-on': { en: 'On', fr: 'Normaux' },
  hasTurnSound: {
    en: 'A sound when it is your decision',
    fr: 'Un son quand c’est à vous de décider',
  },
  table: { en: 'At the table', fr: 'À la table' },
  isFastTap: { en: 'Fast tap', fr: 'Toucher rapide' },
  isFastTapAbout: {
    en: 'One tap does what can mean one thing only.',
    fr: 'Un seul toucher suffit quand il ne peut signifier qu’une chose.',
  },
  isAlwaysAsked: { en: 'Always ask', fr: 'Toujours demander' },
  isAlwaysAskedAbout: {
    en: 'In games on this device, also a choice you have only one way to make is shown and waits until you continue.',
    fr: 'Dans les parties sur cet appareil, même un choix qui n’en est pas un est montré et attend que vous continuiez.',
  },
  isLeftHanded: { en: 'Left-handed', fr: 'Main gauche' },
  isLeftHandedAbout: {
    en: 'On a phone, the main button is on the left.',
    fr: 'Sur téléphone, le bouton principal est à gauche.',
  },
  hasShortcuts: { en: 'Keys of one letter', fr: 'Touches d’une lettre' },
  hasShortcutsAbout: {
    en: 'One key to pass, undo or read the log; 1 to 9 choose a card. You may choose other keys.',
    fr: 'Une touche pour passer, défaire ou lire le journal ; 1 à 9 choisissent une carte. Vous pouvez choisir d’autres touches.',
  },
  keys: { en: 'Choose the keys', fr: 'Choisir les touches' },
  keysAbout: {
    en: 'Press a button, then the key you want. Tab, arrows, Enter, Esc and 1 to 9 stay as they are.',
    fr: 'Appuyez sur un bouton, puis sur la touche voulue. Tab, flèches, Entrée, Échap et 1 à 9 restent comme elles sont.',
  },
  changeKey: {
    en: '{what}: {key}. Choose another key',
    fr: '{what} : {key}. Choisir une autre touche',
  },
  pressKey: { en: 'Press the new key', fr: 'Appuyez sur la nouvelle touche' },
  notThisKey: {
    en: '{key} cannot be chosen: it has a use of its own.',
    fr: '{key} ne peut pas être choisie : elle sert déjà à autre chose.',
  },
  keyIs: { en: '{what}: now {key}.', fr: '{what} : désormais {key}.' },
  keySwapped: {
    en: 'That key was in use. {what}: now {key}.',
    fr: 'Cette touche était prise. {what} : désormais {key}.',
  },
  resetKeys: { en: 'Set the keys back', fr: 'Remettre les touches d’origine' },
  keysReset: { en: 'The keys are as at first.', fr: 'Les touches sont celles du début.' },
  isZen: { en: 'Zen', fr: 'Zen' },
  isZenAbout: {
    en: 'Hides the log and all that is not the table.',
    fr: 'Cache le journal et tout ce qui n’est pas la table.',
  },
  isTextMode: { en: 'Text mode', fr: 'Mode texte' },
  isTextModeAbout: {
    en: 'The game in words with a field for commands instead of the drawn table: for screen readers, and for those who like to type.',
    fr: 'La partie en mots avec un champ de commandes au lieu de la table dessinée : pour les lecteurs d’écran, et pour qui aime taper.',
  },
  reset: { en: 'Set everything back', fr: 'Tout remettre par défaut' },
  wasReset: { en: 'All settings are as at first.', fr: 'Tous les réglages sont ceux du début.' },
  online: { en: 'Online play', fr: 'Jeu en ligne' },
  onlineAbout: {
    en: 'Your name on the server, passkeys, and whether this device tells you when it is your turn.',
    fr: 'Votre nom sur le serveur, les clés d’accès, et si cet appareil vous prévient quand c’est à vous.',
  },
  account: { en: 'Your name online', fr: 'Votre nom en ligne' },
  lobby: { en: 'Online matches', fr: 'Parties en ligne' },
  device: { en: 'On this device', fr: 'Sur cet appareil' },
  offlineReady: {
    en: 'All of Open Gosu is on this device: it works without a network.',
    fr: 'Tout Open Gosu est sur cet appareil : il fonctionne sans réseau.',
  },
  offlinePreparing: {
    en: 'Open Gosu is being put on this device, so that it works without a network.',
    fr: 'Open Gosu s’installe sur cet appareil, pour fonctionner sans réseau.',
  },
  offlineNever: {
    en: 'This browser, or the way the page was opened, does not allow it to work without a network.',
    fr: 'Ce navigateur, ou la façon dont la page est ouverte, ne permet pas de jouer sans réseau.',
  },
  install: { en: 'Install on this device', fr: 'Installer sur cet appareil' },
  storage: {
    en: '{count, plural, =0 {No game} one {# game} other {# games}} in this browser; the page and your games take {size}.',
    fr: '{count, plural, =0 {Aucune partie} one {# partie} other {# parties}} dans ce navigateur ; la page et vos parties occupent {size}.',
  },
  storageUnknown: {
    en: '{count, plural, =0 {No game} one {# game} other {# games}} in this browser.',
    fr: '{count, plural, =0 {Aucune partie} one {# partie} other {# parties}} dans ce navigateur.',
  },
  games: { en: 'Your games', fr: 'Vos parties' },
  about: { en: 'About', fr: 'À propos' },
  unofficial: {
    en: 'Open Gosu is a free and unofficial project. It is not affiliated with, made or endorsed by the publishers or designers of Gosu X and GOSU Tactics. Rules and cards are told in our own words, all drawings are our own, and no artwork of the publishers is used.',
    fr: 'Open Gosu est un projet libre et non officiel. Il n’est ni lié aux éditeurs et aux auteurs de Gosu X et de GOSU Tactics, ni fait ou approuvé par eux. Les règles et les cartes sont dites avec nos propres mots, tous les dessins sont les nôtres, et aucune illustration des éditeurs n’est utilisée.',
  },
  reconstruction: {
    en: 'The deck of GOSU Tactics is our reconstruction: no public source says which goblin has which power.',
    fr: 'Le paquet de GOSU Tactics est notre reconstitution : aucune source publique ne dit quel gobelin a quel pouvoir.',
  },
  licences: {
    en: 'The program is under the MIT licence. The fonts Atkinson Hyperlegible Next, Fraunces and JetBrains Mono are under the SIL Open Font Licence 1.1. It uses React, React Aria, Motion, FormatJS, idb, Valibot, uqr and Workbox, under the MIT, Apache 2.0, BSD 3-Clause and ISC licences.',
    fr: 'Le programme est sous licence MIT. Les polices Atkinson Hyperlegible Next, Fraunces et JetBrains Mono sont sous licence SIL Open Font 1.1. Il utilise React, React Aria, Motion, FormatJS, idb, Valibot, uqr et Workbox, sous licences MIT, Apache 2.0, BSD 3-Clause et ISC.',
  },
  privacy: {
    en: 'What you play on this device stays on it: no account, no tracking, no request to anybody else. In online play the server you opened this page from knows your name and your matches, and nobody else does.',
    fr: 'Ce que vous jouez sur cet appareil y reste : ni compte, ni pistage, ni requête vers qui que ce soit. En ligne, le serveur d’où vient cette page connaît votre nom et vos parties, et personne d’autre.',
  },
} as const satisfies Words;
