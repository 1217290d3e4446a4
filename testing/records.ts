/** Records of whole games: written while playing, read back, replayed to the same state and result. */
import {
  addAnswer,
  type Game,
  type GameRecord,
  readRecord,
  replay,
  startRecord,
} from '@open-gosu/kernel';
import { expect, test } from 'vitest';
import type { Table } from './properties.ts';
import { checkedOptions, playRandom } from './random-play.ts';

interface Recorded {
  readonly record: GameRecord;
  readonly bytes: Uint8Array;
}

/** A random game as a record, broken off after so many answers. */
function playRecorded<S>(game: Game<S>, table: Table, seed: number, most = 5000): Recorded {
  const { answers } = playRandom(game, { ...table, seed });
  const options = checkedOptions(game, table.options);
  const seats = table.players ?? game.minPlayers;
  const state = game.setup(options, seed, seats);
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: `p${seat}`,
    kind: 'random',
  }));
  const record = startRecord(game, options, seed, players);
  for (const code of answers.slice(0, most)) {
    addAnswer(record, game, state, code);
    game.apply(state, code);
  }
  return { record: { ...record, result: game.result(state) }, bytes: game.encode(state) };
}

function throughJson(record: GameRecord): GameRecord {
  const read = readRecord(JSON.parse(JSON.stringify(record)));
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

function expectReplays<S>(game: Game<S>, record: GameRecord, bytes: Uint8Array): void {
  const again = replay(game, throughJson(record));
  expect(again.ok ? game.encode(again.value.state) : again.message).toEqual(bytes);
}

/** The tests every game's records pass. */
export function testRecords<S>(game: Game<S>, table: Table): void {
  test('seed and answers alone give the same game again', () => {
    for (let seed = 0; seed < 5; seed++) {
      const { record, bytes } = playRecorded(game, table, seed);
      expect(record.result).not.toBeNull();
      expectReplays(game, record, bytes);
    }
  });

  test('a game broken off, given up or lost on time', () => {
    const { record, bytes } = playRecorded(game, table, 1, 30);
    expect(record.result).toBeNull();
    for (const reason of [null, 'resignation', 'time']) {
      const result = reason === null ? null : { winners: [1], reason };
      expectReplays(game, { ...record, result }, bytes);
    }
  });

  test('another result, another version and options that are none are refused', () => {
    const { record } = playRecorded(game, table, 2);
    const wrong: Partial<GameRecord>[] = [
      { result: { winners: [0, 1], reason: 'fifteen' } },
      { result: null },
      { rules: `${game.id}-0` },
      { options: { preset: 'house-rules' } },
      { game: 'chess' },
      { players: [{ name: 'alone', kind: 'human' }] },
      { answers: [...record.answers, 'pass'] },
    ];
    for (const change of wrong) {
      const again = replay(game, { ...record, ...change });
      expect(again.ok ? 'accepted' : again.code).toBe('bad-record');
    }
  });
}
