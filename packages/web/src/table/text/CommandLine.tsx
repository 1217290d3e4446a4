/** The line one types commands into: of the table in text mode, and of a replay. */
import type { KeyboardEvent, RefObject } from 'react';
import { useWords } from '../../i18n/language.ts';
import { WORDS } from '../words.ts';

interface CommandLineProps {
  readonly label: string;
  readonly typed: string;
  type(text: string): void;
  send(): void;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

export function CommandLine({ label, typed, type, send, field, onKeyDown }: CommandLineProps) {
  const say = useWords(WORDS);
  return (
    <form
      className="table-text-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label>
        <span className="field-label">{label}</span>
        <input
          ref={field}
          className="field"
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <button type="submit" className="button button-primary">
        {say('sendCommand')}
      </button>
    </form>
  );
}
