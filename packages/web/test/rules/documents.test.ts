/** The rules in both languages: the same rules with the same numbers, numerals, references and code words; French typography. */
import { readFileSync } from 'node:fs';
import {
  CARD_DEFS,
  type CardDef,
  CLAN_DEFS,
  cardName,
  cardText,
  clanName,
  tileText,
} from '@open-gosu/gosu-x';
import * as tactics from '@open-gosu/tactics';
import { describe, expect, test } from 'vitest';
import {
  type Block,
  parseRules,
  parseSpans,
  plainText,
  type RulesPage,
  referencesIn,
  rulesOf,
  type Span,
} from '../../src/rules/parse.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8');
const pageOf = (name: string) => parseRules(read(name));

const NAMES = ['gosu-x', 'gosu-x-cards', 'gosu-tactics', 'gosu-tactics-cards'] as const;

/** Every rule with its spans, rows of tables included. */
function spansByRule(page: RulesPage): Map<string, readonly Span[]> {
  const found = new Map<string, readonly Span[]>();
  const note = (id: string, spans: readonly Span[]) => {
    expect(found.has(id), `${id} occurs twice`).toBe(false);
    found.set(id, spans);
  };
  const noteBlock = (block: Block) => {
    if (block.kind === 'rule') note(block.id, block.spans);
    if (block.kind !== 'table') return;
    for (const { id, cells } of block.rows) if (id !== null) note(id, cells.flat());
  };
  for (const { blocks } of page.sections) blocks.forEach(noteBlock);
  return found;
}

/** Numbers and levels outside references and code. Card names with a number count, too: 3 Wishes, 3 voeux. */
function numerals(spans: readonly Span[]): string[] {
  return spans
    .flatMap((span) => {
      if (span.kind === 'text')
        return span.text.match(/\d+|(?<!\p{L})(?:I{1,3}|X)(?!\p{L})/gu) ?? [];
      return 'spans' in span ? numerals(span.spans) : [];
    })
    .sort();
}

function codeIn(spans: readonly Span[]): string[] {
  return spans
    .flatMap((span) => {
      if (span.kind === 'code') return [span.text];
      return 'spans' in span ? codeIn(span.spans) : [];
    })
    .sort();
}

