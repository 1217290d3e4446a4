/** What happened, as paragraphs: the sentences of a game's story, put together. Pure. */
import type { GameEvent, Told } from '@open-gosu/kernel';

/** `begins`: events that begin a paragraph, told or not. */
export function paragraphsOf<E extends GameEvent>(
  events: readonly E[],
  story: readonly Told<E>[],
  begins: readonly E['type'][],
): string[] {
  const paragraphs: string[] = [];
  let from = 0;
  for (const { index, text } of story) {
    const isNew = events.slice(from, index + 1).some(({ type }) => begins.includes(type));
    const before = isNew ? undefined : paragraphs.pop();
    paragraphs.push(before === undefined ? text : `${before} ${text}`);
    from = index + 1;
  }
  return paragraphs;
}
