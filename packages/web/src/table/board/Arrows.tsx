/** The lines drawn over the table. They are for the eye: the log and the prompt say the same. */
import { type RefObject, useEffect, useState } from 'react';
import type { Arrow } from './arrows.ts';
import './arrows.css';

interface Line {
  readonly kind: Arrow['kind'];
  /** Absent where the target is only marked. */
  readonly path: string | null;
  readonly ring: { readonly x: number; readonly y: number; readonly r: number };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a line bends to the side, as a part of its length. */
const BEND = 0.14;
const RING = 0.32;

export function Arrows({
  root,
  arrows,
}: {
  readonly root: RefObject<HTMLElement | null>;
  readonly arrows: readonly Arrow[];
}) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const key = JSON.stringify(arrows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says all there is in `arrows`
  useEffect(() => {
    const table = root.current;
    if (table === null || arrows.length === 0) {
      setLines([]);
      return;
    }
    const measure = () => setLines(arrows.flatMap((arrow) => lineOf(table, arrow) ?? []));
    // After the table is drawn: where things lie is asked for once the browser knows it anyway.
    const frame = requestAnimationFrame(measure);
    const watcher = new ResizeObserver(measure);
    watcher.observe(table);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
    };
  }, [key, root]);
  if (lines.length === 0) return null;
  return (
    <svg className="table-arrows motion-fade" aria-hidden="true" focusable="false">
      <defs>
        <marker
          id="table-arrow-head"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto-start-reverse"
        >
          <path d="M0 0L10 5L0 10z" fill="context-stroke" />
        </marker>
      </defs>
      {lines.map(({ kind, path, ring }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <g key={index} data-kind={kind}>
          {path !== null && <path className="table-arrow-edge" d={path} />}
          {path !== null && <path d={path} markerEnd="url(#table-arrow-head)" />}
          <circle cx={ring.x} cy={ring.y} r={ring.r} />
        </g>
      ))}
    </svg>
  );
}

function boxOf(table: HTMLElement, handle: string): DOMRect | null {
  const found = table.querySelector(`[data-handle="${CSS.escape(handle)}"]`);
  if (found === null) return null;
  const box = found.getBoundingClientRect();
  const origin = table.getBoundingClientRect();
  return new DOMRect(box.x - origin.x, box.y - origin.y, box.width, box.height);
}

function middle({ x, y, width, height }: DOMRect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function lineOf(table: HTMLElement, { from, to, kind }: Arrow): Line | null {
  const target = boxOf(table, to);
  if (target === null) return null;
  const end = middle(target);
  const r = Math.min(target.width, target.height) * RING;
  const source = from === null ? null : boxOf(table, from);
  const ring = { ...end, r };
  return { kind, ring, path: source === null ? null : curve(middle(source), end, r) };
}

/** A slight bow, that ends at the ring. */
function curve(start: Point, end: Point, gap: number): string {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const bow = { x: (start.x + end.x) / 2 - dy * BEND, y: (start.y + end.y) / 2 + dx * BEND };
  const length = Math.hypot(end.x - bow.x, end.y - bow.y) || 1;
  const stop = {
    x: end.x - ((end.x - bow.x) / length) * gap,
    y: end.y - ((end.y - bow.y) / length) * gap,
  };
  const write = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${write(start)}Q${write(bow)} ${write(stop)}`;
}
