/** What the parts of the text mode share: what is told of, and how. */
import type { Lang, Parsed } from '@open-gosu/kernel';
import type { Book } from './book.ts';
import type { GameId } from './match.ts';
import type { Asked } from './requests.ts';
import type { Scene } from './scene.ts';
import { tellIn } from './tell-words.ts';

export type Wanted = Asked<'tell'>;
export type Lines = Parsed<readonly string[]>;

export interface Telling {
  readonly asked: Wanted;
  readonly lang: Lang;
  readonly scene: Scene;
  readonly book: Book;
  /** What follows the command. */
  readonly about: string;
}

export function yes(lines: readonly string[]): Lines {
  return { ok: true, value: lines };
}

export function no(message: string): Lines {
  return { ok: false, code: 'unknown-command', message };
}

export function cardName({ book }: Telling, id: string): string {
  return book.cards.find((card) => card.id === id)?.name ?? id;
}

export function listed({ lang }: Telling, items: readonly string[]): string {
  return items.length === 0 ? tellIn(lang, 'none') : items.join(', ');
}

export function cardNames(t: Telling, ids: readonly string[]): string {
  return listed(
    t,
    ids.map((id) => cardName(t, id)),
  );
}

/** What the games call the same things. */
export const WORDS_OF = {
  'gosu-x': {
    value: 'value',
    shift: 'shift',
    noShift: 'noShift',
    onlyShift: 'onlyShift',
    captured: 'captured',
  },
  'gosu-tactics': {
    value: 'strength',
    shift: 'mutation',
    noShift: 'noMutation',
    onlyShift: 'onlyMutation',
    captured: 'imprisoned',
  },
} as const satisfies { readonly [G in GameId]: unknown };
