/** The end of a game: who has won and how, and what can be done next. */
import { type ReactNode, useState } from 'react';
import { go, hrefOf } from '../../app/route.ts';
import type { Ending, Scene } from '../../engine/scene.ts';
import { download, fileOf, type GameFile } from '../../games/transfer.ts';
import { WORDS as GAMES_WORDS } from '../../games/words.ts';
import { createMatch } from '../../home/create-match.ts';
import { again } from '../../home/form.ts';
import { useWords } from '../../i18n/language.ts';
import { settingsNow } from '../../settings/settings.ts';
import type { SavedMatch } from '../../storage/matches.ts';
import { Way } from '../board/Seat.tsx';
import { useSeatName } from '../names.ts';
import { WORDS } from '../words.ts';
import { TableDialog } from './Dialogs.tsx';
import './end.css';

export interface EndProps {
  readonly scene: Scene;
  readonly ending: Ending;
  readonly saved: SavedMatch;
  /** Instead of what one device offers. */
  readonly actions?: ReactNode;
  close(): void;
}

export function EndDialog({ scene, ending, saved, actions, close }: EndProps) {
  const say = useWords(WORDS);
  const nameOf = useSeatName(scene);
  return (
    <TableDialog title={titleOf()} close={close}>
      <div className="table-end">
        <p className="table-end-text">{ending.text}</p>
        {saved.wasUndone && <p className="muted">{say('withUndo')}</p>}
        <div className="table-end-seats">
          {scene.seats.map((seat) => (
            <section key={seat.seat} data-winner={ending.winners.includes(seat.seat) || undefined}>
              <h3>{nameOf(seat.seat)}</h3>
              <ul className="table-ways">
                {seat.progress.map((progress) => (
                  <Way key={progress.way} progress={progress} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        {actions ?? (
          <EndActions saved={saved}>
            <button type="button" className="button button-quiet" onClick={close}>
              {say('lookAround')}
            </button>
          </EndActions>
        )}
      </div>
    </TableDialog>
  );

  function titleOf(): string {
    const people = scene.seats.filter(({ isBot }) => !isBot);
    const isOwn = scene.you === undefined ? people.length === 1 : scene.you >= 0;
    if (!isOwn || scene.viewer < 0 || ending.winners.length === 0) return say('ended');
    if (!ending.winners.includes(scene.viewer)) return say('lost');
    return ending.winners.length === scene.seats.length ? say('drawn') : say('won');
  }
}

function EndActions({
  saved,
  children,
}: {
  readonly saved: SavedMatch;
  readonly children?: ReactNode;
}) {
  const say = useWords(WORDS);
  const sayGames = useWords(GAMES_WORDS);
  const [note, setNote] = useState('');
  const { match, id } = saved;
  return (
    <div className="table-actions table-end-actions">
      {match.start.from === 'deal' && (
        <button
          type="button"
          className="button button-primary"
          onClick={async () => {
            const created = await createMatch(again(match), settingsNow().lang).catch(refused);
            if (created.ok) go({ screen: 'play', id: created.value });
            else setNote(created.message);
          }}
        >
          {say('rematch')}
        </button>
      )}
      <a className="button" href={hrefOf({ screen: 'replay', id, ply: null })}>
        {say('toReplay')}
      </a>
      <button
        type="button"
        className="button"
        onClick={async () => {
          const file = await shareRecord(saved).catch(refused);
          if (file === null) setNote('');
          else if ('ok' in file) setNote(file.message);
          else if (file.kind === 'record') setNote(say('shared', { file: file.name }));
          else setNote(sayGames('asPosition', { file: file.name }));
        }}
      >
        {say('shareRecord')}
      </button>
      {children}
      <p role="status" className="table-end-note">
        {note}
      </p>
    </div>
  );
}

function refused(fault: unknown) {
  return { ok: false, message: fault instanceof Error ? fault.message : String(fault) } as const;
}

/** Hands the record to whatever shares files here, else saves it; gives the file that was saved. */
async function shareRecord({ match, updated }: SavedMatch): Promise<GameFile | null> {
  const made = await fileOf(match, updated);
  const { name, text } = made;
  const file = new File([text], name, { type: 'application/json' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: name });
      return null;
    } catch {
      // Refused or dismissed: it is saved instead.
    }
  }
  download(name, text);
  return made;
}
