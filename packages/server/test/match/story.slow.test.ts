/** What leaves the server: the same story to those who were there and to those who come back, and no secrets. */
import { makeRng, SPECTATOR, type Viewer } from '@open-gosu/kernel';
import { volume } from '@testing/volume.ts';
import { describe, expect, test, vi } from 'vitest';
import {
  command,
  commit,
  type Step,
  seedOf,
  snapshot,
  type Table,
  verify,
} from '../../src/match/index.ts';
import { recordOf, rematchOf } from '../../src/match/rematch.ts';
import { commitmentOf } from '../../src/match/secret.ts';
import {
  ANSWERING,
  copyOf,
  type Match,
  must,
  started,
  TABLES,
  viewersAt,
  whole,
  X,
} from './tables.ts';

/** Pairs of a state and a viewer, for each table. */
const PAIRS = volume('R12', 2000) / TABLES.length;

/** The story as somebody who was always there has it. */
function followed(match: Match, viewer: Viewer): Step[] {
  const story: Step[] = [];
  for (const one of match.told) {
    if (one.viewer !== viewer) continue;
    if (one.note?.kind === 'undo') story.length = one.note.to;
    if (one.step !== null) story.push(one.step);
  }
  return story;
}

describe.each(TABLES)('%s with %i players', (game, players) => {
  test('who comes back is told what those heard who stayed', () => {
    for (let seed = 0; seed < 3; seed++) {
      const match = started(game, `s${seed}`, { clock: 'slow' }, players);
      let steps = 0;
      match.playAll(seed, (m) => {
        if (++steps % 25 !== 0) return;
        const seat = m.table.given.at(-1)?.seat ?? 0;
        if (m.do(seat, { kind: 'offer', what: 'takeback' }).ok) {
          for (const other of m.table.seats.keys()) {
            if (other !== seat) must(m.do(other, { kind: 'reply', what: 'takeback', yes: true }));
          }
        }
        // As it is at hand when the match is read again, and played again from the answers.
        const read = m.folded();
        for (const viewer of viewersAt(m.table)) {
          expect(m.snapshot(viewer).story, `seed ${seed}`).toEqual(followed(m, viewer));
          expect(snapshot(read, viewer, m.now).story, `seed ${seed}`).toEqual(followed(m, viewer));
        }
      });
      expect(match.table.line).toBeGreaterThan(0);
      for (const viewer of viewersAt(match.table)) {
        const { story, view } = match.snapshot(viewer);
        expect(story, `seed ${seed}`).toEqual(followed(match, viewer));
        expect(snapshot(match.table, viewer, match.now, 5).story).toEqual(story.slice(5));
        const last = match.told.filter((one) => one.viewer === viewer && one.seen !== null).at(-1);
        expect(last?.seen?.view()).toEqual(view);
      }
    }
  });

  test('secret, seed and generator stay inside until the end', () => {
    for (let seed = 0; seed < 2; seed++) {
      const match = started(game, `r${seed}`, {}, players);
      const { secret, kit } = match.table.facts;
      const words = new Set<string>();
      const note = () => {
        for (const word of kit.rng(match.table.state)) {
          if (Math.abs(word) > 1e6) words.add(String(word));
        }
      };
      note();
      match.playAll(seed, (m) => {
        note();
        if (m.table.ply % 20 !== 0) return;
        for (const viewer of viewersAt(m.table)) {
          if (m.table.status === 'running')
            expect(JSON.stringify(m.snapshot(viewer))).not.toContain(secret);
        }
      });
      for (const { viewer, step } of match.told) {
        // Nothing is left in it that this viewer may not know.
        for (const event of step?.events ?? []) {
          expect(kit.game.redact(event, viewer), `seed ${seed}`).toEqual(event);
        }
      }
      const open = match.told.filter(({ facts }) => facts.status !== 'over');
      const text = JSON.stringify(open);
      expect(open.length).toBeGreaterThan(20);
      for (const hidden of [secret, seedOf(secret), ...words]) expect(text).not.toContain(hidden);
      expect(match.told.at(-1)?.facts.secret).toBe(secret);
      const record = recordOf(match.table);
      if (record === null) throw new Error('no record');
      expect(verify(record, secret, commitmentOf(secret))).toBe('fair');
      expect(verify(record, secret, commitmentOf(match.row.id))).toBe('other-secret');
      expect(verify({ ...record, seed: 1 }, secret, commitmentOf(secret))).toBe('other-seed');
      const cut = { ...record, answers: record.answers.slice(1) };
      expect(verify(cut, secret, commitmentOf(secret))).toBe('other-game');
    }
  });

  test('R12: what is hidden from a viewer changes nothing they are sent', () => {
    let pairs = 0;
    let answers = 0;
    for (let seed = 0; pairs < PAIRS; seed++) {
      const match = started(game, `n${seed}`, { clock: 'blitz' }, players);
      match.playAll(seed, (m) => {
        if (m.table.covered !== null || m.table.status !== 'running') return;
        for (const viewer of viewersAt(m.table)) {
          const where = `${game} seed ${seed} ply ${m.table.ply} viewer ${viewer}`;
          const { sent, told } = alike(m, viewer, pairs++);
          expect(sent[1], where).toBe(sent[0]);
          if (told === null) continue;
          answers++;
          expect(told[1], where).toBe(told[0]);
        }
      });
    }
    expect(answers).toBeGreaterThan(PAIRS / 6);
  });
});

