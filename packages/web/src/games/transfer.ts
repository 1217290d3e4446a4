/** Games as record files: out of the browser and into it. */
import type { GameRecord, Lang, Parsed } from '@open-gosu/kernel';
import { ask } from '../engine/client.ts';
import type { Match } from '../engine/match.ts';
import { keepMatch } from '../home/create-match.ts';
import { type Say, sayIn } from '../i18n/language.ts';
import { dateText } from './moments.ts';
import { WORDS } from './words.ts';

/** A game of a thousand decisions has about 20,000 letters. */
const LARGEST = 2_000_000;

/** What may stand in the name of a file anywhere. */
export function fileName({ game, sitters }: Match, time: number): string {
  const names = sitters
    .map(({ name }) => name.normalize('NFD').replace(/[^\p{Letter}\p{Number}]+/gu, ''))
    .join('-');
  return `${game}-${dateText(time)}-${names}.json`.toLowerCase();
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function recordText(record: GameRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`;
}

/** Throws with words for the player where there is no record. */
export async function recordOf(match: Match, lang: Lang): Promise<GameRecord> {
  if (match.start.from === 'position') throw new Error(sayIn(WORDS, lang)('noRecord'));
  return ask('toRecord', { match });
}

export async function exportMatch(match: Match, time: number, lang: Lang): Promise<void> {
  download(fileName(match, time), recordText(await recordOf(match, lang)));
}

/** A file somebody chose, dropped or pasted. */
export interface Offered {
  readonly name: string;
  readonly size: number;
  text(): Promise<string>;
}

/** Reads JSON; refuses with words for whoever offered it. */
export function readJson(name: string, text: string, say: Say<typeof WORDS>): Parsed<unknown> {
  try {
    const input: unknown = JSON.parse(text);
    if (typeof input === 'object' && input !== null) return { ok: true, value: input };
  } catch {
    // Said below.
  }
  return { ok: false, code: 'not-json', message: say('notJson', { file: name }) };
}

async function importOne({ name, size, text }: Offered, lang: Lang): Promise<Parsed<string>> {
  const say = sayIn(WORDS, lang);
  const refuse = (code: string, message: string) => ({ ok: false, code, message }) as const;
  if (size > LARGEST) return refuse('too-large', say('tooLarge', { file: name }));
  const found = await text().catch(() => null);
  if (found === null) return refuse('unreadable', say('unreadable', { file: name }));
  const read = readJson(name, found, say);
  if (!read.ok) return read;
  const match = await ask('fromRecord', { input: read.value, lang });
  if (!match.ok) return refuse(match.code, say('refused', { file: name, reason: match.message }));
  const { ending } = await ask('scene', { match: match.value, viewer: -1, lang });
  return { ok: true, value: await keepMatch(match.value, { winners: ending?.winners ?? null }) };
}

export interface Imported {
  readonly ids: readonly string[];
  readonly refusals: readonly string[];
}

export async function importAll(files: readonly Offered[], lang: Lang): Promise<Imported> {
  const ids: string[] = [];
  const refusals: string[] = [];
  for (const file of files) {
    const read = await importOne(file, lang);
    if (read.ok) ids.push(read.value);
    else refusals.push(read.message);
  }
  return { ids, refusals };
}
