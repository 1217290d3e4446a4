/** The best line of a hint: what follows the best answer in the same action, as far as nothing hidden comes of it. */
import { type ActionCode, type AnyView, at, below, legalList, makeRng } from '@open-gosu/kernel';
import { describe, expect, test, vi } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Kit } from '../../src/engine/games/kit.ts';
import { lineFrom } from '../../src/engine/line.ts';
import type { Match } from '../../src/engine/match.ts';
import { deciderOf, playedOf } from '../../src/engine/play.ts';
import { previewFrom } from '../../src/engine/preview.ts';
import { bot, person, TABLES, tableName, watch } from './tables.ts';

/** Lava Goddesses cost a card, and capture one of two Troops. */
function capturing(hand: readonly string[], theirs: readonly string[]): Match {
  const position = {
    game: 'gosu-x',
    tiles: [],
    players: [
      { clans: ['galmi', 'phoenix', 'goan-sul'], hand, army: [['un-go']] },
      { clans: ['justice', 'abhilasha', 'tomorrow'], hand: theirs, army: [['volantis', 'aat']] },
    ],
  };
  const start = { from: 'position', position } as const;
  const sitters = [person('Ada'), bot('Bob', 'level-1')];
  const begun = answer('begin', { game: 'gosu-x', start, sitters, lang: 'en' });
  if (!begun.ok) throw new Error(begun.message);
  return begun.value;
}

const HAND = ['lava-goddesses', 'timer', 'boul-go'];

function codeOf(match: Match, text: string): ActionCode {
  const read = answer('read', { match, viewer: 0, lang: 'en', text });
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

/** In notation; `choose` may look at the view alone. */
function lineIn(match: Match, first: string, choose: (view: AnyView, kit: Kit) => number | null) {
  const { kit, state } = playedOf(match);
  const view = kit.game.view(state, 0);
  return lineFrom(kit, view, codeOf(match, first), (then) => choose(then, kit)).map(
    ({ deal, code }) => kit.game.describe(deal, code),
  );
}

const lastLegal = (view: AnyView, kit: Kit) =>
  legalList(kit.game, kit.deals(view, 1)[0]).at(-1) ?? null;

describe('a line', () => {
  test('goes on with price and target, and ends where somebody else may respond', () => {
    const match = capturing(HAND, ['elle', 'neo']);
    expect(lineIn(match, 'play lava-goddesses', lastLegal)).toEqual([
      'play lava-goddesses',
      'discard timer',
      'target p1:I2',
    ]);
  });

  test('ends where there is no time to think on', () => {
    const match = capturing(HAND, ['elle', 'neo']);
    expect(lineIn(match, 'play lava-goddesses', () => null)).toEqual(['play lava-goddesses']);
  });

  test('does not know what the player does not: the same whatever others hold', () => {
    const seen = (theirs: readonly string[]) => {
      const views: string[] = [];
      const line = lineIn(capturing(HAND, theirs), 'play lava-goddesses', (view, kit) => {
        views.push(JSON.stringify(view));
        return lastLegal(view, kit);
      });
      return { views, line };
    };
    expect(seen(['red-circle', 'neo'])).toEqual(seen(['elle', 'sati']));
  });

  test('is one answer where a card is drawn', () => {
    const match = capturing(HAND, ['elle', 'neo']);
    expect(lineIn(match, 'spend 1', lastLegal)).toEqual(['spend 1']);
  });
});

describe.each(TABLES.map((table) => [tableName(table), table] as const))('%s', (_, table) => {
  test('every answer of a line can be given, and all but the last taken back', () => {
    let longest = 0;
    watch(
      table,
      'line',
      (match, _legal, chosen) => {
        const played = playedOf(match);
        const { kit, state } = played;
        const seat = deciderOf(played, match);
        const rng = makeRng('line');
        const choose = (view: AnyView) => {
          const legal = legalList(kit.game, kit.deals(view, 1)[0]);
          return at(legal, below(rng, legal.length));
        };
        const line = lineFrom(kit, kit.game.view(state, seat), chosen, choose);
        longest = Math.max(longest, line.length);
        expect(line.length).toBeLessThanOrEqual(5);
        const now = kit.game.clone(state);
        const to = { lang: 'en', names: [], you: -1 } as const;
        for (const [i, { code }] of line.entries()) {
          expect(kit.game.toAct(now)).toBe(seat);
          expect(legalList(kit.game, now)).toContain(code);
          if (i < line.length - 1) {
            const { isReversible } = previewFrom(kit, kit.game.view(now, seat), code, to);
            expect(isReversible).toBe(true);
          }
          kit.game.apply(now, code);
        }
      },
      11,
    );
    expect(longest).toBeGreaterThan(1);
  });
});

test('the last rung of a hint tells the line', () => {
  const match = { ...capturing(HAND, ['elle', 'neo']), answers: ['play lava-goddesses'] };
  const told = (lang: 'en' | 'fr') => answer('advise', { match, viewer: 0, lang, rung: 3 });
  const card = '(?:Boul-Go|Timer)';
  const target = '(?:Volantis|Aat)';
  const { text, answers } = told('en');
  expect(text).toMatch(new RegExp(`^Best: discard ${card}, then capture .*${target}`));
  expect(told('fr').text).toMatch(
    new RegExp(`^Le mieux\\s: défausser ${card}, puis capturer .*${target}`),
  );
  expect(answers[0]?.label).toMatch(new RegExp(`^Discard ${card}$`));
  // Asked again it is the same, however little time there is.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 10_000;
    return now;
  });
  try {
    expect(told('en').text).toBe(text);
  } finally {
    clock.mockRestore();
  }
});
