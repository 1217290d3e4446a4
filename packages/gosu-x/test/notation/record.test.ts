/** Records of whole games of Gosu X: written while playing, read back, replayed to the same state and result. */
import {
  addAnswer,
  below,
  type GameRecord,
  makeRng,
  readRecord,
  replay,
  startRecord,
} from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { gosuX } from '../../src/game.ts';

function playRecorded(seed: number, answers = 5000): { record: GameRecord; bytes: Uint8Array } {
  const options = gosuX.options({ preset: 'final-fr' }, 'en');
  if (!options.ok) throw new Error(options.message);
  const state = gosuX.setup(options.value, seed, 2);
  const players = [0, 1].map((seat) => ({ name: `p${seat}`, kind: 'random' }));
  const record = startRecord(gosuX, options.value, seed, players);
  const rng = makeRng(seed);
  const out: number[] = [];
  while (gosuX.toAct(state) >= 0 && record.answers.length < answers) {
    const code = out[below(rng, gosuX.legal(state, out))] ?? -1;
    addAnswer(record, gosuX, state, code);
    gosuX.apply(state, code);
  }
  return { record: { ...record, result: gosuX.result(state) }, bytes: gosuX.encode(state) };
}

function throughJson(record: GameRecord): GameRecord {
  const read = readRecord(JSON.parse(JSON.stringify(record)));
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

describe('records of Gosu X', () => {
  test('seed and answers alone give the same game again', () => {
    for (let seed = 0; seed < 5; seed++) {
      const { record, bytes } = playRecorded(seed);
      expect(record.result).not.toBeNull();
      const again = replay(gosuX, throughJson(record));
      expect(again.ok ? gosuX.encode(again.value.state) : again.message).toEqual(bytes);
    }
  });

  test('a game broken off, given up or lost on time', () => {
    const { record, bytes } = playRecorded(1, 60);
    for (const reason of [null, 'resignation', 'time']) {
      const result = reason === null ? null : { winners: [1], reason };
      const again = replay(gosuX, throughJson({ ...record, result }));
      expect(again.ok ? gosuX.encode(again.value.state) : again.message).toEqual(bytes);
    }
  });

  test('another result, another version and options that are none are refused', () => {
    const { record } = playRecorded(2);
    const wrong: Partial<GameRecord>[] = [
      { result: { winners: [0, 1], reason: 'fifteen' } },
      { result: null },
      { rules: 'gosu-x-0' },
      { options: { preset: 'house-rules' } },
      { game: 'gosu-tactics' },
      { players: [{ name: 'alone', kind: 'human' }] },
    ];
    for (const change of wrong) {
      const again = replay(gosuX, { ...record, ...change });
      expect(again.ok ? 'accepted' : again.code).toBe('bad-record');
    }
  });
});
