/** What is kept may be damaged: one such entry spoils no other, says so in words, and can be taken out. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { type Match, Unplayable } from '../../src/engine/match.ts';
import { damagedFile, damagedName, damagedText } from '../../src/games/damaged.ts';
import { savedFrom } from '../../src/home/create-match.ts';
import { sayIn } from '../../src/i18n/language.ts';
import { type Finders, loadReplayed } from '../../src/replay/load-replayed.ts';
import { WORDS } from '../../src/replay/words.ts';
import { type SavedMatch, sorted } from '../../src/storage/matches.ts';
import { readSaved } from '../../src/storage/read-saved.ts';
import { WORDS as TABLE_WORDS } from '../../src/table/words.ts';
import { ada, beginning, benchOf, robot } from '../table/store-bench.ts';

const match = beginning('gosu-x', [ada, robot]);
const good: SavedMatch = { ...savedFrom(match, 5), id: 'good' };

const inMatch = (change: object) => ({ ...good, match: { ...match, ...change } });

describe('what is kept', () => {
  test('is a game as the page keeps it', () => {
    expect(readSaved(good)).toEqual(good);
    const more = {
      ...inMatch({ ended: { winners: [0], reason: 'resignation' }, undo: true }),
      takenBack: [{ ply: 1, count: 2 }],
      neverAsked: [
        { seat: 0, trigger: 'x' },
        { seat: 1, turn: '1/0/2' },
      ],
      winners: [0],
    };
    expect(readSaved(structuredClone(more))).toEqual(more);
    const position = inMatch({ start: { from: 'position', position: { game: 'gosu-x' } } });
    expect(readSaved(position)).toEqual(position);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'good'],
    ['an id alone', { id: 'bad1' }],
    ['no match', { ...good, match: null }],
    ['a key that is no text', { ...good, id: 7 }],
    ['a time in words', { ...good, updated: 'yesterday' }],
    ['a time no calendar has', { ...good, updated: 1e300 }],
    ['a time that is none', { ...good, created: Number.NaN }],
    ['staged answers that are none', { ...good, staged: [null] }],
    ['no list of what was taken back', { ...good, undone: undefined }],
    ['no number of what was only chosen', { ...good, unfinished: 'all' }],
    ['a winner who does not sit there', { ...good, winners: [2] }],
    ['notes that are none', { ...good, takenBack: [null] }],
    ['wishes that are none', { ...good, neverAsked: [{ seat: 0 }] }],
    ['another game', inMatch({ game: 'chess' })],
    ['no game but a word of the language', inMatch({ game: 'toString' })],
    ['no rules', inMatch({ rules: undefined })],
    ['no start', inMatch({ start: null })],
    ['a start from nowhere', inMatch({ start: { from: 'chance' } })],
    ['no options', inMatch({ start: { from: 'deal', seed: 's' } })],
    ['nobody', inMatch({ sitters: [] })],
    ['somebody odd', inMatch({ sitters: [ada, { kind: 'ghost', name: 'Bo' }] })],
    ['a bot without a kind', inMatch({ sitters: [ada, { kind: 'bot', name: 'Bo' }] })],
    ['answers that are no texts', inMatch({ answers: [3] })],
    ['an end that is none', inMatch({ ended: 'well' })],
    ['an end won by nobody who sits there', inMatch({ ended: { winners: [2], reason: 'time' } })],
  ])('is damaged with %s', (_, raw) => {
    expect(readSaved(raw)).toBeNull();
  });

  test('is a game of before, whose staged answers are codes', async () => {
    const opening = beginning('gosu-tactics', [ada, robot]);
    const { prompt } = answer('scene', { match: opening, viewer: 0, lang: 'en' });
    const { code, notation } = prompt!.answers[2]!;
    const read = readSaved({ ...good, match: opening, staged: [code] });
    expect(read?.staged).toEqual([`#${code}`]);
    const { store } = await benchOf(opening, { load: async () => read });
    expect(store.now()).toMatchObject({ fault: null, steps: [{ answer: { code } }] });
    expect(store.now().saved?.staged).toEqual([notation]);
  });

  test('is sorted: games newest first, and all that is damaged', () => {
    const newer = { ...good, id: 'newer', updated: 9, wasUndone: true };
    const bad = [{ id: 'bad1' }, { ...good, id: 'bad2', updated: 'yesterday' }];
    const { matches, damaged } = sorted([bad[0]!, good, bad[1]!, newer]);
    expect(matches.map(({ id }) => id)).toEqual(['newer', 'good']);
    expect(matches[0]?.match.undo, 'kept before matches said so').toBe(true);
    expect(damaged).toEqual(bad.map((raw) => ({ id: raw.id, raw })));
  });

  test('kept before what is staged ended what could be redone, has nothing of that', () => {
    const before = { ...good, staged: [1], undone: ['pass'] };
    const { matches } = sorted([before, { ...before, id: 'newer', unfinished: 0 }]);
    const undone = Object.fromEntries(matches.map((saved) => [saved.id, saved.undone]));
    expect(undone).toEqual({ good: [], newer: ['pass'] });
  });
});

describe('a damaged entry', () => {
  test('has a name and a file, whatever its key', () => {
    expect(damagedName({ id: 7 })).toBe('7');
    expect(damagedFile({ id: '../bad 1' })).toBe('open-gosu-damaged-bad1.json');
  });

  test('can be given away as it is, also what no text holds', () => {
    const twice = [1];
    const raw: Record<string, unknown> & { id: string } = {
      id: 'a',
      big: 5n,
      twice: [twice, twice],
    };
    raw.self = raw;
    const text = damagedText({ raw });
    expect(JSON.parse(text)).toEqual({ id: 'a', big: '5n', twice: [[1], [1]], self: '…' });
  });
});

/** As the worker tells it. */
function reasonOf(of: Match, viewer = -1): Unplayable['reason'] {
  try {
    answer('scene', { match: of, viewer, lang: 'en' });
  } catch (fault) {
    if (fault instanceof Unplayable) return fault.reason;
    throw fault;
  }
  throw new Error('it was played');
}

