/** How one hears of one's turn in games of days, by what this server does. */
import { useWords } from '../../i18n/language.ts';
import { api } from '../http/api.ts';
import { useMe } from '../people/use-me.ts';
import { useTold } from '../people/use-told.ts';
import { WORDS } from './words.ts';

export function DaysAbout() {
  const say = useWords(WORDS);
  const { me } = useMe();
  // The server tells only those it knows.
  if (me === null) return say('days-unknown');
  return me.pushKey === undefined ? <WithoutPush /> : say('days-push');
}

function WithoutPush() {
  const say = useWords(WORDS);
  const { told } = useTold('notices', () => api.notices({}));
  if (told === null) return null;
  return say(told.ok && told.value.hooks ? 'days-hook' : 'days-none');
}
