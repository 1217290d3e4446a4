/**
 * How much a test of the fault table tries (docs/TESTING.md): little in `npm test`, as much as its long form is told otherwise.
 * `R8=1000000` in the environment is the long form of R8.
 */
export function volume(id: string, usual: number): number {
  const given = Number(process.env[id] ?? usual);
  if (!Number.isSafeInteger(given) || given < 1) throw new Error(`${id} must be a number above 0`);
  return given;
}
