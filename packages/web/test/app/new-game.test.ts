/** The form of a new game makes plans the engines take. */
import { botNames } from '@open-gosu/bots';
import { gosuX, PRESETS as RULE_PRESETS } from '@open-gosu/gosu-x';
import { LANGS } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import { describe, expect, test } from 'vitest';
import { firstGame } from '../../src/home/first-game.ts';
import {
  again,
  chairs,
  DRAFTS,
  emptyForm,
  type Form,
  MOST_PLAYERS,
  PRESETS,
  planOf,
} from '../../src/home/form.ts';
import { levelChoices, sitterName, sitterNames } from '../../src/home/levels.ts';
import { readNames, tidyName } from '../../src/home/names.ts';

const nth = (number: number) => `Player ${number}`;
const form = (part: Partial<Form> = {}): Form => ({
  ...emptyForm('gosu-tactics', ['Ada', 'Ben'], 'en'),
  ...part,
});

describe('the form agrees with the engines', () => {
  test('on presets, numbers of players and levels', () => {
    expect(PRESETS).toEqual(RULE_PRESETS);
    expect(MOST_PLAYERS).toEqual({
      'gosu-x': gosuX.maxPlayers,
      'gosu-tactics': tactics.maxPlayers,
    });
    for (const game of [gosuX, tactics]) {
      const known = botNames(game);
      for (const { bot } of levelChoices('en')) expect(known).toContain(bot);
    }
  });

  test('whatever is chosen is allowed', () => {
    for (const preset of PRESETS) {
      for (const draft of DRAFTS) {
        const { options } = planOf(form({ game: 'gosu-x', preset, draft }), [], 0);
        expect(gosuX.options(options, 'en').ok).toBe(true);
      }
    }
    expect(tactics.options(planOf(form(), [], 0).options, 'en').ok).toBe(true);
  });

  test.each(LANGS)('the first game can be dealt and begins with a decision (%s)', (lang) => {
    const plan = firstGame('Ada', lang);
    const options = gosuX.options(plan.options, lang);
    if (!options.ok) throw new Error(options.message);
    const state = gosuX.setup(options.value, 'any', plan.sitters.length);
    expect(gosuX.question(state, lang).kind).not.toBe('draft');
    expect(plan.sitters[0]?.kind).toBe('person');
  });
});

describe('chairs', () => {
  test('have as many sitters as play, with names that can be told apart', () => {
    const opponents = [
      { kind: 'bot', bot: 'level-1', name: '' },
      { kind: 'bot', bot: 'level-1', name: '' },
      { kind: 'person', bot: '', name: ' Ada ' },
    ] as const;
    const sitters = chairs(form({ players: 4, opponents }), 'en', nth);
    expect(sitters.map(({ name }) => name)).toEqual(['Ada', 'Recruit', 'Recruit 2', 'Ada 2']);
    expect(chairs(form({ players: 4, opponents, game: 'gosu-x' }), 'en', nth)).toHaveLength(2);
  });

  test('without a name are numbered', () => {
    expect(chairs(form({ you: '  ' }), 'en', nth)[0]?.name).toBe('Player 1');
  });

  test('are turned so that the one who starts is first', () => {
    const chosen = form({ players: 3, starts: 1 });
    const sitters = chairs(chosen, 'en', nth);
    const names = (starts: number | null, lot: number) =>
      planOf({ ...chosen, starts }, sitters, lot).sitters.map(({ name }) => name);
    expect(names(1, 0)).toEqual(['Recruit', 'Recruit 2', 'Ada']);
    expect(names(null, 0.99)).toEqual(['Recruit 2', 'Ada', 'Recruit']);
    expect(names(null, 0)).toEqual(['Ada', 'Recruit', 'Recruit 2']);
  });

  test('are the same again next time, and the next one starts', () => {
    const plan = planOf(form({ starts: 0 }), chairs(form(), 'en', nth), 0);
    const { game, options, sitters } = plan;
    const start = { from: 'deal', options, seed: 's' } as const;
    const next = again({ game, rules: 'r', start, sitters, answers: ['keep'] });
    expect(next.sitters.map(({ name }) => name)).toEqual(['Recruit', 'Ada']);
    expect(next.seed).toBe('');
  });

  test('have the clans they were given again, wherever they sit', () => {
    const { game, options, sitters } = firstGame('Ada', 'en');
    const start = { from: 'deal', options, seed: 's' } as const;
    const next = again({ game, rules: 'r', start, sitters, answers: [] });
    const [mine, theirs] = options.clans as readonly unknown[];
    expect(next.sitters[1]?.name).toBe('Ada');
    expect(next.options).toEqual({ ...options, clans: [theirs, mine] });
  });
});

describe('names', () => {
  test('of levels follow the language, those of people do not', () => {
    const bot = { kind: 'bot', bot: 'level-2', name: 'Scout 2' } as const;
    expect(sitterName(bot, 'fr')).toBe('Éclaireur 2');
    expect(sitterName({ ...bot, name: 'Hal' }, 'fr')).toBe('Hal');
    expect(sitterName({ kind: 'person', name: 'Scout' }, 'fr')).toBe('Scout');
    expect(sitterNames({ sitters: [bot, { kind: 'person', name: 'Ada' }] }, 'en')).toEqual([
      'Ada',
      'Scout 2',
    ]);
  });

  test('are tidied, also those that were stored', () => {
    expect(tidyName('  A\n  B  ')).toBe('A B');
    expect(tidyName('x'.repeat(99))).toHaveLength(24);
    expect(readNames('["Ada", 7]')).toEqual(['Ada', '']);
    expect(readNames('{')).toEqual([]);
  });
});
