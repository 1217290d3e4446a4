/** How the players of a match are called, so that no two are alike, and whether one of them is spoken to as "you". */
import type { Lang } from '@open-gosu/kernel';
import type { Listener } from './games/kit.ts';
import type { Match, Sitter } from './match.ts';

/** Two of one name cannot be told apart in the log: the second gets a number. */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let called = name;
    for (let i = 2; taken.has(called); i++) called = `${name} ${i}`;
    taken.add(called);
    return called;
  });
}

/** Everybody at the table, each with a name of their own. */
export function withOwnNames(sitters: readonly Sitter[]): readonly Sitter[] {
  const names = distinct(sitters.map(({ name }) => name));
  return sitters.map((sitter, seat) => ({ ...sitter, name: names[seat] ?? sitter.name }));
}

export function namesOf({ sitters }: Match): string[] {
  return distinct(sitters.map(({ name }) => name));
}

/** Several people at one device are told of by name; a single one, or one who plays over the network, is told "you". */
export function listenerOf(match: Match, viewer: number, lang: Lang): Listener {
  if (match.start.from === 'seen') return { lang, names: namesOf(match), you: viewer };
  const people = match.sitters.filter(({ kind }) => kind === 'person');
  const isAlone = people.length === 1 && match.sitters[viewer]?.kind === 'person';
  return { lang, names: namesOf(match), you: isAlone ? viewer : -1 };
}

/** The bots at the table, by the names the engine knows them by. */
export function botsIn(sitters: readonly Sitter[]): readonly string[] {
  return sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.bot] : []));
}
