/** What belongs to a seat beside its army: force, ways to win, tokens, piles. */

import { Emblem } from '../../cards/Emblem.tsx';
import type { Progress, SeatScene, Tokens } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { TOKENS } from '../choosing/selection.ts';
import { useMarkNow, useMarks, useTable } from '../context.tsx';
import { Icon, TokenMark } from '../icons.tsx';
import { SINGLE } from '../keys/use-single.ts';
import { isYou, useClanName, useSeatName } from '../names.ts';
import { WORDS } from '../words.ts';
import { standingOf } from './layout.ts';
import { tokensHandle } from './moves.ts';
import './seat.css';

/** The way to win that counts Activation tokens. */
const TOKENS_WAY = 'tokens';

/** Name, force, standing, ways to win, tokens: all of it, for wide tables and for the dialog of narrow ones. */
export function Score({ seat }: { readonly seat: SeatScene }) {
  const { scene } = useTable();
  return (
    <div className="table-score" data-seat={seat.seat}>
      <SeatTitle seat={seat} />
      <Force seat={seat} />
      <ul className="table-ways">
        {seat.progress.map(
          (progress) =>
            // The pieces below show it, with their number.
            (progress.way !== TOKENS_WAY || seat.tokens === null) && (
              <Way key={progress.way} progress={progress} isOwn={isYou(scene, seat.seat)} />
            ),
        )}
      </ul>
      <Badges seat={seat} />
    </div>
  );
}

function SeatTitle({ seat }: { readonly seat: SeatScene }) {
  const { scene } = useTable();
  const nameOf = useSeatName(scene);
  const isTurn = scene.ending === null && scene.turn === seat.seat;
  return (
    <h2 className="table-seat-name" data-you={seat.seat === scene.viewer || undefined}>
      {isTurn && <TurnMark seat={seat} />}
      <span className="table-seat-text">{nameOf(seat.seat)}</span>
      <Clans seat={seat} />
    </h2>
  );
}

function TurnMark({ seat }: { readonly seat: SeatScene }) {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const text = isYou(scene, seat.seat) ? say('yourTurn') : say('turnOf', { name: seat.name });
  return (
    <span className="table-turn-mark" role="img" aria-label={text} title={text}>
      ▸
    </span>
  );
}

export function Clans({ seat }: { readonly seat: SeatScene }) {
  const { scene } = useTable();
  const nameOf = useClanName();
  if (seat.clans.length === 0) return null;
  return (
    <span className="table-clans">
      {seat.clans.map((clan) => (
        <span
          key={clan}
          className="table-clan"
          data-clan={clan}
          role="img"
          aria-label={nameOf(clan)}
          title={nameOf(clan)}
        >
          <Emblem clan={clan} game={scene.game} />
        </span>
      ))}
    </span>
  );
}

export function Force({ seat }: { readonly seat: SeatScene }) {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const { standing, by } = standingOf(scene, seat.seat);
  const text = standing === 'level' ? say('level0') : say(standing, { by });
  return (
    <p className="table-force" data-standing={standing}>
      <span className="unseen">{say('force')}</span>
      <strong className="table-force-number">{seat.force}</strong>
      <span className="table-force-text">{text}</span>
    </p>
  );
}

/** So many steps are drawn one by one; more are a number. */
const MOST_PIPS = 3;

interface WayProps {
  readonly progress: Progress;
  /** Of whoever looks: to be close is good news then, and no alarm. */
  readonly isOwn?: boolean;
}

export function Way({ progress, isOwn = false }: WayProps) {
  const { label, now, goal, isClose } = progress;
  const hasPips = goal <= MOST_PIPS;
  return (
    <li className="table-way" data-close={isClose || undefined} data-own={isOwn || undefined}>
      {isClose && <CloseSign isOwn={isOwn} />}
      <span className="table-way-label" title={label}>
        {label}
      </span>
      <span className="table-way-count">
        {hasPips && (
          <span className="table-pips" aria-hidden="true">
            {Array.from({ length: goal }, (_, pip) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name
              <span key={pip} data-full={pip < now || undefined} />
            ))}
          </span>
        )}
        <span className={hasPips ? 'unseen' : undefined}>
          {now}/{goal}
        </span>
      </span>
    </li>
  );
}

