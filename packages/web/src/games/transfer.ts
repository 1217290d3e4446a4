/** Games as record files: out of the browser and into it. */
import type { GameRecord, Lang, Parsed, PositionFile } from '@open-gosu/kernel';
import { ask } from '../engine/client.ts';
import type { GameId, Match, Sitter } from '../engine/match.ts';
import { withOwnNames } from '../engine/people.ts';
import type { Asked, RequestName, Told } from '../engine/requests.ts';
import type { LogGroup } from '../engine/scene.ts';
import { keepMatch, savedFrom } from '../home/create-match.ts';
import { levelChoices } from '../home/levels.ts';
import { loadNames } from '../home/names.ts';
import { WORDS as HOME_WORDS } from '../home/words.ts';
import { type Say, sayIn } from '../i18n/language.ts';
import { listMatches, type SavedMatch } from '../storage/matches.ts';
import { share } from '../table/store/share.ts';
import { dateText } from './moments.ts';
import { WORDS } from './words.ts';

/** A game of a thousand decisions has about 20,000 letters. */
const LARGEST = 2_000_000;

/** Records and positions are lists in lists some five deep. Deeper ones no browser sends to a worker. */
const DEEPEST = 32;

/** What may stand in the name of a file anywhere. */
export function fileName({ game, sitters }: Match, time: number): string {
  const names = sitters
    .map(({ name }) => name.normalize('NFD').replace(/[^\p{Letter}\p{Number}]+/gu, ''))
    .join('-');
  return `${game}-${dateText(time)}-${names}.json`.toLowerCase();
}

export function download(name: string, text: string): void {
  const type = name.endsWith('.txt') ? 'text/plain' : 'application/json';
  const url = URL.createObjectURL(new Blob([text], { type }));
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

/** What happened, turn by turn, to be read. */
export function storyText(log: readonly LogGroup[]): string {
  const groups = log.map(({ title, lines }) =>
    [title, ...lines.map(({ text }) => `  ${text}`)].join('\n'),
  );
  return `${groups.join('\n\n')}\n`;
}

/** Throws with words for the player where there is no record. */
export async function recordOf(match: Match, lang: Lang): Promise<GameRecord> {
  if (match.start.from === 'position') throw new Error(sayIn(WORDS, lang)('noRecord'));
  return ask('toRecord', { match });
}

/** A game as a file: its record or, where it began from a position and so has none, a position. */
export interface GameFile {
  readonly kind: 'record' | 'position';
  readonly name: string;
  readonly text: string;
}

export async function fileOf(match: Match, time: number): Promise<GameFile> {
  const name = fileName(match, time);
  if (match.start.from === 'deal') {
    return { kind: 'record', name, text: recordText(await ask('toRecord', { match })) };
  }
  const position = await ask('toPosition', { match });
  const text = `${JSON.stringify(position, null, 1)}\n`;
  return { kind: 'position', name: name.replace('.json', '-position.json'), text };
}

export async function exportMatch(match: Match, time: number): Promise<GameFile> {
  const file = await fileOf(match, time);
  download(file.name, file.text);
  return file;
}

/** A file somebody chose, dropped or pasted. */
export interface Offered {
  readonly name: string;
  readonly size: number;
  text(): Promise<string>;
}

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1));
}

/** Reads JSON; refuses with words for whoever offered it. */
export function readJson(name: string, text: string, say: Say<typeof WORDS>): Parsed<unknown> {
  try {
    const input: unknown = JSON.parse(text);
    if (isDeeper(input, DEEPEST))
      return { ok: false, code: 'too-deep', message: say('tooDeep', { file: name }) };
    if (typeof input === 'object' && input !== null) return { ok: true, value: input };
  } catch {
    // Said below.
  }
  const isBegun = text.trimStart().startsWith('{');
  const message = say(isBegun ? 'brokenJson' : 'notJson', { file: name });
  return { ok: false, code: 'not-json', message };
}

