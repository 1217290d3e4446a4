/** An entry of the list that is no game any more: it can be given away as it is, or deleted. */
import { Icon } from '../app/icons.tsx';
import { useWords } from '../i18n/language.ts';
import type { Damaged } from '../storage/matches.ts';
import { damagedFile, damagedName, damagedText } from './damaged.ts';
import { download } from './transfer.ts';
import { WORDS } from './words.ts';

interface DamagedRowProps {
  readonly damaged: Damaged;
  readonly onDelete: () => void;
}

export function DamagedRow({ damaged, onDelete }: DamagedRowProps) {
  const say = useWords(WORDS);
  const name = damagedName(damaged);
  return (
    <li className="games-row games-damaged panel" data-id={name}>
      <div className="games-what">
        <strong>{say('damaged', { name })}</strong>
        <span className="games-facts">
          <span>{say('damagedText')}</span>
        </span>
      </div>
      <div className="games-actions">
        <button
          type="button"
          className="button button-icon"
          title={say('export')}
          aria-label={say('exportDamaged', { name })}
          onClick={() => download(damagedFile(damaged), damagedText(damaged))}
        >
          <Icon name="export" />
        </button>
        <button
          type="button"
          className="button button-icon"
          title={say('delete')}
          aria-label={say('deleteDamaged', { name })}
          onClick={onDelete}
        >
          <Icon name="delete" />
        </button>
      </div>
    </li>
  );
}
