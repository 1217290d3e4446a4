/** Exit codes and error lines: 0 done, 1 refused in exactly one line, 2 wrong usage with the usage line. */
import { linkSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNames } from '@open-gosu/bots';
import { LANGS } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { botNamed, MOST_ITERATIONS } from '../src/games/bot-words.ts';
import { KITS } from '../src/games/registry.ts';
import { type Ended, gosu, gosuHere, POSITION, scratch } from './gosu.ts';

const { folder, file } = scratch();
const TACTICS = ['--game', 'gosu-tactics'];
const BOTS = ['--a', 'greedy', '--b', 'random'];
const position = file('position.json', JSON.stringify(POSITION));
const link = join(folder, 'link.json');
linkSync(position, link);

function expectRefused({ code, out, err }: Ended): void {
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toMatch(/^gosu: [^\n]+\n$/);
  expect(err).not.toMatch(/bug|Error|undefined|\.js:/);
}

describe('help', () => {
  it.each([[['help']], [['--help']], [['help', 'show']], [['show', '--help']]])(
    '%j',
    async (args) => {
      const { code, out, err } = await gosuHere(args);
      expect(code).toBe(0);
      expect(err).toBe('');
      expect(out).toContain('usage: gosu');
    },
  );

  it('on one command or on all, wherever the language is said', async () => {
    expect((await gosuHere(['help', '--lang', 'fr'])).out).toContain('Commandes');
    expect((await gosuHere(['help', '--lang', 'fr', 'show'])).out).toContain('gosu show');
    expect((await gosuHere(['help', 'help'])).out).toContain('Commands:');
  });

  it('is there for every command, in both languages', async () => {
    const { out } = await gosu(['help']);
    const names = [...out.matchAll(/^ {2}([a-z]+) {2}/gm)].map((match) => match[1] as string);
    expect(names).toEqual([
      'play',
      'show',
      'legal',
      'apply',
      'hint',
      'replay',
      'cards',
      'simulate',
      'report',
      'draft',
      'arena',
      'ladder',
      'bench',
      'server',
    ]);
    const french = await Promise.all(
      names.map((name) => gosuHere([name, '--help', '--lang', 'fr'])),
    );
    for (const { code, out: text } of french) {
      expect(code).toBe(0);
      expect(text).toContain('utilisation\u00a0: gosu');
    }
  });
});

describe('the version', () => {
  it.each([[['--version']], [['show', '--version']], [['--lang', 'fr', '--version']]])(
    'is that of the package: %j',
    async (args) => {
      const manifest = new URL('../package.json', import.meta.url);
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
      expect(await gosuHere(args)).toEqual({ code: 0, out: `gosu ${version}\n`, err: '' });
    },
  );

  it('is found by a process, too', async () => {
    expect((await gosu(['--version'])).out).toMatch(/^gosu \d+\.\d+\.\d+\n$/);
  });
});

describe('bots', () => {
  it.each(KITS.map((kit) => [kit.title, kit] as const))('go by their levels in %s', (_, kit) => {
    const typed = ['Recruit', 'SCOUT', 'captain', 'Champion', 'master', 'gosu'];
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `level-${level}`);
    expect(typed.map((name) => botNamed(kit, name))).toEqual(levels);
    const french = ['recrue', 'Éclaireur', 'CAPITAINE', 'champion', 'maitre', 'Gosu'];
    expect(french.map((name) => botNamed(kit, name))).toEqual(levels);
    expect(['e\u0301claireur', ' Maître '].map((name) => botNamed(kit, name))).toEqual([
      'level-2',
      'level-5',
    ]);
    for (const name of botNames(kit.game)) expect(botNamed(kit, name)).toBe(name);
    expect(botNamed(kit, `ismcts-${MOST_ITERATIONS}`)).toBe(`ismcts-${MOST_ITERATIONS}`);
    for (const name of [`ismcts-${MOST_ITERATIONS + 1}`, 'ismcts-0', 'level-7', 'recru', '']) {
      expect(botNamed(kit, name)).toBeNull();
    }
  });

  it('are told by their own names, however they were called', async () => {
    const bots = ['--bots', 'Recrue,RANDOM', '--games', '1', '--game', 'gosu-tactics'];
    expect((await gosuHere(['simulate', ...bots])).out).toContain('p0 level-1 against p1 random');
  });
});

