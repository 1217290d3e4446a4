/** Sets up a table to try a card at, against a bot of modest strength; it is kept like any other game. */
import type { Lang, Parsed } from '@open-gosu/kernel';
import type { Book } from '../engine/book.ts';
import { ask } from '../engine/client.ts';
import type { Sitter } from '../engine/match.ts';
import { keepMatch } from '../home/create-match.ts';
import { levelChoices } from '../home/levels.ts';
import { tryPosition } from './try-position.ts';

/** The second of the levels. */
const OPPONENT = 1;

export function opponentFor(lang: Lang): Extract<Sitter, { kind: 'bot' }> {
  const choice = levelChoices(lang)[OPPONENT];
  return { kind: 'bot', name: choice?.name ?? '', bot: choice?.bot ?? 'level-2' };
}

interface Trial {
  readonly book: Book;
  readonly card: string;
  readonly name: string;
  readonly lang: Lang;
}

/** The id of the new game, or why there is none. */
export async function startTrial({ book, card, name, lang }: Trial): Promise<Parsed<string>> {
  const { game, cards } = book;
  const position = tryPosition(game, card, cards);
  const begun = await ask('begin', {
    game,
    start: { from: 'position', position },
    sitters: [{ kind: 'person', name }, opponentFor(lang)],
    lang,
  });
  return begun.ok ? { ok: true, value: await keepMatch(begun.value) } : begun;
}
