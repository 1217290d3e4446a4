/** Repeated, late, foreign and senseless commands: none of them changes anything. */
import { below, makeRng, type Rng } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { command, type PlayerCommand, type RefusalCode } from '../../src/match/index.ts';
import { BOTS, digestTable, Match, must, planOf, started, TABLES, X } from './tables.ts';

const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)] as T;

describe.each(TABLES)('%s with %i players', (game, players) => {
  test('repeated and reordered commands leave the clean run as it is', () => {
    for (let seed = 0; seed < 4; seed++) {
      const clean = started(game, seed, {}, players);
      const sent: { readonly by: number; readonly c: PlayerCommand }[] = [];
      const rng = makeRng(`repeat ${seed}`);
      while (clean.table.status === 'running') {
        if (clean.asked < 0) {
          clean.settle();
          continue;
        }
        const by = clean.asked;
        const c = { ...clean.answerOf(pick(rng, clean.legal())), id: `id${sent.length}` };
        sent.push({ by, c });
        must(clean.do(by, c));
      }
      const noisy = started(game, seed, {}, players);
      for (let i = 0; i < sent.length; ) {
        if (noisy.table.status === 'running' && noisy.asked < 0) {
          noisy.settle();
          continue;
        }
        // Of three messages in ten, one is old or comes too early.
        const j = below(rng, 10) < 3 ? below(rng, Math.min(sent.length, i + 4)) : i;
        const { by, c } = sent[j] as (typeof sent)[0];
        const judged = noisy.do(by, c);
        if (j < i) expect(judged, `seed ${seed}`).toMatchObject({ ok: true });
        if (j === i) {
          must(judged);
          i++;
        }
      }
      if (noisy.table.covered !== null) noisy.settle();
      expect(digestTable(noisy.table), `seed ${seed}`).toBe(clean.digest());
    }
  });

  test('senseless commands are refused and change nothing', () => {
    const codes = new Set<RefusalCode>();
    let tries = 0;
    for (let seed = 0; seed < 3; seed++) {
      const rng = makeRng(`hostile ${seed}`);
      const match = started(game, `h${seed}`, { rated: players === 2, clock: 'slow' }, players);
      match.playAll(seed, (m) => {
        const before = m.digest();
        for (let i = 0; i < 8; i++) {
          const { by, c } = hostile(rng, m);
          const judged = command(m.table, by, c, m.now);
          tries++;
          if (judged.ok) throw new Error(`seed ${seed}: taken ${JSON.stringify([by, c])}`);
          codes.add(judged.code);
        }
        expect(m.digest(), `seed ${seed}`).toBe(before);
      });
    }
    expect(tries).toBeGreaterThan(1000);
    for (const code of ['wrong-ply', 'illegal', 'no-seat', 'not-your-turn'] as const) {
      expect([...codes]).toContain(code);
    }
    expect([...codes]).not.toContain('fault');
  });
});

const NONSENSE = ['', 'resign', 'play', 'PASS ', 'target p9:I1', '__proto__', 'x'.repeat(500), '☃'];

/** Never a command that may be taken. */
function hostile(rng: Rng, m: Match): { by: number | string; c: PlayerCommand } {
  const { ply, line, part, seats } = m.table;
  const legal = m.legal();
  const right = { kind: 'answer', id: `h${rng[0]}`, ply, line, part, lag: 0 } as const;
  const text = legal.length > 0 ? pick(rng, legal) : 'pass';
  const asked = m.asked < 0 ? 0 : m.asked;
  const stranger = pick(rng, [-1, 9, 'nobody', Number.NaN, 0.5]);
  const other = (asked + 1 + below(rng, seats.length - 1)) % seats.length;
  switch (below(rng, 8)) {
    case 0:
      return { by: stranger, c: { ...right, text } };
    case 1:
      return { by: other, c: { ...right, text } };
    case 2:
      return { by: asked, c: { ...right, text, ply: ply + pick(rng, [-1, 1, 1000]) } };
    case 3:
      return { by: asked, c: { ...right, text, line: line + 1 } };
    case 4:
      return { by: asked, c: { ...right, text, part: part + 1 } };
    case 5:
      return { by: asked, c: { ...right, text: `${text} ` } };
    case 6:
      return { by: other, c: { kind: 'choose', id: 'q', what: 'win', bot: BOTS[0] as string } };
    default:
      return { by: asked, c: { ...right, text: pick(rng, NONSENSE) } };
  }
}

