/** The QR code of an invitation is its link (E1): read module by module. */
import { expect, test } from 'vitest';
import { drawQr, pathOf } from '../../src/online/invite/qr.ts';
import { modulesOf, readQr } from './read-qr.ts';

const LINKS = [
  'http://localhost:3000/m/bWF0Y2gtb25lLTAwMDAwMQ',
  'https://open-gosu.example/m/XWyy9ghXgiuu9_Uo4RwAow',
  `https://a-rather-long-name-of-a-host.example.org/m/${'x'.repeat(64)}`,
];

test.each(LINKS)('%s', async (link) => {
  const { size, path } = await drawQr(link);
  expect(readQr(modulesOf(path, size, 4))).toBe(link);
});

test('a module that is wrong is another code', async () => {
  const { size, path } = await drawQr(LINKS[0] as string);
  const modules = modulesOf(path, size, 4).map((row) => [...row]);
  // Where the data begins: in the corner at the lower right.
  const row = modules.at(-7) as boolean[];
  row[row.length - 1] = !row.at(-1);
  expect(readQr(modules)).not.toBe(LINKS[0]);
});

test('runs of dark modules are one box each', () => {
  expect(pathOf([[true, true, false, true], [false]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});
