/** Where several people saw what was taken back, the log says so: one line, at the place one went back to. Pure. */
import type { LogGroup, LogLine } from '../../engine/scene.ts';

export interface TakenBack {
  /** How many answers were left. */
  readonly ply: number;
  readonly count: number;
}

/** One more; those that lay behind the place are gone with what they told of. */
export function noted(
  before: readonly TakenBack[] | undefined,
  ply: number,
  count: number,
): readonly TakenBack[] {
  return [...(before ?? []).filter((each) => each.ply < ply), { ply, count }];
}

/** What was taken back at the place and then given again was not taken back. */
export function givenAgain(
  before: readonly TakenBack[] | undefined,
  ply: number,
): readonly TakenBack[] {
  return (before ?? []).filter((each) => each.ply < ply);
}

export function withTakenBack(
  log: readonly LogGroup[],
  takenBack: readonly TakenBack[],
  textOf: (count: number) => string,
): readonly LogGroup[] {
  return takenBack.reduce((told, { ply, count }) => insert(told, ply, textOf(count)), log);
}

/** After the last line that is not later. */
function insert(log: readonly LogGroup[], ply: number, text: string): readonly LogGroup[] {
  const line: LogLine = {
    ply,
    seat: -1,
    type: 'undo',
    text,
    cards: [],
    isAgainstViewer: false,
    battle: null,
  };
  const isEarlier = (each: LogLine) => each.ply <= ply;
  const begun = log.filter(({ lines }) => lines.some(isEarlier));
  const last = begun.at(-1) ?? log[0];
  return log.map((group) => {
    if (group !== last) return group;
    const before = group.lines.filter(isEarlier);
    return { ...group, lines: [...before, line, ...group.lines.slice(before.length)] };
  });
}
