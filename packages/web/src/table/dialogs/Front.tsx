/**
 * What lies in front of the whole page until it is closed: from inside, by Escape, or by a tap beside it. The focus stays in it,
 * and goes back afterwards to where it was. All that lies behind is hidden from those who listen, but not made inert as the
 * dialogs of react-aria-components do: that is inherited, so each element of a table would get a new style when they open, and
 * once more when they close, in a frame of its own. Eyes and fingers do not reach behind it, for it has the whole window.
 */
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { useOverlay } from 'react-aria/useOverlay';
import { usePreventScroll } from 'react-aria/usePreventScroll';
import { hasFront } from '../keys/front.ts';

export interface FrontProps {
  readonly kind: string;
  readonly isAlone: boolean;
  readonly isGone: boolean;
  close(): void;
  readonly children: ReactNode;
}

export function Front(props: FrontProps) {
  return (
    <Overlay shouldContainFocus>
      <Frame {...props} />
    </Overlay>
  );
}

function Frame({ kind, isAlone, isGone, close, children }: FrontProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const modal = useRef<HTMLDivElement>(null);
  const { overlayProps, underlayProps } = useOverlay(
    { isOpen: true, isDismissable: true, onClose: close },
    modal,
  );
  usePreventScroll();
  useWayBack();
  useHiddenAround(overlay);
  return (
    <div
      {...underlayProps}
      ref={overlay}
      className="table-overlay"
      data-kind={kind}
      data-alone={isAlone || undefined}
      data-gone={isGone || undefined}
    >
      <div {...overlayProps} ref={modal} className="table-modal panel" data-kind={kind}>
        <DismissButton onDismiss={close} />
        {children}
      </div>
    </div>
  );
}

/** Where the focus was before the first of those that followed one another. */
let origin: Element | null = null;

/** What opened one of several may be gone with the one before: then the focus goes back to where the first was opened. */
function useWayBack(): void {
  // Before the focus comes in.
  useState(() => {
    if (!hasFront()) origin = document.activeElement;
  });
  useEffect(
    () => () => {
      // After react-aria has tried.
      requestAnimationFrame(() => {
        const isNowhere = document.activeElement === document.body;
        if (isNowhere && !hasFront() && origin instanceof HTMLElement && origin.isConnected) {
          origin.focus({ preventScroll: true });
        }
      });
    },
    [],
  );
}

function useHiddenAround(element: RefObject<HTMLElement | null>): void {
  const show = useRef<(() => void) | null>(null);
  // Once the focus is in it: what has the focus cannot be hidden.
  useEffect(() => {
    if (element.current !== null) show.current = hideAround(element.current);
  }, [element]);
  // And before the focus is to go back.
  useLayoutEffect(
    () => () => {
      show.current?.();
      show.current = null;
    },
    [],
  );
}

/** Hides all else of the page but what speaks to those who listen. */
function hideAround(front: Element): () => void {
  const kept = [front, ...document.querySelectorAll('[data-live-announcer]')];
  const hidden: Element[] = [];
  const hideIn = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child)) continue;
      if (kept.some((each) => child.contains(each))) hideIn(child);
      else if (child.getAttribute('aria-hidden') !== 'true') hidden.push(child);
    }
  };
  hideIn(document.body);
  for (const each of hidden) each.setAttribute('aria-hidden', 'true');
  return () => {
    for (const each of hidden) each.removeAttribute('aria-hidden');
  };
}
