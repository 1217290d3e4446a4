/** Numbered lists of answers: one a line with an explanation while they are few, in columns once they are many. */
import type { Asked } from '../commands/outcome.ts';
import { columns, cut, padEnd, padStart, widthOf, wrap } from '../draw/layout.ts';
import type { Look } from '../games/kit.ts';
import { tell } from './words.ts';

export interface Choice {
  readonly answer: string;
  /** What it means to a reader; may be empty. */
  readonly gloss: string;
}

const FEW = 14;
const BETWEEN = 3;

export function numbered(choices: readonly Choice[], width: number): string[] {
  const digits = String(choices.length).length;
  const number = (i: number) => padStart(String(i + 1), digits + 2);
  if (choices.length <= FEW) {
    return columns(choices.map(({ answer, gloss }, i) => [number(i), answer, gloss])).map((line) =>
      cut(line, width),
    );
  }
  return inColumns(
    choices.map(({ answer, gloss }, i) => {
      const long = `${number(i)}  ${answer}${gloss === '' ? '' : `  ${gloss}`}`;
      return widthOf(long) <= Math.floor((width - BETWEEN) / 2) ? long : `${number(i)}  ${answer}`;
    }),
    width,
  );
}

/** Down the first column, then down the next. */
export function inColumns(cells: readonly string[], width: number): string[] {
  const cell = Math.max(...cells.map(widthOf)) + BETWEEN;
  const across = Math.max(1, Math.floor((width + BETWEEN) / cell));
  const down = Math.ceil(cells.length / across);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) => padEnd(cells[column * down + row] ?? '', cell))
      .join('')
      .trimEnd(),
  );
}

/** "[1-3] play · [4-9] shift · [10-11] spend · [12] pass": the numbers of the answers by what they do. */
export function summary({ legal }: Asked, { lang, width }: Look): string[] {
  const groups = new Map<string, { from: number; to: number }>();
  legal.forEach((answer, i) => {
    const verb = answer.split(' ')[0] ?? '';
    const from = groups.get(verb)?.from ?? i + 1;
    groups.set(verb, { from, to: i + 1 });
  });
  const parts = [...groups].map(([verb, { from, to }]) =>
    from === to ? `[${from}] ${legal[from - 1] ?? verb}` : `[${from}-${to}] ${verb}`,
  );
  const line = `  ${parts.join(' · ')}`;
  const whole = `${line}   ${tell(lang, 'allListed')}`;
  return widthOf(whole) <= width ? [whole] : wrap(line.trim(), width, '  ', '  ');
}

/** A refusal without the legal answers at its end. */
export function reasonAlone(message: string): string {
  return message.split(/ (?:Legal answers|Réponses possibles)\s?:/u)[0] ?? message;
}
