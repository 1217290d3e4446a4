/** A seat where there is little room: a rail beside its army, or a line above it. */
import { useRef } from 'react';
import type { SeatScene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { useDeeds, useTable } from '../context.tsx';
import { Icon } from '../icons.tsx';
import { useRove } from '../keys/use-rove.ts';
import { isYou } from '../names.ts';
import { WORDS } from '../words.ts';
import { standingOf } from './layout.ts';
import { handHandle } from './moves.ts';
import { Count, DiscardButton } from './Piles.tsx';
import { TokenRow, useHoldings } from './Seat.tsx';
import './opponents.css';

/** For narrow tables: force, and the way to all the rest. */
export function Rail({ seat }: { readonly seat: SeatScene }) {
  const say = useWords(WORDS);
  const { scene, openSeat } = useTable();
  const { standing, by } = standingOf(scene, seat.seat);
  const text = standing === 'level' ? say('level0') : say(standing, { by });
  const details = isYou(scene, seat.seat)
    ? say('yourDetails')
    : say('seatDetails', { name: seat.name });
  const isClose = seat.progress.some((progress) => progress.isClose);
  const holdings = useHoldings(seat);
  const zone = useRef<HTMLDivElement>(null);
  const moves = useRove(zone, 'row');
  return (
    <div ref={zone} className="table-rail" {...moves}>
      <button
        type="button"
        className="table-rail-force"
        aria-label={[
          say('railIs', {
            details,
            force: seat.force,
            standing: text,
            close: isClose ? 'yes' : 'no',
          }),
          ...holdings.map((held) => held.text),
        ].join('. ')}
        data-standing={standing}
        data-close={isClose || undefined}
        data-own={isYou(scene, seat.seat) || undefined}
        onClick={() => openSeat(seat.seat)}
      >
        <strong className="table-force-number">{seat.force}</strong>
        <span className="table-rail-diff" aria-hidden="true">
          {standing === 'level' ? '=' : standing === 'ahead' ? `+${by}` : `−${by}`}
          {isClose && <Icon name={isYou(scene, seat.seat) ? 'crown' : 'alert'} />}
        </span>
        {holdings.length > 0 && (
          <span className="table-rail-holds" aria-hidden="true">
            {holdings.map(({ icon }) => (
              <Icon key={icon} name={icon} />
            ))}
          </span>
        )}
      </button>
      <div className="table-rail-pieces">
        {seat.tokens !== null && <TokenRow seat={seat} tokens={seat.tokens} />}
        {seat.tokens === null && seat.seat !== scene.viewer && (
          <Count
            icon="hand"
            count={seat.hand.length}
            text={say('handCount', { count: seat.hand.length })}
            piece={handHandle(seat.seat)}
          />
        )}
      </div>
      {seat.discard !== null && <DiscardButton seat={seat.seat} cards={seat.discard} />}
    </div>
  );
}

/** Name, points, force, cards in hand, turns left: a line for one of several opponents. `isFull`: the other ways to win, too. */
export function OpponentLine({
  seat,
  isFull = false,
}: {
  readonly seat: SeatScene;
  readonly isFull?: boolean;
}) {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const [points, ...others] = seat.progress;
  const isClose = seat.progress.some((progress) => progress.isClose);
  return (
    <span
      className="table-line"
      data-turn={scene.turn === seat.seat || undefined}
      data-passed={seat.hasPassed || undefined}
    >
      <strong className="table-line-name">{seat.name}</strong>
      <span className="table-line-facts">
        {isClose && (
          <span role="img" aria-label={say('closeToWin')} className="table-way-alert">
            <Icon name="alert" />
          </span>
        )}
        {points !== undefined && (
          <span title={points.label}>
            <span className="unseen">{say('progressOf', { ...points })}</span>
            <span aria-hidden="true">
              ★{points.now}/{points.goal}
            </span>
          </span>
        )}
        <span title={say('force')} className="table-line-strength">
          <span className="unseen">{say('forceIs', { force: seat.force })}</span>
          <span aria-hidden="true" className="table-line-force">
            {seat.force}
          </span>
        </span>
        <span title={say('hand')}>
          <Icon name="hand" />
          <span aria-hidden="true">{seat.hand.length}</span>
          <span className="unseen">{say('handCount', { count: seat.hand.length })}</span>
        </span>
        {seat.hasAdvantage && (
          <span title={say('advantage')}>
            <Icon name="advantage" />
            <span className="unseen">{say('advantageHeld', { name: seat.name })}</span>
          </span>
        )}
        {seat.hasPassed && <span className="table-line-passed">{say('passed')}</span>}
        {seat.turnsLeft !== null && !seat.hasPassed && (
          <span>
            <Icon name="timer" />
            <span aria-hidden="true">{seat.turnsLeft}</span>
            <span className="unseen">{say('turnsLeft', { turns: seat.turnsLeft })}</span>
          </span>
        )}
      </span>
      {isFull && (
        <span className="table-line-facts table-line-ways">
          {others.map((progress) => (
            <span
              key={progress.way}
              title={say('progressOf', { ...progress })}
              data-close={progress.isClose || undefined}
            >
              <Icon name={progress.way === 'fifteen' ? 'army' : 'clan'} />
              <span className="unseen">{say('progressOf', { ...progress })}</span>
              <span aria-hidden="true">
                {progress.now}/{progress.goal}
              </span>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** Where all armies are seen at once: it leads to all there is to know of one of them. */
export function OpponentButton({ seat }: { readonly seat: SeatScene }) {
  const say = useWords(WORDS);
  const { openSeat } = useDeeds();
  return (
    <button
      type="button"
      className="table-opponent-line"
      title={say('seatDetails', { name: seat.name })}
      onClick={() => openSeat(seat.seat)}
    >
      <OpponentLine seat={seat} isFull />
    </button>
  );
}
