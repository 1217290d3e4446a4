/** A deal is checked by whoever wants to know; one that was tampered with does not pass (docs/PROTOCOL.md, `commitment`). */
import { webcrypto } from 'node:crypto';
import type { RecordAnswer } from '@open-gosu/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer as engine } from '../../src/engine/answer.ts';
import {
  checkDeal,
  type DealTools,
  findingOf,
  isFair,
  type Step,
  type StepName,
  type Verdict,
} from '../../src/online/verify/deal.ts';
import { readNoted, withNoted } from '../../src/online/verify/noted.ts';
import { guest, makes, openServer, played, resigns, type Served, sits } from './support.ts';

let served: Served;
/** By the rules to its end. */
let whole: RecordAnswer;
/** By a resignation. */
let short: RecordAnswer;
/** Of another match. */
let other: RecordAnswer;

beforeAll(async () => {
  served = await openServer();
  const ada = await guest(served.base, 'Ada');
  const bo = await guest(served.base, 'Bo');
  const recordOf = async (id: string): Promise<RecordAnswer> => {
    const told = await ada.api.matchRecord({ id });
    if (!told.ok) throw new Error(told.message);
    return told.value;
  };
  whole = await recordOf(await played(served, ada));
  const resigned = async () => {
    const id = await makes(ada);
    await sits(bo, id);
    await resigns(served, bo, id);
    return recordOf(id);
  };
  short = await resigned();
  other = await resigned();
});

afterAll(() => served.close());

const TOOLS: DealTools = {
  sha256: async (bytes) => new Uint8Array(await webcrypto.subtle.digest('SHA-256', bytes)),
  replay: async (input) => engine('fromRecord', { input, lang: 'en' }),
};

function verdicts(steps: readonly Step[]): { readonly [N in StepName]?: Verdict } {
  return Object.fromEntries(steps.map(({ name, verdict }) => [name, verdict]));
}

async function checked(answer: RecordAnswer, noted: string | null = answer.commitment) {
  const steps = await checkDeal(answer, noted, TOOLS);
  return { fair: isFair(steps), ...verdicts(steps) };
}

describe('as the server tells it', () => {
  test('a match played to its end agrees in every step', async () => {
    expect(await checked(whole)).toEqual({
      fair: true,
      promise: 'right',
      noted: 'right',
      seed: 'right',
      replay: 'right',
      result: 'right',
    });
  });

  test('an end at the table is one no rule can check', async () => {
    expect(await checked(short)).toMatchObject({ fair: true, replay: 'right', result: 'unknown' });
  });

  test('without a note of the start there is nothing to compare it with', async () => {
    expect(await checked(whole, null)).toMatchObject({ fair: true, noted: 'unknown' });
  });

  test('a note may have spaces and capitals', async () => {
    const written = whole.commitment.toUpperCase().replace(/(.{8})/g, '$1 ');
    expect(await checked(whole, written)).toMatchObject({ fair: true, noted: 'right' });
  });
});

test('only a promise that was kept from before shows that nothing was chosen later', async () => {
  const finding = async (answer: RecordAnswer, noted: string | null) =>
    findingOf(await checkDeal(answer, noted, TOOLS));
  expect(await finding(whole, whole.commitment)).toBe('fair');
  expect(await finding(short, short.commitment)).toBe('fair');
  expect(await finding(whole, null)).toBe('alone');
  expect(await finding(whole, other.commitment)).toBe('unfair');
  expect(await finding({ ...whole, secret: other.secret }, null)).toBe('unfair');
});

describe('tampered with', () => {
  test('a secret that is none', async () => {
    const found = await checked({ ...whole, secret: '%%%' });
    expect(found).toMatchObject({ fair: false, promise: 'wrong', seed: 'wrong' });
  });

  test('another secret', async () => {
    const found = await checked({ ...whole, secret: other.secret });
    expect(found).toMatchObject({ fair: false, promise: 'wrong', noted: 'wrong', seed: 'wrong' });
  });

  test('another secret with its own commitment is told by the note alone', async () => {
    const { secret, commitment } = other;
    const { seed } = other.record;
    const dealt = { ...short, secret, commitment, record: { ...short.record, seed } };
    expect(await checked(dealt, short.commitment)).toMatchObject({
      fair: false,
      promise: 'right',
      seed: 'right',
      noted: 'wrong',
    });
    expect((await checked(dealt, null)).fair).toBe(true);
  });

  test('another commitment', async () => {
    const commitment = `${whole.commitment.slice(1)}${whole.commitment[0] === '0' ? '1' : '0'}`;
    const found = await checked({ ...whole, commitment }, whole.commitment);
    expect(found).toMatchObject({ fair: false, promise: 'wrong', noted: 'right', replay: 'right' });
  });

  test('another seed', async () => {
    const record = { ...whole.record, seed: other.record.seed };
    expect(await checked({ ...whole, record })).toMatchObject({ fair: false, seed: 'wrong' });
  });

  test('an answer that the dealt cards do not allow', async () => {
    const { answers } = whole.record;
    const faces = [
      ...new Set(answers.flatMap((text) => /^(?:discard|play) (\S+)/.exec(text)?.[1] ?? [])),
    ];
    const found = await Promise.all(
      faces.map((face) =>
        checked({
          ...whole,
          record: { ...whole.record, answers: [`discard ${face}`, ...answers.slice(1)] },
        }),
      ),
    );
    // Ten cards are dealt (T2.1): any other is none to discard.
    const refused = found.filter(({ replay }) => replay === 'wrong');
    expect(faces.length, whole.secret).toBeGreaterThan(10);
    expect(refused.length, whole.secret).toBeGreaterThanOrEqual(faces.length - 10);
    for (const one of refused) {
      expect(one).toMatchObject({ fair: false, result: 'wrong', seed: 'right' });
    }
  });

  test('an answer left out', async () => {
    const answers = whole.record.answers.slice(0, -1);
    const found = await checked({ ...whole, record: { ...whole.record, answers } });
    expect(found).toMatchObject({ fair: false, replay: 'wrong' });
  });

  test('another winner', async () => {
    const winners = [((whole.result.winners[0] ?? 0) + 1) % 3];
    const result = { ...whole.result, winners };
    const told = await checked({ ...whole, result });
    expect(told).toMatchObject({ fair: false, result: 'wrong' });
    const record = { ...whole.record, result };
    expect(await checked({ ...whole, record, result })).toMatchObject({ fair: false });
  });

  test('an end by the rules that is told as a resignation', async () => {
    const result = { winners: [0], reason: 'resignation' };
    const record = { ...whole.record, result };
    expect(await checked({ ...whole, record, result })).toMatchObject({
      fair: false,
      replay: 'wrong',
    });
  });
});

describe('what this browser noted', () => {
  test('the first word counts, and the oldest are forgotten', () => {
    const once = withNoted({}, 'one', 'a');
    expect(withNoted(once, 'one', 'b')).toEqual({ one: 'a' });
    let many = once;
    for (let i = 0; i < 200; i++) many = withNoted(many, `m${i}`, 'x');
    expect(Object.keys(many)).toHaveLength(200);
    expect(many).not.toHaveProperty('one');
  });

  test.each([null, '', 'x', '[]', '7', '{"a":1}'])('%s is nothing', (stored) => {
    expect(readNoted(stored)).toEqual({});
  });
});
