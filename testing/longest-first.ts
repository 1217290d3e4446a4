/**
 * Slow tests first, and whole games in a browser before all: what takes minutes must not begin when all else is done. Left to
 * itself, Vitest begins with the largest files, and those that play whole games are short.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

function weightOf({ moduleId }: TestSpecification): number {
  if (!moduleId.endsWith('.slow.test.ts')) return 0;
  return /\/web\/test\/(play|access)\//.test(moduleId) ? 2 : 1;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => weightOf(b) - weightOf(a));
  }
}
