/** How the players of a match are called, and whether one of them is spoken to as "you". */
import type { Lang } from '@open-gosu/kernel';
import type { Listener } from './games/kit.ts';
import type { Match } from './match.ts';

/** Names that occur twice are told apart by their number at the table. */
export function namesOf({ sitters }: Match): string[] {
  return sitters.map(({ name }, seat) =>
    sitters.some((other, at) => at !== seat && other.name === name) ? `${name} ${seat + 1}` : name,
  );
}

/** Several people at one device are told of by name; a single one is told "you". */
export function listenerOf(match: Match, viewer: number, lang: Lang): Listener {
  const people = match.sitters.filter(({ kind }) => kind === 'person');
  const isAlone = people.length === 1 && match.sitters[viewer]?.kind === 'person';
  return { lang, names: namesOf(match), you: isAlone ? viewer : -1 };
}
