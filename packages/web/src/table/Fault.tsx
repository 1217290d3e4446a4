/** What the player reads when something of ours went wrong: beside the table, or instead of it. */
import type { ReactNode } from 'react';
import { useWords } from '../i18n/language.ts';
import { WORDS } from './words.ts';
import './dialogs/end.css';
import './fault.css';

/** Over the table, whoever decides: the game can go on from where it is kept. */
export function FaultLine({ fault, goOn }: { readonly fault: string | null; goOn(): void }) {
  const say = useWords(WORDS);
  if (fault === null) return null;
  return (
    <div className="table-fault panel" role="alert">
      <p>
        {say('fault')} {fault}
      </p>
      <button type="button" className="button button-primary button-small" onClick={goOn}>
        {say('faultGoOn')}
      </button>
    </div>
  );
}

/** A match of other rules. `children`: the way out. */
export function UnplayableScreen(props: { readonly reason: string; readonly children: ReactNode }) {
  const say = useWords(WORDS);
  return (
    <div className="table-message" role="alert">
      <h1>{say('unplayable')}</h1>
      <p>{say('unplayableText', { reason: props.reason })}</p>
      {props.children}
    </div>
  );
}

/** Where there is no table to go on at. */
export function FaultScreen({ fault }: { readonly fault: string }) {
  const say = useWords(WORDS);
  return (
    <div className="table-message" role="alert">
      <h1>{say('fault')}</h1>
      <p>{fault}</p>
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        {say('faultAgain')}
      </button>
    </div>
  );
}