describe('a match that could not have been begun here', () => {
  test.each<[string, Match, RegExp]>([
    ['too few players', { ...match, sitters: [ada] }, /1 player cannot play/],
    [
      'options of other rules',
      { ...match, start: { from: 'deal', options: { preset: 'chess' }, seed: 's' } },
      /preset/,
    ],
    [
      'a position that is none',
      { ...match, start: { from: 'position', position: { game: 'gosu-x', players: 7 } } },
      /./,
    ],
  ])('%s: the reason is in words', (_, odd, reason) => {
    const told = reasonOf(odd);
    expect(told.en).toMatch(reason);
    expect(told.fr).not.toBe('');
  });

  test('ends its reason without a full stop: the sentence around it has one', () => {
    expect(reasonOf({ ...match, answers: ['draft nio'] }).en).toMatch(/nio/);
    const { en, fr } = reasonOf({ ...match, answers: ['draft nio'] });
    expect([en.at(-1), fr.at(-1)]).not.toContain('.');
    expect(new Unplayable({ en: 'No.', fr: 'Non.' }).reason).toEqual({ en: 'No', fr: 'Non' });
  });

  test('with a bot nobody knows, the table says so', async () => {
    const sitters = [{ kind: 'bot', name: 'Zoe', bot: 'level-99' }, ada] as const;
    const bench = await benchOf({ ...match, sitters });
    await expect.poll(() => bench.store.now().unplayable).toBe('no bot is called level-99');
    expect(bench.store.now().fault).toBeNull();
  });

  test('what cannot be read at all is told at the table like it', async () => {
    const load = async () => {
      throw new Unplayable({ en: 'it is damaged', fr: 'elle est endommagée' });
    };
    const bench = await benchOf(match, { load, lang: () => 'fr' });
    await expect.poll(() => bench.store.now().unplayable).toBe('elle est endommagée');
  });
});

describe('a replay', () => {
  const finders = (saved: SavedMatch): Finders => ({
    ask: async (name, of) => answer(name, of),
    load: async () => saved,
    fetchOnline: async () => 'nobody was asked',
    lang: 'fr',
    say: sayIn(WORDS, 'fr'),
    sayTable: sayIn(TABLE_WORDS, 'fr'),
  });

  test.each<[string, object]>([
    ['of other rules', { rules: 'gosu-x-0' }],
    ['with an answer that does not fit', { answers: ['draft nio'] }],
  ])('%s says what the table says', async (_, change) => {
    const odd = { ...good, match: { ...match, ...change } };
    const reason = reasonOf(odd.match).fr;
    expect(await loadReplayed('good', finders(odd))).toEqual({
      refusal: {
        title: sayIn(TABLE_WORDS, 'fr')('unplayable'),
        text: sayIn(TABLE_WORDS, 'fr')('unplayableText', { reason }),
      },
    });
  });

  test('of a damaged entry says so, a fault of ours stays one', async () => {
    const failing = (fault: Error): Finders => ({
      ...finders(good),
      load: async () => {
        throw fault;
      },
    });
    const told = await loadReplayed('x', failing(new Unplayable({ en: 'bad', fr: 'abîmée' })));
    expect('refusal' in told && told.refusal.text).toContain('abîmée');
    await expect(loadReplayed('x', failing(new Error('ours')))).rejects.toThrow('ours');
  });

  test('of a good one is found', async () => {
    const found = await loadReplayed('good', finders(good));
    expect(found).toMatchObject({ replayed: { isOver: false, isGuest: false, winners: null } });
  });
});
