/** A table drawn: armies, hand, piles and what lies between. Screens put their header, prompt and columns around it. */
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { BookProvider } from '../../cards/books.tsx';
import { useZoom, ZoomPanel, ZoomProvider } from '../../cards/zoom.tsx';
import type { Scene, SeatScene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import { cardSelected, cellAt } from '../choosing/decision.ts';
import {
  lookingAt,
  type PileName,
  type Table,
  TableProvider,
  useMarks,
  useTable,
} from '../context.tsx';
import { DeckDialog } from '../dialogs/DeckDialog.tsx';
import { SeatDialog } from '../dialogs/Dialogs.tsx';
import { PileDialog } from '../dialogs/PileDialog.tsx';
import { isYou } from '../names.ts';
import { WORDS } from '../words.ts';
import { Army } from './Army.tsx';
import { Arrows } from './Arrows.tsx';
import { type Arrow, arrowsOf } from './arrows.ts';
import { Centre } from './Centre.tsx';
import { Draft } from './Draft.tsx';
import { Hand } from './Hand.tsx';
import { farSeats, nearSeat } from './layout.ts';
import { Piles } from './Piles.tsx';
import { OpponentButton, OpponentLine, Rail } from './Rail.tsx';
import { Score } from './Seat.tsx';
import { useMotion } from './use-motion.ts';
import { isPhone, type Shape, useShape } from './use-shape.ts';
import './table.css';
import './phone.css';
import './phone-hand.css';
import './phone-again.css';
import './phone-strip.css';
import './phone-low.css';

export interface TableViewProps
  extends Pick<TableLayoutProps, 'header' | 'prompt' | 'left' | 'right' | 'children'> {
  readonly scene: Scene;
}

/** A table one looks at: cards can be read, piles and seats opened. */
export function TableView(props: TableViewProps) {
  return (
    <BookProvider game={props.scene.game}>
      <ZoomProvider>
        <Looking {...props} />
      </ZoomProvider>
    </BookProvider>
  );
}

function Looking({ scene, children, ...slots }: TableViewProps) {
  const [dialog, setDialog] = useState<Opened | null>(null);
  const { show } = useZoom();
  const table = useMemo(
    (): Table => ({
      ...lookingAt(scene),
      point(handle) {
        const card = cardSelected(scene, { handles: [handle], code: null });
        if (card !== null) show(card, cellAt(scene, handle) ?? undefined);
      },
      openPile: (pile) => setDialog({ pile }),
      openSeat: (seat) => setDialog({ seat }),
    }),
    [scene, show],
  );
  return (
    <TableProvider value={table}>
      <TableLayout state="past" arrows={arrowsOf({ ...scene, viewer: -1 }, null, [])} {...slots}>
        {(shape) => (
          <>
            {children?.(shape)}
            {isPhone(shape) && <ZoomPanel mode="sheet" />}
          </>
        )}
      </TableLayout>
      <OpenDialog opened={dialog} close={() => setDialog(null)} />
    </TableProvider>
  );
}

export type Opened = { readonly pile: PileName } | { readonly seat: number };

export function OpenDialog({ opened, close }: { readonly opened: Opened | null; close(): void }) {
  if (opened === null) return null;
  if ('seat' in opened) return <SeatDialog seat={opened.seat} close={close} />;
  const { pile } = opened;
  return pile.kind === 'deck' ? (
    <DeckDialog seat={pile.seat} close={close} />
  ) : (
    <PileDialog pile={pile} close={close} />
  );
}

/** From below on narrow tables. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return <div className="table-sheet panel motion-fade">{children}</div>;
}

export interface TableLayoutProps {
  readonly state: 'mine' | 'forced' | 'waiting' | 'over' | 'past';
  /** What comes from below on a phone leaves one's army in sight. */
  readonly isSheetLow?: boolean;
  /** It leaves the far army in sight. */
  readonly isSheetNarrow?: boolean;
  /** Each gets the shape, and may draw nothing in it. */
  readonly header?: (shape: Shape) => ReactNode;
  readonly prompt?: (shape: Shape) => ReactNode;
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  readonly children?: (shape: Shape) => ReactNode;
  readonly arrows?: readonly Arrow[];
}

const NO_ARROWS: readonly Arrow[] = [];

