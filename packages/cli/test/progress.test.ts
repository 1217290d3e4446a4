/** The progress bar: there from the start, never in the way of the figures, a whole line when a run is stopped. */
import { describe, expect, it } from 'vitest';
import type { Io } from '../src/command.ts';
import { makeProgress } from '../src/simulate/progress.ts';

function makeTerminal(columns: number, errIsTty = true) {
  const written: string[] = [];
  const io = { err: (text: string) => written.push(text), errIsTty, columns } as unknown as Io;
  return { io, written };
}

const BACK = '\u001b[1A\r\u001b[K';

/** What is written in place of the bar before. */
function overBar(text = ''): string {
  expect(text.startsWith(BACK)).toBe(true);
  return text.slice(BACK.length);
}

describe('the bar', () => {
  it('is there from the start, and gone at the end', () => {
    const { io, written } = makeTerminal(80);
    const { update, end } = makeProgress(io, 4, 'en');
    expect(written).toEqual([`[${' '.repeat(30)}] 0/4 games\n`]);
    update(2, ', A 50.0%');
    expect(overBar(written[1])).toMatch(
      /^\[={15} {15}\] 2\/4 games, [\d.,]+\/s, \d+ s left, A 50\.0%\n$/,
    );
    end();
    expect(written.slice(2)).toEqual([BACK]);
  });

  it('takes 80 columns where the terminal says that it has none', () => {
    const { io, written } = makeTerminal(0);
    makeProgress(io, 4, 'en');
    expect(written).toEqual([`[${' '.repeat(30)}] 0/4 games\n`]);
  });

  it('begins where an earlier run was', () => {
    const { io, written } = makeTerminal(80);
    const { update } = makeProgress(io, 2000, 'fr', 1000);
    expect(written[0]).toMatch(/^\[={15} {15}\] 1\u202f000\/2\u202f000 parties\n$/);
    update(500);
    expect(written).toHaveLength(1);
  });

  it('makes way for the figures where there is little room', () => {
    const { io, written } = makeTerminal(30);
    const { update } = makeProgress(io, 100, 'en');
    update(50, ', a long note');
    expect(written[0]).toMatch(/^\[ {15}\] 0\/100 games\n$/);
    expect(overBar(written[1])).toMatch(/^50\/100 games, \d+ s left\n$/);
  });

  it('counts one game as one', () => {
    const { io, written } = makeTerminal(80);
    makeProgress(io, 1, 'en');
    makeProgress(io, 1, 'fr');
    expect(written.map((line) => line.replace(/^\[ +\] /, ''))).toEqual([
      '0/1 game\n',
      '0/1 partie\n',
    ]);
  });

  it('is silent in a pipe', () => {
    const { io, written } = makeTerminal(80, false);
    const { update, end } = makeProgress(io, 4, 'en');
    update(2);
    end();
    expect(written).toEqual([]);
  });
});
