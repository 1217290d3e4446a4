/** A reason as the sentence a player reads. Pure. */
import { asSentence, type Game, joinAnd, type Lang, type Text } from '@open-gosu/kernel';
import { knowledgeOf } from '../games/known.ts';
import { phraseOf } from './phrase.ts';
import type { Change, Reason } from './reason.ts';
import { fill } from './words.ts';

type Plain = Exclude<Reason['kind'], 'changes' | 'wins' | 'draft'>;

const PLAIN: { readonly [K in Plain]: Text } = {
  only: { en: 'it is the only answer', fr: 'c’est la seule réponse possible' },
  saves: {
    en: 'every other answer loses the game at once',
    fr: 'toute autre réponse perd la partie aussitôt',
  },
  loses: { en: 'it loses the game at once', fr: 'la partie est perdue aussitôt' },
  lost: {
    en: 'nothing saves the game any more',
    fr: 'rien ne sauve plus la partie',
  },
  ends: { en: 'it ends the round', fr: 'cela met fin à la manche' },
  later: {
    en: 'it changes little at once: its worth shows later',
    fr: 'cela change peu dans l’immédiat : l’intérêt vient plus tard',
  },
};

const WINS: Text = { en: 'it wins at once', fr: 'la partie est gagnée aussitôt' };
const MAY_WIN: Text = {
  en: 'it wins at once in about {n}% of the possible deals',
  fr: 'la partie est gagnée aussitôt dans environ {n} % des donnes possibles',
};
const DRAFT: { readonly [E in 'more' | 'less' | 'even']: Text } = {
  more: {
    en: 'with it one wins about {n} {game|games} in a hundred more than with the other clans',
    fr: 'avec lui on gagne environ {n} {partie|parties} sur cent de plus qu’avec les autres clans',
  },
  less: {
    en: 'with it one wins about {n} {game|games} in a hundred fewer than with the other clans',
    fr: 'avec lui on gagne environ {n} {partie|parties} sur cent de moins qu’avec les autres clans',
  },
  even: {
    en: 'with it one wins about as often as with the other clans',
    fr: 'avec lui on gagne à peu près aussi souvent qu’avec les autres clans',
  },
};
const SUBJECT: Text = { en: 'it', fr: 'cela' };
const BUT: Text = { en: ', but ', fr: ', mais ' };
const BESIDE: Text = {
  en: 'compared with answering otherwise, ',
  fr: 'par rapport à une autre réponse, ',
};

export function reasonText(game: Pick<Game, 'id'>, reason: Reason, lang: Lang): string {
  return asSentence(plainText(game, reason, lang), lang);
}

function plainText(game: Pick<Game, 'id'>, reason: Reason, lang: Lang): string {
  switch (reason.kind) {
    case 'wins': {
      const n = Math.round(100 * reason.share);
      return n >= 100 ? WINS[lang] : MAY_WIN[lang].replace('{n}', String(n));
    }
    case 'draft':
      return draftText(reason.edge ?? 0, lang);
    case 'changes':
      return changesText(game, reason, lang);
    default:
      return PLAIN[reason.kind][lang];
  }
}

type Changes = Extract<Reason, { kind: 'changes' }>;

function changesText(game: Pick<Game, 'id'>, reason: Changes, lang: Lang): string {
  const { against, foes, gains, cost } = reason;
  const words = knowledgeOf(game)?.words ?? {};
  const say = (change: Change) => fill(phraseOf(change, words), lang, change.amount, foes);
  const start = against === 'others' ? BESIDE[lang] : '';
  const pros = joinAnd(lang, gains.map(say));
  const cons = cost === null ? '' : say(cost);
  const between = pros === '' || cons === '' ? '' : BUT[lang];
  return `${start}${SUBJECT[lang]} ${pros}${between}${cons}`;
}

function draftText(edge: number, lang: Lang): string {
  const n = Math.round(100 * Math.abs(edge));
  if (n === 0) return DRAFT.even[lang];
  return fill(edge > 0 ? DRAFT.more : DRAFT.less, lang, n, 1);
}
