/** `gosu hint`: the best answers with chances and reasons, from what the asked player may know. */
import { fileURLToPath } from 'node:url';
import { botNames } from '@open-gosu/bots';
import { type ActionCode, LANGS, makeRng } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { seatNames } from '../src/draw/look.ts';
import type { GameKit } from '../src/games/kit.ts';
import { KITS, kitOf } from '../src/games/registry.ts';
import {
  dig,
  gosu,
  gosuHere,
  gosuJson,
  gosuJsonHere,
  type Json,
  keys,
  POSITION,
  scratch,
  TACTICS_POSITION,
} from './gosu.ts';
import { randomGame } from './session.ts';

const { file } = scratch();
const position = file('position.json', JSON.stringify(POSITION));
const goblins = file('goblins.json', JSON.stringify(TACTICS_POSITION));
const MOST = 50;
const QUICK = ['--iterations', String(MOST)];
/** Looks at every answer, however bad. */
const ALL_LOOKED_AT = ['--bot', 'greedy', '--top', '4'];

const hint = (...args: string[]) => gosuHere(['hint', ...args]);
const hintJson = (...args: string[]) => gosuJsonHere(['hint', ...args]);
const answersIn = (advice: Json) => advice.answers as Json[];

/** Two tokens, no card that can be played: nothing but to pass. */
const FORCED = {
  ...POSITION,
  players: [
    { clans: POSITION.players[0]?.clans, tokens: { hand: 0, spent: 2, locked: 2 } },
    POSITION.players[1],
  ],
};

