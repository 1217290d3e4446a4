/** The way to one's name on the server, and to the matches there. */
import { hrefOf } from '../app/route.ts';
import { useWords } from '../i18n/language.ts';
import { Group } from './Group.tsx';
import { WORDS } from './words.ts';

export function Online() {
  const say = useWords(WORDS);
  return (
    <Group title={say('online')}>
      <p>{say('onlineAbout')}</p>
      <p className="app-actions">
        <a className="button" href={hrefOf({ screen: 'me' })}>
          {say('account')}
        </a>
        <a className="button" href={hrefOf({ screen: 'lobby' })}>
          {say('lobby')}
        </a>
      </p>
    </Group>
  );
}
