/** Between two people at one device: nothing hidden is drawn, or even asked for, until the next one takes over. */
import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/language.ts';
import { WORDS } from './words.ts';
import './end.css';

export function Curtain({ name, lift }: { readonly name: string; lift(): void }) {
  const say = useWords(WORDS);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      className="table-curtain"
      role="dialog"
      aria-modal="true"
      aria-labelledby="table-curtain-title"
    >
      <div className="table-curtain-slip panel">
        <h2 id="table-curtain-title">{say('curtain', { name })}</h2>
        <p>{say('curtainText', { name })}</p>
        <button ref={button} type="button" className="button button-primary" onClick={lift}>
          {say('lift', { name })}
        </button>
      </div>
    </div>
  );
}
