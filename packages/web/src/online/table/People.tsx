/** Who sits at the table and whether they are there. */
import type { Followed } from '@open-gosu/protocol';
import { useWords } from '../../i18n/language.ts';
import { ratingText } from '../people/seat-name.ts';
import { awayText } from './time.ts';
import { useNow } from './use-now.ts';
import { WORDS } from './words.ts';

export interface PeopleProps {
  readonly held: Followed;
  readonly offset: number;
  readonly names: readonly string[];
}

export function People({ held, offset, names }: PeopleProps) {
  const say = useWords(WORDS);
  const { seats, away, watchers, as, rematch } = held;
  const isAway = away.some((since) => since > 0);
  const now = useNow(isAway, 1000) + offset;
  return (
    <section className="match-people" aria-label={say('people')}>
      <ul>
        {seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={index} data-away={(away[index] ?? 0) > 0 || undefined}>
            <span className="match-dot" aria-hidden="true" />
            <span className="match-person">
              {names[index]}
              {seat.rating !== undefined && (
                <span className="muted"> {ratingText(seat.rating)}</span>
              )}
            </span>
            <span className="muted">{presenceOf(index)}</span>
          </li>
        ))}
      </ul>
      {as < 0 && <p>{say('watching')}</p>}
      {watchers > 0 && <p className="muted">{say('watchers', { count: watchers })}</p>}
      {rematch.next === null &&
        rematch.wanted.map((wants, index) =>
          wants && index !== as && seats[index]?.kind === 'person' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <p key={index}>{say('againAsked', { name: names[index] ?? '' })}</p>
          ) : null,
        )}
    </section>
  );

  function presenceOf(index: number): string {
    if (seats[index]?.kind === 'bot') return say('isBot');
    if (index === as) return say('you').toLowerCase();
    const since = away[index] ?? 0;
    return since === 0 ? say('isHere') : say('awaySince', { time: awayText(now - since, say) });
  }
}
