/** What others did since one last decided, in a line or two below the question: all of it is in the log. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LogLine } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { useIsPhone } from '../board/use-shape.ts';
import { Icon } from '../icons.tsx';
import { WORDS } from '../words.ts';

/** Lines that are read at most. */
const MOST_ROOM = 2;
/** What is hidden by less than that is no more than an edge, in pixels. */
const SLACK = 4;

export function News({ lines, open }: { readonly lines: readonly LogLine[]; open(): void }) {
  const say = useWords(WORDS);
  const box = useRef<HTMLButtonElement>(null);
  const room = useRoom(box);
  if (lines.length === 0 || room === 0) return null;
  const isHit = lines.some(({ isAgainstViewer }) => isAgainstViewer);
  return (
    <button
      ref={box}
      type="button"
      className="table-news"
      data-hit={isHit || undefined}
      data-short={room < MOST_ROOM || undefined}
      title={say('showNews')}
      onClick={open}
    >
      {isHit && (
        <span className="table-news-hit">
          <Icon name="target" />
          {say('againstYou')}
        </span>
      )}
      <span className="table-news-text">{lines.map(({ text }) => text).join(' ')}</span>
    </button>
  );
}

/** A long question leaves fewer lines, or none: letters are never cut. A phone has a layout of its own. */
function useRoom(box: RefObject<HTMLElement | null>): number {
  const isPhone = useIsPhone();
  const [room, setRoom] = useState(MOST_ROOM);
  useEffect(() => {
    const news = box.current;
    if (isPhone || news === null || room === 0) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1);
        if (seen === undefined) return;
        const hidden = seen.boundingClientRect.height - seen.intersectionRect.height;
        if (hidden > SLACK) setRoom(room - 1);
      },
      { root: news.parentElement, threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    observer.observe(news);
    return () => observer.disconnect();
  }, [box, isPhone, room]);
  return room;
}
