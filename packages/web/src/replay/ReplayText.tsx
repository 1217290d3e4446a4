/** A replay in words: what lies on the table at a decision, and answers to the commands of the text mode. */

import { type ReactNode, useEffect, useState } from 'react';
import { BookProvider } from '../cards/books.tsx';
import { ZoomProvider } from '../cards/zoom.tsx';
import { ask } from '../engine/client.ts';
import type { Match } from '../engine/match.ts';
import type { Scene } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import { CommandLine } from '../table/text/CommandLine.tsx';
import { TextSummary } from '../table/text/TextTable.tsx';
import { WORDS as TABLE_WORDS } from '../table/words.ts';
import { cut, type Eyes } from './positions.ts';
import { WORDS } from './words.ts';
import '../table/board/table.css';

interface ReplayTextProps {
  readonly match: Match;
  readonly ply: number;
  readonly eyes: Eyes;
  readonly scene: Scene;
  readonly header: ReactNode;
  readonly steppers: ReactNode;
  readonly story: ReactNode;
}

export function ReplayText(props: ReplayTextProps) {
  const { match, ply, eyes, scene, header, steppers, story } = props;
  const say = useWords(WORDS);
  const sayTable = useWords(TABLE_WORDS);
  const { lang } = useSettings();
  const [typed, setTyped] = useState('');
  const [command, setCommand] = useState('score');
  const [told, setTold] = useState<readonly string[]>([]);

  // The same command is answered anew at every decision: one steps on and hears what has changed.
  useEffect(() => {
    let isCurrent = true;
    const viewer = typeof eyes === 'number' ? eyes : -1;
    ask('tell', { match: cut(match, ply), viewer, lang, command }).then((answer) => {
      if (isCurrent) setTold(answer.ok ? answer.value : [answer.message]);
    });
    return () => {
      isCurrent = false;
    };
  }, [match, ply, eyes, lang, command]);

  return (
    <BookProvider game={scene.game}>
      <ZoomProvider>
        <div className="table table-texts" data-ply={ply} data-game={scene.game}>
          {header}
          <div className="table-text">
            <section aria-labelledby="replay-table">
              <h2 id="replay-table">{sayTable('table')}</h2>
              <TextSummary scene={scene} />
            </section>
            {steppers}
            <section aria-labelledby="replay-asked">
              <h2 id="replay-asked">{command}</h2>
              <div className="table-text-log" aria-live="polite">
                {told.map((line, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
                  <p key={i}>{line}</p>
                ))}
              </div>
              <CommandLine
                label={say('command')}
                typed={typed}
                type={setTyped}
                send={() => {
                  if (typed.trim() !== '') setCommand(typed.trim());
                  setTyped('');
                }}
              />
            </section>
            {story}
          </div>
        </div>
      </ZoomProvider>
    </BookProvider>
  );
}
