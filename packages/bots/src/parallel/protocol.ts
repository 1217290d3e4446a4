/**
 * What a host and a worker that searches say to each other: one request, one reply, plain data both. The worker may be a
 * thread of Node or a worker of a browser; `answerRequest` is all it runs, and whatever it is sent, it answers.
 */
import {
  type AnyView,
  fail,
  type Game,
  isFields,
  oneLine,
  type Report,
  type Rng,
  readFields,
  readFlag,
  readInt,
  readRng,
  readText,
  readWhole,
  show,
} from '@open-gosu/kernel';
import type { Bot, Budget, Choice } from '../bot.ts';
import { KNOWN_GAMES } from '../games/known.ts';
import { makeBot } from '../registry.ts';
import type { SearchLimit } from './share-out.ts';

/** One search, whoever makes it. */
export interface SearchOrder {
  /** The id of the game. */
  readonly game: string;
  /** The name of the bot. */
  readonly bot: string;
  readonly view: AnyView;
  readonly limit: SearchLimit;
  /** The words of the generator. */
  readonly rng: Rng;
}

/** The number is the host's: it tells which reply belongs to which request. */
export interface SearchRequest extends SearchOrder {
  readonly id: number;
}

export type SearchReply =
  | { readonly id: number; readonly choice: Choice }
  | { readonly id: number; readonly error: string };

/** Stands for the number of a request that has none. */
const NO_ID = -1;

const FIELDS = ['id', 'game', 'bot', 'view', 'limit', 'rng'];
const MOST = Number.MAX_SAFE_INTEGER;

/** `now`: the clock a time limit is kept by, in milliseconds. */
export function answerRequest(request: unknown, now: () => number): SearchReply {
  const id = idOf(request);
  try {
    const read = readWhole('bad-request', 'en', (r) => readRequest(r, request, now));
    if (!read.ok) return { id, error: read.message };
    const { bot, view, budget, rng } = read.value;
    return { id, choice: bot.choose(view, budget, rng) };
  } catch (error) {
    return { id, error: oneLine(error instanceof Error ? error.message : String(error)) };
  }
}

function idOf(request: unknown): number {
  const id = isFields(request) ? request.id : NO_ID;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : NO_ID;
}

interface Task {
  readonly bot: Bot;
  readonly view: AnyView;
  readonly budget: Budget;
  readonly rng: Rng;
}

function readRequest(r: Report, request: unknown, now: () => number): Task | null {
  const fields = readFields(r, '', request, FIELDS);
  if (fields === null) return null;
  readInt(r, 'id', fields.id ?? null, 0, MOST, 0);
  const game = readKnownGame(r, fields.game);
  const budget = readLimit(r, fields.limit, now);
  const rng = readRng(r, fields.rng ?? null, 0);
  if (game === null || budget === null) return null;
  const bot = readBot(r, game, fields.bot);
  const view = readView(r, game, fields.view, rng);
  return bot === null || view === null ? null : { bot, view, budget, rng };
}

function readKnownGame(r: Report, value: unknown): Game | null {
  const found = KNOWN_GAMES.find(({ id }) => id === value);
  if (found === undefined) refuse(r, 'game', `unknown: ${show(value)}`);
  return found ?? null;
}

function readBot(r: Report, game: Game, value: unknown): Bot | null {
  const name = readText(r, 'bot', value);
  const bot = makeBot(game, name);
  if (bot === null) refuse(r, 'bot', `unknown: ${show(name)}`);
  return bot;
}

function readLimit(r: Report, value: unknown, now: () => number): Budget | null {
  const fields = readFields(r, 'limit', value, ['iterations', 'milliseconds', 'full']);
  if (fields === null) return null;
  const iterations = readInt(r, 'limit.iterations', fields.iterations ?? null, 1, MOST, 1);
  const full = readFlag(r, 'limit.full', fields.full) ? { full: true as const } : {};
  if (fields.milliseconds === undefined) return { iterations, ...full };
  const milliseconds = readInt(r, 'limit.milliseconds', fields.milliseconds, 0, MOST, 0);
  return { iterations, ...full, deadline: { milliseconds, now } };
}

/** A view of the seat that is asked: not a state, which has no viewer, and which no bot may see. */
function readView(r: Report, game: Game, value: unknown, rng: Rng): AnyView | null {
  if (!isView(value)) {
    refuse(r, 'view', `what a player sees is expected, not ${show(value)}`);
    return null;
  }
  if (game.toAct(game.determinize(value, rng.slice())) !== value.viewer) {
    refuse(r, 'view', 'its owner is not asked anything');
    return null;
  }
  return value;
}

function isView(value: unknown): value is AnyView {
  return isFields(value) && Number.isInteger(value.viewer);
}

/** Read by programmers only, so in one language. */
function refuse(r: Report, where: string, text: string): void {
  fail(r, where, { en: text, fr: text });
}
