/** What has happened, turn by turn; each line leads to the table at that time. */
import { useEffect, useRef } from 'react';
import type { LogGroup, LogLine } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import { Icon } from './icons.tsx';
import { WithNames } from './Names.tsx';
import { WORDS } from './words.ts';
import './side.css';

export interface LogProps {
  readonly log: readonly LogGroup[];
  /** Lines after so many answers are news. */
  readonly newsFrom: number;
  /** The position that is looked at; null for the present one. */
  readonly ply: number | null;
  look?(ply: number): void;
  showBattle?(line: LogLine): void;
}

export function Log({ log, newsFrom, ply, look, showBattle }: LogProps) {
  const say = useWords(WORDS);
  const end = useRef<HTMLDivElement>(null);
  const count = log.reduce((sum, { lines }) => sum + lines.length, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are to be seen
  useEffect(() => {
    const list = end.current?.parentElement;
    if (ply === null && list) list.scrollTop = list.scrollHeight;
  }, [count, ply]);
  if (count === 0) return <p className="muted table-log-empty">{say('emptyLog')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
    <section className="table-log" tabIndex={0} aria-label={say('log')}>
      {log.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are only ever added at the end
        <section key={index} className="table-log-group" data-seat={group.seat}>
          <h3>{group.title}</h3>
          <ol>
            {group.lines.map((line, at) => (
              <Line
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
                key={at}
                line={line}
                isNew={line.ply > newsFrom}
                isShown={line.ply === ply}
                look={group.lines[at + 1]?.ply === line.ply ? undefined : look}
                showBattle={showBattle}
              />
            ))}
          </ol>
        </section>
      ))}
      <div ref={end} />
    </section>
  );
}

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
            <span className="unseen">{say('againstYou')}: </span>
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
          aria-label={`${say('positionAt')}: ${line.text}`}
          title={say('positionAt')}
          onClick={() => look(line.ply)}
        >
          <Icon name="clock" />
        </button>
      )}
    </li>
  );
}
