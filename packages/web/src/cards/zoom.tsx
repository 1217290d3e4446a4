/**
 * Reading a card, wherever it is met: `useZoomTarget` on whatever shows one, `ZoomPanel` where it is read. The panel
 * stands beside the game and never in front of it; on a phone it is a sheet at the bottom.
 */
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Cell } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import { commandFor } from '../settings/keys.ts';
import { settingsNow } from '../settings/settings.ts';
import { useCard } from './books.tsx';
import { CardZoom } from './CardZoom.tsx';
import { Emblem } from './Emblem.tsx';
import { InlineButton } from './InlineButton.tsx';
import { WORDS } from './words.ts';
import { makeZoomStore, type Shown, type ZoomStore } from './zoom-store.ts';
import './zoom.css';

const HOVER = 150;

/** Without a provider nothing is shown, and nothing breaks. */
const ZoomContext = createContext<ZoomStore>(makeZoomStore());

export function ZoomProvider({ children }: { readonly children?: ReactNode }) {
  const [store] = useState(makeZoomStore);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const { hasShortcuts, keys } = settingsNow();
      if (commandFor(keys, event.key) !== 'pin' || !isPlain || event.defaultPrevented) return;
      if (!hasShortcuts || isWriting(event.target)) return;
      store.pin();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [store]);
  return <ZoomContext.Provider value={store}>{children}</ZoomContext.Provider>;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}

export interface Zoom {
  show(id: string, cell?: Cell): void;
  hide(): void;
  pin(): void;
}

export function useZoom(): Zoom {
  const store = useContext(ZoomContext);
  return useMemo(() => ({ show: store.show, hide: store.hide, pin: store.pin }), [store]);
}

export interface ZoomTargetProps {
  readonly 'data-zoom': string | undefined;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * To be spread on the element that stands for a card: pointing at it for a moment or coming to it by keyboard shows the
 * card. A finger does not point, nor does a mouse where the card would rise in a sheet: what a tap or a click does is the
 * element's own affair (`useZoom().show`).
 */
export function useZoomTarget(id: string | null, cell?: Cell): ZoomTargetProps {
  const store = useContext(ZoomContext);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (id !== null && cell !== undefined) store.refresh(id, cell);
  }, [store, id, cell]);
  return {
    'data-zoom': id ?? undefined,
    onPointerEnter(event) {
      if (event.pointerType === 'touch' || id === null) return;
      store.stay();
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => store.point(id, cell), HOVER);
    },
    onPointerLeave() {
      clearTimeout(waiting.current);
      store.leave();
    },
    onFocus(event) {
      if (id !== null && event.target.matches(':focus-visible')) store.preview(id, cell);
    },
    onBlur() {
      store.leave();
    },
  };
}

export interface ZoomPanelProps {
  /** `panel` fills its place in the page; `sheet` rises from the bottom; `float` stands in a corner while it is needed. */
  readonly mode?: 'panel' | 'sheet' | 'float';
  /** Buttons of the prompt, kept in reach under the text. */
  readonly children?: ReactNode;
  /** What stands there while no card does; a word of advice otherwise. */
  readonly empty?: ReactNode;
  /** The sheet was dismissed by the player. */
  readonly onClose?: (() => void) | undefined;
}

export function ZoomPanel({ mode = 'panel', children, empty, onClose }: ZoomPanelProps) {
  const say = useWords(WORDS);
  const store = useContext(ZoomContext);
  const { shown, isPinned } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const card = useCard(shown?.id);
  const panel = useRef<HTMLDivElement>(null);
  // What floats in front of all else comes for what is pointed at there, and not for what was read before.
  const [before] = useState(() => (mode === 'float' ? shown : null));
  const isOpen = card !== null && !isSame(before, shown);
  const close = () => {
    store.hide();
    onClose?.();
  };

  useEffect(() => (mode === 'sheet' ? undefined : store.stand(mode === 'float')), [store, mode]);
  useDismissal(panel, mode !== 'panel' && isOpen, close);

  if (!isOpen && mode !== 'panel') return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the pointer stays, and Escape.
    <div
      ref={panel}
      className={`zoom zoom-${mode}`}
      onPointerEnter={store.stay}
      onPointerLeave={store.leave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      {isOpen ? (
        <>
          {/* The key: another card begins at its top. To scroll there would lay out the page at once. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
          <section key={card.id} className="zoom-scroll" tabIndex={0} aria-label={say('zoomTitle')}>
            <CardZoom card={card} cell={shown?.cell} />
          </section>
          {mode !== 'sheet' && (
            <div className="zoom-tools">
              <button
                type="button"
                className="zoom-tool"
                aria-pressed={isPinned}
                aria-label={say(isPinned ? 'unpin' : 'pin')}
                onClick={store.pin}
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M5 1h6v1.5l-1 .8v4l2.5 2V11H8.8v5H7.2v-5H3.5V9.3L6 7.3v-4l-1-.8z" />
                </svg>
              </button>
              <Close label={say('close')} onClick={close} />
            </div>
          )}
        </>
      ) : (
        <div className="zoom-empty">{empty ?? <p>{say('zoomEmpty')}</p>}</div>
      )}
      {mode === 'sheet' ? (
        <div className="zoom-actions">
          {children}
          <Close label={say('close')} onClick={close} />
        </div>
      ) : (
        children && <div className="zoom-actions">{children}</div>
      )}
    </div>
  );
}

/** The same card as it lies on the table may have got other figures since. */
function isSame(before: Shown | null, shown: Shown | null): boolean {
  if (before === null) return false;
  const place = before.cell?.place;
  return before === shown || (place !== undefined && place === shown?.cell?.place);
}

function Close({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="zoom-tool" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3.5 2L8 6.5 12.5 2 14 3.5 9.5 8l4.5 4.5-1.5 1.5L8 9.5 3.5 14 2 12.5 6.5 8 2 3.5z" />
      </svg>
    </button>
  );
}

/** A tap beside the sheet sends it away, but for one on another card, which shows that. */
function useDismissal(
  panel: { readonly current: HTMLElement | null },
  isOn: boolean,
  close: () => void,
): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOn) return;
    const onDown = ({ target }: Event) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      if (target.closest('[data-zoom], [data-zoom-keep]') === null) latest.current();
    };
    document.addEventListener('pointerdown', onDown);
    return () => document.removeEventListener('pointerdown', onDown);
  }, [panel, isOn]);
}

export interface CardNameProps {
  readonly id: string;
  /** As it stands in the text; the name of the card otherwise. */
  readonly children?: ReactNode;
}

/** A card's name inside a text: reading it is one step away. */
export function CardName({ id, children }: CardNameProps) {
  const card = useCard(id);
  const store = useContext(ZoomContext);
  const target = useZoomTarget(card === null ? null : id);
  if (card === null) return <>{children ?? id}</>;
  const [first = '', ...rest] = card.name.split(' ');
  return (
    <InlineButton
      {...target}
      className="card-name"
      data-clan={card.clan}
      onPress={() => {
        store.show(id);
        // Where the panel goes with the pointer, a click is what keeps it.
        if (store.isFloating() && !store.get().isPinned) store.pin();
      }}
    >
      <span className="card-name-start">
        <span className="card-name-mark">
          <Emblem clan={card.clan} />
        </span>
        {children ?? first}
      </span>
      {children === undefined && rest.length > 0 && ` ${rest.join(' ')}`}
    </InlineButton>
  );
}