test('only exact written forms are answers', () => {
  const match = started(X, 1);
  const [first = ''] = match.legal();
  for (const text of [first.toUpperCase(), ` ${first}`, first.slice(0, -1)]) {
    expect(match.do(match.asked, match.answerOf(text))).toEqual({ ok: false, code: 'illegal' });
  }
  must(match.do(match.asked, match.answerOf(first)));
});

test('a judged command that is never written leaves nothing behind', () => {
  const match = started(X, 2);
  const before = match.digest();
  const [first = '', second = ''] = match.legal();
  const seat = match.asked;
  must(command(match.table, seat, { ...match.answerOf(first), id: 'lost' }, match.now));
  expect(match.digest()).toBe(before);
  must(match.do(seat, { ...match.answerOf(second), id: 'lost' }));
  const again = command(match.table, seat, { ...match.answerOf(first), id: 'lost' }, match.now);
  expect(again).toMatchObject({ ok: true, repeated: match.table.seq - 1 });
});

test('a repeated id is known after a restart', () => {
  const match = started(X, 3);
  const c = { ...match.answerOf(match.legal()[0] as string), id: 'once' };
  const seat = match.asked;
  must(match.do(seat, c));
  match.table = match.folded();
  expect(match.do(seat, c)).toMatchObject({ ok: true, repeated: match.table.seq - 1 });
});

test('a fault of the engine leaves the table as it was and says how to repeat it', () => {
  const match = started(X, 4);
  match.step(makeRng(1));
  const before = match.digest();
  const { facts } = match.table;
  const { kit } = facts;
  const broken = {
    ...kit,
    game: {
      ...kit.game,
      apply: (state: unknown) => {
        (state as { round: number }).round = 99;
        throw new Error('broken');
      },
    },
  };
  const table = { ...match.table, facts: { ...facts, kit: broken } };
  const text = match.legal()[0] as string;
  const judged = command(table, match.asked, { ...match.answerOf(text), id: 'f' }, match.now);
  expect(judged).toMatchObject({
    ok: false,
    code: 'fault',
    fault: { game: X, players: 2, answer: text, options: facts.options },
  });
  if (!judged.ok) expect(judged.fault?.answers).toHaveLength(1);
  expect(match.digest()).toBe(before);
});

test('seats: taken once, by those invited, before the deal', () => {
  const match = new Match(
    planOf(X, 2, { seats: [{ kind: 'invited', player: 'ann' }, { kind: 'open' }] }),
    1,
  );
  const sit = (player: string, seat: number) =>
    match.do(player, { kind: 'sit', seat, player, name: player });
  expect(sit('bob', 0)).toMatchObject({ code: 'not-invited' });
  expect(sit('ann', 2)).toMatchObject({ code: 'no-seat' });
  must(sit('ann', 0));
  expect(sit('ann', 1)).toMatchObject({ code: 'already-seated' });
  expect(match.host({ kind: 'begin' })).toMatchObject({ code: 'not-ready' });
  must(sit('bob', 1));
  expect(sit('cid', 1)).toMatchObject({ code: 'seat-taken' });
  must(match.do('bob', { kind: 'stand' }));
  must(sit('cid', 1));
  must(match.host({ kind: 'begin' }));
  expect(match.do('cid', { kind: 'stand' })).toMatchObject({ code: 'too-late' });
  expect(sit('dan', 1)).toMatchObject({ code: 'too-late' });
});
