/** Things with their number: "1 game", "2,000 games", "1 partie". */
import { isSingular, type Lang, phrasebook } from '@open-gosu/kernel';
import { number } from './numbers.ts';

export const COUNT_WORDS = {
  game: { en: '{n} game', fr: '{n} partie' },
  games: { en: '{n} games', fr: '{n} parties' },
  deal: { en: '{n} deal', fr: '{n} donne' },
  deals: { en: '{n} deals', fr: '{n} donnes' },
  iteration: { en: '{n} iteration', fr: '{n} itération' },
  iterations: { en: '{n} iterations', fr: '{n} itérations' },
  decision: { en: '{n} decision', fr: '{n} décision' },
  decisions: { en: '{n} decisions', fr: '{n} décisions' },
  trial: { en: '{n} try', fr: '{n} essai' },
  trials: { en: '{n} tries', fr: '{n} essais' },
} as const;

const say = phrasebook(COUNT_WORDS);

type Thing = 'game' | 'deal' | 'iteration' | 'decision' | 'trial';

/** A number that is no whole one is rounded. */
export function counted(lang: Lang, thing: Thing, value: number): string {
  const n = Math.round(value);
  return say(lang, isSingular(lang, n) ? thing : `${thing}s`, { n: number(lang, n) });
}
