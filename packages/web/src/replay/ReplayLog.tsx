/** What happened, by turns; every line leads to its position. */
import { memo, useEffect, useRef } from 'react';
import type { LogGroup } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import { useRove } from '../table/keys/use-rove.ts';
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
    .map((group) => {
      const lines = group.lines.filter((line) => line.ply <= ply);
      return lines.length === group.lines.length ? group : { ...group, lines };
    })
    .filter(({ lines }) => lines.length > 0);
}

export function ReplayLog({ groups, ply, isBlind, goTo }: ReplayLogProps) {
  const say = useWords(WORDS);
  const zone = useRef<HTMLElement>(null);
  const moves = useRove(zone, 'lines');
  const shown = isBlind ? upTo(groups, ply) : groups;
  const current = Math.max(
    -1,
    ...groups.flatMap(({ lines }) => lines).map((l) => (l.ply <= ply ? l.ply : -1)),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the line of another ply is another line.
  useEffect(() => {
    const lines = zone.current?.querySelectorAll('[data-now]');
    lines?.[lines.length - 1]?.scrollIntoView({ block: 'nearest' });
  }, [ply, groups]);

  return (
    <section ref={zone} className="replay-log" aria-label={say('log')} {...moves}>
      {shown.map((group, i) => {
        const first = group.lines[0]?.ply ?? 0;
        const last = group.lines.at(-1)?.ply ?? 0;
        const hasNow = first <= current && current <= last;
        return (
          <Group
            // biome-ignore lint/suspicious/noArrayIndexKey: groups are a story, in order; they never move.
            key={i}
            group={group}
            now={hasNow ? current : null}
            isLater={first > ply}
            goTo={goTo}
          />
        );
      })}
    </section>
  );
}

interface GroupProps {
  readonly group: LogGroup;
  /** The ply one is at, where it is one of these; what comes after it is yet to come. */
  readonly now: number | null;
  /** All of it is yet to come. */
  readonly isLater: boolean;
  readonly goTo: (ply: number) => void;
}

/** Memo: a step changes the turn one leaves and the turn one comes to. */
const Group = memo(function Group({ group, now, isLater, goTo }: GroupProps) {
  const say = useWords(WORDS);
  return (
    <div className="replay-group">
      <h2>{group.title}</h2>
      <ol>
        {group.lines.map((line, j) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            key={j}
            data-now={line.ply === now || undefined}
            data-later={isLater || (now !== null && line.ply > now) || undefined}
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
  );
});
