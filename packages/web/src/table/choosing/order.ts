/** The order in which a player wants several effects resolved: kept from one question to the next. Pure. */
import type { AnswerScene } from '../../engine/scene.ts';

/** As the player arranged them before; what is new comes last, in the order of the engine. */
export function arranged(
  answers: readonly AnswerScene[],
  wanted: readonly string[],
): readonly AnswerScene[] {
  const rank = ({ notation }: AnswerScene) => {
    const index = wanted.indexOf(notation);
    return index < 0 ? wanted.length : index;
  };
  return [...answers].sort((a, b) => rank(a) - rank(b));
}

/** With one of them elsewhere. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
