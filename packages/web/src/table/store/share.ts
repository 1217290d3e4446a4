/**
 * What the engine sends is new each time, and most of it is as it was. Parts that are equal are taken from the last one, so
 * that what is drawn from them need not be drawn again. For plain data. Pure.
 */
export function share<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh)) return fresh;
  if (!isContainer(old) || !isContainer(fresh)) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const before = old as Record<string, unknown>;
  const now = fresh as Record<string, unknown>;
  const keys = Object.keys(now);
  let isSame = Object.keys(before).length === keys.length;
  const shared: Record<string, unknown> = Array.isArray(fresh)
    ? ([] as unknown as Record<string, unknown>)
    : {};
  for (const key of keys) {
    shared[key] = share(before[key], now[key]);
    isSame &&= key in before && Object.is(shared[key], before[key]);
  }
  return (isSame ? old : shared) as T;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
