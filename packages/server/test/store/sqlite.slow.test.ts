/** The store in one file, when its process is killed. */
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { crash, lazyLoses } from './crash.ts';
import { sqlitePlace } from './places.ts';

const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
});

test('kill -9: nothing acknowledged is lost; acknowledged before the commit, some is', async () => {
  const place = await sqlitePlace(made);
  for (let i = 0; i < 3; i += 1) {
    const { acknowledged, lost } = await crash(place, false, 150);
    expect(acknowledged).toBeGreaterThan(100);
    expect(lost).toBe(0);
  }
  expect(await lazyLoses(() => sqlitePlace(made))).toBe(true);
});
