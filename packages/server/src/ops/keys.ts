/** Keys the server makes for itself, once, and keeps in the data folder so that only its owner can read them. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import webpush from 'web-push';
import { BadConfig, type Config } from '../config.ts';
import { openDataDir } from './data-dir.ts';

const OWNER_ONLY = 0o600;
const KEY_BYTES = 32;

/** The kept text, or a new one. Two processes that start at once get the same: only one can make the file. */
function kept(dir: string, name: string, make: () => string): string {
  const file = join(dir, name);
  openDataDir(dir);
  if (!existsSync(file)) makeWhole(file, make());
  // Somebody may have copied the folder about.
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, OWNER_ONLY);
  return readFileSync(file, 'utf8').trim();
}

/** Whoever reads it finds all of it: it is written beside, and gets its name only where nobody was first. */
function makeWhole(file: string, text: string): void {
  const fresh = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(fresh, text, { flag: 'wx', mode: OWNER_ONLY });
  try {
    linkSync(fresh, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Some file systems have no links: there whoever starts two processes at once may have to start one again.
    if (code !== 'EEXIST') writeFileSync(file, text, { flag: 'wx', mode: OWNER_ONLY });
  } finally {
    rmSync(fresh);
  }
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
