/** How long the codec takes, printed. Bounds are ratios inside one run, for machines are noisy. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ClientMessage, writeEvent } from '../src/index.ts';
import { applyPatch } from '../src/patch/apply.ts';
import { diff } from '../src/patch/diff.ts';
import { readClientMessage } from '../src/read.ts';
import { GAMES, type Told, tellRandomGame } from './answers-told.ts';

const ROUNDS = 9;

/** The best round of each piece of work, in microseconds a call; rounds in turn, so that noise meets all alike. */
function inTurn(work: { readonly [name: string]: () => number }): { [name: string]: number } {
  const times = new Map(Object.keys(work).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of Object.entries(work)) {
      const begun = performance.now();
      const calls = run();
      times.get(name)!.push(((performance.now() - begun) * 1000) / calls);
    }
  }
  const best = (list: number[]) => Math.min(...list);
  return Object.fromEntries([...times].map(([name, list]) => [name, best(list)]));
}

for (const game of GAMES) {
  test(`${game.id}: a patch takes microseconds`, () => {
    const told: Told[] = [];
    for (let i = 0; i < 10; i++) {
      tellRandomGame(game, `speed ${i}`, 2, (one) => {
        if (one.viewer >= 0) told.push(one);
      });
    }
    const patches = told.map(({ before, after }) => JSON.stringify(diff(before, after) ?? {}));
    const took = inTurn({
      diff: () => {
        for (const { before, after } of told) diff(before, after);
        return told.length;
      },
      'diff and write': () => {
        for (const { before, after } of told) JSON.stringify(diff(before, after));
        return told.length;
      },
      events: () => {
        for (const { events } of told) for (const event of events) writeEvent(game.id, event);
        return told.length;
      },
      'read and apply': () => {
        told.forEach(({ before }, i) => void applyPatch(before, JSON.parse(patches[i]!)));
        return told.length;
      },
      'write the whole view': () => {
        for (const { after } of told) JSON.stringify(after);
        return told.length;
      },
    });
    const words = Object.entries(took).map(([name, us]) => `${name} ${us.toFixed(2)} us`);
    console.log(`${game.id}, ${told.length} steps: ${words.join(', ')}`);
    expect(took.diff).toBeLessThan(took['write the whole view']! * 3);
  });
}

test('an answer is read in little more than JSON.parse takes', () => {
  const answer: ClientMessage = {
    t: 'answer',
    id: 'k3Jd9_sQ',
    match: 'Zm9yLXNwZWVkLW9ubHktMQ',
    ply: 41,
    text: 'shift II2 petal-faeries from discard',
  };
  const chat = { t: 'say', id: 'k3Jd9_sQ', match: answer.match, phrase: 'hello' };
  const texts = Array.from({ length: 2000 }, (_, i) => JSON.stringify({ ...answer, ply: i }));
  const others = texts.map((_, i) => JSON.stringify({ ...chat, id: `c${i}` }));
  const took = inTurn({
    'JSON.parse': () => {
      for (const text of texts) JSON.parse(text);
      return texts.length;
    },
    'an answer': () => {
      for (const text of texts) if (!readClientMessage(text).ok) throw new Error(text);
      return texts.length;
    },
    'an answer by its schema': () => {
      for (const text of texts) if (!v.is(ClientMessage, JSON.parse(text))) throw new Error(text);
      return texts.length;
    },
    'another message': () => {
      for (const text of others) if (!readClientMessage(text).ok) throw new Error(text);
      return others.length;
    },
  });
  const words = Object.entries(took).map(([name, us]) => `${name} ${us.toFixed(2)} us`);
  console.log(`reading: ${words.join(', ')}`);
  expect(took['an answer']!).toBeLessThan(took['JSON.parse']! * 10);
  expect(took['an answer']!).toBeLessThan(took['an answer by its schema']!);
});
