/** Beginning, answering, typing, bots, hints and records: what the page asks for beside the scene and the log. */
import { botNames } from '@open-gosu/bots';
import { readRecord, replay } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { kitOf } from '../../src/engine/games/registry.ts';
import type { Match, Start } from '../../src/engine/match.ts';
import { playedOf } from '../../src/engine/play.ts';
import type { Scene } from '../../src/engine/scene.ts';
import {
  bot,
  legalOf,
  newMatch,
  person,
  TABLES,
  type TableOf,
  tableName,
  watch,
} from './tables.ts';

const [GOSU_X, TACTICS] = TABLES as readonly [TableOf, TableOf];
const deal = (seed: number | string, options = {}): Start => ({ from: 'deal', options, seed });

function message(parsed: { ok: boolean; message?: string }): string {
  return parsed.ok ? 'accepted' : (parsed.message ?? '');
}

describe('begin', () => {
  test('completes the options and notes the rules', () => {
    const sitters = [person('Ada'), bot('Captain', 'level-3')];
    const begun = answer('begin', { game: 'gosu-x', start: deal(7), sitters, lang: 'en' });
    if (!begun.ok) throw new Error(begun.message);
    const { rules, start, answers } = begun.value;
    expect(rules).toBe(kitOf('gosu-x').game.rules);
    expect(start).toMatchObject({ from: 'deal', seed: 7, options: { preset: 'final-en' } });
    expect(answers).toEqual([]);
  });

  test('refuses options, players and bots that are none, in either language', () => {
    const two = [person('Ada'), person('Bob')];
    const begin = (game: 'gosu-x' | 'gosu-tactics', start: Start, sitters = two) =>
      message(answer('begin', { game, start, sitters, lang: 'en' }));
    expect(begin('gosu-x', deal(1, { preset: 'house' }))).toContain('preset');
    expect(begin('gosu-x', deal(1), [...two, person('Cleo')])).toBe(
      '3 players cannot play this: 2 can',
    );
    expect(begin('gosu-tactics', deal(1), [person('Ada')])).toContain('2, 3 or 4');
    expect(begin('gosu-x', deal(1), [person(' '), person('Bob')])).toContain('no name');
    expect(begin('gosu-x', deal(1), [person('Ada'), bot('B', 'level-9') as never])).toContain(
      'level-9',
    );
    const french = answer('begin', { game: 'gosu-x', start: deal(1), sitters: [], lang: 'fr' });
    expect(message(french)).toBe('cela ne se joue pas à 0, mais à 2');
  });

  test('a position is checked, and played from', () => {
    const position = { game: 'gosu-tactics', players: [{ hand: ['oracle'] }, {}, {}] };
    const start: Start = { from: 'position', position };
    const sitters = [person('Ada'), person('Bob'), person('Cleo')];
    const begun = answer('begin', { game: 'gosu-tactics', start, sitters, lang: 'en' });
    if (!begun.ok) throw new Error(begun.message);
    const scene = answer('scene', { match: begun.value, viewer: 0, lang: 'en' });
    expect(scene.seats[0]?.hand.map(({ card }) => card)).toEqual(['oracle']);
    expect(scene.seats[0]?.hand[0]?.whyNot).toContain('level 1');
    expect(() => answer('toRecord', { match: begun.value })).toThrow('position');
    expect(answer('toPosition', { match: begun.value })).toMatchObject({ game: 'gosu-tactics' });
    const few = {
      game: 'gosu-tactics' as const,
      start,
      sitters: sitters.slice(1),
      lang: 'en' as const,
    };
    expect(message(answer('begin', few))).toContain('3 can');
    const bad: Start = {
      from: 'position',
      position: { game: 'gosu-tactics', players: [{ hand: ['nobody'] }, {}] },
    };
    expect(message(answer('begin', { ...few, start: bad }))).toContain('nobody');
  });

  test('a match of other rules is not played', () => {
    const match = { ...newMatch(GOSU_X, 1), rules: 'gosu-x-0' };
    expect(() => answer('scene', { match, viewer: 0, lang: 'en' })).toThrow('gosu-x-0');
  });
});

