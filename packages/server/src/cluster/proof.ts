/**
 * How two processes show each other that they have the same secret. A proof is good for one side, one address and one meeting:
 * whoever listens at an address that was given up can pass none on.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NONCE_BYTES = 16;

export function makeNonce(): string {
  return randomBytes(NONCE_BYTES).toString('hex');
}

/** `address`: of the door, as the one who came calls it. `theirs`: the nonce of the one who came; `ours`: of the door. */
export function proofOf(
  secret: string,
  side: 'door' | 'link',
  address: string,
  theirs: string,
  ours: string,
): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([side, address, theirs, ours]))
    .digest('hex');
}

export function isProof(given: unknown, wanted: string): boolean {
  if (typeof given !== 'string' || given.length !== wanted.length) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
