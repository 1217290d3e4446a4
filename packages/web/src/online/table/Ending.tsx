/** What can be done once a match on the server is over: another one, see it again, check the deal. */
import type { Followed } from '@open-gosu/protocol';
import { hrefOf } from '../../app/route.ts';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import { keptId } from '../match/kept-id.ts';
import { ratingMoves } from './rating-moves.ts';
import { WORDS } from './words.ts';

export interface EndingProps {
  readonly held: Followed;
  readonly names: readonly string[];
  /** For another match, or not any more. */
  ask(yes: boolean): void;
}

/** Wishes for another match are read out by the notices, which are there also where this is not. */
export function Ending({ held, names, ask }: EndingProps) {
  const say = useWords(WORDS);
  const { as, seats, match, rematch, over } = held;
  const { lang } = useSettings();
  const { wanted, next } = rematch;
  const moves = ratingMoves(over, names, lang, say);
  const others = names.filter(
    (_, seat) => seat !== as && wanted[seat] && seats[seat]?.kind === 'person',
  );
  return (
    <>
      {moves.length > 0 && (
        <ul className="match-ratings" aria-label={say('ratings')}>
          {moves.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {next === null && others.length > 0 && (
        <p>{others.map((name) => say('againAsked', { name })).join(' ')}</p>
      )}
      {next === null && wanted[as] && <p>{say('againWanted')}</p>}
      <div className="table-actions table-end-actions">
        {next !== null ? (
          <a className="button button-primary" href={hrefOf({ screen: 'match', id: next })}>
            {say('toNext')}
          </a>
        ) : (
          as >= 0 && (
            <button
              type="button"
              className="button button-primary"
              onClick={() => ask(!wanted[as])}
            >
              {wanted[as] ? say('againNot') : say('again')}
            </button>
          )
        )}
        {over?.result.reason !== 'abandoned' && (
          <a className="button" href={replayHref(match)}>
            {say('toReplay')}
          </a>
        )}
        <a className="button" href={hrefOf({ screen: 'verify', id: match })}>
          {say('verify')}
        </a>
      </div>
    </>
  );
}

export function replayHref(match: string): string {
  return hrefOf({ screen: 'replay', id: keptId(match), ply: null });
}