describe('read', () => {
  const match: Match = { ...newMatch(GOSU_X, 5), answers: ['draft galmi'] };

  test('takes the notation kindly, and the number of an answer', () => {
    const read = (text: string, viewer = 1) => answer('read', { match, viewer, lang: 'en', text });
    const legal = legalOf(match);
    const { kit, state } = playedOf(match);
    const written = (text: string) => {
      const parsed = read(text);
      return parsed.ok ? kit.game.describe(state, parsed.value) : parsed.message;
    };
    expect(written('draft Xi’an')).toBe('draft xian');
    expect(written('dr phoe')).toBe('draft phoenix');
    expect(written('3')).toBe(kit.game.describe(state, legal[2]!));
    expect(written('draft galmi')).toContain('already taken');
    expect(read('3', 0)).toMatchObject({ ok: false, code: 'not-asked' });
    expect(message(read('3', 0))).toContain('Bob takes a clan');
  });

  test('takes French words for answers, and says what is wrong in the language asked for', () => {
    const position = {
      game: 'gosu-x',
      players: [
        { clans: ['justice', 'galmi', 'xian'], hand: ['elle', 'sati'], army: [['volantis']] },
        { clans: ['abhilasha', 'phoenix', 'tomorrow'] },
      ],
    };
    const start: Start = { from: 'position', position };
    const sitters = [person('Ada'), person('Bob')];
    const begun = answer('begin', { game: 'gosu-x', start, sitters, lang: 'fr' });
    if (!begun.ok) throw new Error(begun.message);
    const { kit, state } = playedOf(begun.value);
    const written = (text: string) => {
      const parsed = answer('read', { match: begun.value, viewer: 0, lang: 'fr', text });
      return parsed.ok ? kit.game.describe(state, parsed.value) : parsed.message;
    };
    expect(written('jouer Elle')).toBe('play elle');
    expect(written('DEPENSER 2')).toBe('spend 2');
    expect(written('passer')).toContain('aucun jeton d’activation en main');
    expect(written('jouer quae')).toContain('pas dans votre main');
  });

  test('what is not understood is refused in the words that were typed', () => {
    for (const table of [GOSU_X, TACTICS]) {
      const begun = newMatch(table, 5);
      const viewer = playedOf(begun).kit.game.toAct(playedOf(begun).state);
      for (const word of ['react', 'réagir', 'utiliser']) {
        const read = answer('read', { match: begun, viewer, lang: 'en', text: word });
        expect(message(read), begun.game).not.toContain('"use');
      }
    }
  });

  test('once it is over nothing is read or taken', () => {
    const end = watch(TACTICS, 'over', () => {});
    expect(answer('read', { match: end, viewer: 0, lang: 'fr', text: 'pass' })).toMatchObject({
      ok: false,
      code: 'game-over',
    });
    expect(answer('give', { match: end, answer: 0 })).toMatchObject({ ok: false });
  });
});

describe('choose', () => {
  test.each(TABLES.map((table) => [tableName(table), table] as const))(
    '%s: bots play a game to its end, and the same one again',
    (_, table) => {
      const levels = ['instinct', 'random', 'instinct', 'random'];
      const sitters = levels.slice(0, table.players).map((level) => bot(level, level));
      const begun = answer('begin', { game: table.game, start: deal('bots'), sitters, lang: 'en' });
      if (!begun.ok) throw new Error(begun.message);
      let match = begun.value;
      while (answer('scene', { match, viewer: -1, lang: 'en' }).ending === null) {
        const given = answer('give', { match, answer: answer('choose', { match }) });
        if (!given.ok) throw new Error(given.message);
        match = given.value;
        expect(match.answers.length).toBeLessThan(2000);
      }
      const ply = Math.floor(match.answers.length / 2);
      const reloaded: Match = JSON.parse(
        JSON.stringify({ ...match, answers: match.answers.slice(0, ply) }),
      );
      const { kit, state } = playedOf(reloaded);
      const again = kit.game.describe(state, answer('choose', { match: reloaded }));
      expect(again).toBe(match.answers[ply]);
    },
  );

  test('a person is never chosen for', () => {
    expect(() => answer('choose', { match: newMatch(GOSU_X, 1) })).toThrow('no bot');
  });

  test('every level the bots have is known by name', () => {
    for (const { game } of TABLES) {
      for (const name of botNames({ id: game })) {
        const sitters = [person('Ada'), bot('B', name)];
        const begun = answer('begin', { game, start: deal(1), sitters, lang: 'en' });
        expect(message(begun)).toBe('accepted');
      }
    }
  });
});

