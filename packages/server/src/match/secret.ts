/**
 * The secret of a match and what comes of it: a commitment that is published at the start, the engine's seed, the order of
 * seats. Once the match is over the secret is published, and anybody can check that nothing was chosen afterwards.
 */
import { createHash } from 'node:crypto';
import { below, type GameRecord, makeRng, replay, shuffle } from '@open-gosu/kernel';
import { kitOf } from '../games.ts';

const SECRET_BYTES = 32;
const SECRET_FORM = /^[A-Za-z0-9_-]{43}$/;

function hash(purpose: string, secret: string): string {
  return createHash('sha256')
    .update(purpose)
    .update(Buffer.from(secret, 'base64url'))
    .digest('hex');
}

/** `bytes`: 32 from a cryptographic generator. */
export function writeSecret(bytes: Uint8Array): string {
  if (bytes.length !== SECRET_BYTES) throw new Error('a secret has 32 bytes');
  return Buffer.from(bytes).toString('base64url');
}

export function isSecret(text: string): boolean {
  return SECRET_FORM.test(text);
}

/** SHA-256 of the secret's bytes, in hexadecimal. */
export function commitmentOf(secret: string): string {
  return hash('', secret);
}

/** What the engine is seeded with: as long as the secret, and it does not give the secret away. */
export function seedOf(secret: string): string {
  return hash('open-gosu seed', secret);
}

/** The lot for seats: `order[i]` is the plan that takes seat i. */
export function seatOrder(secret: string, seats: number): number[] {
  const order = Array.from({ length: seats }, (_, i) => i);
  const rng = makeRng(hash('open-gosu seats', secret));
  below(rng, 2);
  shuffle(rng, order);
  return order;
}

export type Verdict = 'fair' | 'other-secret' | 'other-seed' | 'other-game';

/** Endings that come from the table and not from the rules: the record replays without its result. */
const FROM_THE_TABLE: readonly string[] = ['resignation', 'time', 'claim', 'agreed', 'abandoned'];

/** Whether the record was dealt from the secret that the commitment stood for. */
export function verify(record: GameRecord, secret: string, commitment: string): Verdict {
  if (!isSecret(secret) || commitmentOf(secret) !== commitment) return 'other-secret';
  if (record.seed !== seedOf(secret)) return 'other-seed';
  const kit = kitOf(record.game);
  if (kit === null) return 'other-game';
  const isOutside = record.result !== null && FROM_THE_TABLE.includes(record.result.reason);
  const played = replay(kit.game, isOutside ? { ...record, result: null } : record);
  return played.ok ? 'fair' : 'other-game';
}
