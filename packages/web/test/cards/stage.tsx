/** A page with cards on it, for the browser tests: what is shown is put there by `stage.show`. */

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  BookProvider,
  CardBack,
  CardFace,
  CardName,
  Emblem,
  Term,
  useCard,
  useCardLabel,
  useZoom,
  useZoomTarget,
  ZoomPanel,
  ZoomProvider,
} from '../../src/cards/index.ts';
import '../../src/design/base.css';
import type { Book } from '../../src/engine/book.ts';
import type { Cell } from '../../src/engine/scene.ts';
import { changeSettings } from '../../src/settings/settings.ts';

const root = createRoot(document.body.appendChild(document.createElement('main')));

export interface Show {
  readonly book: Book;
  readonly lang: 'en' | 'fr';
  readonly scene: 'faces' | 'captives' | 'zoom' | 'sheet' | 'emblems';
  readonly size?: 'tile' | 'hand';
  readonly width?: number;
  readonly height?: number;
}

/** Every mark a cell can bear, in turn. */
function cellOf(book: Book, at: number): Cell {
  const card = book.cards[at] as Book['cards'][number];
  return {
    place: `p0:${'I'.repeat(card.level)}${(at % 5) + 1}`,
    card: card.id,
    isCaptured: false,
    isOpen: at % 2 === 0,
    value: at % 3 === 0 ? card.value * 2 : card.value,
    printed: card.value,
    because: at % 3 === 0 ? ['a reason'] : [],
    shiftCost: card.shift,
    tokens: card.icons,
    slots: card.icons,
    isEthereal: card.terms.includes('ethereal'),
    hasBounty: false,
  };
}

function Faces({ book, size = 'tile', width, height, scene }: Show) {
  return book.cards.map((card, at) => {
    const cell = cellOf(book, at);
    const box = size === 'tile' ? { width, height } : { '--card-width': `${width}px` };
    return (
      <div
        key={card.id}
        className="stage-box"
        style={{ display: 'inline-block', margin: 6, ...box }}
      >
        {scene === 'captives' ? (
          <CardBack size={size} card={card} isCaptured />
        ) : (
          <CardFace card={card} size={size} cell={size === 'tile' ? cell : undefined} />
        )}
      </div>
    );
  });
}

function Target({ id }: { readonly id: string }) {
  const card = useCard(id);
  const target = useZoomTarget(id);
  const zoom = useZoom();
  const label = useCardLabel();
  return (
    <button {...target} type="button" aria-label={label(card)} onClick={() => zoom.show(id)}>
      {card && <CardFace card={card} size="hand" />}
    </button>
  );
}

function Reading({ scene }: Show) {
  return (
    <>
      <Target id="solok" />
      <Target id="elle" />
      <p>
        Ada plays <CardName id="neo" />, which has <Term id="echo" />.
      </p>
      <input aria-label="words" />
      <div style={{ width: 280, height: 400 }}>
        <ZoomPanel mode={scene === 'sheet' ? 'sheet' : 'panel'} />
      </div>
    </>
  );
}

function Emblems({ book }: Show) {
  return book.clans.map(({ id }) => (
    <span key={id} id={id} style={{ fontSize: 16, color: '#000' }}>
      <Emblem clan={id} />
    </span>
  ));
}

const stage = {
  show(what: Show): void {
    changeSettings({ lang: what.lang, speed: 'off' });
    document.documentElement.dataset.speed = 'off';
    const Scene =
      what.scene === 'emblems'
        ? Emblems
        : what.scene === 'zoom' || what.scene === 'sheet'
          ? Reading
          : Faces;
    flushSync(() =>
      root.render(
        <BookProvider game={what.book.game} book={what.book}>
          <ZoomProvider key={Math.random()}>
            <Scene {...what} />
          </ZoomProvider>
        </BookProvider>,
      ),
    );
  },
};

export type StageWindow = Window & { stage: typeof stage };
(window as unknown as StageWindow).stage = stage;
