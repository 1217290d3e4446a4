/** The pictures of the two-minute rules: small armies of paper slips. Each is told in words to those who do not see it. */
import type { GameId } from '../engine/match.ts';
import { useWords } from '../i18n/language.ts';
import { PICTURES } from './quick-words.ts';

const SLIP = { width: 50, height: 34, gap: 6 } as const;
/** Room for the names of the rows. */
const LEFT = 94;
const COLUMNS = [0, 1, 2, 3, 4] as const;
const WIDTH = LEFT + COLUMNS.length * (SLIP.width + SLIP.gap);
const HEIGHT = 3 * (SLIP.height + SLIP.gap);

const VALUES = { 1: 2, 2: 3, 3: 5 } as const;
type Level = keyof typeof VALUES;
const LEVELS: readonly Level[] = [3, 2, 1];
/** How many cards the example has of each level. */
const COUNTS = { 1: 4, 2: 2, 3: 1 } as const;

function cornerOf(level: Level, column: number): { readonly x: number; readonly y: number } {
  return {
    x: LEFT + column * (SLIP.width + SLIP.gap),
    y: (3 - level) * (SLIP.height + SLIP.gap) + 3,
  };
}

type Look = 'card' | 'empty' | 'next' | 'open' | 'captured';

interface SlipProps {
  readonly level: Level;
  /** From 0. */
  readonly column: number;
  readonly look: Look;
  readonly text: string;
}

function Slip({ level, column, look, text }: SlipProps) {
  const { x, y } = cornerOf(level, column);
  return (
    <g className={`rules-slip rules-slip-${look}`}>
      <rect x={x} y={y} width={SLIP.width} height={SLIP.height} rx={2} />
      <text x={x + SLIP.width / 2} y={y + SLIP.height / 2}>
        {text}
      </text>
    </g>
  );
}

function RowNames({ game }: { readonly game: GameId }) {
  const say = useWords(PICTURES);
  return LEVELS.map((level) => (
    <text
      key={level}
      className="rules-row-name"
      x={LEFT - 10}
      y={cornerOf(level, 0).y + SLIP.height / 2}
    >
      {say(game === 'gosu-x' ? 'rowsX' : 'rowsTactics', { level })}
    </text>
  ));
}

function slipsOf(look: (level: Level, column: number) => Pick<SlipProps, 'look' | 'text'>) {
  return LEVELS.flatMap((level) =>
    COLUMNS.map((column) => (
      <Slip key={`${level}-${column}`} level={level} column={column} {...look(level, column)} />
    )),
  );
}

/** What goes where, and what it is worth. */
export function ArmyDiagram({ game }: { readonly game: GameId }) {
  const say = useWords(PICTURES);
  return (
    <svg
      className="rules-diagram"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say('army')}
    >
      <RowNames game={game} />
      {slipsOf((level, column) => {
        const count = COUNTS[level];
        if (column < count) return { look: 'card', text: `${VALUES[level]}` };
        return column === count ? { look: 'next', text: '+' } : { look: 'empty', text: '' };
      })}
    </svg>
  );
}

/** Which of them are OPEN. */
export function OpenDiagram({ game }: { readonly game: GameId }) {
  const say = useWords(PICTURES);
  return (
    <svg
      className="rules-diagram"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say(game === 'gosu-x' ? 'open' : 'openTactics')}
    >
      <RowNames game={game} />
      {slipsOf((level, column) => {
        if (column >= COUNTS[level]) return { look: 'empty', text: '' };
        if (column === COUNTS[level] - 1) return { look: 'open', text: say('openMark') };
        return level === 1 && column === 1
          ? { look: 'captured', text: '' }
          : { look: 'card', text: '' };
      })}
    </svg>
  );
}

/** A goblin that listens to its right and above. */
export function LinkDiagram() {
  const say = useWords(PICTURES);
  const left = LEFT - SLIP.width / 2;
  const from = cornerOf(1, 0);
  const right = cornerOf(1, 1);
  const above = cornerOf(2, 0);
  const middle = { x: SLIP.width / 2, y: SLIP.height / 2 };
  return (
    <svg
      className="rules-diagram rules-diagram-small"
      viewBox={`${left} ${above.y - 3} ${2 * SLIP.width + SLIP.gap + SLIP.width} ${2 * (SLIP.height + SLIP.gap)}`}
      role="img"
      aria-label={say('link')}
    >
      <Slip level={1} column={0} look="card" text="X" />
      <Slip level={1} column={1} look="next" text="" />
      <Slip level={2} column={0} look="next" text="" />
      <path
        className="rules-arrow"
        d={`M${from.x + SLIP.width - 10} ${from.y + middle.y}H${right.x + middle.x}m-6 -5l6 5l-6 5
          M${from.x + middle.x} ${from.y + 6}V${above.y + middle.y}m-5 6l5 -6l5 6`}
      />
    </svg>
  );
}
