/** TAB, and what to suggest for an answer that was not understood. Pure. */
import { LANGS } from '@open-gosu/kernel';
import type { GameKit } from '../games/kit.ts';
import { COMMAND_NAMES } from './commands.ts';
import type { Desk } from './desk.ts';
import { cardIds, helpWords } from './lookup.ts';

export interface Completing {
  readonly kit: GameKit;
  readonly desk: Desk;
  readonly state: unknown;
  readonly over: boolean;
}

/** The whole lines a partial one may become. */
export function completions(line: string, now: Completing): string[] {
  const found = /^\s*(\S+)\s+(.*)$/.exec(line);
  const answers = now.over ? [] : now.desk.complete(now.state, line);
  if (found === null) {
    const word = line.trim().toLowerCase();
    return [...answers, ...COMMAND_NAMES.filter((name) => name.startsWith(word))];
  }
  const [, word = '', rest = ''] = found;
  const begins = (words: readonly string[]) =>
    words.filter((one) => one.startsWith(rest.toLowerCase())).map((one) => `${word} ${one}`);
  switch (word.toLowerCase()) {
    case 'help':
      return begins(helpWords(now.kit, now.desk));
    case 'lang':
      return begins(LANGS);
    case 'why':
      return whyCompletions(word, rest, now);
    case 'card':
      return answers.length > 0 ? answers : begins(cardIds(now.kit));
    default:
      return answers;
  }
}

/** One asks why of what is not legal too: cards are offered whatever the rules say. */
function whyCompletions(word: string, rest: string, now: Completing): string[] {
  const found = /^(play|discard|shift\s+\S+)\s+(.*)$/i.exec(rest);
  if (found === null) return now.desk.complete(now.state, rest).map((one) => `${word} ${one}`);
  const [, verb = '', card = ''] = found;
  return cardIds(now.kit)
    .filter((id) => id.startsWith(card.toLowerCase()))
    .map((id) => `${word} ${verb} ${id}`);
}

const LEAST_LETTERS = 2;

/** Legal answers that begin as the text does, for as many letters as any of them has in common with it. */
export function suggestions(text: string, now: Completing): string[] {
  for (let length = text.length; length >= LEAST_LETTERS; length--) {
    const start = text.slice(0, length);
    const hits = now.desk.complete(now.state, start);
    if (hits.length > 0) return hits;
  }
  return [];
}