test('R12, control: a leak is found within 1,000 pairs', () => {
  const match = started(X, 'leaks', { clock: 'blitz' });
  const { game } = match.table.facts.kit;
  const look = game.view;
  // Whoever watches is told the generator: as good as all that is hidden.
  const leak = vi.spyOn(game, 'view').mockImplementation((state, viewer) => {
    const seen = look(state, viewer);
    return viewer === SPECTATOR ? { ...seen, next: match.table.facts.kit.rng(state)[0] } : seen;
  });
  let found = 0;
  let pairs = 0;
  match.playAll('leaks', (m) => {
    if (m.table.covered !== null || m.table.status !== 'running' || found > 0) return;
    for (const viewer of viewersAt(m.table)) {
      const { sent } = alike(m, viewer, pairs++);
      if (sent[0] !== sent[1]) found = pairs;
    }
  });
  leak.mockRestore();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(1000);
});

/**
 * What a viewer is sent of a table, and of one more answer, as it is and in another deal that looks alike to them, as bytes.
 * `told`: null where the answer is not possible in both, or chance turns up something else.
 */
function alike(m: Match, viewer: Viewer, n: number) {
  const { game: rules } = m.table.facts.kit;
  const deal = rules.determinize(rules.view(m.table.state, viewer), makeRng(`${n}`));
  // The story is played again from the secret; only what hangs on the state can differ.
  const sent = [m.table, copyOf(m.table, deal)].map((t) =>
    JSON.stringify(snapshot(t, viewer, m.now, t.ply)),
  );
  const dealt = new Set(m.legal(deal));
  const both = m.legal().filter((text) => dealt.has(text));
  const text = both[n % both.length];
  if (text === undefined) return { sent, told: null };
  const [one, two] = [copyOf(m.table, m.table.state), copyOf(m.table, deal)].map((t) =>
    answered(t, viewer, text, m),
  );
  // Cards drawn and turned over differ; where they do not, nothing does.
  return { sent, told: one?.course === two?.course ? [one?.all, two?.all] : null };
}

/** All a viewer is told of one answer, and of that, what happened. */
function answered(t: Table, viewer: Viewer, text: string, { now, asked }: Match) {
  const { ply, line, part } = t;
  const c = { kind: 'answer', id: 'n', ply, line, part, text, lag: 0 } as const;
  const judged = must(command(t, asked, c, now));
  if (!('entry' in judged)) throw new Error('repeated');
  const told = commit(t, judged.entry, now)
    .filter((one) => one.viewer === viewer)
    .map(whole);
  const course = told.map(({ step, view, prompt }) => [step, view, prompt]);
  return { all: JSON.stringify(told), course: JSON.stringify(course) };
}

test('spectators see hands once everybody lets them, and no longer than that', () => {
  const match = started(X, 'show', { options: ANSWERING });
  const rng = makeRng('show');
  while (match.table.ply < 6) match.step(rng);
  const seen = () =>
    JSON.stringify((match.snapshot(SPECTATOR).view as { players?: unknown })?.players);
  const hidden = seen();
  must(match.do(0, { kind: 'show', yes: true }));
  expect(seen()).toBe(hidden);
  must(match.do(1, { kind: 'show', yes: true }));
  expect(seen()).not.toBe(hidden);
  expect(match.told.at(-1)).toMatchObject({ viewer: SPECTATOR, isNew: true });
  must(match.do(1, { kind: 'show', yes: false }));
  expect(seen()).toBe(hidden);
});

test('of the answers of others, only targets are told', () => {
  const targets = new Set<string | null>();
  for (let seed = 0; seed < 6; seed++) {
    const match = started(X, `t${seed}`).playAll(seed);
    for (const { step } of match.told) if (step !== null) targets.add(step.target);
  }
  expect(targets.has(null)).toBe(true);
  expect(targets.size).toBeGreaterThan(1);
  for (const target of targets) if (target !== null) expect(target).toMatch(/^target p[01]:/);
});

test('a rematch seats the same people, one seat on', () => {
  const match = started(X, 'rematch');
  expect(rematchOf(match.table)).toBeNull();
  must(match.do(0, { kind: 'resign', bot: '' }));
  expect(rematchOf(match.table)?.setup.seats).toEqual([
    { kind: 'invited', player: 'player1' },
    { kind: 'invited', player: 'player0' },
  ]);
  expect(rematchOf(match.table)?.setup.lot).toBe(false);
});
