/** A small drawing: strokes on a grid of 24, in the colour of the text beside it. */

/** Drawn alike wherever they are needed. */
export const STROKES = {
  back: 'M15.5 5.5 8 12l7.5 6.5',
  close: 'M6 6l12 12M18 6 6 18',
  eye: 'M3 12c2-4 5.3-6 9-6s7 2 9 6c-2 4-5.3 6-9 6s-7-2-9-6zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
} as const;

export function Stroke({ path, className }: { readonly path: string; readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
