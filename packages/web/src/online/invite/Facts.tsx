/** What is played, on a slip of paper: game, rules, clock, and who sits where. */

import { inLang } from '@open-gosu/kernel';
import { CLOCK_DEFS, type MatchFacts, type SeatFacts } from '@open-gosu/protocol';
import { CLANS_OF } from '../../design/palette.ts';
import type { GameId } from '../../engine/match.ts';
import { GAME_NAMES } from '../../games/titles.ts';
import { DRAFTS, PRESETS } from '../../home/form.ts';
import '../../home/home.css';
import { Stamp } from '../../home/Stamp.tsx';
import { WORDS as HOME_WORDS } from '../../home/words.ts';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import { ratingText, seatName } from '../people/seat-name.ts';
import { WORDS as PEOPLE_WORDS } from '../people/words.ts';
import { WORDS } from './words.ts';

interface FactsProps {
  readonly facts: MatchFacts;
  readonly seat: number | null;
  /** When each seat was lost sight of, 0 while it is there; absent where nobody knows. */
  readonly presence: readonly number[] | undefined;
}

export function gameOf({ setup }: MatchFacts): GameId {
  return setup.game === 'gosu-tactics' ? 'gosu-tactics' : 'gosu-x';
}

export function Facts({ facts, seat, presence }: FactsProps) {
  const say = useWords(WORDS);
  const game = gameOf(facts);
  return (
    <section className="online-slip invite-facts" aria-labelledby="invite-facts-title">
      <div className="invite-emblems" aria-hidden="true">
        {CLANS_OF[game].map((clan) => (
          <Stamp key={clan} clan={clan} />
        ))}
      </div>
      <h2 id="invite-facts-title">
        <span className="unseen">{say('facts')}. </span>
        {GAME_NAMES[game]}
      </h2>
      <dl className="online-ledger">
        <Lines facts={facts} />
      </dl>
      <h3>{say('seats')}</h3>
      <ol className="invite-seats">
        {facts.seats.map((one, i) => (
          <SeatLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            key={i}
            seat={one}
            isFirst={i === 0}
            isYou={i === seat}
            awaySince={presence?.[i] ?? null}
          />
        ))}
      </ol>
      <details className="invite-promise">
        <summary>{say('promise')}</summary>
        <p>{say('promiseAbout')}</p>
        <code>{facts.setup.commitment}</code>
      </details>
    </section>
  );
}

function Lines({ facts }: { readonly facts: MatchFacts }) {
  const say = useWords(WORDS);
  const sayHome = useWords(HOME_WORDS);
  const { lang } = useSettings();
  const { options, clock, rated, visibility, noDelay, behind = 0 } = facts.setup;
  const preset = PRESETS.find((one) => one === options.preset);
  const draft = DRAFTS.find((one) => one === options.draft);
  return (
    <>
      {preset !== undefined && <Line term={say('rules')} text={sayHome(preset)} />}
      {draft !== undefined && <Line term={say('clans')} text={sayHome(`draft-${draft}`)} />}
      <Line term={say('clock')} text={inLang(CLOCK_DEFS[clock].text, lang)} />
      <Line term={say('counts')} text={say(rated ? 'rated' : 'casual')} />
      <Line term={say('language')} text={say('ownLanguage')} />
      <Line term={say('found')} text={say(visibility === 'public' ? 'byAll' : 'byLink')} />
      {behind > 0 && <Line term={say('spectators')} text={say('behind', { minutes: behind })} />}
      {noDelay && <Line term={say('responses')} text={say('noDelay')} />}
    </>
  );
}

function Line({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

interface SeatLineProps {
  readonly seat: SeatFacts;
  readonly isFirst: boolean;
  readonly isYou: boolean;
  readonly awaySince: number | null;
}

function SeatLine({ seat, isFirst, isYou, awaySince }: SeatLineProps) {
  const say = useWords(WORDS);
  const sayPeople = useWords(PEOPLE_WORDS);
  const { lang } = useSettings();
  const marks = [
    ...(isYou ? [say('you')] : []),
    ...(seat.kind === 'bot' ? [say('bot')] : []),
    ...(seat.kind === 'person' && seat.guest === true ? [say('guest')] : []),
    ...(seat.kind === 'person' && !isYou && awaySince !== null
      ? [say(awaySince > 0 ? 'away' : 'here')]
      : []),
    ...(isFirst ? [say('starts')] : []),
  ];
  return (
    <li data-kind={seat.kind}>
      <span className="invite-seat-name">
        {seat.kind === 'person' && seat.player !== undefined ? (
          <a href={`#/player/${encodeURIComponent(seat.player)}`}>
            {seatName(seat, lang, sayPeople)}
          </a>
        ) : (
          seatName(seat, lang, sayPeople)
        )}
        {seat.rating !== undefined && (
          <span className="invite-seat-rating">{ratingText(seat.rating)}</span>
        )}
      </span>
      {marks.length > 0 && <span className="invite-seat-marks">{marks.join(' · ')}</span>}
    </li>
  );
}