describe('advise', () => {
  const match = watch(GOSU_X, 'advise', () => {});
  const at = (ply: number): Match => ({ ...match, answers: match.answers.slice(0, ply) });

  test('climbs from a kind of thing to answers with chances', () => {
    const asked = at(match.answers.findIndex((text) => text.startsWith('play ')));
    const viewer = playedOf(asked).kit.game.toAct(playedOf(asked).state);
    const rung = (n: 1 | 2 | 3, lang: 'en' | 'fr' = 'en') =>
      answer('advise', { match: asked, viewer, lang, rung: n });
    expect(rung(1).text).toMatch(/^You could [^{}]+\.$/);
    expect(rung(1).answers).toEqual([]);
    expect(rung(2).text).toMatch(/^Consider: [^{}]+\.$/);
    const { text, answers } = rung(3);
    expect(text).toMatch(/^Best: [^{}]+\.$/);
    expect(answers.length).toBeGreaterThan(1);
    const legal = legalOf(asked);
    for (const { code, label, chance } of answers) {
      expect(legal).toContain(code);
      expect(label).toMatch(/^\p{Lu}/u);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(rung(3, 'fr').answers.map(({ code }) => code)).toEqual(answers.map(({ code }) => code));
    expect(rung(1, 'fr').text).toMatch(/^Vous pourriez /);
  });

  test('the draft by its table, and nothing for one who is not asked', () => {
    const advice = answer('advise', { match: at(0), viewer: 0, lang: 'en', rung: 3 });
    expect(advice.answers[0]?.label).toMatch(/^Take the .+ clan$/);
    const idle = answer('advise', { match: at(0), viewer: 1, lang: 'en', rung: 3 });
    expect(idle).toEqual({ text: 'There is nothing for you to decide.', answers: [] });
  });
});

describe('records', () => {
  test.each(TABLES.map((table) => [tableName(table), table] as const))(
    '%s: there and back, and by the format of `gosu replay`',
    (_, table) => {
      const end = watch(table, 'record', () => {});
      for (const length of [0, 5, Math.floor(end.answers.length / 2), end.answers.length]) {
        const match = { ...end, answers: end.answers.slice(0, length) };
        const file = JSON.parse(JSON.stringify(answer('toRecord', { match })));
        const { game } = kitOf(table.game);
        const record = readRecord(file);
        if (!record.ok) throw new Error(record.message);
        const again = replay(game, record.value);
        if (!again.ok) throw new Error(again.message);
        expect(again.value.state).toEqual(playedOf(match).state);
        expect(answer('fromRecord', { input: file, lang: 'en' })).toEqual({
          ok: true,
          value: match,
        });
      }
    },
  );

  test('a game given up stays given up', () => {
    const match: Match = {
      ...newMatch(GOSU_X, 3),
      answers: ['draft galmi'],
      ended: { winners: [1], reason: 'resignation' },
    };
    const file = answer('toRecord', { match });
    expect(file.result).toEqual({ winners: [1], reason: 'resignation' });
    expect(answer('fromRecord', { input: file, lang: 'en' })).toEqual({ ok: true, value: match });
    const scene = answer('scene', { match, viewer: 0, lang: 'en' });
    expect([scene.prompt, scene.ending?.text]).toEqual([null, 'Given up: Bob wins.']);
    expect(answer('give', { match, answer: legalOf(match)[0]! }).ok).toBe(false);
  });

  test('broken ones are refused in one line', () => {
    const file = answer('toRecord', { match: watch(TACTICS, 'broken', () => {}) });
    const from = (input: unknown) => message(answer('fromRecord', { input, lang: 'en' }));
    expect(from(null)).toContain('an object is expected');
    expect(from({ ...file, game: 'chess' })).toContain('"chess"');
    expect(from({ ...file, rules: 'gosu-tactics-0' })).toContain('gosu-tactics-0');
    expect(from({ ...file, answers: ['pass', ...file.answers] })).toContain('answer 1');
    expect(from({ ...file, result: null })).toContain('no result');
    expect(from({ ...file, answers: file.answers.slice(0, -1) })).toContain('not over');
    const french = answer('fromRecord', { input: { ...file, rules: 'x' }, lang: 'fr' });
    expect(message(french)).toContain('selon les règles');
  });

  test('players nobody named are people, called by their place', () => {
    const file = answer('toRecord', { match: newMatch(GOSU_X, 4) });
    const from = (players: unknown, lang: 'en' | 'fr') => {
      const read = answer('fromRecord', { input: { ...file, players }, lang });
      return read.ok ? read.value.sitters : read.message;
    };
    expect(from([], 'en')).toEqual([person('Player 1'), person('Player 2')]);
    const two = [
      { name: ' ', kind: 'human' },
      { name: 'Gosu', kind: 'level-6' },
    ];
    expect(from(two, 'fr')).toEqual([person('Joueur 1'), bot('Gosu', 'level-6')]);
    expect(from(two.slice(1), 'en')).toBe('1 player cannot play this game');
  });

  test('a bot nobody knows cannot play on, but what it has played can be seen', () => {
    const file = answer('toRecord', { match: newMatch(GOSU_X, 4) });
    const players = [
      { name: 'Ada', kind: 'human' },
      { name: 'Later', kind: 'gpt-9000' },
    ];
    const read = (result: unknown) =>
      answer('fromRecord', { input: { ...file, players, result }, lang: 'en' });
    expect(message(read(null))).toBe('no bot is called "gpt-9000"');
    const over = read({ winners: [0], reason: 'resignation' });
    expect(over.ok && over.value.sitters).toEqual([person('Ada'), bot('Later', 'gpt-9000')]);
  });
});

describe('positions', () => {
  test.each(TABLES.map((table) => [tableName(table), table] as const))(
    '%s: a game goes on from the position it stands at, in mid-effect too',
    (_, table) => {
      let tried = 0;
      watch(table, 'positions', (match) => {
        if (match.answers.length % 17 !== 5) return;
        const position = answer('toPosition', { match });
        if (position === null) throw new Error('it is not over');
        const start: Start = { from: 'position', position: JSON.parse(JSON.stringify(position)) };
        const begun = answer('begin', {
          game: table.game,
          start,
          sitters: match.sitters,
          lang: 'en',
        });
        if (!begun.ok) throw new Error(begun.message);
        const { seat } = answer('scene', { match, viewer: -1, lang: 'en' }).prompt!;
        const [there, here] = [match, begun.value].map((one) =>
          answer('scene', { match: one, viewer: seat, lang: 'en' }),
        );
        // In which order clans were taken is not part of a position.
        const seatsOf = ({ seats }: Scene) =>
          seats.map((one) => ({ ...one, clans: [...one.clans].sort() }));
        expect(seatsOf(here!)).toEqual(seatsOf(there!));
        expect(here!.prompt!.answers).toEqual(there!.prompt!.answers);
        tried++;
      });
      expect(tried).toBeGreaterThan(1);
    },
  );

  test.each([GOSU_X, TACTICS].map((table) => [tableName(table), table] as const))(
    '%s: new luck leaves all that the player knows as it is, and changes the rest',
    (_, table) => {
      let differed = 0;
      watch(table, 'luck', (match) => {
        if (match.answers.length % 19 !== 7) return;
        const other = answer('redeal', { match, viewer: 0, seed: 'other' });
        const [there, here] = [match, other].map((one) =>
          answer('scene', { match: one, viewer: 0, lang: 'en' }),
        );
        const known = ({ seats, prompt, centre }: Scene) => [
          seats.map((one) => ({ ...one, clans: [...one.clans].sort() })),
          prompt?.answers,
          centre,
        ];
        expect(known(here!)).toEqual(known(there!));
        const hands = [match, other].map(
          (one) => answer('scene', { match: one, viewer: 1, lang: 'en' }).seats[1]!.hand,
        );
        if (JSON.stringify(hands[0]) !== JSON.stringify(hands[1])) differed++;
      });
      expect(differed).toBeGreaterThan(0);
    },
  );

  test('one that is over gives the position it began with, and a dealt one none', () => {
    const over = watch(TACTICS, 'over', () => {});
    expect(answer('toPosition', { match: over })).toBeNull();
    const position = { game: 'gosu-tactics', players: [{ hand: ['oracle'] }, {}] };
    const ended = { winners: [0], reason: 'resignation' };
    const set: Match = { ...over, start: { from: 'position', position }, answers: [], ended };
    expect(answer('toPosition', { match: set })).toEqual(position);
  });
});

describe('analysis', () => {
  test.each([GOSU_X, TACTICS].map((table) => [tableName(table), table] as const))(
    '%s: every answer has its chance, from what the one who decides can see',
    (_, table) => {
      let match = newMatch(table, 'study');
      while (match.answers.length < 14) {
        const given = answer('give', { match, answer: legalOf(match)[0]! });
        if (!given.ok) throw new Error(given.message);
        match = given.value;
      }
      const { seat, answers } = answer('analyse', { match, lang: 'en' });
      const { prompt } = answer('scene', { match, viewer: seat, lang: 'en' });
      expect(prompt?.isMine).toBe(true);
      const offered = prompt!.answers.map(({ notation }) => notation);
      expect(answers.map(({ notation }) => notation).sort()).toEqual([...offered].sort());
      for (const { chance, label } of answers) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(prompt!.answers.map((one) => one.label)).toContain(label);
      }
      expect(answers[0]!.reason).not.toBe('');
    },
    20_000,
  );

  test('where the game is over nobody decides', () => {
    const match = watch(TACTICS, 'over', () => {});
    expect(answer('analyse', { match, lang: 'fr' })).toEqual({ seat: -1, answers: [] });
  });
});
