/**
 * Whether a match was dealt as was promised. Its commitment, told before the first card, is the SHA-256 of a secret; all
 * chance of the match comes from that secret; the secret is told at the end. So anybody can go the way again.
 */
import type { Parsed } from '@open-gosu/kernel';
import { ENDINGS, type RecordAnswer } from '@open-gosu/protocol';

export const STEPS = ['promise', 'noted', 'seed', 'replay', 'result'] as const;
export type StepName = (typeof STEPS)[number];

/** `unknown`: nothing to compare with. */
export type Verdict = 'right' | 'wrong' | 'unknown';

export interface Step {
  readonly name: StepName;
  readonly verdict: Verdict;
  /** What was found, to be looked at: a hash, a refusal of the engine. */
  readonly found: string;
}

export interface DealTools {
  sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  /** Plays a record again by the rules; refuses it with the answer that does not fit. */
  replay(record: unknown): Promise<Parsed<unknown>>;
}

/** Said before the secret when the seed is made of it. */
const SEED_PURPOSE = 'open-gosu seed';

/** None of what is damaged: their hash is not what was promised. */
export function secretBytes(secret: string): Uint8Array<ArrayBuffer> {
  try {
    const letters = atob(secret.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function seedOf(secret: Uint8Array, sha256: DealTools['sha256']): Promise<string> {
  const purpose = new TextEncoder().encode(SEED_PURPOSE);
  const all = new Uint8Array(purpose.length + secret.length);
  all.set(purpose);
  all.set(secret, purpose.length);
  return hex(await sha256(all));
}

/** As somebody wrote it down. */
export function tidyCommitment(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** `noted`: the commitment as it was known before the match, or null. */
export async function checkDeal(
  answer: RecordAnswer,
  noted: string | null,
  tools: DealTools,
): Promise<readonly Step[]> {
  const { record, commitment, secret, result } = answer;
  const bytes = secretBytes(secret);
  const made = hex(await tools.sha256(bytes));
  const seed = await seedOf(bytes, tools.sha256);
  const verdict = (isRight: boolean): Verdict => (isRight ? 'right' : 'wrong');
  // Ended at the table, by a resignation for instance: the rules know nothing of that.
  const isOutside = ENDINGS.some((one) => one === result.reason) || result.winners.length === 0;
  const again = await tools.replay({ ...record, seed, result: isOutside ? null : record.result });
  return [
    { name: 'promise', verdict: verdict(made === commitment), found: made },
    {
      name: 'noted',
      verdict: noted === null ? 'unknown' : verdict(tidyCommitment(noted) === made),
      found: noted ?? '',
    },
    { name: 'seed', verdict: verdict(record.seed === seed), found: seed },
    { name: 'replay', verdict: verdict(again.ok), found: again.ok ? '' : again.message },
    {
      name: 'result',
      verdict: isOutside ? 'unknown' : verdict(again.ok && isSame(record.result, result)),
      found: result.reason,
    },
  ];
}

function isSame(one: RecordAnswer['record']['result'], other: RecordAnswer['result']): boolean {
  const seats = (winners: readonly number[]) => [...winners].sort().join(' ');
  return one !== null && one.reason === other.reason && seats(one.winners) === seats(other.winners);
}

/** Nothing is wrong, and what could be compared was. */
export function isFair(steps: readonly Step[]): boolean {
  return steps.every(({ verdict }) => verdict !== 'wrong');
}

/** `alone`: it agrees with itself, but nobody here kept the promise, so the server may have thought of the secret at the end. */
export type Finding = 'fair' | 'alone' | 'unfair';

export function findingOf(steps: readonly Step[]): Finding {
  if (!isFair(steps)) return 'unfair';
  const isKept = steps.some(({ name, verdict }) => name === 'noted' && verdict === 'right');
  return isKept ? 'fair' : 'alone';
}
