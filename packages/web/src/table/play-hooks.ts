/** What opens by itself at a table that is played, and what waits until it is drawn. */
import { useEffect, useRef, useState } from 'react';

/** The choice is drawn first: a card in full takes longer to lay out. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act, 0));
}

/** The same, to be waited for. Out of sight nothing is drawn. */
export function painted(): Promise<void> {
  return new Promise((resolve) => (document.hidden ? resolve() : afterPaint(resolve)));
}

/** How long what can wait does so at most, and where the browser does not say that it has nothing to do; in milliseconds. */
const LONGEST_WAIT = 300;
const SHORT_WAIT = 50;

/** What nobody sees is done when nothing is to be drawn: together they would take longer than a frame. Out of sight, at once. */
export function whenIdle(act: () => void): void {
  if (document.hidden) act();
  else if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(act, { timeout: LONGEST_WAIT });
  } else {
    setTimeout(act, SHORT_WAIT);
  }
}

/** A list opens by itself for each question that is answered from one, and can be put aside to look at the table. */
export function useList(question: string, isWanted: boolean) {
  const [closed, setClosed] = useState('');
  const [opened, setOpened] = useState('');
  return {
    isOpen: opened === question || (isWanted && closed !== question),
    open: () => setOpened(question),
    close() {
      setOpened('');
      setClosed(question);
    },
  };
}

/** The result shows itself once, when the game ends before one's eyes. */
export function useEndDialog(isOver: boolean, isReady: boolean, open: () => void): void {
  const wasOver = useRef(isOver);
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!isReady) return;
    if (isOver && !wasOver.current) latest.current();
    wasOver.current = isOver;
  }, [isOver, isReady]);
}
