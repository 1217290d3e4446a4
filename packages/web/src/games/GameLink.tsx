/** Leads into a game: to play on, or to see it again. */
import { hrefOf } from '../app/route.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import type { SavedMatch } from '../storage/matches.ts';
import { playersText } from './titles.ts';
import { WORDS } from './words.ts';

export function GameLink({
  saved: { id, match },
  to,
  look = '',
}: {
  readonly saved: SavedMatch;
  readonly to: 'play' | 'replay';
  readonly look?: 'button-primary' | 'button-small' | '';
}) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const game = playersText(match, lang, say);
  const isPlayed = to === 'play';
  return (
    <a
      className={`button ${look}`.trim()}
      href={hrefOf(isPlayed ? { screen: 'play', id } : { screen: 'replay', id, ply: null })}
      aria-label={say(isPlayed ? 'continueNamed' : 'replayNamed', { game })}
    >
      {say(isPlayed ? 'continue' : 'replay')}
    </a>
  );
}
