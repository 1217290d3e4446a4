/** One click to a table at which the card can be used at once. */
import { useState } from 'react';
import { go } from '../app/route.ts';
import type { Book, BookCard } from '../engine/book.ts';
import { loadNames } from '../home/names.ts';
import { WORDS as HOME_WORDS } from '../home/words.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import { opponentFor, startTrial } from './try-card.ts';
import { WORDS } from './words.ts';

interface TryButtonProps {
  readonly book: Book;
  readonly card: BookCard;
}

export function TryButton({ book, card }: TryButtonProps) {
  const say = useWords(WORDS);
  const sayHome = useWords(HOME_WORDS);
  const { lang } = useSettings();
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const start = async () => {
    setStarting(true);
    setFailure(null);
    try {
      const name = loadNames()[0] || sayHome('playerNth', { number: 1 });
      const begun = await startTrial({ book, card: card.id, name, lang });
      if (begun.ok) return go({ screen: 'play', id: begun.value });
      setFailure(begun.message);
    } catch (fault) {
      setFailure(fault instanceof Error ? fault.message : String(fault));
    }
    setStarting(false);
  };

  return (
    <div className="gallery-try">
      <button
        type="button"
        className="button button-primary"
        aria-disabled={isStarting}
        onClick={isStarting ? undefined : start}
      >
        {isStarting ? say('trying') : say('try', { name: card.name })}
      </button>
      <p className="muted">{say('tryAbout', { bot: opponentFor(lang).name })}</p>
      {failure !== null && <p role="alert">{say('tryFailed', { reason: failure })}</p>}
    </div>
  );
}
