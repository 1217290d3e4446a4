/** An empty SQLite store in a folder that goes away, and an authenticator of our own for passkeys. */
import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore, type Store } from '../../src/store/index.ts';

export interface Place {
  readonly dir: string;
  readonly store: Store;
  close(): Promise<void>;
}

export async function openPlace(): Promise<Place> {
  const dir = mkdtempSync(join(tmpdir(), 'gosu-people-'));
  const store = await openSqliteStore({ dir, windowMs: 0 });
  return {
    dir,
    store,
    async close() {
      await store.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

const sha = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** Keeps one key, as a phone does. Its fields may be bent to misbehave. */
export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  rpId = 'localhost';
  origin = 'http://localhost:3000';
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;
  userHandle = '';

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.publicKey = pair.publicKey;
    this.privateKey = pair.privateKey;
  }

  private data(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha(this.rpId), Buffer.from([flags]), count]);
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }),
    );
  }

  register(options: { challenge: string; user: { id: string } }): object {
    this.userHandle = options.user.id;
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const size = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([this.data(0x45), Buffer.alloc(16), size, this.id, key]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      id: this.id.toString('base64url'),
      rawId: this.id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.client('webauthn.create', options.challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  login(options: { challenge: string }): object {
    this.counter += 1;
    const client = this.client('webauthn.get', options.challenge);
    const data = this.data(0x05);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha(client)]))
      .sign(this.privateKey);
    return {
      id: this.id.toString('base64url'),
      rawId: this.id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: this.userHandle,
      },
    };
  }
}