function CloseSign({ isOwn }: { readonly isOwn: boolean }) {
  const say = useWords(WORDS);
  const text = say('closeToWin');
  return (
    <span className="table-way-alert" role="img" aria-label={text} title={text}>
      <Icon name={isOwn ? 'crown' : 'alert'} />
    </span>
  );
}

export function Badges({ seat }: { readonly seat: SeatScene }) {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const tokensWay = seat.progress.find(({ way }) => way === TOKENS_WAY);
  return (
    <div className="table-badges">
      {seat.tokens !== null && (
        <span className="table-token-way">
          <TokenRow seat={seat} tokens={seat.tokens} />
          {tokensWay !== undefined && (
            <TokenCount progress={tokensWay} isOwn={isYou(scene, seat.seat)} />
          )}
        </span>
      )}
      {seat.hasPassed && <span className="table-badge">{say('passed')}</span>}
      {seat.turnsLeft !== null && !seat.hasPassed && (
        <span className="table-badge table-turns-left">
          <Icon name="timer" />
          {say('turnsLeft', { turns: seat.turnsLeft })}
        </span>
      )}
    </div>
  );
}

interface Holding {
  readonly icon: 'wonder' | 'advantage';
  readonly text: string;
  readonly word: string;
}

/** The Wonder token or the Advantage card, where somebody has it. */
export function useHoldings(seat: SeatScene): readonly Holding[] {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const { name } = seat;
  const mine = isYou(scene, seat.seat);
  const wonder: Holding = {
    icon: 'wonder',
    text: mine ? say('youHoldWonder') : say('wonderHeld', { name }),
    word: say('wonder'),
  };
  const advantage: Holding = {
    icon: 'advantage',
    text: mine ? say('youHoldAdvantage') : say('advantageHeld', { name }),
    word: say('advantage'),
  };
  return [...(seat.hasWonder ? [wonder] : []), ...(seat.hasAdvantage ? [advantage] : [])];
}

export function Holdings({ seat }: { readonly seat: SeatScene }) {
  return useHoldings(seat).map((holding) => <Badge key={holding.icon} {...holding} />);
}

function TokenCount({ progress, isOwn = false }: WayProps) {
  const say = useWords(WORDS);
  const { isClose } = progress;
  const text = say('progressOf', { ...progress });
  return (
    <span
      className="table-way"
      data-close={isClose || undefined}
      data-own={isOwn || undefined}
      title={text}
    >
      {isClose && <CloseSign isOwn={isOwn} />}
      <span className="table-way-count" aria-hidden="true">
        {progress.now}/{progress.goal}
      </span>
      <span className="unseen">{text}</span>
    </span>
  );
}

function Badge({ icon, text, word }: Holding) {
  return (
    <span className="table-badge" title={text}>
      <Icon name={icon} />
      <span aria-hidden="true">{word}</span>
      <span className="unseen">{text}</span>
    </span>
  );
}

const STATES = ['hand', 'card', 'spent', 'locked'] as const;

/** One's own tokens can be pointed at: they offer what tokens can do. */
export function TokenRow({ seat, tokens }: { readonly seat: SeatScene; readonly tokens: Tokens }) {
  const say = useWords(WORDS);
  const table = useTable();
  const { markOf } = useMarks();
  const now = useMarkNow(TOKENS, markOf(TOKENS));
  const mark = seat.seat === table.scene.viewer ? now : null;
  const counts = {
    hand: tokens.inHand,
    card: tokens.onCards,
    spent: tokens.spent,
    locked: tokens.locked,
  };
  const label = say('tokensAre', { ...counts, cards: counts.card, x: tokens.owned });
  const pieces = STATES.flatMap((state) =>
    Array.from({ length: counts[state] }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other name
      <TokenMark key={`${state}${index}`} state={state} />
    )),
  );
  if (mark === null) {
    return (
      <span
        className="table-tokens"
        role="img"
        aria-label={label}
        title={label}
        data-piece={tokensHandle(seat.seat)}
      >
        {pieces}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="table-tokens"
      aria-label={`${say('useTokens')}. ${label}`}
      title={label}
      data-handle={TOKENS}
      data-piece={tokensHandle(seat.seat)}
      data-mark={mark}
      {...SINGLE}
      onClick={() => table.point(TOKENS, true)}
    >
      {pieces}
    </button>
  );
}
