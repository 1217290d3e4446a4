/** A screen of which nothing can be shown: why, and what can be done instead. */
import { useWords } from '../i18n/language.ts';
import type { ApiRefusal } from './http/outcome.ts';
import { WORDS } from './lobby/words.ts';
import { meStore } from './people/use-me.ts';

interface UnreachableProps {
  readonly refusal: ApiRefusal;
  /** What is tried again; unless given, who plays here is asked once more. */
  readonly retry?: (() => void) | undefined;
}

export function Unreachable({ refusal, retry }: UnreachableProps) {
  const say = useWords(WORDS);
  return (
    <div className="app-page app-message">
      <h1>{say('notHere')}</h1>
      <p role="alert">{refusal.message}</p>
      <div className="app-actions">
        {refusal.code !== 'no-server' && (
          <button
            type="button"
            className="button button-primary"
            onClick={retry ?? (() => meStore.load())}
          >
            {say('tryAgain')}
          </button>
        )}
        <a className="button" href="#/new/gosu-x">
          {say('playBots')}
        </a>
      </div>
    </div>
  );
}