/** A file that says which game it is of, and not that it is a record. */
export function isPosition(input: unknown): input is PositionFile {
  return typeof input === 'object' && input !== null && 'game' in input && !('record' in input);
}

type Ask = <N extends RequestName>(name: N, asked: Asked<N>) => Promise<Told<N>>;

/** The player has the first seat, and a bot of modest strength each other one. */
async function beginAt(position: PositionFile, lang: Lang, ask: Ask): Promise<Parsed<Match>> {
  const seats = await ask('seatsAt', { position, lang });
  if (!seats.ok) return seats;
  const say = sayIn(HOME_WORDS, lang);
  const you = loadNames()[0] || say('playerNth', { number: 1 });
  const bot = levelChoices(lang)[OPPONENT];
  const sitters = Array.from({ length: seats.value }, (_, seat): Sitter => {
    if (seat === 0) return { kind: 'person', name: you };
    return { kind: 'bot', name: bot?.name ?? '', bot: bot?.bot ?? 'level-1' };
  });
  return ask('begin', {
    game: position.game as GameId,
    start: { from: 'position', position },
    sitters: withOwnNames(sitters),
    lang,
  });
}

const OPPONENT = 1;

/** Reads a file and begins what is in it; whatever goes wrong is a refusal, so that other files go on. */
export async function readOffered(
  { name, size, text }: Offered,
  lang: Lang,
  ask: Ask,
): Promise<Parsed<Brought>> {
  const say = sayIn(WORDS, lang);
  const refuse = (code: string, message: string) => ({ ok: false, code, message }) as const;
  if (size > LARGEST) return refuse('too-large', say('tooLarge', { file: name }));
  const found = await text().catch(() => null);
  if (found === null) return refuse('unreadable', say('unreadable', { file: name }));
  const read = readJson(name, found, say);
  if (!read.ok) return read;
  try {
    const match = isPosition(read.value)
      ? await beginAt(read.value, lang, ask)
      : await ask('fromRecord', { input: read.value, lang });
    if (!match.ok) return refuse(match.code, say('refused', { file: name, reason: match.message }));
    const { ending } = await ask('scene', { match: match.value, viewer: -1, lang });
    return { ok: true, value: { match: match.value, winners: ending?.winners ?? null } };
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    return refuse('fault', say('refused', { file: name, reason }));
  }
}

export interface Brought {
  readonly match: Match;
  readonly winners: readonly number[] | null;
}

/** The game that is this one, answer by answer; null where there is none. */
export function sameAmong(matches: readonly SavedMatch[], match: Match): SavedMatch | null {
  return matches.find((saved) => share(saved.match, match) === saved.match) ?? null;
}

export interface Imported {
  readonly ids: readonly string[];
  /** Games that were here before. */
  readonly known: readonly SavedMatch[];
  readonly refusals: readonly string[];
}

/** What is needed of the browser. */
export interface Shelves {
  readonly ask: Ask;
  list(): Promise<{ readonly matches: readonly SavedMatch[] }>;
  /** Gives the id. */
  keep(match: Match, part: Pick<SavedMatch, 'winners'>): Promise<string>;
}

const BROWSER: Shelves = { ask, list: listMatches, keep: keepMatch };

export async function importAll(
  files: readonly Offered[],
  lang: Lang,
  { ask, list, keep }: Shelves = BROWSER,
): Promise<Imported> {
  const here = [...(await list()).matches];
  const ids: string[] = [];
  const known: SavedMatch[] = [];
  const refusals: string[] = [];
  for (const file of files) {
    const read = await readOffered(file, lang, ask);
    if (!read.ok) {
      refusals.push(read.message);
      continue;
    }
    const { match, winners } = read.value;
    const same = sameAmong(here, match);
    if (same === null) {
      const id = await keep(match, { winners });
      ids.push(id);
      here.push({ ...savedFrom(match, 0), id, winners });
    } else if (!ids.includes(same.id) && !known.includes(same)) known.push(same);
  }
  return { ids, known, refusals };
}
