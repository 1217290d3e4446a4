/** An entry of the list that is no game any more: it can be given away as it is, or deleted. */
import { useWords } from '../i18n/language.ts';
import type { Damaged } from '../storage/matches.ts';
import { damagedFile, damagedName, damagedText } from './damaged.ts';
import { RowTool } from './RowTool.tsx';
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
        <RowTool
          icon="export"
          title={say('export')}
          label={say('exportDamaged', { name })}
          act={() => download(damagedFile(damaged), damagedText(damaged))}
        />
        <RowTool
          icon="delete"
          title={say('delete')}
          label={say('deleteDamaged', { name })}
          act={onDelete}
        />
      </div>
    </li>
  );
}
