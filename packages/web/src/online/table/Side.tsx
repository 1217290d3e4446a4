/** The column beside the table: who is there, what happened, what was said. */
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/language.ts';
import './side.css';
import { WORDS } from './words.ts';

export type SideTab = 'log' | 'talk';

export interface SideProps {
  readonly people: ReactNode;
  readonly log: ReactNode;
  readonly talk: ReactNode;
  readonly tab: SideTab;
  readonly unread: number;
  open(tab: SideTab): void;
}

export function Side({ people, log, talk, tab, unread, open }: SideProps) {
  const say = useWords(WORDS);
  const talkWord = unread > 0 ? say('tabTalkNew', { count: unread }) : say('tabTalk');
  return (
    <div className="match-side">
      {people}
      <div className="match-tabs">
        {(['log', 'talk'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="match-tab"
            aria-pressed={tab === each}
            onClick={() => open(each)}
          >
            {each === 'log' ? say('tabLog') : talkWord}
          </button>
        ))}
      </div>
      <div className="match-side-body">{tab === 'log' ? log : talk}</div>
    </div>
  );
}
