/** Small helpers over lists of numbers, the only collection a state is made of. */

/** Reads an index that is known to exist: states are dense, and a wrong index is a bug, not input. */
export function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

/** Removes the first occurrence of `value`, keeping the order of the rest. */
export function removeValue(list: number[], value: number): void {
  const index = list.indexOf(value);
  if (index >= 0) removeIndex(list, index);
}

export function removeIndex(list: number[], index: number): void {
  for (let i = index; i < list.length - 1; i++) list[i] = at(list, i + 1);
  list.pop();
}

/** Inserts into an ascending list, keeping it ascending. */
export function insertSorted(list: number[], value: number): void {
  let i = list.length;
  list.push(value);
  while (i > 0 && at(list, i - 1) > value) {
    list[i] = at(list, i - 1);
    i--;
  }
  list[i] = value;
}

/** Sorts ascending in place: lists here are short and nearly sorted, where insertion beats the built-in sort. */
export function sortAscending(list: number[], length = list.length): void {
  for (let i = 1; i < length; i++) {
    const value = at(list, i);
    let j = i - 1;
    while (j >= 0 && at(list, j) > value) {
      list[j + 1] = at(list, j);
      j--;
    }
    list[j + 1] = value;
  }
}

/** Makes `into` hold what `from` does. It grows by pushing only: a list with holes is slower ever after. */
export function copyList(into: number[], from: readonly number[]): void {
  const count = from.length;
  if (into.length > count) into.length = count;
  const both = into.length;
  for (let i = 0; i < both; i++) into[i] = at(from, i);
  for (let i = both; i < count; i++) into.push(at(from, i));
}

/** The same for a list of records: those that are there are made over by `copy`, what is missing comes from `make`. */
export function copyRecords<T>(
  into: T[],
  from: readonly T[],
  copy: (into: T, from: T) => void,
  make: (from: T) => T,
): void {
  const count = from.length;
  if (into.length > count) into.length = count;
  const both = into.length;
  for (let i = 0; i < both; i++) copy(into[i] as T, from[i] as T);
  for (let i = both; i < count; i++) into.push(make(from[i] as T));
}

/** A table by name as a list by number, for names that have a number each. */
export function byNumber<K extends string, T>(
  numbers: { readonly [name in K]: number },
  items: { readonly [name in K]: T },
): T[] {
  const list: T[] = [];
  for (const name of Object.keys(numbers) as K[]) list[numbers[name]] = items[name];
  return list;
}
