/** Brings a new game into being: the engine checks it, the browser keeps it, and its id leads to the table. */
import type { Lang, Options, Parsed } from '@open-gosu/kernel';
import { ask } from '../engine/client.ts';
import type { GameId, Match, Sitter, Start } from '../engine/match.ts';
import { type SavedMatch, saveMatch } from '../storage/matches.ts';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Five random bits a letter. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Enough for any two games to differ. */
const ID_LENGTH = 10;
const SEED_LENGTH = 16;

export function savedFrom(match: Match, now: number): SavedMatch {
  return {
    id: randomText(ID_LENGTH),
    match,
    staged: [],
    undone: [],
    wasUndone: match.undo === true,
    created: now,
    updated: now,
    winners: null,
  };
}

/** Keeps a match as a new game; gives its id. */
export async function keepMatch(match: Match, part: Partial<SavedMatch> = {}): Promise<string> {
  const saved = { ...savedFrom(match, Date.now()), ...part };
  await saveMatch(saved);
  return saved.id;
}

export interface Plan {
  readonly game: GameId;
  readonly options: Options;
  /** Empty: a new one. */
  readonly seed: string;
  /** In the order of play. */
  readonly sitters: readonly Sitter[];
}

export function newSeed(): string {
  return randomText(SEED_LENGTH);
}

export function startOf({ options, seed }: Plan): Start {
  return { from: 'deal', options, seed: seed.trim() || newSeed() };
}

/** The id of the new game, or why there is none. */
export async function createMatch(plan: Plan, lang: Lang): Promise<Parsed<string>> {
  const { game, sitters } = plan;
  const begun = await ask('begin', { game, start: startOf(plan), sitters, lang });
  return begun.ok ? { ok: true, value: await keepMatch(begun.value) } : begun;
}
