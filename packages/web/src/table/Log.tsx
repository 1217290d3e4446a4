/** What has happened, turn by turn; each line leads to the table at that time. */
import { memo, useEffect, useRef } from 'react';
import type { LogGroup, LogLine } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import { Icon } from './icons.tsx';
import { useRove } from './keys/use-rove.ts';
import { WithNames } from './Names.tsx';
import { WORDS } from './words.ts';
import './log.css';

export interface LogProps {
  readonly log: readonly LogGroup[];
  /** Lines after so many answers are news. */
  readonly newsFrom: number;
  /** The position that is looked at; null for the present one. */
  readonly ply: number | null;
  look?(ply: number): void;
  /** Whether there is something to look at; absent: always. */
  canLook?: ((ply: number) => boolean) | undefined;
  showBattle?(line: LogLine): void;
}

export function Log({ log, newsFrom, ply, look, canLook, showBattle }: LogProps) {
  const say = useWords(WORDS);
  const zone = useRef<HTMLElement>(null);
  const moves = useRove(zone, 'lines');
  const count = log.reduce((sum, { lines }) => sum + lines.length, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are to be seen
  useEffect(() => {
    const list = zone.current;
    if (ply === null && list !== null) list.scrollTop = list.scrollHeight;
  }, [count, ply]);
  if (count === 0) return <p className="muted table-log-empty">{say('emptyLog')}</p>;
  return (
    <section ref={zone} className="table-log" aria-label={say('log')} {...moves}>
      {log.map((group, index) => {
        const { lines } = group;
        const hasNews = (lines.at(-1)?.ply ?? 0) > newsFrom;
        const isShown = lines.some((line) => line.ply === ply);
        return (
          <Group
            // biome-ignore lint/suspicious/noArrayIndexKey: groups are only ever added at the end
            key={index}
            group={group}
            newsFrom={hasNews ? newsFrom : null}
            ply={isShown ? ply : null}
            look={look}
            canLook={canLook}
            showBattle={showBattle}
          />
        );
      })}
    </section>
  );
}

interface GroupProps extends Pick<LogProps, 'ply'> {
  readonly group: LogGroup;
  /** Null where nothing in it is news. */
  readonly newsFrom: number | null;
  readonly look: LogProps['look'];
  readonly canLook: LogProps['canLook'];
  readonly showBattle: LogProps['showBattle'];
}

/** Memo: a turn that is over is drawn once, however long the game goes on. */
const Group = memo(function Group(props: GroupProps) {
  const { group, newsFrom, ply, look, canLook, showBattle } = props;
  const isLast = (at: number) => group.lines[at + 1]?.ply !== group.lines[at]?.ply;
  return (
    <section className="table-log-group" data-seat={group.seat}>
      <h3>{group.title}</h3>
      <ol>
        {group.lines.map((line, at) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
            key={at}
            line={line}
            isNew={newsFrom !== null && line.ply > newsFrom}
            isShown={line.ply === ply}
            look={isLast(at) && canLook?.(line.ply) !== false ? look : undefined}
            showBattle={showBattle}
          />
        ))}
      </ol>
    </section>
  );
});

function Line({
  line,
  isNew,
  isShown,
  look,
  showBattle,
}: {
  readonly line: LogLine;
  readonly isNew: boolean;
  readonly isShown: boolean;
  readonly look: LogProps['look'];
  readonly showBattle: LogProps['showBattle'];
}) {
  const say = useWords(WORDS);
  return (
    <li
      className="table-log-line"
      data-new={isNew || undefined}
      data-hit={line.isAgainstViewer || undefined}
      data-type={line.type}
      aria-current={isShown ? 'true' : undefined}
    >
      <span className="table-log-text">
        {line.isAgainstViewer && (
          <span className="table-log-hit" title={say('againstYou')}>
            <Icon name="target" />
            <span className="unseen">{say('about', { what: say('againstYou'), text: '' })}</span>
          </span>
        )}
        <WithNames text={line.text} cards={line.cards} />
      </span>
      {line.battle !== null && showBattle !== undefined && (
        <button
          type="button"
          className="table-log-look"
          aria-label={say('battleAgain')}
          title={say('battleAgain')}
          onClick={() => showBattle(line)}
        >
          <Icon name="swords" />
        </button>
      )}
      {look !== undefined && (
        <button
          type="button"
          className="table-log-look"
          aria-label={say('about', { what: say('positionAt'), text: line.text })}
          title={say('positionAt')}
          onClick={() => look(line.ply)}
        >
          <Icon name="clock" />
        </button>
      )}
    </li>
  );
}
