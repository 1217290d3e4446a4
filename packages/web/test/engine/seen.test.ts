/**
 * A match of which only a view and a story are known is the same table as one that is played here: scene, log and previews are
 * equal at every decision, through the eyes of a player.
 */
import { type AnyView, at, below, makeRng } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match, SeenStart, SeenStep } from '../../src/engine/match.ts';
import { playedOf } from '../../src/engine/play.ts';
import { legalOf, newMatch, placeOf, TABLES, tableName } from './tables.ts';

const VIEWER = 0;

/** What a server would tell the viewer of it. */
function seenOf(match: Match, remembered: number): Match {
  const { kit, states, steps } = playedOf(match);
  const viewAt = (ply: number): AnyView => kit.game.view(states[ply], VIEWER);
  const story = steps.map(({ asked, code, happened }, ply): SeenStep => {
    const text = kit.game.describe(states[ply], code);
    return {
      seat: asked.seat,
      events: happened.map(({ event }) => ({ ...kit.game.redact(event, VIEWER), seenBy: 255 })),
      target: text.startsWith('target ') ? text : null,
      before: steps.length - ply <= remembered ? viewAt(ply) : null,
    };
  });
  const start: SeenStart = {
    from: 'seen',
    options: {},
    view: viewAt(steps.length),
    story,
    coming: null,
    awaited: null,
  };
  return { ...match, start, answers: [] };
}

const seenBy = (match: Match) => ({ match, viewer: VIEWER, lang: 'en' }) as const;

describe.each(TABLES.slice(0, 3))('$game for $players', (table) => {
  test.each([1, 2])('the same table as one that is played here (seed %i)', (seed) => {
    const rng = makeRng(`seen ${tableName(table)} ${seed}`);
    let match = newMatch(table, seed, 1);
    for (let ply = 0; ply < 400; ply++) {
      const scene = answer('scene', seenBy(match));
      const isLast = scene.ending !== null;
      if (isLast || below(rng, 6) === 0) {
        const seen = seenOf(match, Number.POSITIVE_INFINITY);
        expect(answer('scene', seenBy(seen)), placeOf(match)).toEqual({ ...scene, you: VIEWER });
        const told = withoutSums(answer('log', seenBy(seen)));
        expect(told, placeOf(match)).toEqual(withoutSums(answer('log', seenBy(match))));
        for (const { code } of scene.prompt?.answers.slice(0, 2) ?? []) {
          const preview = answer('preview', { ...seenBy(match), answer: code });
          expect(answer('preview', { ...seenBy(seen), answer: code })).toEqual(preview);
        }
      }
      if (isLast) return;
      const legal = legalOf(match);
      const given = answer('give', { match, answer: at(legal, below(rng, legal.length)) });
      if (!given.ok) throw new Error(given.message);
      match = given.value;
    }
  });
});

/** Sums are told where the views give them: see below. */
function withoutSums<L extends { readonly battle: unknown }>(
  log: readonly { readonly lines: readonly L[] }[],
) {
  return log.map(({ lines, ...group }) => ({
    ...group,
    lines: lines.map((line) => ({ ...line, battle: null })),
  }));
}

test('most battles are counted card by card, and none is counted wrongly (X8, C-10 B2)', () => {
  let fought = 0;
  let counted = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const rng = makeRng(`battles ${seed}`);
    let match = newMatch({ game: 'gosu-x', players: 2 }, seed, 1);
    while (answer('scene', seenBy(match)).ending === null) {
      const legal = legalOf(match);
      const given = answer('give', { match, answer: at(legal, below(rng, legal.length)) });
      if (!given.ok) throw new Error(given.message);
      match = given.value;
    }
    const battles = (of: Match) =>
      answer('log', seenBy(of)).flatMap(({ lines }) =>
        lines.flatMap(({ type, battle }) => (type === 'battle' ? [battle] : [])),
      );
    const own = battles(match);
    const seen = battles(seenOf(match, Number.POSITIVE_INFINITY));
    expect(seen.length).toBe(own.length);
    for (const [i, battle] of seen.entries()) {
      fought++;
      if (battle === null) continue;
      counted++;
      expect(battle.sides.map(({ total }) => total)).toEqual(
        own[i]?.sides.map(({ total }) => total),
      );
    }
  }
  expect(fought).toBeGreaterThan(6);
  expect(counted / fought).toBeGreaterThan(0.6);
});

test('what is not remembered is left out, not guessed', () => {
  let match = newMatch({ game: 'gosu-x', players: 2 }, 5, 1);
  for (let ply = 0; ply < 30; ply++) {
    const given = answer('give', { match, answer: at(legalOf(match), 0) });
    if (!given.ok) throw new Error(given.message);
    match = given.value;
  }
  const scene = answer('scene', seenBy(match));
  const seen = answer('scene', seenBy(seenOf(match, 0)));
  expect({ ...seen, prompt: null, pointed: null }).toEqual({
    ...scene,
    you: VIEWER,
    prompt: null,
    pointed: null,
  });
  expect(seen.prompt?.answers).toEqual(scene.prompt?.answers);
});

test('nobody is told whether a response is asked for (F3, F6)', () => {
  const match = seenOf(newMatch({ game: 'gosu-x', players: 2 }, 1, 2), 0);
  const start = { ...(match.start as SeenStart), awaited: 1 };
  const { prompt } = answer('scene', seenBy({ ...match, start }));
  expect(prompt).toMatchObject({ isMine: false, answers: [], source: null });
  expect(prompt?.text).toContain('possible response');
});

test('no advice and no bot of the page in a match on a server (N3)', () => {
  const match = seenOf(newMatch({ game: 'gosu-x', players: 2 }, 1, 1), 0);
  expect(() => answer('advise', { ...seenBy(match), rung: 1 })).toThrow(/no advice/);
  expect(() => answer('analyse', { match, lang: 'en' })).toThrow(/no advice/);
  expect(() => answer('choose', { match })).toThrow(/no advice/);
  expect(answer('toPosition', { match })).toBeNull();
});
