/** `cards`, `play`, the head of `simulate`, and output that goes nowhere: what is read rather than played. */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gosuHere, gosuJsonHere, type Json } from './gosu.ts';

describe('cards', () => {
  it('lists all cards, tiles and keywords', async () => {
    const all = await gosuJsonHere(['cards']);
    expect(Object.keys(all)).toEqual(['game', 'cards', 'tiles', 'keywords']);
    expect(all.cards).toHaveLength(88);
    expect(all.tiles).toHaveLength(8);
    expect(all.keywords).toHaveLength(8);
    expect(Object.keys((all.cards as Json[])[0] as Json)).toEqual([
      'id',
      'name',
      'clan',
      'level',
      'shift',
      'value',
      'icons',
      'keywords',
      'text',
      'estimated',
    ]);
  });

  it('shows one, in both languages, by id or by name', async () => {
    expect((await gosuJsonHere(['cards', 'elle'])).id).toBe('elle');
    const french = await gosuHere(['cards', 'ATALANTA', '--lang', 'fr']);
    expect(french.out).toContain('Atalante');
    expect(french.out).toContain('Force de Volonté');
  });

  it('shows a clan, and a keyword', async () => {
    const clan = await gosuJsonHere(['cards', '--clan', 'galmi']);
    expect(clan.cards).toHaveLength(11);
    expect((await gosuHere(['cards', 'echo'])).out).toContain('X9.8');
  });

  it('marks what is estimated, and says so', async () => {
    const all = (await gosuJsonHere(['cards'])).cards as Json[];
    const sure = all.find((card) => (card.estimated as string[]).length === 0)!;
    const guess = all.find((card) => (card.estimated as string[]).includes('shift'))!;
    const marked = (await gosuHere(['cards', guess.id as string])).out;
    expect(marked).toMatch(/shift( \d)?\*/);
    expect(marked).toContain('our own estimate');
    expect((await gosuHere(['cards', sure.id as string])).out).not.toContain('*');
  });
});

describe('cards of GOSU Tactics', () => {
  it('lists the deck, its clans and its glossary, and says what is ours', async () => {
    const all = await gosuJsonHere(['cards', '--game', 'gosu-tactics']);
    expect(Object.keys(all)).toEqual(['game', 'cards', 'clans', 'glossary', 'reconstruction']);
    const cards = all.cards as Json[];
    expect(cards).toHaveLength(60);
    expect(cards.reduce((sum, { copies }) => sum + (copies as number), 0)).toBe(75);
    expect(Object.keys(cards[0] as Json)).toEqual([
      'id',
      'name',
      'clan',
      'level',
      'x',
      'copies',
      'strength',
      'cost',
      'zombie',
      'powers',
      'text',
    ]);
    expect(all.clans).toHaveLength(5);
    const kinds = (all.glossary as Json[]).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'power')).toHaveLength(7);
    expect(kinds.filter((kind) => kind === 'trigger')).toHaveLength(3);
    expect(all.reconstruction).toContain('our own reconstruction');
  });

  it('finds a card of either game without being told which', async () => {
    expect(await gosuJsonHere(['cards', 'prescient-x'])).toMatchObject({
      game: 'gosu-tactics',
      id: 'prescient-x',
      x: true,
      copies: 1,
    });
    expect(await gosuJsonHere(['cards', 'elle'])).toMatchObject({ game: 'gosu-x', id: 'elle' });
    expect((await gosuHere(['cards', 'prescient-x', '--game', 'gosu-x'])).code).toBe(1);
    const french = await gosuHere(['cards', 'Fossoyeur X', '--lang', 'fr']);
    expect(french.out).toContain('gravedigger-x');
    expect(french.out).toContain('notre propre reconstitution');
  });

  it('shows a clan of either game, and a word of the glossary', async () => {
    const clan = await gosuJsonHere(['cards', '--clan', 'darks']);
    expect(clan.game).toBe('gosu-tactics');
    expect(clan.cards).toHaveLength(12);
    expect((await gosuHere(['cards', 'vision'])).out).toMatch(/T6\.5.*Maximum: /s);
    expect((await gosuHere(['cards', 'mutation'])).out).toMatch(/T5\.3.*T3\.6/s);
  });

  it('reads as text in both languages', async () => {
    for (const lang of ['en', 'fr']) {
      const { out } = await gosuHere(['cards', '--game', 'gosu-tactics', '--lang', lang]);
      for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
      expect(out).toContain(lang === 'en' ? '2 in the deck' : '2 dans le paquet');
      expect(out).toContain('T6.10');
    }
  });
});

