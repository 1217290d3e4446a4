/** What happened, by turns; every line leads to its position. */
import { useEffect, useRef } from 'react';
import type { LogGroup } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import { WithNames } from '../table/Names.tsx';
import { WORDS } from './words.ts';

interface ReplayLogProps {
  readonly groups: readonly LogGroup[];
  readonly ply: number;
  /** Nothing of what is to come. */
  readonly isBlind: boolean;
  readonly goTo: (ply: number) => void;
}

/** The lines up to a ply; groups without any are left out. */
export function upTo(groups: readonly LogGroup[], ply: number): readonly LogGroup[] {
  return groups
    .map((group) => ({ ...group, lines: group.lines.filter((line) => line.ply <= ply) }))
    .filter(({ lines }) => lines.length > 0);
}

export function ReplayLog({ groups, ply, isBlind, goTo }: ReplayLogProps) {
  const say = useWords(WORDS);
  const now = useRef<HTMLLIElement>(null);
  const shown = isBlind ? upTo(groups, ply) : groups;
  const current = Math.max(
    -1,
    ...groups.flatMap(({ lines }) => lines).map((l) => (l.ply <= ply ? l.ply : -1)),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the line of another ply is another line.
  useEffect(() => {
    now.current?.scrollIntoView({ block: 'nearest' });
  }, [ply, groups]);

  return (
    <section className="replay-log" aria-label={say('log')}>
      {shown.map((group, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are a story, in order; they never move.
        <div key={i} className="replay-group">
          <h2>{group.title}</h2>
          <ol>
            {group.lines.map((line, j) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                key={j}
                ref={line.ply === current ? now : undefined}
                data-now={line.ply === current || undefined}
                data-later={line.ply > ply || undefined}
              >
                <button
                  type="button"
                  aria-label={say('goTo', { ply: line.ply, text: line.text })}
                  onClick={() => goTo(line.ply)}
                >
                  {line.ply}
                </button>
                <span>
                  <WithNames text={line.text} cards={line.cards} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
