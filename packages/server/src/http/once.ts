/** What was asked for under a name is done once: asked again within a while, the first outcome comes again. In bounded memory. */

const KEEP_MS = 600_000;
const MOST = 2000;

export function createOnce<T>(
  now: () => number = Date.now,
): (name: string, make: () => Promise<T>) => Promise<T> {
  const done = new Map<string, { readonly at: number; readonly outcome: Promise<T> }>();

  return (name, make) => {
    const found = done.get(name);
    if (found !== undefined && now() - found.at < KEEP_MS) return found.outcome;
    if (done.size >= MOST) done.delete(done.keys().next().value ?? '');
    const outcome = make();
    done.set(name, { at: now(), outcome });
    // A refusal is not kept: the next time it may go well.
    outcome.catch(() => done.delete(name));
    return outcome;
  };
}
