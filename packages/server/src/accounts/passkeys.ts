/**
 * Passkeys: how a guest keeps their name for good, and how they come back. A challenge lasts two minutes and works once,
 * in whichever process its answer arrives; a key whose counter goes back may be a copy and is refused.
 */
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Passkey, Player, Records } from '../store/index.ts';
import { hashOf } from './sessions.ts';

/** Read when the first key is used: it has hundreds of files, and a server that starts has others to wait for. */
const library = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 120_000;
const MOST_KEYS = 20;
const RP_NAME = 'Open Gosu';
/** Stands for the player where nobody is known yet. */
const NOBODY = 'sign-in';

export interface PasskeyOptions {
  readonly store: Pick<Records, 'sessions' | 'passkeys'>;
  /** The domain keys belong to. */
  readonly rpId: string;
  readonly origins: readonly string[];
  readonly now?: () => number;
  /** A counter went back. */
  readonly onCopy?: (player: string) => void;
}

export interface Passkeys {
  registerBegin(player: Player): Promise<object>;
  /** False: not accepted. */
  registerFinish(player: Player, response: unknown): Promise<boolean>;
  loginBegin(): Promise<object>;
  /** The player's id, or null: not accepted. */
  loginFinish(response: unknown): Promise<string | null>;
  count(player: string): Promise<number>;
}

export function createPasskeys(options: PasskeyOptions): Passkeys {
  const { store, rpId, origins } = options;
  const now = options.now ?? Date.now;
  const keyOf = (challenge: string) => `challenge:${hashOf(challenge)}`;

  /** Challenges are kept like sessions, under names no session can have. */
  async function issue(challenge: string, player: string): Promise<void> {
    await store.sessions.put({ token: keyOf(challenge), player, expires: now() + CHALLENGE_MS });
  }

  /** True once: taking it away and finding it there are one step. */
  async function spend(challenge: string, player: string): Promise<boolean> {
    const spent = { token: `spent:${hashOf(challenge)}`, player, expires: now() };
    return store.sessions.rotate(keyOf(challenge), spent, now());
  }

  async function registerBegin({ id, name }: Player): Promise<object> {
    const { generateRegistrationOptions } = await library();
    const keys = await store.passkeys.of(id);
    const made = await generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: rpId,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      attestationType: 'none',
      excludeCredentials: keys.map((key) => ({
        id: key.credential,
        transports: transportsOf(key),
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await issue(made.challenge, id);
    return made;
  }

  async function registerFinish({ id }: Player, response: unknown): Promise<boolean> {
    const challenge = challengeOf(response);
    if (challenge === null || !(await spend(challenge, id))) return false;
    const { verifyRegistrationResponse } = await library();
    const found = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: rpId,
      requireUserVerification: false,
    }).catch(() => null);
    if (found === null || !found.verified || found.registrationInfo === undefined) return false;
    const { credential } = found.registrationInfo;
    if ((await store.passkeys.get(credential.id)) !== null) return false;
    if ((await store.passkeys.of(id)).length >= MOST_KEYS) return false;
    await store.passkeys.add({
      credential: credential.id,
      player: id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      createdAt: now(),
    });
    return true;
  }

  async function loginBegin(): Promise<object> {
    const { generateAuthenticationOptions } = await library();
    const made = await generateAuthenticationOptions({
      rpID: rpId,
      userVerification: 'preferred',
      allowCredentials: [],
    });
    await issue(made.challenge, NOBODY);
    return made;
  }

  async function loginFinish(response: unknown): Promise<string | null> {
    const challenge = challengeOf(response);
    if (challenge === null || !(await spend(challenge, NOBODY))) return null;
    const credential = (response as { readonly id?: unknown }).id;
    if (typeof credential !== 'string') return null;
    const key = await store.passkeys.get(credential);
    if (key === null) return null;
    const { verifyAuthenticationResponse } = await library();
    // The library refuses a counter that goes back with an error of its own; we want to know of it.
    const found = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: rpId,
      requireUserVerification: false,
      credential: {
        id: key.credential,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: 0,
        transports: transportsOf(key),
      },
    }).catch(() => null);
    if (found === null || !found.verified) return null;
    if (!(await store.passkeys.count(key.credential, found.authenticationInfo.newCounter))) {
      options.onCopy?.(key.player);
      return null;
    }
    return key.player;
  }

  return {
    registerBegin,
    registerFinish,
    loginBegin,
    loginFinish,
    count: async (player) => (await store.passkeys.of(player)).length,
  };
}

function transportsOf({ transports }: Passkey): AuthenticatorTransport[] {
  try {
    const list: unknown = JSON.parse(transports);
    return Array.isArray(list) ? (list as AuthenticatorTransport[]) : [];
  } catch {
    return [];
  }
}

/** The challenge the browser says it answers; whether that is so, the signature decides later. */
function challengeOf(response: unknown): string | null {
  try {
    const { clientDataJSON } = (response as { readonly response: { clientDataJSON: string } })
      .response;
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    const { challenge } = JSON.parse(text) as { readonly challenge: unknown };
    return typeof challenge === 'string' && challenge.length <= 200 ? challenge : null;
  } catch {
    return null;
  }
}
