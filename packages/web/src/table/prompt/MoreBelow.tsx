/** Stands last in what scrolls: a fade with an arrow over its lower edge, as long as there is more below. */
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons.tsx';
import './more-below.css';

/** What is hidden by less than that is no more than an edge. */
const SLACK = '8px';

export function MoreBelow() {
  const end = useRef<HTMLSpanElement>(null);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    const last = end.current;
    if (last === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setMore(!entries.at(-1)?.isIntersecting),
      { root: last.parentElement, rootMargin: `0px 0px ${SLACK} 0px` },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span ref={end} className="table-more-end" aria-hidden="true" />
      <span className="table-more" data-more={isMore || undefined} aria-hidden="true">
        <Icon name="down" />
      </span>
    </>
  );
}
