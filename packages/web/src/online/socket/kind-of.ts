/** What a message says it is, though the rest of it cannot be read; undefined where not even that is said. */
export function kindOf(text: string): unknown {
  try {
    return JSON.parse(text)?.t;
  } catch {
    return undefined;
  }
}
