/** Frames: made of one viewer's tellings alone, once for all who look, and without anything that is secret before the end. */
import { makeRng, SPECTATOR, type Viewer } from '@open-gosu/kernel';
import { follow } from '@open-gosu/protocol';
import { volume } from '@testing/volume.ts';
import { expect, test } from 'vitest';
import type { HostRefusal } from '../../src/host/authority.ts';
import { type Outgoing, seedOf } from '../../src/match/index.ts';
import { type About, refusalOf, Sight, Sights, withId } from '../../src/wire/index.ts';
import { ANSWERING, must, TABLES, viewersAt, X } from '../match/tables.ts';
import { held, MATCH, readFrame, Told } from './lines.ts';

/** All tellings of a random match, and how the match got there. */
function tellings(game: string, players: number, seed: string): Told {
  const options = game === X ? { options: ANSWERING } : {};
  const told = new Told(game, seed, players, { clock: 'standard', ...options });
  for (const viewer of viewersAt(told.match.table)) told.snapshotText(viewer);
  told.sit();
  const rng = makeRng(seed);
  for (let i = 0; told.match.table.status === 'running'; i++) {
    if (i % 17 === 16) told.match.do(i % players, { kind: 'offer', what: 'takeback' });
    else told.match.step(rng);
  }
  return told;
}

/** Made anew, whatever was made of these tellings before. */
function textsOf(told: readonly Outgoing[], game: string, sights: Sights, only?: Viewer): string[] {
  return told
    .filter(({ viewer }) => only === undefined || viewer === only)
    .map((one) => sights.open({ match: MATCH, game }, one.viewer).frame({ ...one, text: null }));
}

test.each(TABLES)('%s with %i players: what others are told changes nothing', (game, players) => {
  for (let i = 0; i < 3; i++) {
    const { match } = tellings(game, players, `alone ${i}`);
    const { told } = match;
    const among = textsOf(told, game, new Sights());
    for (const viewer of viewersAt(match.table)) {
      const alone = textsOf(told, game, new Sights(), viewer);
      const mine = among.filter((_, k) => told[k]!.viewer === viewer);
      expect(alone).toEqual(mine);
    }
  }
});

test('control: eyes that several viewers share would be noticed', () => {
  const { match } = tellings(X, 2, 'shared');
  const { told } = match;
  class Shared extends Sights {
    readonly #one = new Sight({ match: MATCH, game: X }, 0);
    override open(_about: About, _viewer: Viewer): Sight {
      return this.#one;
    }
  }
  const among = textsOf(told, X, new Shared());
  const mine = among.filter((_, k) => told[k]!.viewer === SPECTATOR);
  expect(textsOf(told, X, new Sights(), SPECTATOR)).not.toEqual(mine);
});

/** What of these is written in the text. */
function foundIn(text: string, hidden: Iterable<string>): string[] {
  return [...hidden].filter((one) => text.includes(one));
}

/** For each table. */
const FRAMES = volume('R13', 800) / TABLES.length;

test.each(TABLES)('R13: %s with %i players: nothing secret before the end', (game, players) => {
  let frames = 0;
  for (let i = 0; frames < FRAMES; i++) {
    const seed = `secret ${i}`;
    const options = game === X ? { options: ANSWERING } : {};
    const told = new Told(game, seed, players, { clock: 'blitz', ...options }).sit();
    const { match } = told;
    const { secret, kit } = match.table.facts;
    const words = new Set<string>();
    const texts: string[] = [];
    const rng = makeRng(seed);
    let end: string[] = [];
    for (const viewer of viewersAt(match.table)) told.sight(viewer);
    while (match.table.status === 'running') {
      for (const word of kit.rng(match.table.state)) {
        if (Math.abs(word) > 1e6) words.add(String(word));
      }
      if (match.table.ply % 25 === 7) {
        for (const viewer of viewersAt(match.table)) texts.push(told.snapshotText(viewer));
      }
      match.step(rng);
      const news = told.news().map(({ text }) => text);
      if ((match.table.status as string) === 'over') end = news;
      else texts.push(...news);
    }
    frames += texts.length;
    const all = texts.join('\n');
    const hidden = [secret, seedOf(secret), match.row.id, ...words];
    expect(foundIn(all, hidden), `${game} ${seed}`).toEqual([]);
    // Control: each of them would be found.
    for (const one of hidden) expect(foundIn(`${all}\n{"x":"${one}"}`, hidden)).toContain(one);
    expect(end.every((text) => text.includes(secret))).toBe(true);
    expect(end).toHaveLength(players + 1);
  }
  expect(frames).toBeGreaterThanOrEqual(FRAMES);
});