export function TableLayout(props: TableLayoutProps) {
  const { state, isSheetLow, isSheetNarrow, header, prompt, left, right, children } = props;
  const { scene } = useTable();
  const { isLeftHanded } = useSettings();
  const say = useWords(WORDS);
  const root = useRef<HTMLDivElement>(null);
  const shape = useShape(root);
  useMotion(root, scene);
  const isDraft = scene.prompt?.kind === 'draft';
  const hasRight = shape === 'wide' || shape === 'medium';
  const hasLeft = shape === 'wide' && left !== undefined && left !== null;
  return (
    <div
      ref={root}
      className="table"
      data-shape={shape}
      data-phone={isPhone(shape) || undefined}
      data-game={scene.game}
      data-players={scene.seats.length}
      data-ply={scene.ply}
      data-state={state}
      data-left={hasLeft || undefined}
      data-draft={isDraft || undefined}
      data-left-handed={isLeftHanded || undefined}
      data-sheet-low={isSheetLow || undefined}
      data-sheet-narrow={isSheetNarrow || undefined}
    >
      {header?.(shape)}
      {isDraft ? <Draft /> : <Armies shape={shape} />}
      {prompt?.(shape)}
      {!isDraft && <OwnHand />}
      {hasLeft && (
        <aside className="table-left" aria-label={say('log')}>
          {left}
        </aside>
      )}
      {hasRight && (
        <aside className="table-right" aria-label={say('reading')}>
          <ZoomPanel />
          {right}
        </aside>
      )}
      <Arrows root={root} arrows={props.arrows ?? NO_ARROWS} />
      {children?.(shape)}
    </div>
  );
}

/** Memo: drawn anew when the scene or the marks change, not with every change around the table. */
const OwnHand = memo(function OwnHand() {
  const { scene } = useTable();
  const seat = scene.seats[scene.viewer];
  return seat === undefined ? <div className="table-hand" /> : <Hand seat={seat} />;
});

const Armies = memo(function Armies({ shape }: { readonly shape: Shape }) {
  const { scene } = useTable();
  const near = scene.seats[nearSeat(scene)];
  const far = farSeats(scene).flatMap((seat) => scene.seats[seat] ?? []);
  const [only] = far;
  return (
    <>
      {far.length === 1 && only !== undefined ? (
        <Side seat={only} isFar shape={shape} />
      ) : (
        <Opponents seats={far} shape={shape} />
      )}
      <Centre />
      {near !== undefined && <Side seat={near} isFar={false} shape={shape} />}
    </>
  );
});

function Side({
  seat,
  isFar,
  shape,
}: {
  readonly seat: SeatScene;
  readonly isFar: boolean;
  readonly shape: Shape;
}) {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const label = isYou(scene, seat.seat) ? say('yourArmy') : say('armyOf', { name: seat.name });
  return (
    <section
      className={isFar ? 'table-far' : 'table-near'}
      data-turn={scene.turn === seat.seat || undefined}
    >
      {isPhone(shape) ? <Rail seat={seat} /> : <Score seat={seat} />}
      <Army seat={seat} isFar={isFar} label={label} />
      {!isPhone(shape) && <Piles seat={seat} />}
    </section>
  );
}

/** Two or three opponents: all at once where there is room, else one of them, chosen by a row of tabs. */
function Opponents({
  seats,
  shape,
}: {
  readonly seats: readonly SeatScene[];
  readonly shape: Shape;
}) {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const { markOf } = useMarks();
  const [shown, setShown] = useState(seats[0]?.seat ?? 0);
  // A question that wants a card of one army shows that army; afterwards the one before is shown again.
  const isWanted = ({ army }: SeatScene) =>
    army.flat().some(({ place }) => ['target', 'selected'].includes(markOf(place) ?? ''));
  const wanted = seats.find(isWanted)?.seat;
  const before = useRef<number | null>(null);
  // Once for each question, before it is seen: meanwhile one may look elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (wanted !== undefined && !seats.some((seat) => seat.seat === shown && isWanted(seat))) {
      before.current ??= shown;
      setShown(wanted);
    } else if (wanted === undefined && before.current !== null) {
      setShown(before.current);
      before.current = null;
    }
  }, [wanted, scene.ply]);
  const show = (seat: number) => {
    before.current = null;
    setShown(seat);
  };

  if (!isPhone(shape)) {
    return (
      <section className="table-far table-opponents" aria-label={say('opponents')}>
        {seats.map((seat) => (
          <div
            key={seat.seat}
            className="table-opponent"
            data-turn={scene.turn === seat.seat || undefined}
          >
            <OpponentButton seat={seat} />
            <Army seat={seat} isFar label={say('armyOf', { name: seat.name })} />
          </div>
        ))}
      </section>
    );
  }
  const one = seats.find(({ seat }) => seat === shown) ?? seats[0];
  return (
    <section className="table-far table-tabbed" aria-label={say('opponents')}>
      <div className="table-tabs">
        {seats.map((seat) => (
          <button
            key={seat.seat}
            type="button"
            className="table-tab"
            aria-pressed={seat.seat === one?.seat}
            data-turn={scene.turn === seat.seat || undefined}
            data-seat={seat.seat}
            onClick={() => show(seat.seat)}
          >
            <OpponentLine seat={seat} />
          </button>
        ))}
      </div>
      {one !== undefined && (
        <>
          <Rail seat={one} />
          <Army seat={one} isFar label={say('armyOf', { name: one.name })} />
        </>
      )}
    </section>
  );
}
