/** What the lesson says: beside the table where there is room, in front of it elsewhere. */
import { useWords } from '../i18n/language.ts';
import { TableDialog } from '../table/dialogs/Dialogs.tsx';
import { WORDS } from './words.ts';
import './learn.css';

export interface CoachProps {
  readonly title: string;
  readonly place: { readonly now: number; readonly of: number };
  readonly reason: string;
  readonly task: string;
}

export function CoachPanel({ title, place, reason, task }: CoachProps) {
  const say = useWords(WORDS);
  return (
    <section className="learn-coach" aria-label={say('coach')}>
      <p className="learn-place">{say('place', place)}</p>
      <h2>{title}</h2>
      <div aria-live="polite">
        <p>{reason}</p>
      </div>
      <p className="learn-task">{task}</p>
      <a className="button button-small" href="#/learn">
        {say('toLessons')}
      </a>
    </section>
  );
}

export function CoachDialog({ title, place, reason, task, close }: CoachProps & { close(): void }) {
  const say = useWords(WORDS);
  return (
    <TableDialog
      title={title}
      close={close}
      footer={
        <div className="table-actions">
          <button type="button" className="button button-primary" onClick={close}>
            {say('doIt')}
          </button>
        </div>
      }
    >
      <p className="learn-place">{say('place', place)}</p>
      <p>{reason}</p>
      <p className="learn-task">{task}</p>
    </TableDialog>
  );
}
