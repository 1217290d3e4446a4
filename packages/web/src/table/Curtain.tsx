/** Between two people at one device: nothing hidden is drawn, or even asked for, until the next one takes over. */

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../app/announcer.tsx';
import { useWords } from '../i18n/language.ts';
import { SINGLE } from './keys/use-single.ts';
import { WORDS } from './words.ts';
import './dialogs/end.css';

export function Curtain({ name, lift }: { readonly name: string; lift(): void }) {
  const say = useWords(WORDS);
  const curtain = useRef<HTMLDivElement>(null);
  // Not its button: a key meant for what was there before would show the hand of another.
  useEffect(() => curtain.current?.focus(), []);
  // What the one before was told is not for the next.
  const { clear } = useAnnounce();
  useLayoutEffect(clear, [clear]);
  return (
    <div
      ref={curtain}
      className="table-curtain"
      role="dialog"
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby="table-curtain-title"
    >
      <div className="table-curtain-slip panel">
        <h2 id="table-curtain-title">{say('curtain', { name })}</h2>
        <p>{say('curtainText', { name })}</p>
        <button type="button" className="button button-primary" {...SINGLE} onClick={lift}>
          {say('lift', { name })}
        </button>
      </div>
    </div>
  );
}
