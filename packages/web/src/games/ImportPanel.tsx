/** Where record files are dropped, chosen or pasted. */
import { type DragEvent, useRef, useState } from 'react';
import { useAnnounce } from '../app/announcer.tsx';
import { Icon } from '../app/icons.tsx';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import type { SavedMatch } from '../storage/matches.ts';
import { GameLink } from './GameLink.tsx';
import { isFinished, playersText } from './titles.ts';
import { type Imported, importAll, type Offered } from './transfer.ts';
import { WORDS } from './words.ts';

export function ImportPanel({
  matches,
  onImported,
}: {
  /** The games that are here now. */
  readonly matches: readonly SavedMatch[] | null;
  readonly onImported: () => Promise<void>;
}) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const announce = useAnnounce();
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState('');
  const [result, setResult] = useState<Imported | null>(null);
  const chooser = useRef<HTMLInputElement>(null);

  const knownText = ({ match }: SavedMatch) =>
    say('alreadyHere', { game: playersText(match, lang, say) });

  const take = async (files: readonly Offered[]) => {
    if (files.length === 0) return;
    const imported = await importAll(files, lang);
    setResult(imported);
    if (imported.refusals.length === 0) setText('');
    if (imported.ids.length > 0) announce.polite(say('imported', { count: imported.ids.length }));
    for (const saved of imported.known) announce.polite(knownText(saved));
    await onImported();
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files].map(offered));
  };

  return (
    <section
      className="games-import panel panel-padded"
      aria-labelledby="import-title"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id="import-title" className="panel-title">
        {say('importTitle')}
      </h2>
      <p>{say('importHow')}</p>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])].map(offered);
          // The same file may be chosen again.
          event.target.value = '';
          take(files);
        }}
      />
      <button type="button" className="button" onClick={() => chooser.current?.click()}>
        <Icon name="import" />
        {say('choose')}
      </button>
      <label>
        <span className="field-label">{say('paste')}</span>
        <textarea
          className="field"
          rows={3}
          value={text}
          spellCheck={false}
          placeholder='{ "record": 1, … }'
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button
        type="button"
        className="button"
        disabled={text.trim() === ''}
        onClick={() => take([pasted(say('pasted'), text)])}
      >
        {say('importPasted')}
      </button>
      {result !== null && (
        <div className="games-imported">
          {result.ids.length > 0 && <p>{say('imported', { count: result.ids.length })}</p>}
          {result.known.map((saved) => (
            <p key={saved.id} className="games-known">
              {knownText(saved)}{' '}
              {matches?.some(({ id }) => id === saved.id) && (
                <GameLink
                  saved={saved}
                  to={isFinished(saved) ? 'replay' : 'play'}
                  look="button-small"
                />
              )}
            </p>
          ))}
          {result.refusals.map((refusal) => (
            <p key={refusal} role="alert" className="games-refusal">
              {refusal}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

function offered(file: File): Offered {
  return { name: file.name, size: file.size, text: () => file.text() };
}

function pasted(name: string, text: string): Offered {
  return { name, size: text.length, text: async () => text };
}