describe('play', () => {
  it('draws, answers, undoes, explains and leaves', async () => {
    const lines = [
      'help',
      'draft xian',
      'why draft xian',
      'undo',
      'undo',
      'card elle',
      'draft zzz',
      'quit',
    ];
    const { code, out, err } = await gosuHere(['play', '--seed', '5', '--bot', 'random'], {
      stdin: `${lines.join('\n')}\n`,
    });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('draft justice');
    expect(out).toContain('Undone.');
    expect(out).toContain('There is nothing to undo.');
    expect(out).toContain('Search your deck');
    expect(out).toContain('Goodbye.');
  });

  it('plays a whole game by numbers, and ends with its input', async () => {
    const whole = await gosuHere(['play', '--seed', '1', '--seat', '1', '--lang', 'fr'], {
      stdin: '1\n'.repeat(400),
    });
    expect(whole.code).toBe(0);
    expect(whole.out).toMatch(/gagne\u00a0: |Partie nulle\u00a0: /);
    expect((await gosuHere(['play', '--seed', '1'])).code).toBe(0);
  });

  it('plays GOSU Tactics with the other seats taken by a bot', async () => {
    const args = ['play', '--game', 'gosu-tactics', '--players', '3', '--bot', 'random'];
    const { code, out, err } = await gosuHere([...args, '--seed', '1', '--seat', '2'], {
      stdin: '1\n'.repeat(400),
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('against Random p0 and Random p1. You are p2.');
    expect(out).toMatch(/^You have (?:won|lost)/m);
    const story = out.replace(/\n│ /g, ' ');
    expect(story).not.toMatch(/Random p\d draws (?!a card|\d+ cards)/);
  });

  it('never shows the other hand', async () => {
    const { out } = await gosuHere(['play', '--seed', '2', '--bot', 'random'], {
      stdin: '1\n'.repeat(6),
    });
    expect(out).toMatch(/Random .*hand \d/s);
    expect(out).not.toMatch(/(p1|Random) draws (?!a card|\d cards)/);
  });
});

describe('output that goes nowhere', () => {
  const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

  it('ends the command quietly where a pipe is closed', async () => {
    const child = spawn(process.execPath, [main, 'cards'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let err = '';
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.stdout.destroy();
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  it.skipIf(!existsSync('/dev/full')).each([
    ['en', 'gosu: the output could not be written (ENOSPC)\n'],
    ['fr', 'gosu: impossible d’écrire la sortie (ENOSPC)\n'],
  ])('is told where the disk is full, %s', (lang, line) => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [main, 'cards', '--lang', lang], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect([status, stderr]).toEqual([1, line]);
  });
});

describe('simulate', () => {
  it.each([
    ['en', '1', 'Gosu X: 1 game, '],
    ['en', '2', 'Gosu X: 2 games, '],
    ['fr', '1', 'Gosu X\u00a0: 1 partie, '],
    ['fr', '2', 'Gosu X\u00a0: 2 parties, '],
  ])('counts the games as one says it, %s %s', async (lang, games, title) => {
    const args = ['simulate', '--games', games, '--jobs', '1', '--seed', 'a\u202eb'];
    const { out } = await gosuHere([...args, '--lang', lang]);
    expect(out).toContain(title);
    expect(out.split('\n')[0]).toMatch(/ a b$/);
  });
});
