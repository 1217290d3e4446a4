/**
 * A possible response (C-9): with and without a card that answers, everybody else is told the same things at the same
 * times, in the same words.
 */
import { CARD_DEFS, type State, type View, withResponses } from '@open-gosu/gosu-x';
import { below, makeRng, SPECTATOR, type Viewer } from '@open-gosu/kernel';
import { gamesToPlay } from '@testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import {
  command,
  commit,
  hostCommand,
  type Now,
  type Outgoing,
  snapshot,
  type Table,
  windowOf,
} from '../../src/match/index.ts';
import { askedToRespond } from '../../src/match/table.ts';
import { holdFor } from '../../src/match/windows.ts';
import { ANSWERING, copyOf, type Match, must, started, whole, X } from './tables.ts';

/** Two deals one viewer cannot tell apart: the other player holds all such cards they may hold, or none. */
function dealsFor(t: Table, viewer: number, seed: string): readonly [State, State] {
  const { game } = t.facts.kit;
  const view = game.view(t.state, viewer) as View;
  const deal = game.determinize(view, makeRng(seed)) as State;
  return [withResponses(view, deal, true), withResponses(view, deal, false)];
}

function forViewer(told: readonly Outgoing[], viewer: Viewer): string {
  return JSON.stringify(told.filter((one) => one.viewer === viewer).map(whole));
}

function answer(t: Table, seat: number, text: string, now: Now): Outgoing[] {
  const { ply, line, part } = t;
  const c = { kind: 'answer', id: `x${t.seq}`, ply, line, part, text, lag: 0 } as const;
  const judged = must(command(t, seat, c, now));
  if (!('entry' in judged)) throw new Error('repeated');
  return commit(t, judged.entry, now);
}

function reveal(t: Table, now: Now): Outgoing[] {
  const judged = must(hostCommand(t, { kind: 'reveal', seen: true }, now));
  if (!('entry' in judged)) throw new Error('repeated');
  return commit(t, judged.entry, now);
}

interface Seen {
  windows: number;
  asked: number;
  alike: number;
}

/** One answer in both deals, up to its end. */
function compare(match: Match, text: string, seed: string, seen: Seen): void {
  const seat = match.asked;
  const [holding, empty] = dealsFor(match.table, seat, seed);
  const [one, two] = [copyOf(match.table, holding), copyOf(match.table, empty)];
  const now: Now = { ...match.now, chance: 0.3 };
  const told = [answer(one, seat, text, now), answer(two, seat, text, now)] as const;
  if (one.covered === null && two.covered === null) return;
  seen.windows++;
  expect(windowOf(two)?.until, seed).toBe(windowOf(one)?.until);
  const others = [seat, SPECTATOR].filter((viewer) => viewer !== askedToRespond(one));
  const isAsked = askedToRespond(one) >= 0;
  for (const viewer of others) {
    expect(forViewer(told[1], viewer), seed).toBe(forViewer(told[0], viewer));
    const shots = [one, two].map((t) => JSON.stringify(snapshot(t, viewer, now)));
    expect(shots[1], seed).toBe(shots[0]);
  }
  // While it is covered, nobody else learns anything by trying.
  for (const kind of ['answer', 'offer', 'undo'] as const) {
    const c = {
      kind,
      id: 'probe',
      what: 'draw',
      ply: one.ply,
      line: one.line,
      part: 1,
      text,
      lag: 0,
    };
    const tries = [one, two].map((t) => JSON.stringify(command(t, seat, c as never, now)));
    if (askedToRespond(one) !== seat) expect(tries[1], seed).toBe(tries[0]);
  }
  if (!isAsked) return;
  seen.asked++;
  const early: Now = { ...now, mono: now.mono + 500, wall: now.wall + 500 };
  while (askedToRespond(one) >= 0) {
    const hidden = answer(one, askedToRespond(one), 'decline', early);
    for (const viewer of others) expect(forViewer(hidden, viewer), seed).toBe('[]');
  }
  if (askedToRespond(two) >= 0) return;
  const later: Now = { ...now, mono: now.mono + 2500, wall: now.wall + 2500 };
  const ends = [reveal(one, later), reveal(two, later)] as const;
  for (const viewer of others) {
    const [a, b] = [forViewer(ends[0], viewer), forViewer(ends[1], viewer)];
    expect(b, seed).toBe(a);
    seen.alike++;
  }
}

/** Players who keep such a card in hand and use their army, so that there are moments to answer. */
const KEPT = CARD_DEFS.filter(({ ongoing }) => ongoing.some(({ kind }) => kind === 'respond'));
function isKept(text: string): boolean {
  return !/^(pass|spend|use)/.test(text) && !KEPT.some(({ id }) => text.includes(id));
}

describe('with and without a card that answers', () => {
  test('everybody else is told the same', () => {
    const games = gamesToPlay(8);
    const seen: Seen = { windows: 0, asked: 0, alike: 0 };
    for (let seed = 0; seed < games; seed++) {
      const rng = makeRng(`windows ${seed}`);
      const match = started(X, seed, { clock: 'blitz', options: ANSWERING });
      while (match.table.status === 'running') {
        if (match.table.covered === null) {
          for (const text of match.legal()) {
            compare(match, text, `seed ${seed}, ply ${match.table.ply}, ${text}`, seen);
          }
        }
        const wanted = match.asked < 0 ? [] : match.legal().filter(isKept);
        if (wanted.length === 0) match.step(rng);
        else {
          const text = wanted[below(rng, wanted.length)] as string;
          must(match.do(match.asked, match.answerOf(text)));
        }
      }
    }
    expect(seen.windows).toBeGreaterThan(5 * games);
    expect(seen.asked).toBeGreaterThan(3 * games);
    if (process.env.GAMES) console.log(seen);
  });
});

test('the delay is between 0.8 and 2.5 seconds', () => {
  expect(holdFor(0)).toBe(800);
  expect(holdFor(0.999999)).toBe(2500);
});
