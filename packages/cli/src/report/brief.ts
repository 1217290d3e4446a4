/** What a report is about: all that its figures follow from, and the command that makes it again. */
import type { Options, Seed } from '@open-gosu/kernel';

export interface Brief {
  readonly game: string;
  /** The rules version of the game. */
  readonly rules: string;
  readonly options: Options;
  readonly players: number;
  /** One bot for all seats. */
  readonly bot: string;
  readonly games: number;
  readonly seed: Seed;
  /** The rule options as they were typed: flags and values in turn. */
  readonly typedOptions: readonly string[];
}

/** The same figures for the same command: threads, language and file make no difference and are left out. */
export function commandOf({ game, players, bot, games, seed, typedOptions }: Brief): string {
  const words = [
    ...['gosu', 'report', '--game', game, '--players', players, '--bot', bot],
    ...['--games', games, '--seed', seed],
    ...typedOptions,
  ];
  return words.map((word) => quotedForShell(String(word))).join(' ');
}

const PLAIN = /^[\w.,:=+/-]+$/;

function quotedForShell(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
