/** The log over random games: redacted, in order, grouped by turn, with the sums of every battle. */
import { LANGS } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { kitOf } from '../../src/engine/games/registry.ts';
import type { Match } from '../../src/engine/match.ts';
import { playedOf } from '../../src/engine/play.ts';
import type { LogGroup, LogLine } from '../../src/engine/scene.ts';
import { person, TABLES, tableName, watch } from './tables.ts';

const SEEDS = [1, 2];

function logAt(match: Match, viewer: number, lang: 'en' | 'fr' = 'en'): readonly LogGroup[] {
  return answer('log', { match, viewer, lang });
}

function linesOf(groups: readonly LogGroup[]): LogLine[] {
  return groups.flatMap(({ lines }) => lines);
}

/** The same match with one person among bots, who is told "you". */
function alone(match: Match): Match {
  const sitters = match.sitters.map(({ name }, seat) =>
    seat === 0
      ? ({ kind: 'person', name } as const)
      : ({ kind: 'bot', name, bot: 'random' } as const),
  );
  return { ...match, sitters };
}

describe.each(TABLES.map((table) => [tableName(table), table] as const))('%s', (_, table) => {
  const matches = SEEDS.map((seed) => watch(table, `log ${seed}`, () => {}));

  test('in the order of the answers, all of them in a group with a title', () => {
    for (const match of matches) {
      for (const viewer of [0, 1, -1]) {
        const groups = logAt(match, viewer);
        const plies = linesOf(groups).map(({ ply }) => ply);
        expect(plies).toEqual([...plies].sort((a, b) => a - b));
        expect(Math.max(...plies)).toBe(match.answers.length);
        for (const { title, lines, round } of groups) {
          expect(title).toMatch(/^\p{Lu}[^{}]+$/u);
          expect(lines.length).toBeGreaterThan(0);
          expect(round).toBeGreaterThan(0);
        }
      }
    }
  });

  test('a card that counts other than printed in a battle says why, and no other does', () => {
    for (const match of matches) {
      const battles = linesOf(logAt(match, -1)).flatMap(({ battle }) => battle ?? []);
      const cards = battles.flatMap(({ sides }) => sides.flatMap((side) => side.cards ?? []));
      expect(cards.length).toBeGreaterThan(0);
      for (const { printed, value, why } of cards) {
        expect(why === null).toBe(printed === value);
      }
    }
  });

  test('a card that only others drew is named in no line', () => {
    const { game } = kitOf(table.game);
    for (const match of matches) {
      const { steps } = playedOf(match);
      for (const viewer of [0, 1, -1]) {
        const drawn = linesOf(logAt(match, viewer)).filter(({ type }) => type === 'draw');
        expect(drawn.length).toBeGreaterThan(0);
        for (const { ply, seat, cards } of drawn) {
          const seen = steps[ply - 1]!.happened.map(
            ({ event }) => game.redact(event, viewer) as { card?: string | null; seat?: number },
          )
            .filter((event) => event.seat === seat)
            .map(({ card }) => card);
          for (const card of cards) expect(seen).toContain(card);
          // In Tactics nobody ever knows what another draws.
          if (table.game === 'gosu-tactics' && seat !== viewer) expect(cards).toEqual([]);
        }
      }
    }
  });

  test('the sums of a battle are the engine’s', () => {
    for (const match of matches) {
      const battles = linesOf(logAt(match, 0)).filter(({ battle }) => battle !== null);
      const events = playedOf(match)
        .steps.flatMap(({ happened }) => happened)
        .filter(({ event }) => event.type === 'battle')
        .map(({ event }) => event as unknown as { values: number[]; winners: number[] });
      expect(battles.length).toBe(events.length);
      battles.forEach(({ battle }, i) => {
        const { values, winners } = events[i]!;
        expect(battle!.winners).toEqual(winners);
        expect(battle!.tie !== null).toBe(
          values.filter((value) => value === Math.max(...values)).length > 1,
        );
        battle!.sides.forEach(({ seat, rows, bonuses, total, cards }) => {
          const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
          expect(total).toBe(values[seat]);
          expect(sum(rows) + sum(bonuses.map(({ amount }) => amount))).toBe(total);
          const inHand = total - sum(cards!.map(({ value }) => value));
          expect(inHand).toBeGreaterThanOrEqual(0);
          if (bonuses.length === 0) expect(inHand).toBe(0);
        });
      });
    }
  });

  test('one person among bots is told "you", with verbs that agree; several are told of by name', () => {
    for (const match of matches) {
      for (const lang of LANGS) {
        const texts = linesOf(logAt(alone(match), 0, lang)).map(({ text }) => text);
        expect(texts.join('\n')).not.toMatch(/\p{Cc}(?<!\n)|\bAda\b|[{}]|undefined/u);
        const wrong =
          lang === 'en'
            ? /\byou (?!yourself)[a-z]+s\b(?<!pass|discuss)/i
            : /(?<!il )\bvous [a-zé]+e\b/;
        expect(texts.filter((text) => wrong.test(text))).toEqual([]);
        expect(
          linesOf(logAt(match, 0, lang)).some(({ text }) => /\b(?:you|vous)\b/i.test(text)),
        ).toBe(false);
      }
    }
  });

  test('what somebody else does to the viewer is marked, and nothing of their own doing', () => {
    let marked = 0;
    for (const match of matches) {
      const { steps, states, kit } = playedOf(match);
      for (const { ply, isAgainstViewer } of linesOf(logAt(match, 0))) {
        if (!isAgainstViewer) continue;
        marked++;
        const view = kit.game.view(states[ply - 1], -1);
        const { turn } = kit.table(view, {
          lang: 'en',
          names: [],
          you: -1,
          bots: [],
          drafted: [],
          isActing: false,
        });
        expect(turn !== 0 || steps[ply - 1]!.asked.seat !== 0).toBe(true);
      }
      expect(linesOf(logAt(match, -1)).some(({ isAgainstViewer }) => isAgainstViewer)).toBe(false);
    }
    expect(marked).toBeGreaterThan(0);
  });
});

