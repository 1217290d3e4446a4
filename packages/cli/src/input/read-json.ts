/**
 * Reads a JSON file somebody names, or standard input for `-`. Nothing about it is trusted: size, encoding and depth are
 * checked before anything looks inside, and each refusal says in one line what is wrong.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Lang } from '@open-gosu/kernel';
import type { Call } from '../command.ts';
import { Refused, WrongUsage } from '../errors.ts';
import { complain } from '../words/errors.ts';

const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 5;
const MOST_BYTES = MOST_MEGABYTES * MEGABYTE;
const MOST_DEPTH = 64;
const CHUNK = 64 * 1024;

/** The file's content and the name to call it by in messages. */
export interface JsonInput {
  readonly name: string;
  readonly value: unknown;
}

export async function readJson(call: Call, path: string): Promise<JsonInput> {
  const { lang } = call;
  if (path === '') throw new WrongUsage(complain(lang, 'noFileName'));
  const name = path === '-' ? complain(lang, 'stdin') : path;
  const bytes = path === '-' ? await readStream(call, name) : readFile(path, lang);
  return { name, value: parse(decode(bytes, name, lang), name, lang) };
}

async function readStream(call: Call, name: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of call.io.stdin) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += bytes.length;
    if (size > MOST_BYTES) throw tooLarge(name, call.lang);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Reads in pieces up to the limit: a pipe or a device has no size to ask for beforehand. */
function readFile(path: string, lang: Lang): Uint8Array {
  let file = -1;
  try {
    file = openSync(path, 'r');
    const stat = fstatSync(file);
    if (stat.isDirectory()) throw new Refused(complain(lang, 'isFolder', { file: path }));
    if (stat.size > MOST_BYTES) throw tooLarge(path, lang);
    const chunks: Uint8Array[] = [];
    for (let size = 0; ; ) {
      const chunk = Buffer.alloc(CHUNK);
      const length = readSync(file, chunk, 0, CHUNK, null);
      if (length === 0) return Buffer.concat(chunks);
      size += length;
      if (size > MOST_BYTES) throw tooLarge(path, lang);
      chunks.push(chunk.subarray(0, length));
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    const code = errorCode(error);
    if (code === 'ENOENT') throw new Refused(complain(lang, 'noFile', { file: path }));
    throw new Refused(complain(lang, 'unreadable', { file: path, code }));
  } finally {
    if (file >= 0) closeSync(file);
  }
}

function tooLarge(file: string, lang: Lang): Refused {
  return new Refused(complain(lang, 'tooLarge', { file, most: MOST_MEGABYTES }));
}

/** The system's name for what went wrong: ENOENT, EACCES. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : String(error);
}

function decode(bytes: Uint8Array, file: string, lang: Lang): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refused(complain(lang, 'notText', { file }));
  }
}

function parse(text: string, file: string, lang: Lang): unknown {
  if (text.trim() === '') throw new Refused(complain(lang, 'empty', { file }));
  if (depthOf(text) > MOST_DEPTH) throw new Refused(complain(lang, 'tooDeep', { file }));
  try {
    return JSON.parse(text);
  } catch (error) {
    const place = placeOf(error, text);
    if (place === null) throw new Refused(complain(lang, 'notJson', { file }));
    throw new Refused(complain(lang, 'notJsonAt', { file, ...place }));
  }
}

/** Where the parser stopped; not every engine and not every mistake says so. */
function placeOf(error: unknown, text: string): { line: number; column: number } | null {
  const message = error instanceof Error ? error.message : '';
  const found = /position (\d+)/.exec(message);
  if (found === null && !/end of JSON/.test(message)) return null;
  const before = found === null ? text.trimEnd() : text.slice(0, Number(found[1]));
  const lines = before.split('\n');
  return { line: lines.length, column: (lines[lines.length - 1] ?? '').length + 1 };
}

/** How deeply brackets nest outside strings: so that nothing recursive ever meets a deep file. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth);
    else if (char === '}' || char === ']') depth--;
  }
  return deepest;
}
