/** One game of the list. */
import { useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import type { SavedMatch } from '../storage/matches.ts';
import { GameLink } from './GameLink.tsx';
import { momentText } from './moments.ts';
import { RowTool } from './RowTool.tsx';
import { GAME_NAMES, isFinished, playersText, standingText } from './titles.ts';
import { exportMatch } from './transfer.ts';
import type { Obstacle } from './use-obstacles.ts';
import { WORDS } from './words.ts';

export function GameRow({
  saved,
  obstacle,
  onDelete,
}: {
  readonly saved: SavedMatch;
  /** Why it cannot be played on. */
  readonly obstacle: Obstacle | null;
  readonly onDelete: () => void;
}) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const [failure, setFailure] = useState<string | null>(null);
  const { id, match, updated } = saved;
  const game = playersText(match, lang, say);
  const isOver = isFinished(saved);

  const exportIt = () => {
    setFailure(null);
    exportMatch(match, updated).then(
      ({ kind, name }) => {
        if (kind === 'position') setFailure(say('asPosition', { file: name }));
      },
      (fault: Error) => setFailure(say('exportFailed', { reason: fault.message })),
    );
  };

  return (
    <li className="games-row panel" data-id={id} data-finished={isOver || undefined}>
      <div className="games-what">
        <strong>{game}</strong>
        <span className="games-facts">
          <span>{GAME_NAMES[match.game]}</span>
          <span>{standingText(saved, lang, say)}</span>
          {saved.wasUndone && <span>{say('withUndo')}</span>}
          {obstacle?.kind === 'rules' && <span>{say('otherRules', { rules: match.rules })}</span>}
          {obstacle?.kind === 'bot' && !isOver && (
            <span>{say('unknownBot', { bot: obstacle.bot })}</span>
          )}
          <time dateTime={new Date(updated).toISOString()}>
            {momentText(updated, Date.now(), lang)}
          </time>
        </span>
        {failure !== null && <span role="alert">{failure}</span>}
      </div>
      <div className="games-actions">
        {obstacle === null && !isOver && <GameLink saved={saved} to="play" look="button-primary" />}
        {obstacle?.kind !== 'rules' && <GameLink saved={saved} to="replay" />}
        <RowTool
          icon="export"
          title={say('export')}
          label={say('exportNamed', { game })}
          act={exportIt}
        />
        <RowTool
          icon="delete"
          title={say('delete')}
          label={say('deleteNamed', { game })}
          act={onDelete}
        />
      </div>
    </li>
  );
}
