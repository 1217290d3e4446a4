/**
 * Reads what comes in: a message of a client, a message of the server, the body of a request. Whatever was sent, the result is
 * a checked message or one line that says which field to mend and how; nothing is thrown.
 */
import { inLang, type Lang, type Text } from '@open-gosu/kernel';
import * as v from 'valibot';
import { ClientMessage } from './client-messages.ts';
import { CommandId } from './fields.ts';
import { type JsonFault, parseJson } from './json.ts';
import { LIMITS } from './limits.ts';
import { problemOf } from './problem.ts';
import { isAnswer } from './read-answer.ts';
import { ServerMessage } from './server-messages.ts';

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly code: 'bad-message' | 'too-large';
      /** As a path; empty for the whole. */
      readonly field: string;
      readonly message: string;
      /** The id of the command, where it could be read: refuse it by that; otherwise send an `error`. */
      readonly id: string | null;
    };

const FAULTS: { readonly [K in JsonFault]: Text } = {
  length: { en: 'this is too large: send less', fr: 'c’est trop grand : envoyez moins' },
  syntax: { en: 'this is not JSON', fr: 'ce n’est pas du JSON' },
  depth: { en: 'this is nested too deep', fr: 'l’imbrication est trop profonde' },
  key: { en: 'a field has a forbidden name', fr: 'un champ a un nom interdit' },
};

/** The hot path of the server. `text`: at most `LIMITS.messageBytes` bytes came in; the socket sees to that. */
export function readClientMessage(text: string, lang: Lang = 'en'): Read<ClientMessage> {
  const json = parseJson(text, LIMITS.messageBytes, LIMITS.depth);
  if (!json.ok) return faulty(json.code, json.why, lang);
  // Most messages are answers: they take the short way, which agrees with the schema.
  if (isAnswer(json.value)) return { ok: true, value: json.value };
  return readValue(ClientMessage, json.value, lang);
}

export function readServerMessage(text: string, lang: Lang = 'en'): Read<ServerMessage> {
  const json = parseJson(text, LIMITS.frameBytes, LIMITS.patchDepth + 4);
  if (!json.ok) return faulty(json.code, json.why, lang);
  return readValue(ServerMessage, json.value, lang);
}

/** A request's body as text. */
export function readBody<S extends v.GenericSchema>(
  schema: S,
  text: string,
  lang: Lang = 'en',
): Read<v.InferOutput<S>> {
  const json = parseJson(text, LIMITS.bodyBytes, LIMITS.bodyDepth);
  if (!json.ok) return faulty(json.code, json.why, lang);
  return readValue(schema, json.value, lang);
}

/** A value that is already parsed and known to be free of forbidden keys, such as the query of a request. */
export function readValue<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  lang: Lang = 'en',
): Read<v.InferOutput<S>> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const { field, message } = problemOf(result.issues[0], lang);
  return { ok: false, code: 'bad-message', field, message, id: idOf(value) };
}

function faulty(code: 'bad-message' | 'too-large', why: JsonFault, lang: Lang): Read<never> {
  return { ok: false, code, field: '', message: inLang(FAULTS[why], lang), id: null };
}

function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id')) return null;
  const { id } = value as { readonly id: unknown };
  return v.is(CommandId, id) ? id : null;
}
