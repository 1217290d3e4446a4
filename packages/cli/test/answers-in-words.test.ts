/** Answers as the games say them: in lists while playing, and for hints, whatever the game. */
import { type AnyView, LANGS } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { asked } from '../src/commands/outcome.ts';
import type { GameKit } from '../src/games/kit.ts';
import { KITS, kitOf } from '../src/games/registry.ts';
import { deskOf } from '../src/play/desk.ts';
import { lookUpWord } from '../src/play/lookup.ts';
import { POSITION, TACTICS_POSITION } from './gosu.ts';

const LOOK = { seat: 0, you: 0, width: 100, color: false, dense: false, rows: 40 } as const;
const NAMES = ['Ada', 'Bob', 'Cleo'];

function at(kit: GameKit, fields: unknown): unknown {
  const read = kit.game.readPosition(fields, 'en');
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

function play(kit: GameKit, state: unknown, ...answers: readonly string[]): unknown {
  for (const answer of answers) {
    const parsed = kit.game.parse(state, answer, 'en');
    if (!parsed.ok) throw new Error(parsed.message);
    kit.game.apply(state, parsed.value);
  }
  return state;
}

function listed(kit: GameKit, state: unknown, lang: 'en' | 'fr' = 'en'): string[] {
  const seat = kit.game.toAct(state);
  const view = kit.game.view(state, seat) as AnyView;
  const look = { ...LOOK, seat, lang, names: NAMES };
  return deskOf(kit)
    .legal(view, asked(kit, state, lang), look)
    .map((line) => line.trim().replace(/ {2,}/g, ' | '));
}

const gosuX = kitOf('gosu-x')!;
const goblins = kitOf('gosu-tactics')!;

describe('a list of answers', () => {
  it('says of cards what they are, and of bare words what they do', () => {
    const state = at(gosuX, POSITION);
    expect(listed(gosuX, state)).toEqual([
      '1 | play volantis | Volantis, I Justice',
      '2 | play elle | Elle, II Justice',
      '3 | spend 1 | spend 1 Activation token to draw 1 card',
      '4 | spend 2 | spend 2 Activation tokens to draw 3 cards',
    ]);
    expect(listed(gosuX, state, 'fr')[2]).toBe(
      '3 | spend 1 | dépenser 1 jeton d’activation pour piocher 1 carte',
    );
  });

  it('says nothing of a word that says all, but translates it', () => {
    const pass = (lang: 'en' | 'fr') =>
      listed(goblins, at(goblins, TACTICS_POSITION), lang).find((line) => line.includes('| pass'));
    expect(pass('en')).toMatch(/^\d+ \| pass$/);
    expect(pass('fr')).toMatch(/^\d+ \| pass \| passer$/);
  });

  it('says of yes and no what they lead to', () => {
    const state = at(gosuX, {
      game: 'gosu-x',
      tiles: [],
      players: [
        {
          clans: ['justice', 'galmi', 'goan-sul'],
          hand: ['kno-bo'],
          army: [['bun-to', 'un-go']],
        },
        { clans: ['abhilasha', 'phoenix', 'tomorrow'] },
      ],
    });
    expect(listed(gosuX, play(gosuX, state, 'play kno-bo'))).toEqual([
      '1 | yes | swap 2 cards',
      '2 | no | do not swap cards',
    ]);
  });
});

describe('what an answer is about', () => {
  const told = (state: unknown, answer: string) => {
    const parsed = goblins.game.parse(state, answer, 'en');
    if (!parsed.ok) throw new Error(parsed.message);
    const { value } = parsed;
    return [goblins.deedKind(value, 'en'), goblins.deedCard(state, value, 'en', NAMES)];
  };

  it('is the goblin placed, or the one a mutation brings', () => {
    const state = at(goblins, TACTICS_POSITION);
    const legal = asked(goblins, state, 'en').legal;
    const one = (verb: string) => legal.find((answer) => answer.startsWith(verb)) ?? '';
    expect(told(state, one('play'))).toEqual(['place a goblin', expect.stringMatching(/^[A-Z]/)]);
    expect(told(state, one('shift'))).toEqual(['mutate a goblin', expect.stringMatching(/^[A-Z]/)]);
    expect(told(state, 'pass')).toEqual(['pass', '']);
  });
});

describe.each(KITS.map((kit) => ({ kit, name: kit.title })))('help, $name', ({ kit }) => {
  const desk = deskOf(kit);
  const help = (word: string, lang: 'en' | 'fr') =>
    lookUpWord(kit, desk, word, { lang, width: 80, color: false }).join('\n');

  it.each(LANGS)('finds every card and every word by its name, %s', (lang) => {
    const { cards, terms } = kit.catalogue(lang);
    for (const { id, name } of cards) expect(help(id, lang), id).toContain(name);
    for (const { name, title } of terms) expect(help(name, lang), name).toContain(title);
  });

  it('explains words by any of their parts, and no word twice', () => {
    expect(help('battle', 'en')).toContain('Great Battle');
    expect(help('bataille', 'fr')).toContain('Grande Bataille');
    expect(help('victory', 'en')).toContain('You win by one of these: ');
    const words = [...desk.topics, ...kit.catalogue('en').terms.filter((t) => t.kind === 'word')];
    const ids = words.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

it('help on tokens tells of every kind of them', () => {
  const lines = lookUpWord(gosuX, deskOf(gosuX), 'token', { lang: 'en', width: 80, color: false });
  for (const token of ['Activation token', 'Wonder token', 'Supremacy token']) {
    expect(lines.join('\n')).toContain(`${token} (`);
  }
});
