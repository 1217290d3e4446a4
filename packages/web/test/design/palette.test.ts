/** The colours carry meaning: they can be told apart by everybody and read on everything. */
import { readFileSync } from 'node:fs';
import { CLANS as X_CLANS } from '@open-gosu/gosu-x';
import { CLANS as T_CLANS } from '@open-gosu/tactics';
import { describe, expect, it } from 'vitest';
import {
  CLAN_LOOKS,
  CLANS_OF,
  type ClanName,
  gameOfClan,
  type Hex,
  INK,
  PAPER,
} from '../../src/design/palette.ts';
import { contrast, distance, VISIONS } from './colour.ts';

const tokens = readFileSync(new URL('../../src/design/tokens.css', import.meta.url), 'utf8');
const CLANS = Object.keys(CLAN_LOOKS) as ClanName[];

/** What a theme says for a name in `tokens.css`. */
function token(name: string, theme: 'light' | 'dark' | 'contrast'): Hex {
  const own = new RegExp(`--${name}: (#[0-9a-f]{6});`);
  if (theme === 'contrast') {
    const [, block = ''] = /data-theme="contrast"\] \{([^}]*)\}/.exec(tokens) ?? [];
    return own.exec(block)![1] as Hex;
  }
  const both = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens);
  return (both?.[theme === 'light' ? 1 : 2] ?? own.exec(tokens)![1]) as Hex;
}

function nearest(clans: readonly ClanName[]): number {
  const all = VISIONS.flatMap((vision) =>
    clans.flatMap((a, i) =>
      clans.slice(i + 1).map((b) => distance(CLAN_LOOKS[a].colour, CLAN_LOOKS[b].colour, vision)),
    ),
  );
  return Math.min(...all);
}

describe('clan colours', () => {
  it('belong to the clans of the games', () => {
    expect(CLANS_OF['gosu-x']).toEqual(X_CLANS);
    expect(CLANS_OF['gosu-tactics']).toEqual(T_CLANS);
    expect(CLANS.length).toBe(X_CLANS.length + T_CLANS.length);
    for (const clan of T_CLANS) expect(gameOfClan(clan)).toBe('gosu-tactics');
    for (const clan of X_CLANS) expect(gameOfClan(clan)).toBe('gosu-x');
  });

  it('have letters that differ within a game', () => {
    for (const clans of Object.values(CLANS_OF)) {
      expect(new Set(clans.map((clan) => CLAN_LOOKS[clan].code)).size).toBe(clans.length);
    }
  });

  it.each(CLANS)('%s bears its glyph and stands out from the table', (clan) => {
    const { colour, glyph } = CLAN_LOOKS[clan];
    expect(contrast(colour, glyph)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour, token('table', 'dark'))).toBeGreaterThanOrEqual(3);
  });

  it('differ for normal, protan, deutan and tritan vision', () => {
    expect(nearest(CLANS_OF['gosu-x'])).toBeGreaterThanOrEqual(0.11);
    expect(nearest(CLANS_OF['gosu-tactics'])).toBeGreaterThanOrEqual(0.16);
  });

  it('measure as they should: a set in common use does worse', () => {
    const okabe: Hex[] = [
      '#E69F00',
      '#56B4E9',
      '#009E73',
      '#F0E442',
      '#0072B2',
      '#D55E00',
      '#CC79A7',
    ];
    const all = VISIONS.flatMap((vision) =>
      okabe.flatMap((a, i) => okabe.slice(i + 1).map((b) => distance(a, b, vision))),
    );
    expect(Math.min(...all)).toBeLessThan(0.11);
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(distance('#000000', '#FFFFFF', 'tritan')).toBeCloseTo(1, 2);
  });

  it.each(CLANS)('%s is the same in the style sheet', (clan) => {
    const [, block = ''] = new RegExp(`\\[data-clan="${clan}"\\] \\{([^}]*)\\}`).exec(tokens) ?? [];
    const { colour, glyph } = CLAN_LOOKS[clan];
    expect(block).toContain(`--clan: ${colour.toLowerCase()};`);
    expect(block.includes('--clan-glyph: #ffffff;')).toBe(glyph !== INK);
  });
});

describe.each(['light', 'dark', 'contrast'] as const)('theme %s', (theme) => {
  const grounds = ['table', 'raised', 'sunken'].map((name) => token(name, theme));

  it.each(['text', 'muted'])('%s is legible on every ground', (name) => {
    for (const ground of grounds) {
      expect(contrast(token(name, theme), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['legal', 'target', 'danger', 'you', 'opponent'])(
    '%s stands out from the table',
    (name) => {
      expect(contrast(token(name, theme), token('table', theme))).toBeGreaterThanOrEqual(5);
      expect(contrast(token(name, theme), token('raised', theme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('outlines fields and buttons, and shows where the focus is', () => {
    expect(contrast(token('line-strong', theme), token('raised', theme))).toBeGreaterThanOrEqual(3);
    expect(contrast(token('line-strong', theme), token('field', theme))).toBeGreaterThanOrEqual(3);
    expect(contrast(token('focus', theme), token('table', theme))).toBeGreaterThanOrEqual(3);
    expect(contrast(token('focus', theme), token('focus-gap', theme))).toBeGreaterThanOrEqual(3);
  });

  it('has actions that can be read', () => {
    for (const name of ['action', 'action-over']) {
      expect(contrast(token(name, theme), token('action-text', theme))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('paper and ink', () => {
  it('are the style sheet’s', () => {
    expect(token('paper', 'dark')).toBe(PAPER.toLowerCase());
    expect(token('ink', 'dark')).toBe(INK.toLowerCase());
    expect(contrast(PAPER, INK)).toBeGreaterThanOrEqual(15);
    expect(contrast(PAPER, token('ink-soft', 'dark'))).toBeGreaterThanOrEqual(4.5);
  });
});