describe.each(NAMES)('%s in both languages', (name) => {
  const en = pageOf(name);
  const fr = pageOf(`${name}.fr`);
  const english = spansByRule(en);
  const french = spansByRule(fr);

  test('has the same sections in the same order, with as many blocks of the same kinds', () => {
    expect(fr.sections.map(({ id }) => id)).toEqual(en.sections.map(({ id }) => id));
    const shape = ({ sections }: RulesPage) =>
      sections.map(({ blocks }) =>
        blocks.map((block) =>
          block.kind === 'table'
            ? [block.head.length, ...block.rows.map((row) => row.cells.length)]
            : block.kind,
        ),
      );
    expect(shape(fr)).toEqual(shape(en));
  });

  test('has the same rules in the same order', () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
    expect(rulesOf(fr).map(({ id }) => id)).toEqual([...english.keys()]);
  });

  test.each([...english.keys()])(
    '%s says the same numbers, refers to the same rules, names the same ids',
    (id) => {
      const inEnglish = english.get(id) ?? [];
      const inFrench = french.get(id) ?? [];
      expect(numerals(inFrench)).toEqual(numerals(inEnglish));
      expect([...referencesIn(inFrench)].sort()).toEqual([...referencesIn(inEnglish)].sort());
      expect(codeIn(inFrench)).toEqual(codeIn(inEnglish));
    },
  );

  test('is typeset as French is', () => {
    // Code and the targets of links are data.
    const prose = read(`${name}.fr`).replace(/`[^`]*`|\]\([^)]*\)/g, 'x');
    expect(prose).not.toMatch(/'/);
    expect(prose).not.toMatch(/[^\u00a0][;:?»]/);
    expect(prose).not.toMatch(/«[^\u00a0]/);
    expect(prose).not.toMatch(/[^\u00a0\p{L}]!/u);
    expect(prose).not.toMatch(/ {2,}(?=\S)(?<!\n {2})/);
    expect(read(name)).not.toMatch(/[\u00a0\u202f]/);
  });
});

describe('cross references', () => {
  const pages = NAMES.flatMap((name) => [pageOf(name), pageOf(`${name}.fr`)]);
  const known = new Set(
    pages.flatMap((page) => [
      ...rulesOf(page).map(({ id }) => id),
      ...page.sections.flatMap(({ id }) => (id === null ? [] : [id])),
    ]),
  );

  test('all lead to a rule or a section', () => {
    const used = pages.flatMap((page) =>
      [...page.intro, ...page.sections.flatMap(({ blocks }) => blocks)].flatMap((block) => {
        if (block.kind !== 'table') return [...referencesIn(block.spans)];
        return block.rows.flatMap(({ cells }) => cells.flatMap((cell) => [...referencesIn(cell)]));
      }),
    );
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });

  test('are found wherever they stand, and nothing else is taken for one', () => {
    expect(referencesIn(parseSpans('see X4.2(c), X4.2a, **C7** and *(ours: C12)*; X12.'))).toEqual([
      'X4.2',
      'X4.2',
      'C7',
      'C12',
      'X12',
    ]);
    expect(
      referencesIn(parseSpans('X is 4, `X4.2`, EXTRA, [X1](gosu-x.md), level II, T-shirt')),
    ).toEqual([]);
  });
});

/** The cells of a card's row. */
function rowsOf(name: string): string[][] {
  const { intro, sections } = pageOf(name);
  return [...intro, ...sections.flatMap(({ blocks }) => blocks)].flatMap((block) =>
    block.kind === 'table' ? block.rows.map(({ cells }) => cells.map(plainText)) : [],
  );
}

describe('the French card list', () => {
  const mark = (card: CardDef, fact: CardDef['estimated'][number], mark = '*') =>
    card.estimated.includes(fact) ? mark : '';
  const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const;

  test.each(CARD_DEFS.map((card) => [card.id, card] as const))(
    '%s: is the card as the game tells it',
    (id, card) => {
      const text = cardText(card, 'fr');
      const english = cardName(card, 'en');
      const french = cardName(card, 'fr');
      const row = rowsOf('gosu-x-cards.fr').find(([first]) => first === id);
      expect(row).toEqual([
        id,
        english.replaceAll("'", '’') === french ? french : `${french} / ${english}`,
        ROMAN[card.level],
        `${card.shift ?? '–'}${mark(card, 'shift')}`,
        `${card.icons}${mark(card, 'icons')}`,
        text.keywords.join(', '),
        `${text.effect === '' ? '–' : text.effect}${mark(card, 'bonus', ' *')}`,
        text.ongoing.length === 0 ? '–' : text.ongoing.join(' '),
      ]);
    },
  );

  test.each(CLAN_DEFS.map(({ id }) => id))('%s: is the tile as the game tells it', (clan) => {
    const row = rowsOf('gosu-x-cards.fr').find(([first]) => first === clanName(clan, 'fr'));
    expect(row?.[1]).toBe(tileText(clan, 'fr'));
  });

  const SIDES = { right: 'D', above: 'H', left: 'G', below: 'B' } as const;
  const TRIGGERS = { arrival: 'arr', mutation: 'mut', link: 'lien' } as const;

  function tellPower({ trigger, power, max, sides }: tactics.PowerDef): string {
    const where = trigger === 'link' ? `(${sides.map((side) => SIDES[side]).join(',')})` : '';
    const name = tactics.POWER_TERMS[power].name.fr.toLowerCase();
    return `${TRIGGERS[trigger]}${where} ${name}${max ? '!' : ''}`;
  }

  test.each(tactics.FACE_DEFS.filter(({ x }) => !x).map((face) => [face.id, face] as const))(
    '%s: is the goblin as the deck has it',
    (_id, face) => {
      const { en, fr } = face.name;
      const name = en === fr ? fr : `${fr} / ${en}`;
      const row = rowsOf('gosu-tactics-cards.fr').find(
        ([, level, found]) => level === `${face.level}` && found === name,
      );
      const x = tactics.FACE_DEFS.find((other) => other.x && other.name.en === en);
      expect(row?.slice(3)).toEqual([
        `${face.cost ?? '–'}${face.zombie ? 'z' : ''}`,
        face.powers.map(tellPower).join(', '),
        (x?.powers.slice(face.powers.length) ?? []).map(tellPower).join(', '),
      ]);
    },
  );
});
