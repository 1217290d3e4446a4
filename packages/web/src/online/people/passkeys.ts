/** Keeping a name by a passkey, and coming back by it: the server begins, the browser asks its owner, the server finishes. */
import type { Api } from '../http/api.ts';
import type { Outcome } from '../http/outcome.ts';
import type { Person } from './me-store.ts';
import { askPasskey, makePasskey } from './webauthn.ts';

/** `dropped`: whoever was asked by their device thought better of it. */
export type PasskeyOutcome = Outcome<Person> | { readonly ok: false; readonly code: 'dropped' };

type Routes = Pick<Api, 'registerBegin' | 'registerFinish' | 'loginBegin' | 'loginFinish'>;

export async function keepByPasskey(api: Routes): Promise<PasskeyOutcome> {
  const begun = await api.registerBegin({});
  if (!begun.ok) return begun;
  const response = await makePasskey(begun.value.options).catch(() => null);
  if (response === null) return { ok: false, code: 'dropped' };
  return person(await api.registerFinish({ body: { response } }));
}

export async function signInByPasskey(api: Routes): Promise<PasskeyOutcome> {
  const begun = await api.loginBegin({});
  if (!begun.ok) return begun;
  const response = await askPasskey(begun.value.options).catch(() => null);
  if (response === null) return { ok: false, code: 'dropped' };
  return person(await api.loginFinish({ body: { response } }));
}

function person(told: Outcome<Person | null>): PasskeyOutcome {
  if (!told.ok) return told;
  return told.value === null ? { ok: false, code: 'dropped' } : { ok: true, value: told.value };
}
