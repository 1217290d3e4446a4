/** Random games over the engine's requests: what the page would send, and what it would get. */
import { type ActionCode, at, below, legalList, makeRng, type Seed } from '@open-gosu/kernel';
import { answer } from '../../src/engine/answer.ts';
import { kitOf } from '../../src/engine/games/registry.ts';
import type { GameId, Match, Sitter } from '../../src/engine/match.ts';
import { playedOf } from '../../src/engine/play.ts';

export interface TableOf {
  readonly game: GameId;
  readonly players: number;
  readonly options?: { readonly [name: string]: unknown };
}

export const TABLES: readonly TableOf[] = [
  { game: 'gosu-x', players: 2 },
  { game: 'gosu-tactics', players: 2 },
  { game: 'gosu-tactics', players: 3 },
  { game: 'gosu-tactics', players: 4 },
];

export function tableName({ game, players }: TableOf): string {
  return `${game}, ${players} players`;
}

const NAMES = ['Ada', 'Bob', 'Cléo', 'Dan'];

export function person(name: string): Sitter {
  return { kind: 'person', name };
}

export function bot(name: string, level: string): Sitter {
  return { kind: 'bot', name, bot: level };
}

/** `people`: how many of the seats are people, from the first; the others are bots. */
export function newMatch(table: TableOf, seed: Seed, people = table.players): Match {
  const sitters = NAMES.slice(0, table.players).map((name, seat) =>
    seat < people ? person(name) : bot(name, 'level-1'),
  );
  const start = { from: 'deal', options: table.options ?? {}, seed } as const;
  const begun = answer('begin', { game: table.game, start, sitters, lang: 'en' });
  if (!begun.ok) throw new Error(begun.message);
  return begun.value;
}

/** Where a failure happened, and how to get there again. */
export function placeOf(match: Match): string {
  const seed = match.start.from === 'deal' ? match.start.seed : '?';
  return `${match.game}, ${match.sitters.length} players, seed ${seed}, ${match.answers.length} answers: ${match.answers.slice(-6).join(', ')}`;
}

export function legalOf(match: Match): ActionCode[] {
  const { kit, state } = playedOf(match);
  return legalList(kit.game, state);
}

/** Answers of a random game, each with the match before it; `look` may be skipped at random by `every`. */
export function watch(
  table: TableOf,
  seed: Seed,
  look: (match: Match, legal: readonly ActionCode[], chosen: ActionCode) => void,
  every = 1,
): Match {
  const { game } = kitOf(table.game);
  const rng = makeRng(`watch ${seed}`);
  let match = newMatch(table, seed);
  for (let ply = 0; ; ply++) {
    const { state } = playedOf(match);
    const legal = legalList(game, state);
    if (legal.length === 0) return match;
    const chosen = at(legal, below(rng, legal.length));
    if (ply % every === 0) {
      try {
        look(match, legal, chosen);
      } catch (error) {
        throw new Error(`${placeOf(match)}\n${(error as Error).stack}`);
      }
    }
    match = { ...match, answers: [...match.answers, game.describe(state, chosen)] };
  }
}
