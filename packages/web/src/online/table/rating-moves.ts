/** What a rated match made of the ratings, in words. Pure. */
import type { Lang } from '@open-gosu/kernel';
import type { OverFacts } from '@open-gosu/protocol';
import type { Say } from '../../i18n/language.ts';
import { ratingText } from '../people/seat-name.ts';
import type { WORDS } from './words.ts';

/** A line for each player; none where it was not rated. */
export function ratingMoves(
  over: Pick<OverFacts, 'ratings'> | null,
  names: readonly string[],
  lang: Lang,
  say: Say<typeof WORDS>,
): readonly string[] {
  const signed = new Intl.NumberFormat(lang, { signDisplay: 'exceptZero' });
  return (over?.ratings ?? []).map(({ before, after }, seat) =>
    say('ratingMoved', {
      name: names[seat] ?? '',
      before: ratingText(before),
      after: ratingText(after),
      // As read: the difference of what is shown.
      change: signed.format(Math.round(after.value) - Math.round(before.value)),
    }),
  );
}
