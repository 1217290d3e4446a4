/**
 * The hash chain of a match: each entry's hash covers its body and the hash before it, and the head of the match keeps the last.
 * So an edit, a gap, a swap and a cut-off end all show.
 */
import { hash as digest } from 'node:crypto';
import { StoreError } from './store.ts';

/** What the first entry follows. The match's id is in it, so that entries cannot move to another match. */
export const rootHash = (match: string): string => link('', match);

/** The first 16 bytes of SHA-256, in hex. */
export function link(previous: string, body: string): string {
  return digest('sha256', previous + body, 'hex').slice(0, 32);
}

export interface Link {
  readonly seq: number;
  readonly body: string;
  readonly hash: string;
}

/** The bodies, or a StoreError 'corrupt' that says where the chain breaks. */
export function verify(
  match: string,
  head: { readonly seq: number; readonly hash: string },
  links: readonly Link[],
): string[] {
  let hash = rootHash(match);
  const bodies: string[] = [];
  for (const entry of links) {
    if (entry.seq !== bodies.length) throw broken(match, bodies.length, 'is missing');
    hash = link(hash, entry.body);
    if (hash !== entry.hash) throw broken(match, entry.seq, 'does not fit its checksum');
    bodies.push(entry.body);
  }
  if (bodies.length !== head.seq + 1) throw broken(match, bodies.length, 'is not the last one');
  if (hash !== head.hash) throw broken(match, head.seq, 'does not fit the head of the match');
  return bodies;
}

function broken(match: string, seq: number, what: string): StoreError {
  return new StoreError('corrupt', `match ${match}: entry ${seq} ${what}`);
}