describe('advice as JSON', () => {
  it.each([
    ['Gosu X', position, 0],
    ['GOSU Tactics', goblins, 1],
  ])('has the documented shape, %s', async (_game, path, seat) => {
    const advice = await hintJson(path, ...QUICK);
    expect(keys(advice)).toEqual(['answers', 'bot', 'forced', 'iterations', 'question', 'result']);
    expect(advice).toMatchObject({ bot: 'ismcts', forced: false, result: null });
    expect(advice.iterations).toBe(MOST);
    expect(dig(advice, 'question', 'seat')).toBe(seat);
    const answers = answersIn(advice);
    expect(answers).toHaveLength(3);
    const legal = (await gosuJsonHere(['legal', path])).legal as string[];
    for (const { answer, text, winChance, visits, reason, ...rest } of answers) {
      expect(rest).toEqual({});
      expect(legal).toContain(answer);
      expect(text).toMatch(/^[a-z]/);
      expect(winChance).toBeGreaterThanOrEqual(0);
      expect(winChance).toBeLessThanOrEqual(1);
      expect(visits).toBeGreaterThan(0);
      expect(dig(reason, 'kind')).toEqual(expect.any(String));
      expect(dig(reason, 'text')).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('names as many answers as are wanted, and no more than there are', async () => {
    expect(answersIn(await hintJson(position, ...QUICK, '--top', '1'))).toHaveLength(1);
    const greedy = async (top: string) =>
      answersIn(await hintJson(position, '--bot', 'greedy', '--top', top));
    expect(await greedy('3')).toHaveLength(3);
    expect(await greedy('50')).toHaveLength(4);
  });

  it('is the same for the same seed, and takes standard input', async () => {
    const first = await hint(position, ...QUICK, '--seed', 'x', '--json');
    expect(await hint(position, ...QUICK, '--seed', 'x', '--json')).toEqual(first);
    const piped = { stdin: JSON.stringify(POSITION) };
    const args = ['hint', '-', ...QUICK, '--seed', 'x', '--json'];
    expect(await gosuHere(args, piped)).toEqual(first);
  });

  it('ends a search by time where it is told to', async () => {
    const { iterations } = await hintJson(position, '--seconds', '0.05');
    expect(iterations).toBeGreaterThan(0);
    expect(iterations).toBeLessThan(10_000_000);
    const { iterations: few } = await hintJson(position, '--seconds', '60', ...QUICK);
    expect(few).toBe(MOST);
  });

  it('is searched by several threads, one way for each number of them', async () => {
    const args = ['hint', position, ...QUICK, '--jobs', '2', '--json'];
    const [first, second] = await Promise.all([gosu(args), gosu(args)]);
    expect(first?.code).toBe(0);
    expect(second).toEqual(first);
    expect(JSON.parse(first?.out ?? '').iterations).toBe(MOST);
  });
});

describe('what the adviser knows', () => {
  it.each([
    ['gosu-x', POSITION],
    ['gosu-tactics', TACTICS_POSITION],
  ])('is what the asked player sees, %s', async (id, fields) => {
    const { game } = kitOf(id) as GameKit;
    const read = game.readPosition(fields, 'en');
    if (!read.ok) throw new Error(read.message);
    const view = game.view(read.value, game.toAct(read.value));
    const [one, other] = ['a', 'b'].map((seed) =>
      JSON.stringify(game.writePosition(game.determinize(view, makeRng(seed)))),
    );
    expect(one).not.toBe(other);
    const said = await Promise.all(
      [one, other].map((stdin) => gosuHere(['hint', '-', ...QUICK], { stdin: stdin ?? '' })),
    );
    expect(said[0]?.code).toBe(0);
    expect(said[1]).toEqual(said[0]);
  });
});

describe('advice in words', () => {
  it('is told in English', async () => {
    const { code, out, err } = await hint(position, ...ALL_LOOKED_AT);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^p0: Your turn: /);
    expect(out).toMatch(/\ngreedy advises, by the look of \d deals?:\n {2}1\. /);
    expect((await hint(position, '--iterations', '1')).out).toContain('after 1 iteration:');
    expect(out).toMatch(
      /\n {2}\d\. play elle: \d+\.\d% to win(?: \([^)]+\))?\n {5}Play Elle\.\n {5}\S.*\n/,
    );
    expect(out).toMatch(/\n {2}3\. /);
    expect((await hint(position, ...QUICK)).out).toMatch(
      /\nismcts advises, after \d+ iterations:\n {2}1\. /,
    );
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  it('says how often an answer was tried, and which one the bot itself would give', async () => {
    const { out } = await hint(position, ...QUICK);
    expect(out).toMatch(/\n {2}1\. .+ to win \(\d+ (?:try|tries), its choice\)\n/);
    expect(out).toMatch(/\n {2}2\. .+ to win \(\d+ (?:try|tries)\)\n/);
    const french = (await hint(position, ...QUICK, '--lang', 'fr')).out;
    expect(french).toMatch(/\n {2}1\. .+ gagner \(\d+ essais?, son choix\)\n/);
    expect((await hint(position, '--bot', 'greedy')).out).not.toMatch(/\btr(?:y|ies)\b/);
  });

  it('does not recommend an answer by what it costs alone', async () => {
    const opening = fileURLToPath(new URL('../../../docs/examples/opening.json', import.meta.url));
    const { out: after } = await gosuHere(['apply', opening, 'play elle', '--json']);
    const path = file('after-elle.json', after);
    const { answers } = await gosuJson(['hint', path, '--iterations', '2000']);
    const told = answers as readonly { winChance: number; reason: { gains?: unknown[] } }[];
    const best = Math.max(...told.map(({ winChance }) => winChance));
    const recommended = told.filter(({ winChance }) => best - winChance < 0.05);
    expect(recommended).toHaveLength(3);
    for (const { reason } of recommended) expect(reason.gains).not.toEqual([]);
  });

  it('is told in French', async () => {
    const searched = await hint(position, ...QUICK, '--lang', 'fr');
    expect(searched.out).toMatch(/\nismcts conseille, après \d+ itérations\u00a0:\n {2}1\. /);
    const { out } = await hint(position, ...ALL_LOOKED_AT, '--lang', 'fr');
    expect(out).toMatch(
      /\d\. play elle\u00a0: \d+,\d\u00a0% de chances de gagner(?: \([^)]+\))?\n {5}Jouer Elle\./,
    );
    expect(out).toMatch(/\ngreedy conseille, au vu de \d donnes?\u00a0:\n/);
    expect(out).not.toMatch(/to win|advises|\bIt\b/);
  });

  it('says when there is only one answer', async () => {
    const path = file('forced.json', JSON.stringify(FORCED));
    expect((await hint(path)).out).toContain('\nThere is only one answer: pass.\n');
    expect((await hint(path, '--lang', 'fr')).out).toContain('qu’une réponse\u00a0: pass.\n');
    const advice = await hintJson(path);
    expect(advice).toMatchObject({ forced: true, iterations: 0 });
    expect(answersIn(advice)).toEqual([
      {
        answer: 'pass',
        text: 'pass',
        winChance: null,
        visits: null,
        reason: { kind: 'only', text: 'It is the only answer.' },
      },
    ]);
  });

  it('says of a game that is over who has won', async () => {
    const last = {
      ...POSITION,
      players: [
        { ...POSITION.players[0], supremacy: 1 },
        { ...POSITION.players[1], passed: true },
      ],
    };
    const over = await gosuJsonHere(['apply', '-', 'pass'], { stdin: JSON.stringify(last) });
    const path = file('over.json', JSON.stringify(over.position));
    expect(over.result).toMatchObject({ winners: [0] });
    expect((await hint(path)).out).toBe((await gosuHere(['legal', path])).out);
    expect(await hintJson(path)).toEqual({
      question: null,
      bot: null,
      iterations: 0,
      forced: false,
      answers: [],
      result: over.result,
    });
  });

  it('takes the chances of a draft from a table', async () => {
    const path = file('draft.json', '{"game":"gosu-x"}');
    const { out } = await hint(path);
    expect(out).toContain('ismcts advises, by a table of drafts:\n  1. draft ');
    expect(out).toMatch(/\n {5}Take the .+ clan\./);
    expect((await hint(path, '--lang', 'fr')).out).toContain(
      'ismcts conseille, d’après une table du choix des clans\u00a0:\n  1. draft ',
    );
    expect(out).toMatch(/With it one wins about [^.]+ the other\s+clans\./);
    expect((await hintJson(path, '--top', '8')).answers).toHaveLength(8);
  });
});

describe('advisers', () => {
  it.each(['random', 'instinct'])('%s makes no estimate, and says so', async (bot) => {
    const { out } = await hint(position, '--bot', bot);
    expect(out).toContain(`${bot} advises:\n  1. `);
    expect(out).not.toContain('to win');
    expect(out).toContain(`${bot} makes no estimate of its chances.\n`);
    expect(answersIn(await hintJson(position, '--bot', bot))).toHaveLength(1);
  });

  it('may be any bot of the game, by name', async () => {
    for (const bot of ['greedy', 'token-rush', 'ismcts-30']) {
      const advice = await hintJson(position, '--bot', bot);
      expect(advice.bot).toBe(bot);
      expect(dig(answersIn(advice)[0], 'winChance')).toEqual(expect.any(Number));
    }
    expect((await hintJson(position, '--bot', 'ismcts-30')).iterations).toBe(30);
  });

  it('spends what its level has, in however many threads', async () => {
    const asked = ['hint', position, '--bot', 'level-4'];
    const [whole, parts] = [await gosuJsonHere(asked), await gosuJson([...asked, '--jobs', '2'])];
    expect(parts).toMatchObject({ bot: 'level-4', iterations: whole.iterations });
  });
});

describe('an adviser that errs', () => {
  const asked = (seed: number) => [position, '--bot', 'level-1', '--top', '4', '--seed', `${seed}`];

  it('gives its own answer first, and then the others', async () => {
    const seeds = Array.from({ length: 12 }, (_, seed) => seed);
    const bests = await Promise.all(
      seeds.map(async (seed) => {
        const answers = answersIn(await hintJson(...asked(seed)));
        const [given = 0, ...rest] = answers.map(({ winChance }) => Number(winChance));
        expect(rest).toEqual([...rest].sort((a, b) => b - a));
        return given >= (rest[0] ?? 0);
      }),
    );
    expect(new Set(bests)).toEqual(new Set([true, false]));
  });

  it('is asked once, however many threads there are', async () => {
    const alone = await hint(...asked(1), '--json');
    expect(await gosu(['hint', ...asked(1), '--json', '--jobs', '2'])).toEqual(alone);
  });
});

describe('what is refused', () => {
  it.each<[string[], string]>([
    [[], '<position> is missing'],
    [[position, position], 'is too much'],
    [[position, '--bot', 'deep-blue'], '--bot must be one of random'],
    [[goblins, '--bot', 'token-rush'], '--bot must be one of random'],
    [[position, '--top', '0'], '--top must be a whole number'],
    [[position, '--bot', 'greedy,random'], '--bot takes one bot, not 2'],
    [[position, '--iterations', '0'], '--iterations must be a whole number'],
    ...['ismcts-50', 'level-4', 'level-1', 'greedy', 'random'].map((bot): [string[], string] => [
      [position, '--bot', bot, '--iterations', '5000'],
      '--iterations makes sense only with --bot ismcts',
    ]),
    [
      [position, '--bot', 'ismcts-50', '--iterations', '5000', '--lang', 'fr'],
      '--iterations n’a de sens qu’avec --bot ismcts',
    ],
    [[position, '--jobs', 'x'], '--jobs must be a whole number'],
    [[position, '--seconds', '0'], '--seconds must be a number from 0.01 to 3600, not "0"'],
    [[position, '--seconds', 'soon'], '--seconds must be a number'],
    [[position, '--seconds', '1e3'], '--seconds must be a number'],
  ])('%j as wrong usage', async (args, message) => {
    const { code, out, err } = await hint(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).toMatch(/(usage|utilisation\u00a0): gosu hint <position>/);
  });

  it.each<[string, string]>([
    ['nowhere.json', 'no such file'],
    [file('not.json', '{'), 'is not JSON'],
    [file('record.json', '{"game":"gosu-x","record":1}'), 'is a record'],
    [file('chess.json', '{"game":"chess"}'), '"game" must be one of'],
  ])('%s as input', async (path, message) => {
    const { code, out, err } = await hint(path);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^gosu: [^\n]+\n$/);
    expect(err).toContain(message);
  });
});

describe.each(KITS.map((kit) => ({ kit, name: kit.title })))('answers of $name', ({ kit }) => {
  it('are said in words of both languages, whatever is asked', () => {
    const said = new Set<string>();
    const codes: ActionCode[] = [];
    const players = kit.game.maxPlayers;
    const names = seatNames(players);
    for (const seed of ['words/1', 'words/2']) {
      randomGame(kit, seed, players, (state) => {
        const seat = kit.game.toAct(state);
        if (seat < 0) return;
        const count = kit.game.legal(state, codes);
        const view = kit.game.view(state, seat);
        for (const code of codes.slice(0, count)) {
          const answer = kit.game.describe(state, code);
          for (const lang of LANGS) {
            const words = kit.deed(state, code, lang, names);
            expect(words, answer).toMatch(/^\p{Ll}[^{}]*[^ ]$/u);
            expect(kit.deed(view, code, lang, names), answer).toBe(words);
            expect(kit.deedKind(code, lang), answer).toMatch(/^\p{Ll}[^{}?]*[^ ]$/u);
            expect(kit.deedCard(state, code, lang, names), answer).not.toMatch(/[{}?]/);
            said.add(words);
          }
        }
      });
    }
    expect(said.size).toBeGreaterThan(200);
  });
});

describe('help', () => {
  it.each(['play', 'simulate', 'hint'])('%s names every bot', async (command) => {
    for (const lang of LANGS) {
      const { out } = await gosuHere([command, '--help', '--lang', lang]);
      for (const { game } of KITS) {
        const names = botNames(game).filter((name) => !/-\d+$/.test(name));
        for (const name of names) expect(out).toContain(name);
      }
    }
  });

  it('says what people call the levels', async () => {
    const said = async (lang: string) => (await gosuHere(['play', '--help', '--lang', lang])).out;
    expect(await said('en')).toContain('(default level-3)');
    expect(await said('en')).toContain('level-1 (Recruit) to level-6 (Gosu)');
    expect(await said('fr')).toContain('level-1 (Recrue) à level-6 (Gosu)');
  });

  it.each(KITS.map(({ game }) => game.id))('every bot of %s sits down to play', async (id) => {
    for (const name of botNames(kitOf(id)?.game ?? { id })) {
      const { code, out } = await gosuHere(['play', '--game', id, '--bot', name, '--seed', '1']);
      expect(code, name).toBe(0);
      expect(out.toLowerCase()).toContain(name);
    }
  });
});