test('ten sockets cost one text; the reply to a command is the same text with its id', () => {
  const told = new Told(X, 'shared text', 2);
  told.snapshotText(0);
  told.sit();
  const one = told.match.told.find(({ viewer }) => viewer === 0)!;
  const sight = told.sight(0);
  const text = sight.frame(one);
  expect(sight.frame(one)).toBe(text);
  // Even eyes that have seen further give the text that was made.
  for (const later of told.match.told) if (later.viewer === 0) sight.frame(later);
  expect(sight.frame(one)).toBe(text);
  expect(readFrame(withId(text, 'a_-9'))).toEqual({ ...readFrame(text), id: 'a_-9' });
});

test('what nobody saw when it happened is told whole to whoever missed it', () => {
  const told = new Told(X, 'missed', 2);
  let state = follow(null, readFrame(told.snapshotText(0))).held;
  told.closeEyes(0);
  told.sit();
  const rng = makeRng('missed');
  for (let i = 0; i < 12; i++) told.match.step(rng);
  // Another window has seen it all by now.
  const text = told.snapshotText(0);
  for (const one of told.match.told) {
    if (one.viewer !== 0 || one.prompt !== null) continue;
    const heard = follow(state, readFrame(told.sight(0).frame(one)));
    expect(heard.watch).toBeNull();
    state = heard.held;
  }
  expect(held(state)).toEqual(held(follow(null, readFrame(text)).held));
  // And the eyes see the next one from where they were.
  const { before } = told.sight(0);
  expect(before?.rev).toBe(told.match.table.rev);
});

test('after a snapshot only what changes is told; after a gap everything', () => {
  const told = new Told(X, 'gap', 2).sit();
  const { match } = told;
  const rng = makeRng('gap');
  told.snapshotText(0);
  const mine = () => match.told.filter(({ viewer }) => viewer === 0).at(-1)!;
  const next = (): object => {
    match.step(rng);
    return readFrame(told.sight(0).frame(mine()));
  };
  expect(next()).not.toHaveProperty('view');
  expect(next()).not.toHaveProperty('seats');
  // One telling goes past these eyes; of the next one the view is not part.
  match.step(rng);
  must(match.do(0, { kind: 'offer', what: 'draw' }));
  expect(readFrame(told.sight(0).frame(mine()))).toHaveProperty('seats');
  expect(next()).toHaveProperty('view');
  expect(next()).not.toHaveProperty('view');
});

test('eyes are kept while somebody looks', () => {
  const sights = new Sights();
  const about = { match: MATCH, game: X };
  const one = sights.open(about, 0);
  expect(sights.open(about, 0)).toBe(one);
  expect(sights.open(about, 1)).not.toBe(one);
  sights.close(one);
  expect(sights.size).toBe(2);
  sights.close(one);
  expect(sights.size).toBe(1);
  expect(sights.open(about, 0)).not.toBe(one);
});

test('a spectator whose story no longer holds is told so', () => {
  const told = new Told(X, 'hands', 2);
  told.snapshotText(SPECTATOR);
  told.sit();
  told.news();
  must(told.match.do(0, { kind: 'show', yes: true }));
  must(told.match.do(1, { kind: 'show', yes: true }));
  const last = told.news().filter(({ viewer }) => viewer === SPECTATOR);
  expect(last.map(({ text }) => readFrame(text))).toMatchObject([{ anew: true }, { anew: true }]);
});

test('every refusal is one that clients know', () => {
  const codes: readonly HostRefusal[] = ['wrong-ply', 'no-seat', 'elsewhere', 'fault', 'too-many'];
  expect(codes.map(refusalOf)).toEqual([
    'stale',
    'not-seated',
    'try-again',
    'internal',
    'too-many',
  ]);
});
