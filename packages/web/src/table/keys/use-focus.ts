/** Where the focus is while one plays: on the question when one is asked, back where it was afterwards, and never nowhere. */
import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint, whenIdle } from '../play-hooks.ts';
import { hasFront } from './front.ts';

/** What one can have come to by oneself; headings have the focus only when a screen opens. */
const PLACES = 'button, a, summary, [role="button"]';

/** `question`: another one is another text; empty while nothing is asked. `isCovered`: something lies in front. */
export function usePromptFocus(
  question: string,
  isCovered: boolean,
  prompt: RefObject<HTMLElement | null>,
): void {
  const asked = useRef('');
  const left = useRef<HTMLElement | null>(null);
  const last = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  // After every drawing: what lay in front may be gone.
  useEffect(() => {
    if (question === asked.current || isCovered || hasFront()) return;
    const wasAsked = asked.current !== '';
    asked.current = question;
    const { activeElement } = document;
    const isThere = prompt.current?.contains(activeElement) ?? false;
    if (question === '') {
      if (!isThere && !isNowhere()) return;
      // Nothing can be answered meanwhile; at once, the whole table would be laid out for it twice.
      whenIdle(() => {
        const isStill = asked.current === '' && !hasFront();
        const { current } = prompt;
        if (isStill && (current?.contains(document.activeElement) || isNowhere())) {
          backTo(left.current, current);
        }
      });
      return;
    }
    if (activeElement instanceof HTMLInputElement) return;
    if (!wasAsked && !isThere) left.current = placeOf(activeElement);
    prompt.current?.focus({ preventScroll: true });
  });

  const isPlanned = useRef(false);
  useEffect(() => {
    if (isPlanned.current || !isLost(last.current) || !isNowhere()) return;
    isPlanned.current = true;
    // Dialogs put the focus back by themselves, one frame later. Not planned anew with each drawing: it would never come.
    afterPaint(() =>
      whenIdle(() => {
        isPlanned.current = false;
        const { current } = prompt;
        if (current !== null && isNowhere() && !hasFront()) backTo(null, current);
      }),
    );
  });
}

function placeOf(element: Element | null): HTMLElement | null {
  return element instanceof HTMLElement && element.matches(PLACES) ? element : null;
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function isLost(element: HTMLElement | null): boolean {
  return element !== null && (!element.isConnected || element.matches(':disabled'));
}

function backTo(place: HTMLElement | null, prompt: HTMLElement | null): void {
  const target = place?.isConnected ? place : prompt;
  target?.focus({ preventScroll: true });
}
