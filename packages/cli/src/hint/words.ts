/** What is said around advice. */
import { phrasebook } from '@open-gosu/kernel';

export const HINT_WORDS = {
  advises: { en: '{bot} advises:', fr: '{bot} conseille :' },
  advisesAfter: {
    en: '{bot} advises, after {iterations}:',
    fr: '{bot} conseille, après {iterations} :',
  },
  advisesFrom: {
    en: '{bot} advises, by the look of {deals}:',
    fr: '{bot} conseille, au vu de {deals} :',
  },
  advisesByTable: {
    en: '{bot} advises, by a table of drafts:',
    fr: '{bot} conseille, d’après une table du choix des clans :',
  },
  advised: {
    en: '{answer}: {chance} to win',
    fr: '{answer} : {chance} de chances de gagner',
  },
  remarks: { en: '{head} ({remarks})', fr: '{head} ({remarks})' },
  ownChoice: { en: 'its choice', fr: 'son choix' },
  noEstimate: {
    en: '{bot} makes no estimate of its chances.',
    fr: '{bot} n’estime pas ses chances.',
  },
  forced: {
    en: 'There is only one answer: {answer}.',
    fr: 'Il n’y a qu’une réponse : {answer}.',
  },

  kind: { en: 'One could {what}.', fr: 'On pourrait {what}.' },
  card: { en: 'The card to look at is {card}.', fr: 'La carte à regarder est {card}.' },
  noMore: { en: 'There is no more to tell.', fr: 'Il n’y a rien de plus à dire.' },
  more: { en: '"hint" again tells more.', fr: '« hint » de nouveau en dit plus.' },
} as const;

export const say = phrasebook(HINT_WORDS);
