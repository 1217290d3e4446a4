/** R7: lines that are cut, or lose messages, all the time: whoever comes back holds what a fresh snapshot holds, byte for byte. */
import { makeRng } from '@open-gosu/kernel';
import { follow } from '@open-gosu/protocol';
import { volume } from '@testing/volume.ts';
import { expect, test } from 'vitest';
import { TABLES, X } from '../match/tables.ts';
import { held, linesOf, readFrame, Told } from './lines.ts';
import { CALM, playWild } from './wild.ts';

const DROPS = volume('R7', 1000);
const DROPPING = { cut: 0.3, lose: 0.15, twice: 0.05 };

test('R7: cut or lost at any message: what is held is what a fresh snapshot holds', () => {
  let drops = 0;
  let compared = 0;
  for (let i = 0; drops < DROPS; i++) {
    const [game, players] = TABLES[i % TABLES.length]!;
    const seed = `drops ${i}`;
    const told = new Told(game, seed, players, { clock: 'standard' });
    const played = playWild(told, seed, DROPPING);
    compared += played.compared;
    for (const { counts } of played.lines) drops += counts.cuts + counts.lost;
  }
  console.log(`${drops} drops, ${compared} times compared`);
  expect(compared).toBeGreaterThan(drops / 20);
});

test('R7, control: a client that takes no notice of a gap holds something else', () => {
  const told = new Told(X, 'gap', 2);
  const [line] = linesOf(told, 'gap', CALM);
  told.sit();
  const rng = makeRng('gap');
  const heard = (text: string, rev: number) =>
    follow(line!.state, { ...readFrame(text), rev } as ReturnType<typeof readFrame>);
  for (let i = 0; i < 40; i++) {
    told.match.step(rng);
    const mine = told.news().filter(({ viewer }) => viewer === 0);
    for (const { text } of mine) {
      // One in five never arrives, and the next is taken for it.
      const { held: state, watch } = heard(text, line!.state!.rev + 1);
      if (i % 5 !== 0 && watch === null) line!.state = state;
    }
  }
  const fresh = follow(null, readFrame(told.snapshotText(0))).held;
  expect({ ...held(line!.state), rev: 0 }).not.toEqual({ ...held(fresh), rev: 0 });
});
