/** The book of a game in one language. */

import { kitOf } from './games/registry.ts';
import type { Asked, Told } from './requests.ts';

export function bookOf({ game, lang }: Asked<'book'>): Told<'book'> {
  return kitOf(game).book(lang);
}
