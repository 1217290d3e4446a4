/**
 * The record of a game: what it takes to play it again, and nothing else, written while playing. `read-record.ts` reads
 * it back as untrusted input, `replay.ts` plays it again.
 */
import type { ActionCode } from './action.ts';
import type { Game, Options, Result } from './game.ts';
import type { Lang } from './lang.ts';
import type { Seed } from './rng.ts';

export interface RecordPlayer {
  readonly name: string;
  /** Who plays: `human`, or a bot's name. */
  readonly kind: string;
}

const NTH: { readonly [L in Lang]: string } = { en: 'player', fr: 'joueur' };

/** How a player is called who has no name, or shares it. */
export function playerNth(seat: number, lang: Lang): string {
  return `${NTH[lang]} ${seat + 1}`;
}

export interface GameRecord {
  readonly record: 1;
  readonly game: string;
  /** The rules version it was played with; another one is not replayed. */
  readonly rules: string;
  readonly options: Options;
  readonly seed: Seed;
  readonly players: readonly RecordPlayer[];
  /** Written forms, forced answers left out. */
  readonly answers: readonly string[];
  /** Null while the game runs. */
  readonly result: Result | null;
  /** Something was taken back while it was played; absent otherwise. */
  readonly undo?: true;
}

/** A record that is still being written. */
export type OpenRecord = GameRecord & { readonly answers: string[] };

export function startRecord<S>(
  game: Pick<Game<S>, 'id' | 'rules'>,
  options: Options,
  seed: Seed,
  players: readonly RecordPlayer[],
): OpenRecord {
  return {
    record: 1,
    game: game.id,
    rules: game.rules,
    options,
    seed,
    players: players.map(({ name, kind }) => ({ name, kind })),
    answers: [],
    result: null,
  };
}

/** Notes a legal answer; to be called before it is played. */
export function addAnswer<S>(
  record: OpenRecord,
  game: Pick<Game<S>, 'describe'>,
  state: S,
  code: ActionCode,
): void {
  record.answers.push(game.describe(state, code));
}

export function endRecord(record: GameRecord, result: Result): GameRecord {
  return { ...record, result };
}
