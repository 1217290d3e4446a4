/** How strong a level of bots is, as a ladder. */
const MOST_STRENGTH = 6;

/** As many rungs of the ladder as the level has. */
export function Strength({ level }: { readonly level: number }) {
  return (
    <svg className="new-game-strength" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {Array.from({ length: MOST_STRENGTH }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a rung is its place on the ladder.
          key={i}
          x={1 + i * 3.8}
          y={18 - i * 3}
          width="2.8"
          height={4 + i * 3}
          data-on={i < level || undefined}
        />
      ))}
    </svg>
  );
}