describe('wrong usage', () => {
  it.each<[string[], string]>([
    [[], 'usage: gosu'],
    [['frobnicate'], 'no command is called "frobnicate"'],
    [['help', 'frobnicate'], 'no command is called "frobnicate"'],
    [['--help', 'frobnicate'], 'no command is called "frobnicate"'],
    [['show', ''], 'the name of the file is empty'],
    [['cards', 'elle', '--clan', 'gobans'], 'give a clan or a card, not both'],
    [['show'], 'usage: gosu show <position or record>'],
    [['show', 'a', 'b'], 'usage: gosu show'],
    [['apply', position], 'usage: gosu apply'],
    [['legal', position, '--frob'], 'unknown option --frob'],
    [['simulate', '--games'], 'option --games needs a value'],
    [['simulate', '--games', '1.5'], '--games must be a whole number'],
    [['simulate', '--games=1', '--games=2'], 'option --games is given twice'],
    [['simulate', '--json=yes'], 'option --json takes no value'],
    [['simulate', '--bots', 'random,deep-blue'], '--bots must be one of'],
    [['simulate', '--bots', 'random'], '--bots needs 2 names'],
    [['simulate', '--game', 'chess'], '--game must be one of'],
    [['simulate', '--option', 'mulligan'], '--option is written name=value'],
    [['cards', '--lang', 'de'], '--lang must be one of en, fr'],
    [['play', '--seat', '7'], '--seat must be a whole number from 0 to 1'],
    [['play', '--players', '3'], '--players 3: Gosu X is for 2 players'],
    [['play', ...TACTICS, '--players', '5'], 'GOSU Tactics is for 2, 3 or 4 players'],
    [['play', ...TACTICS, '--players', 'x', '--hotseat'], '--players x: GOSU Tactics is for'],
    [['play', ...TACTICS, '--players', '3', '--seat', '3'], '--seat must be a whole number from 0'],
    [
      ['play', ...TACTICS, '--players', '4', '--bot', 'random,random'],
      'that makes 3, not --players',
    ],
    [['play', ...TACTICS, '--bot', 'random,random,random,random'], 'GOSU Tactics is for 2, 3 or 4'],
    [['simulate', ...TACTICS, '--bots', 'random'], '--bots needs 2, 3 or 4 names'],
    [['simulate', ...TACTICS, '--bots', 'random,random', '--players', '3'], '--bots names 2'],
    [['simulate', '--players', '4'], '--players 4: Gosu X is for 2 players'],
    [['arena', '--a', 'random'], 'option --b is missing'],
    [['arena', ...BOTS.slice(0, 2), '--b', 'random,greedy'], '--b takes one bot, not 2'],
    [['arena', ...BOTS.slice(0, 2), '--b', 'deep-blue'], '--b must be one of'],
    [['arena', ...BOTS, '--purpose', 'ladder'], '--purpose must be one of gate, tuning'],
    [['arena', ...BOTS, '--games', '0'], '--games must be a whole number'],
    [['arena', ...BOTS, '--players', '3'], '--players 3: Gosu X is for 2 players'],
    [['arena', ...BOTS, '--sprt', '35'], '--sprt is written E0,E1'],
    [['arena', ...BOTS, '--sprt', '35,0'], '--sprt is written E0,E1'],
    [['arena', ...BOTS, '--sprt', '0,0'], '--sprt is written E0,E1'],
    [['arena', ...BOTS, '--sprt', '0,1001'], '--sprt is written E0,E1'],
    [['arena', ...BOTS, ...TACTICS, '--players', '3', '--sprt', '0,35'], '--sprt is for two'],
    [['ladder', '--bots', 'random'], '--bots needs at least two names'],
    [['ladder', '--bots', 'random,random'], '--bots needs at least two names'],
    [['ladder', '--bots', 'random,deep-blue'], '--bots must be one of'],
    [['bench', '--players', '5'], '--players 5: GOSU Tactics is for'],
    [['bench', '--game', 'gosu-x', '--players', '3'], '--players 3: Gosu X is for 2'],
    [['cards', '--clan', 'gobans', '--game', 'gosu-x'], '--clan must be one of justice'],
    [['simulate', '--bots', 'x,x'], 'or ismcts-N (N iterations, at most 9999999), not "x"'],
    [['simulate', '--bots', 'ismcts-10000000,random'], 'at most 9999999), not "ismcts-10000000"'],
    [['hint', position, '--iterations', '10000000'], 'from 1 to 9999999, not "10000000"'],
    [['simulate', '--option', 'frob=1'], '"options" has no "frob"'],
    [['simulate', '--option', '__proto__=1'], '"options" has no "__proto__"'],
    [['simulate', ...TACTICS, '--option', '__proto__=1'], 'GOSU Tactics has no rule options'],
    [['simulate', '--preset', 'frob'], 'option "preset" must be one of final-en'],
    [['play', ...TACTICS, '--preset', 'final-en'], 'GOSU Tactics has no rule options'],
    [['play', ...TACTICS, '--option', 'mulligan=none'], 'GOSU Tactics has no rule options'],
    [['arena', ...BOTS, '--resume', '-'], '--resume needs a name: "-" is standard output'],
    [['arena', ...BOTS, '--log', '-'], '--log needs a name: "-" is standard output'],
    [['arena', ...BOTS, '--resume', 'x', '--log', './x'], '--resume and --log name the same file'],
    [['arena', ...BOTS, '--resume', position, '--log', link], '--resume and --log name the same'],
    [['ladder', '--resume', '-'], '--resume needs a name: "-" is standard output'],
    [['simulate', '--records', '-'], '--records needs a name: "-" is standard output'],
    [['report', '--json', '--out', '-'], '--json and --out - exclude each other'],
    [['draft', '--measure', '--json', '--out', '-'], '--json and --out - exclude each other'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await gosuHere(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err).toContain('usage: gosu');
  });

  it('ends a process with 2', async () => {
    const { code, out, err } = await gosu(['legal', position, '--frob']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('gosu: unknown option --frob\nusage: gosu legal <position> [--json]\n');
  });

  it('is explained in French where the environment is', async () => {
    const { code, err } = await gosuHere(['frob'], { env: { LANG: 'fr_FR.UTF-8' } });
    expect(code).toBe(2);
    expect(err).toContain('aucune commande');
    expect(
      (await gosuHere(['frob', '--lang', 'en'], { env: { LANG: 'fr_FR.UTF-8' } })).err,
    ).toContain('no command');
  });

  it.each<[string[], string]>([
    [['help', 'frob'], 'aucune commande ne s’appelle'],
    [['show', ''], 'le nom du fichier est vide'],
    [['cards', 'elle', '--clan', 'gobans'], 'indiquez un clan ou une carte, pas les deux'],
    [['simulate', '--bots', 'x,x'], 'ou ismcts-N (N itérations, 9999999 au plus), pas'],
    [['simulate', '--option', '__proto__=1'], '«\u00a0options\u00a0» n’a pas de'],
    [['arena', ...BOTS, '--resume', '-'], 'est la sortie standard, qui ne garde rien'],
    [['arena', ...BOTS, '--resume', 'x', '--log', 'x'], '--log désignent le même fichier'],
  ])('is explained in French: %j', async (args, message) => {
    const { code, err } = await gosuHere([...args, '--lang', 'fr']);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('refused input', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  const files: readonly (readonly [string, string | Uint8Array])[] = [
    ['empty.json', ''],
    ['blank.json', ' \n\t'],
    ['binary.json', Uint8Array.from({ length: 4096 }, (_, i) => (i * 37) % 256)],
    ['huge.json', `{"game":"gosu-x","pad":"${'x'.repeat(6 * 1024 * 1024)}"}`],
    ['deep.json', deep],
    ['deep-inside.json', `{"game":"gosu-x","players":${deep}}`],
    ['broken.json', '{"game":\n"gosu-x",\n}'],
    ['list.json', '[1,2]'],
    ['number.json', '17'],
    ['null.json', 'null'],
    ['other-game.json', '{"game":"chess"}'],
    ['no-game.json', '{"players":[]}'],
    ['proto.json', '{"game":"__proto__","__proto__":{"game":"gosu-x"}}'],
    ['unknown-field.json', '{"game":"gosu-x","frob":\n1}'],
    [
      'bad-record.json',
      '{"record":1,"game":"gosu-x","rules":"gosu-x-0","seed":1,"answers":["pass"]}',
    ],
    ['too-many.json', '{"game":"gosu-tactics","players":5}'],
    ['three-players.json', '{"game":"gosu-x","players":[{},{},{}]}'],
    ['tactics-field.json', '{"game":"gosu-tactics","tiles":[],"players":[{},{}]}'],
    [
      'lonely-record.json',
      '{"record":1,"game":"gosu-tactics","rules":"gosu-tactics-3","seed":1,"players":[{"name":"p0","kind":"human"}],"answers":[]}',
    ],
    ['worse-record.json', '{"record":"\\u001b[31mx\\n","game":"gosu-x"}'],
  ];

  it.each(files)('%s', async (name, content) => {
    expectRefused(await gosuHere(['show', file(name, content)]));
    expectRefused(await gosuHere(['show', '-'], { stdin: content }));
  });

  it('ends a process with 1, however large or deep', async () => {
    for (const name of ['huge.json', 'deep.json', 'broken.json']) {
      expectRefused(await gosu(['show', file(name, new Map(files).get(name) ?? '')]));
    }
  });

  it('a missing file, a folder', async () => {
    const missing = await gosu(['legal', join(folder, 'nope.json')]);
    expectRefused(missing);
    expect(missing.err).toContain('no such file');
    const directory = await gosu(['legal', folder]);
    expectRefused(directory);
    expect(directory.err).toContain('folder');
  });

  it('folders that cannot be', async () => {
    expectRefused(await gosu(['simulate', '--games', '1', '--records', join(position, 'x')]));
  });

  it.each(LANGS)('what is quoted of it is short, %s', async (lang) => {
    const long = 'a'.repeat(50_000);
    for (const args of [
      [long],
      ['help', long],
      ['show', long],
      ['show', `--${long}`],
      ['show', 'x', long],
      ['cards', long],
      ['cards', '--clan', long],
      ['apply', position, long],
      ['simulate', '--games', long],
      ['simulate', '--option', long],
      ['simulate', '--option', `${long}=1`],
      ['play', '--players', long],
    ]) {
      const { code, err } = await gosuHere([...args, '--lang', lang]);
      expect(code).not.toBe(0);
      expect(err).toContain('aaaa');
      for (const line of err.split('\n')) expect(line.length, line).toBeLessThan(1000);
    }
  });

  it('what is quoted of it does not act on the terminal', async () => {
    const odd = 'a\u202eb\u200fc\u0007d\u2028e\ufefff';
    for (const args of [[odd], ['cards', odd], ['show', odd], ['apply', position, odd]]) {
      const { err } = await gosuHere(args);
      expect(err).toContain('a b c d e f');
      expect(err).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/u);
    }
  });

  it('an unknown card, with those that are near', async () => {
    const { code, err } = await gosu(['cards', 'volant']);
    expect(code).toBe(1);
    expect(err).toContain('volantis');
  });
});
