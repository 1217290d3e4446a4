/** How a rating came about: a line, and the same as a table. */
import type { RatingHistory } from '@open-gosu/protocol';
import type { CSSProperties } from 'react';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import { graphOf } from './graph.ts';
import { ratingText } from './seat-name.ts';
import { WORDS } from './words.ts';

export function RatingGraph({ points }: Pick<RatingHistory, 'points'>) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const graph = graphOf(points.map(({ rating }) => rating.value));
  if (graph === null) return <p className="muted">{say('historyShort')}</p>;
  const { line, end, low, high, width, height } = graph;
  const [from, to] = [points[0], points.at(-1)].map((one) => Math.round(one?.rating.value ?? 0));
  const said = say('graph', { from: from ?? 0, to: to ?? 0, count: points.length, low, high });
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  return (
    <>
      <div className="people-graph">
        <span className="people-graph-high">{high}</span>
        <span className="people-graph-low">{low}</span>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={said}
        >
          <path d={line} />
        </svg>
        <span className="people-graph-now" style={{ '--end': end } as CSSProperties}>
          {to}
        </span>
      </div>
      <details className="people-table">
        <summary>{say('asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('when')}</th>
              <th scope="col">{say('rating')}</th>
            </tr>
          </thead>
          <tbody>
            {[...points].reverse().map(({ at, rating }) => (
              <tr key={at}>
                <td>{date.format(at)}</td>
                <td>{ratingText(rating)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
