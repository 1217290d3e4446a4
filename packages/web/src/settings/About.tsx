/** What this is, whose it is, and what it is made with. */
import { useWords } from '../i18n/language.ts';
import { Group } from './Group.tsx';
import { WORDS } from './words.ts';

export function About() {
  const say = useWords(WORDS);
  return (
    <Group title={say('about')}>
      <p>{say('unofficial')}</p>
      <p>{say('reconstruction')}</p>
      <p>{say('privacy')}</p>
      <p>{say('licences')}</p>
    </Group>
  );
}
