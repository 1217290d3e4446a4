/**
 * Passkeys as the browser wants them: the server's options hold bytes as base64url, the browser's answers are bytes again.
 * Not every browser that has passkeys can translate between the two by itself.
 */
import type { OpaqueObject } from '@open-gosu/protocol';

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  let letters = '';
  for (const byte of new Uint8Array(bytes)) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && isSecureContext;
}

interface Named {
  readonly id: string;
  readonly [field: string]: unknown;
}

function descriptors(list: unknown): readonly object[] {
  return Array.isArray(list)
    ? (list as Named[]).map((one) => ({ ...one, id: bytesOf(one.id) }))
    : [];
}

/** Rejects where the person thinks better of it. */
export async function makePasskey(options: OpaqueObject): Promise<OpaqueObject> {
  const { challenge, user, excludeCredentials } = options;
  const made = (await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytesOf(String(challenge)),
      user: { ...(user as Named), id: bytesOf((user as Named).id) },
      excludeCredentials: descriptors(excludeCredentials),
    } as unknown as PublicKeyCredentialCreationOptions,
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...plain(made),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

export async function askPasskey(options: OpaqueObject): Promise<OpaqueObject> {
  const { challenge, allowCredentials } = options;
  const used = (await navigator.credentials.get({
    publicKey: {
      ...options,
      challenge: bytesOf(String(challenge)),
      allowCredentials: descriptors(allowCredentials),
    } as unknown as PublicKeyCredentialRequestOptions,
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    ...plain(used),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      ...(response.userHandle === null ? {} : { userHandle: textOf(response.userHandle) }),
    },
  };
}

function plain(credential: PublicKeyCredential): OpaqueObject {
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    clientExtensionResults: credential.getClientExtensionResults(),
    ...(credential.authenticatorAttachment === null
      ? {}
      : { authenticatorAttachment: credential.authenticatorAttachment }),
  };
}
