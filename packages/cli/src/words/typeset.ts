/** Texts that need no translation. */
import type { Text } from '@open-gosu/kernel';

/** What is written the same in every language. */
export function literal(text: string): Text {
  return { en: text, fr: text };
}
