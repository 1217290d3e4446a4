/** The gate for dependencies: what it walks, what it refuses, what it lists. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  BOUNDS,
  countOf,
  isAllowed,
  problems,
  sbom,
  used,
} from '../../../../scripts/check-dependencies.mjs';
import { inRoot } from '../../../../scripts/lib/paths.mjs';

const fit = { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAAA' };
const lock = (more: object = {}) => ({
  packages: {
    '': { version: '0.1.0' },
    'packages/server': { dependencies: { a: '1', '@our/core': '1' } },
    'packages/core': { dependencies: { c: '1' } },
    'node_modules/@our/core': { link: true, resolved: 'packages/core' },
    'node_modules/a': {
      ...fit,
      dependencies: { b: '1' },
      optionalDependencies: { '@n/linux': '1' },
    },
    'node_modules/a/node_modules/b': { ...fit, version: '1.1.0' },
    'node_modules/b': { ...fit, version: '2.0.0' },
    'node_modules/c': { ...fit, dependencies: { b: '2' } },
    'node_modules/@n/linux': { ...fit, optional: true },
    'node_modules/@n/windows': { ...fit, optional: true },
    'node_modules/dev': { ...fit, license: 'GPL-3.0', hasInstallScript: true, dev: true },
    ...more,
  },
});
const wrong = (more: object) => problems(lock(more), { server: 10 });

describe('the walk', () => {
  it('finds what runs, through our own packages, the nearest of several versions', () => {
    expect(used(lock(), 'packages/server').map(({ path }) => path)).toEqual([
      'node_modules/@n/linux',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/b',
      'node_modules/c',
    ]);
    expect(countOf(used(lock(), 'packages/server'))).toBe(5);
  });

  it('takes an optional package once for all machines', () => {
    const many = ['@n/linux', '@n/windows'].map((name) => ({
      ...{ path: name, name, version: '1', license: 'MIT', integrity: '', script: false },
      optional: true,
    }));
    expect(countOf(many)).toBe(1);
  });
});

describe('refused', () => {
  it('nothing of what is fit', () => expect(wrong({})).toEqual([]));

  it('an install script', () => {
    expect(wrong({ 'node_modules/c': { ...fit, hasInstallScript: true } })).toEqual([
      'c@1.0.0: has an install script',
    ]);
  });

  it('a licence that is not on the list, or none', () => {
    expect(wrong({ 'node_modules/c': { ...fit, license: 'GPL-3.0' } })[0]).toContain("'GPL-3.0'");
    expect(wrong({ 'node_modules/c': { ...fit, license: undefined } })[0]).toContain("''");
    expect(isAllowed('(GPL-3.0 OR MIT)')).toBe(true);
    expect(isAllowed('MIT AND GPL-3.0')).toBe(false);
  });

  it('a file without a checksum', () => {
    expect(wrong({ 'node_modules/c': { ...fit, integrity: undefined } })[0]).toContain('checksum');
  });

  it('one package more than was reasoned for', () => {
    expect(problems(lock(), { server: 4 })[0]).toContain('brings 5 packages');
  });
});

describe('this project', () => {
  const ours = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));

  it('is within its bounds, and its decision says the same numbers', () => {
    expect(problems(ours, BOUNDS)).toEqual([]);
    const text = readFileSync(inRoot('docs/decisions/0023-dependencies.md'), 'utf8');
    for (const [name, most] of Object.entries(BOUNDS)) {
      expect(text).toMatch(new RegExp(`\\| ${name} \\| ${most} \\|`));
    }
  });

  it('lists what runs', () => {
    const document = sbom(ours, ['server']);
    expect(document.bomFormat).toBe('CycloneDX');
    const fastify = document.components.find(({ name }) => name === 'fastify');
    expect(fastify).toMatchObject({ purl: expect.stringMatching(/^pkg:npm\/fastify@\d/) });
    expect(fastify?.hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  });
});
