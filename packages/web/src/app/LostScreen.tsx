/** An address that leads nowhere. */
import { useWords } from '../i18n/language.ts';
import { WORDS } from './words.ts';

export function LostScreen() {
  const say = useWords(WORDS);
  return (
    <div className="app-page app-message">
      <h1>{say('lost')}</h1>
      <p>{say('lostText')}</p>
      <p>
        <a className="button button-primary" href="#/">
          {say('backHome')}
        </a>
      </p>
    </div>
  );
}
