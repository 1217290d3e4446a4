/** Small solid signs for what stands on a card: keywords and powers, the shift, the notch. Our own, on 16 x 16. */

interface Sign {
  /** Filled. */
  readonly solid?: string;
  /** Drawn with a pen of two. */
  readonly line?: string;
  readonly dash?: string;
}

const SHIFT: Sign = {
  solid: 'M10.2 0L16 4.3 10.2 8.3zM5.8 16L0 11.7 5.8 7.7z',
  line: 'M1.3 7A5.5 5.5 0 0 1 7 3.5h4M14.7 9A5.5 5.5 0 0 1 9 12.5H5',
};

const SIGNS: { readonly [term: string]: Sign } = {
  shift: SHIFT,
  recruiter: { solid: 'M2.5 .5H5v15H2.5zM6 1.5l9 3.8-9 3.8z' },
  'force-of-will': { solid: 'M10 0L2.5 9.2h4.2L5 16l8.5-9.7H8.7z' },
  'secret-shift': { solid: 'M1 2.8h8V.2l6.5 4.3L9 8.8V6.2H1zM15 9.8H7V7.2L.5 11.5 7 15.8v-2.6h8z' },
  bounty: { solid: 'M8 .3a7.7 7.7 0 1 1-.01 0zM5.3 5.3v5.4h5.4V5.3z' },
  echo: {
    solid: 'M2.8 5.8a2.2 2.2 0 1 1-.01 0z',
    line: 'M6.5 3.2a6.2 6.2 0 0 1 0 9.6M10.5 .9a10 10 0 0 1 0 14.2',
  },
  ethereal: { line: 'M8 1.5a6.5 6.5 0 1 1-.01 0', dash: '3.1 2' },
  veteran: { solid: 'M8 .2l6.7 2v5.6c0 4.2-3.1 6.9-6.7 8-3.6-1.1-6.7-3.8-6.7-8V2.2z' },
  wondrous: { solid: 'M8 0c.9 5 3 7.1 8 8-5 .9-7.1 3-8 8-.9-5-3-7.1-8-8 5-.9 7.1-3 8-8z' },
  'at-arrival': { solid: 'M6 0h4v5.5h4.3L8 12 1.7 5.5H6zM1 13.3h14V16H1z' },
  'at-link': { line: 'M5.3 4a4 4 0 1 0 .01 0M10.7 4a4 4 0 1 0 .01 0' },
  'at-mutation': SHIFT,
  mutation: SHIFT,
  destroy: {
    solid: 'M2.8 0L8 5.2 13.2 0 16 2.8 10.8 8l5.2 5.2-2.8 2.8L8 10.8 2.8 16 0 13.2 5.2 8 0 2.8z',
  },
  prison: {
    solid: 'M4 7V4.5a4 4 0 0 1 8 0V7h2v9H2V7zM6.3 7h3.4V4.5a1.7 1.7 0 0 0-3.4 0zM7 9.8h2v3.6H7z',
  },
  discard: { solid: 'M2.5 0h11v16h-11zM5 6.8v2.5h6V6.8z' },
  draw: { solid: 'M2.5 0h11v16h-11zM6.8 4.5v2.3H4.5v2.4h2.3v2.3h2.4V9.2h2.3V6.8H9.2V4.5z' },
  vision: {
    solid:
      'M8 2.5c4 0 6.5 2.8 8 5.5-1.5 2.7-4 5.5-8 5.5S1.5 10.7 0 8c1.5-2.7 4-5.5 8-5.5zM8 5a3 3 0 1 0 .01 0z',
  },
  return: { solid: 'M6 .5v3.2h4.5a5 5 0 0 1 0 10.8H2.5v-2.8h8a2.3 2.3 0 0 0 0-5.2H6v3.2L0 5.1z' },
  advantage: { solid: 'M0 2.5l4.2 4L8 .5l3.8 6 4.2-4-1.5 9.3h-13zM1.5 13.2h13V16h-13z' },
  'zombie-mutation': {
    solid:
      'M8 0c4.5 0 7 2.9 7 6.4 0 2.4-1.2 4-3 5V16H9.2v-2H6.8v2H4v-4.6c-1.8-1-3-2.6-3-5C1 2.9 3.5 0 8 0zM5.2 5.2a1.7 1.7 0 1 0 .01 0zM10.8 5.2a1.7 1.7 0 1 0 .01 0z',
  },
};

export function hasSign(term: string): boolean {
  return Object.hasOwn(SIGNS, term);
}

export interface TermSignProps {
  readonly term: string;
  readonly className?: string;
}

export function TermSign({ term, className = 'card-sign' }: TermSignProps) {
  const sign = SIGNS[term];
  if (sign === undefined) return null;
  return (
    <svg
      className={className}
      data-sign={term}
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      aria-hidden="true"
    >
      {sign.solid && <path d={sign.solid} fill="currentColor" fillRule="evenodd" />}
      {sign.line && (
        <path
          d={sign.line}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeDasharray={sign.dash}
        />
      )}
    </svg>
  );
}
