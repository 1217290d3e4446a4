/** Other keys for the commands of the table: press the button, then the key. */
import { useEffect, useState } from 'react';
import { useAnnounce } from '../app/announcer.tsx';
import { useWords } from '../i18n/language.ts';
import { WORDS as TABLE_WORDS } from '../table/words.ts';
import { commandFor, KEY_NAMES, type KeyName, keyFrom, USUAL_KEYS, withKey } from './keys.ts';
import { changeSettings, settingsNow, useSettings } from './settings.ts';
import { WORDS } from './words.ts';
import './keys.css';

const ABOUT = {
  pass: 'keyPass',
  tokens: 'keyTokens',
  undo: 'keyUndo',
  redo: 'keyRedo',
  hint: 'keyHint',
  log: 'keyLog',
  pin: 'keyPin',
  zen: 'keyZen',
  help: 'keyHelp',
} as const satisfies { readonly [N in KeyName]: keyof typeof TABLE_WORDS };

export function KeySettings() {
  const say = useWords(WORDS);
  const { keys, hasShortcuts } = useSettings();
  const [waiting, setWaiting] = useState<KeyName | null>(null);
  const [note, setNote] = useState('');
  useNextKey(waiting, setWaiting, setNote);
  if (!hasShortcuts) return null;
  return (
    <details className="settings-keys">
      <summary>{say('keys')}</summary>
      <p className="muted">{say('keysAbout')}</p>
      <ul>
        {KEY_NAMES.map((name) => (
          <li key={name}>
            <KeyRow
              name={name}
              pressed={keys[name]}
              isWaiting={waiting === name}
              wait={() => setWaiting(waiting === name ? null : name)}
            />
          </li>
        ))}
      </ul>
      <p role="status">{note}</p>
      <button
        type="button"
        className="button button-small"
        onClick={() => {
          changeSettings({ keys: USUAL_KEYS });
          setNote(say('keysReset'));
        }}
      >
        {say('resetKeys')}
      </button>
    </details>
  );
}

function KeyRow({
  name,
  pressed,
  isWaiting,
  wait,
}: {
  readonly name: KeyName;
  readonly pressed: string;
  readonly isWaiting: boolean;
  wait(): void;
}) {
  const say = useWords(WORDS);
  const sayTable = useWords(TABLE_WORDS);
  const what = sayTable(ABOUT[name]);
  return (
    <>
      <span>{what}</span>
      <button
        type="button"
        className="button button-small"
        aria-pressed={isWaiting}
        aria-label={say('changeKey', { what, key: pressed })}
        onClick={wait}
      >
        {isWaiting ? say('pressKey') : <kbd>{pressed}</kbd>}
      </button>
    </>
  );
}

/** The next key that is pressed is the new one; Escape leaves all as it was, and Tab goes on as ever. */
function useNextKey(
  waiting: KeyName | null,
  setWaiting: (name: KeyName | null) => void,
  setNote: (note: string) => void,
): void {
  const say = useWords(WORDS);
  const sayTable = useWords(TABLE_WORDS);
  const { assertive } = useAnnounce();
  useEffect(() => {
    if (waiting === null) return;
    assertive(say('pressKey'));
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || key === 'Shift') return;
      setWaiting(null);
      if (key === 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') return;
      const chosen = keyFrom(key);
      if (chosen === null) return setNote(say('notThisKey', { key }));
      const { keys } = settingsNow();
      const other = commandFor(keys, chosen);
      changeSettings({ keys: withKey(keys, waiting, chosen) });
      const isSwapped = other !== null && other !== waiting;
      const what = sayTable(ABOUT[isSwapped ? other : waiting]);
      setNote(
        isSwapped
          ? say('keySwapped', { what, key: keys[waiting] })
          : say('keyIs', { what, key: chosen }),
      );
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [waiting, setWaiting, setNote, say, sayTable, assertive]);
}
