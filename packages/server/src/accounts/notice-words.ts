/** What players are told of decisions that wait for them, in both languages. */
import { inLang, type Lang, type Text } from '@open-gosu/kernel';

/** `off`: their address is called no more. */
export type NoticeKind = 'turn' | 'reminder' | 'off';

interface Words {
  readonly title: Text;
  readonly body: Text;
}

export const NOTICES: { readonly [K in NoticeKind]: Words } = {
  turn: {
    title: { en: 'Your turn', fr: 'À vous de jouer' },
    body: {
      en: 'A match waits for your decision.',
      fr: 'Une partie attend votre décision.',
    },
  },
  reminder: {
    title: { en: 'Still your turn', fr: 'C’est toujours à vous' },
    body: {
      en: 'A match still waits for your decision.',
      fr: 'Une partie attend toujours votre décision.',
    },
  },
  off: {
    title: { en: 'Your web address is called no more', fr: 'Votre adresse n’est plus appelée' },
    body: {
      en: 'Too many messages did not arrive there. Give it again under your name, once it works. A match waits for your decision.',
      fr: 'Trop de messages n’y sont pas arrivés. Redonnez-la sous votre nom quand elle marchera. Une partie attend votre décision.',
    },
  },
};

const HELLO: Text = {
  en: 'Open Gosu will tell you here when it is your turn.',
  fr: 'Open Gosu vous dira ici quand ce sera à vous.',
};

const GAMES: { readonly [game: string]: string } = {
  'gosu-x': 'Gosu X',
  'gosu-tactics': 'GOSU Tactics',
};

export const helloText = (lang: Lang): string => inLang(HELLO, lang);

/** One sentence: which game, and with whom. */
export function turnText(
  isReminder: boolean,
  game: string,
  others: readonly string[],
  lang: Lang,
): string {
  const name = GAMES[game] ?? game;
  const list = new Intl.ListFormat(lang).format(others);
  const begin = inLang(NOTICES[isReminder ? 'reminder' : 'turn'].title, lang);
  if (others.length === 0) return `${begin} (${name}).`;
  return lang === 'fr' ? `${begin} (${name}, avec ${list}).` : `${begin} (${name}, with ${list}).`;
}
