/** What is said of notifications. */
import type { Words } from '../../i18n/language.ts';

export const WORDS = {
  title: { en: 'When it is your turn', fr: 'Quand c’est à vous' },
  notify: { en: 'Tell me on this device', fr: 'Me prévenir sur cet appareil' },
  about: {
    en: 'A notification when a match of days waits for your decision, also while this page is closed.',
    fr: 'Une notification quand une partie en jours attend votre décision, même page fermée.',
  },
  isOn: { en: 'This device will tell you.', fr: 'Cet appareil vous préviendra.' },
  isOff: { en: 'This device stays silent.', fr: 'Cet appareil se tait.' },
  unsupported: {
    en: 'This browser, or the way the page was opened, has no notifications. On an iPhone or iPad, install the page first.',
    fr: 'Ce navigateur, ou la façon dont la page est ouverte, n’a pas de notifications. Sur iPhone ou iPad, installez d’abord la page.',
  },
  blocked: {
    en: 'Notifications of this page are blocked in the browser’s settings: allow them there first.',
    fr: 'Les notifications de cette page sont bloquées dans les réglages du navigateur : autorisez-les d’abord.',
  },
  serverOff: {
    en: 'This server sends no notifications to browsers.',
    fr: 'Ce serveur n’envoie pas de notifications aux navigateurs.',
  },
  failed: {
    en: 'The browser could not set it up: {reason}',
    fr: 'Le navigateur n’y est pas parvenu : {reason}',
  },

  'days-push': {
    en: 'In games of days this server can tell you when it is your turn: switch that on under “Your name”.',
    fr: 'Dans les parties en jours, ce serveur peut vous prévenir quand c’est à vous : activez-le sous « Votre nom ».',
  },
  'days-hook': {
    en: 'In games of days this server can call a web address of yours when it is your turn, given under “Your name”; it sends no notifications to browsers.',
    fr: 'Dans les parties en jours, ce serveur peut appeler une adresse à vous quand c’est à vous, à donner sous « Votre nom » ; il n’envoie pas de notifications aux navigateurs.',
  },
  'days-none': {
    en: 'In games of days look in now and then: this server tells nobody that it is their turn.',
    fr: 'Dans les parties en jours, passez voir de temps en temps : ce serveur ne prévient personne.',
  },
  'days-unknown': {
    en: 'In games of days look in now and then. Once you have a name, “Your name” says whether this server can tell you when it is your turn.',
    fr: 'Dans les parties en jours, passez voir de temps en temps. Une fois votre nom donné, « Votre nom » dit si ce serveur peut vous prévenir quand c’est à vous.',
  },

  hook: { en: 'Call a web address (webhook)', fr: 'Appeler une adresse (webhook)' },
  hookAbout: {
    en: 'For a program or a messenger of yours: the server sends a short signed message there, with the link of the match.',
    fr: 'Pour un programme ou une messagerie à vous : le serveur y envoie un court message signé, avec le lien de la partie.',
  },
  hookUse: { en: 'Use this address', fr: 'Utiliser cette adresse' },
  hookRemove: { en: 'Call no address', fr: 'N’appeler aucune adresse' },
  hookGiven: {
    en: 'A first message is on its way to this address.',
    fr: 'Un premier message part vers cette adresse.',
  },
  hookRemoved: { en: 'No address is called.', fr: 'Aucune adresse n’est appelée.' },
  hookFailing: {
    en: 'The last message did not arrive at this address.',
    fr: 'Le dernier message n’est pas arrivé à cette adresse.',
  },
  hookOff: {
    en: 'Too many messages did not arrive, and this address is called no more. Use it again once it works.',
    fr: 'Trop de messages ne sont pas arrivés, et cette adresse n’est plus appelée. Reprenez-la quand elle marchera.',
  },
  hookSecret: { en: 'Secret of the signatures', fr: 'Secret des signatures' },
  hookSecretAbout: {
    en: 'Shown only now. With it your program can tell that a message comes from this server.',
    fr: 'Affiché maintenant seulement. Il permet à votre programme de reconnaître ce serveur.',
  },
  hooksOff: {
    en: 'This server calls no addresses of players.',
    fr: 'Ce serveur n’appelle pas d’adresses de joueurs.',
  },
  remind: { en: 'Remind me once more', fr: 'Me le rappeler une fois' },
  remindAbout: {
    en: 'By the same ways, if the decision still waits after that time. At the latest an hour before your time is up.',
    fr: 'Par les mêmes moyens, si la décision attend encore après ce délai. Au plus tard une heure avant la fin de votre temps.',
  },
  never: { en: 'Never', fr: 'Jamais' },
  hours: {
    en: '{count, plural, one {# hour} other {# hours}}',
    fr: '{count, plural, one {# heure} other {# heures}}',
  },
  days: {
    en: '{count, plural, one {# day} other {# days}}',
    fr: '{count, plural, one {# jour} other {# jours}}',
  },
  remindSet: { en: 'Kept.', fr: 'C’est noté.' },
  refused: { en: 'That did not work: {reason}', fr: 'Cela n’a pas marché : {reason}' },
} as const satisfies Words;
