/** Whatever is lost, cut or told twice: a client that applies frames holds what a fresh snapshot holds. */
import { makeRng } from '@open-gosu/kernel';
import { follow } from '@open-gosu/protocol';
import { expect, test } from 'vitest';
import { TABLES, X } from '../match/tables.ts';
import { linesOf, readFrame, Told } from './lines.ts';
import { CALM, playWild, TROUBLE } from './wild.ts';

test.each(TABLES)('%s with %i players, over bad lines', (game, players) => {
  const seed = `${game} ${players}`;
  const told = new Told(game, seed, players, { clock: 'standard' });
  const { compared, lines } = playWild(told, seed, TROUBLE);
  expect(compared).toBeGreaterThan(10);
  const sum = (key: 'cuts' | 'lost' | 'twice' | 'snapshots') =>
    lines.reduce((all, line) => all + line.counts[key], 0);
  expect(Math.min(sum('cuts'), sum('lost'), sum('twice'), sum('snapshots')), seed).toBeGreaterThan(
    0,
  );
});

test('a view that frames do not fit is noticed', () => {
  const told = new Told(X, 'misfit', 2);
  const [line] = linesOf(told, 'misfit', CALM);
  told.sit();
  for (const { viewer, text } of told.news()) if (viewer === 0) line!.take(text);
  const broken = { ...line!.state!, view: { viewer: 0 } };
  const rng = makeRng('misfit');
  told.match.step(rng);
  const next = told.news().find(({ viewer }) => viewer === 0)!;
  expect(follow(broken, readFrame(next.text)).watch).toEqual({});
  expect(follow({ ...broken, rev: 0 }, readFrame(next.text)).watch).toEqual({ rev: 0 });
});
