/** Files that are written whole or not at all. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkWritable, replaceFile, writeWhole } from '../src/output/whole-file.ts';
import { scratch } from './gosu.ts';

const { folder, file } = scratch();

describe('a file', () => {
  it('is written where there is none, and replaced where there is one', () => {
    const path = join(folder, 'new.txt');
    checkWritable(path, 'en');
    expect(readdirSync(folder)).not.toContain('new.txt');
    writeWhole(path, 'one', 'en');
    writeWhole(path, 'two', 'en');
    expect(readFileSync(path, 'utf8')).toBe('two');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('keeps what is there where writing fails', () => {
    const path = file('kept.txt', 'kept');
    // The place beside it is taken.
    mkdirSync(`${path}.part`);
    expect(() => replaceFile(path, 'half')).toThrow();
    expect(() => checkWritable(path, 'en')).toThrow(/kept\.txt: cannot be written \(EISDIR\)/);
    expect(() => writeWhole(path, 'half', 'fr')).toThrow(/écriture impossible \(EISDIR\)/);
    expect(readFileSync(path, 'utf8')).toBe('kept');
  });

  it('is left alone by a check', () => {
    const path = file('checked.txt', 'mine');
    checkWritable(path, 'en');
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });
});

it('a link stays a link', () => {
  const target = file('target.txt', 'old');
  const link = join(folder, 'link.txt');
  symlinkSync(target, link);
  checkWritable(link, 'en');
  writeWhole(link, 'new', 'en');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(target, 'utf8')).toBe('new');
});

it('a folder, and one that is not there, are refused', () => {
  const inside = join(folder, 'none', 'x.txt');
  expect(() => checkWritable(folder, 'en')).toThrow('is a folder, not a file');
  expect(() => checkWritable(inside, 'en')).toThrow('none does not exist');
  expect(() => writeWhole(inside, '', 'en')).toThrow('none does not exist');
});
