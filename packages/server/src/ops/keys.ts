/** Keys the server makes for itself, once, and keeps in the data folder so that only its owner can read them. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpush from 'web-push';
import { BadConfig, type Config } from '../config.ts';

const OWNER_ONLY = 0o600;
const KEY_BYTES = 32;

/** The kept text, or a new one. Two processes that start at once get the same: only one can make the file. */
function kept(dir: string, name: string, make: () => string): string {
  const file = join(dir, name);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, make(), { flag: 'wx', mode: OWNER_ONLY });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  // Somebody may have copied the folder about.
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, OWNER_ONLY);
  return readFileSync(file, 'utf8').trim();
}

export function sessionKeyOf({ sessionKey, dataDir }: Config): string {
  const key =
    sessionKey ?? kept(dataDir, 'session.key', () => randomBytes(KEY_BYTES).toString('base64url'));
  if (key.length < KEY_BYTES) throw new BadConfig(`${dataDir}/session.key is damaged: remove it.`);
  return key;
}

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function vapidKeysOf({ vapid, dataDir }: Config): VapidKeys {
  if (vapid !== null) return vapid;
  const text = kept(dataDir, 'vapid.json', () => JSON.stringify(webpush.generateVAPIDKeys()));
  try {
    const { publicKey, privateKey } = JSON.parse(text) as VapidKeys;
    if (typeof publicKey === 'string' && typeof privateKey === 'string') {
      return { publicKey, privateKey };
    }
  } catch {
    // Said below.
  }
  throw new BadConfig(`${dataDir}/vapid.json is damaged: remove it.`);
}