test('a game that begins in a turn tells of it as of every other', () => {
  const position = { game: 'gosu-tactics', players: [{ hand: ['oracle'] }, { hand: ['spark'] }] };
  const sitters = [person('Ada'), person('Bob')];
  const start = { from: 'position', position } as const;
  const begun = answer('begin', { game: 'gosu-tactics', start, sitters, lang: 'en' });
  if (!begun.ok) throw new Error(begun.message);
  const groups = logAt({ ...begun.value, answers: ['pass', 'pass'] }, -1);
  expect(groups.slice(0, 2).map(({ title }) => title)).toEqual(['Turn 1: Ada', 'Turn 2: Bob']);
});

test('also one that begins in the middle of an effect, whoever is asked', () => {
  const position = {
    game: 'gosu-x',
    tiles: [],
    players: [
      { clans: ['galmi', 'phoenix', 'goan-sul'], hand: ['lava-goddesses', 'timer'] },
      {
        clans: ['justice', 'abhilasha', 'tomorrow'],
        hand: ['red-circle', 'neo'],
        army: [['volantis', 'aat']],
      },
    ],
  };
  const sitters = [person('Ada'), person('Bob')];
  const begunAt = (from: object) => {
    const start = { from: 'position', position: from } as Match['start'];
    const begun = answer('begin', { game: 'gosu-x', start, sitters, lang: 'en' });
    if (!begun.ok) throw new Error(begun.message);
    return begun.value;
  };
  const match = { ...begunAt(position), answers: ['play lava-goddesses', 'target p1:I1'] };
  const { kit, state } = playedOf(match);
  expect(kit.ask(state)).toMatchObject({ seat: 1, kind: 'respond' });
  const midway = { ...begunAt(kit.game.writePosition(state)), answers: ['decline'] };
  expect(logAt(midway, -1).map(({ title }) => title)).toEqual(['Turn 1: Ada']);
});

test('a Song is one group: sacrifices, hands up to seven, tokens and the Wonder back', () => {
  const tokens = { hand: 0, spent: 2, locked: 2 };
  const position = {
    game: 'gosu-x',
    tiles: [],
    wonder: 0,
    players: [
      { clans: ['galmi', 'phoenix', 'justice'], army: [['un-go', 'volantis']], tokens },
      { clans: ['goan-sul', 'abhilasha', 'tomorrow'], tokens, hand: ['neo'] },
    ],
  };
  const start = { from: 'position', position } as const;
  const sitters = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Bob', bot: 'random' },
  ] as const;
  const begun = answer('begin', { game: 'gosu-x', start, sitters, lang: 'en' });
  if (!begun.ok) throw new Error(begun.message);
  const match = { ...begun.value, answers: ['pass', 'pass'] };
  const told = (lang: 'en' | 'fr', viewer: number) =>
    logAt(match, viewer, lang)
      .find(({ title }) => /^(?:Song|Chant)/.test(title))
      ?.lines.map(({ text }) => text);
  expect(told('en', 1)).toEqual([
    'The Song for the Dead begins.',
    'Ada sacrifices Volantis (I2).',
    expect.stringMatching(/^Bob draws .+\.$/),
    'Ada draws 7 cards.',
    'Ada takes back all used Activation tokens and now has 2 in hand.',
    'Bob takes back all used Activation tokens and now has 2 in hand.',
    'Ada returns the Wonder token to the board.',
  ]);
  expect(told('en', 0)?.slice(4)).toEqual([
    'You take back all used Activation tokens and now have 2 in hand.',
    'Bob takes back all used Activation tokens and now has 2 in hand.',
    'You return the Wonder token to the board.',
  ]);
  expect(told('fr', 0)?.slice(4)).toEqual([
    'Vous reprenez tous les jetons d’activation utilisés et en avez 2 en main.',
    'Bob reprend tous les jetons d’activation utilisés et en a 2 en main.',
    'Vous remettez le jeton Merveille sur le plateau.',
  ]);
});
