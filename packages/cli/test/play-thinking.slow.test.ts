/** While a bot of `gosu play` thinks: what is on the screen, what Ctrl-C does, and that a thread answers as this one does. */
import { spawn } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeRng } from '@open-gosu/kernel';
import { describe, expect, it, vi } from 'vitest';
import { parseArgs } from '../src/args.ts';
import type { Call } from '../src/command.ts';
import { kitOf } from '../src/games/registry.ts';
import { PERSON } from '../src/play/match.ts';
import { startSession } from '../src/play/session.ts';
import { converse } from '../src/play/terminal.ts';
import { type Thinker, thinkApart, thinkHere } from '../src/play/thinker.ts';
import { MAIN } from './gosu.ts';
import { GIVEN } from './session.ts';

const kit = kitOf('gosu-x')!;
const WORKER = pathToFileURL(fileURLToPath(new URL('../dist/play/worker.js', import.meta.url)));
const CLANS = '[["justice","galmi","xian"],["abhilasha","narashima","phoenix"]]';
const BEGUN = ['--option', 'draft=given', '--option', `clans=${CLANS}`, '--seed', '1'];

const options = kit.game.options(GIVEN, 'en');
if (!options.ok) throw new Error(options.message);
const setup = {
  kit,
  options: options.value,
  seed: 1,
  color: false,
  columns: () => 80,
  rows: () => 40,
  save: () => {},
};

describe('Ctrl-C while a bot thinks', () => {
  it('greets before the bot has answered, and ends at once with 130', async () => {
    const args = ['play', '--bot', 'ismcts-9999999', '--seat', '1', ...BEGUN];
    const env = { PATH: process.env.PATH ?? '', LANG: 'C' };
    const child = spawn(process.execPath, [MAIN, ...args], { env });
    const told = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      told.out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      told.err += text;
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    await vi.waitFor(() => expect(told.out).toContain('Seed 1.'), { timeout: 20_000 });
    expect(told.out).not.toContain('────');
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(told.out).toMatch(/unfinished \(seed 1\)\.\n$/);
    expect(told.err).toBe('');
  });
});

describe.each([
  ['en', 'Greedy is thinking... (Ctrl-C leaves)'],
  ['fr', 'Greedy réfléchit... (Ctrl-C pour sortir)'],
] as const)('a terminal, %s', (lang, thinking) => {
  it('says that the bot thinks, and wipes that away again', async () => {
    let out = '';
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    const io = {
      out: (text: string) => {
        out += text;
      },
      err: () => {},
      stdin,
      env: {},
      outIsTty: true,
      errIsTty: true,
      columns: 80,
    };
    const args = parseArgs([], [], { least: 0, most: 0 }, lang);
    const call: Call = { args, lang, json: false, color: false, io };
    const session = startSession({ ...setup, lang, players: ['greedy', PERSON] });
    let fail = (_error: Error) => {};
    const thinker: Thinker = {
      think: () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
      close: async () => {},
    };
    const over = converse(call, session, thinker);
    await vi.waitFor(() => expect(out).toContain(thinking));
    expect(out.indexOf('Gosu X')).toBe(0);
    // Nothing the bot could answer is offered meanwhile.
    expect(session.complete('play')).toEqual([]);
    fail(new Error('enough'));
    await expect(over).rejects.toThrow('enough');
    expect(out.endsWith(`${thinking}\r\u001b[K`)).toBe(true);
  });
});

describe('a thread', () => {
  it('answers as this one does, and leaves the generator alike', async () => {
    const state = kit.game.setup(options.value, 1, 2);
    const seat = kit.game.toAct(state);
    const view = kit.game.view(state, seat);
    const [here, apart] = [thinkHere(kit), thinkApart(kit, WORKER)];
    try {
      for (const bot of ['random', 'greedy', 'level-2', 'ismcts-40']) {
        const [one, other] = [makeRng(bot), makeRng(bot)];
        const answer = await here.think({ seat, bot, view, rng: one });
        expect(await apart.think({ seat, bot, view, rng: other })).toBe(answer);
        expect(other).toEqual(one);
        expect(one).not.toEqual(makeRng(bot));
      }
    } finally {
      await apart.close();
    }
  });

  it('tells in one line what went wrong', async () => {
    const apart = thinkApart(kit, WORKER);
    const view = { viewer: 0 };
    const turn = { seat: 0, bot: 'nobody', view, rng: makeRng(1) };
    await expect(apart.think(turn)).rejects.toThrow(/^[^\n]+$/);
    await apart.close();
  });
});
