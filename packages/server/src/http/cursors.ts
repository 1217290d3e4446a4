/**
 * Where a list goes on. The number behind it is that of a match the reader may not know of, so it is sealed: good for this
 * reader and this list, and nothing can be read off it or compared.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

export interface Cursors {
  /** `list`: which list it is, and whose. */
  seal(place: string, list: string): string;
  /** Null: it is none of ours, or of another list. */
  open(text: string, list: string): string | null;
}

const NONCE = 12;
const TAG = 16;
const CIPHER = 'aes-256-gcm';

export function createCursors(secret: string): Cursors {
  const key = createHmac('sha256', secret).update('cursors').digest();
  return {
    seal(place, list) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(list));
      // As long as any other: not even its length says how far down the list it is.
      const sealed = Buffer.concat([cipher.update(place.padStart(NONCE)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(text, list) {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= NONCE + TAG) return null;
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE))
          .setAAD(Buffer.from(list))
          .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        const place = decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8');
        return (place + decipher.final('utf8')).trim();
      } catch {
        return null;
      }
    },
  };
}
