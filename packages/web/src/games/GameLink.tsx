/** Leads into a game: to play on or, where it is over, to see it again. */
import { hrefOf } from '../app/route.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import type { SavedMatch } from '../storage/matches.ts';
import { isFinished, playersText } from './titles.ts';
import { WORDS } from './words.ts';

export function GameLink({ saved }: { readonly saved: SavedMatch }) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const { id, match } = saved;
  const game = playersText(match, lang, say);
  return isFinished(saved) ? (
    <a
      className="button button-small"
      href={hrefOf({ screen: 'replay', id, ply: null })}
      aria-label={say('replayNamed', { game })}
    >
      {say('replay')}
    </a>
  ) : (
    <a
      className="button button-small"
      href={hrefOf({ screen: 'play', id })}
      aria-label={say('continueNamed', { game })}
    >
      {say('continue')}
    </a>
  );
}
