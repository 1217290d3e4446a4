/**
 * Plays one game between bots. Everything about it follows from its seed (in a series, the series' seed and the game's
 * index), so it does not matter which thread plays it, or when.
 */
import { type Bot, DEFAULT_BUDGET, makeBot, randomAnswer } from '@open-gosu/bots';
import {
  type ActionCode,
  Digest,
  makeRng,
  type Options,
  type Rng,
  type Seed,
} from '@open-gosu/kernel';
import type { ClanShares, GameKit } from '../games/kit.ts';

/** Who plays what. */
export interface Seating {
  readonly kit: GameKit;
  readonly options: Options;
  /** One bot's name for each seat. */
  readonly bots: readonly string[];
}

export interface Series extends Seating {
  readonly seed: Seed;
}

export interface GameSummary {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly decisions: number;
  readonly turns: number;
  /** Rounds, where the game's statistics tell them. */
  readonly rounds: number | null;
  readonly clans: ClanShares;
  /** Over every answer and the result. */
  readonly digest: string;
}

/** Told of each answer before it is played: what a record is written from. */
export type OnAnswer = (state: unknown, code: ActionCode) => void;

/** Told how long a seat has thought about a question with more than one answer. */
export type OnThought = (seat: number, milliseconds: number) => void;

export interface Watchers {
  readonly onAnswer?: OnAnswer;
  readonly onThought?: OnThought;
}

/** Far more than any game takes: reaching it is a bug of the rules. */
const MOST_DECISIONS = 20_000;

export class EndlessGame extends Error {}

type Player = (state: unknown) => ActionCode;

export function seedOf(series: Series, index: number): string {
  return `${series.seed}/${index}`;
}

export function playGame(series: Series, index: number, watchers?: Watchers): GameSummary {
  return playSeed(series, seedOf(series, index), watchers);
}

export function playSeed(
  { kit, options, bots }: Seating,
  seed: string,
  { onAnswer, onThought }: Watchers = {},
): GameSummary {
  const { game } = kit;
  const state = game.setup(options, seed, bots.length);
  const players = bots.map((name, seat) => {
    const player = makePlayer(kit, name, seat, makeRng(`${seed}/p${seat}`));
    return onThought === undefined ? player : timed(kit, player, seat, onThought);
  });
  const digest = new Digest();
  let decisions = 0;
  let turns = 0;
  for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
    if (++decisions > MOST_DECISIONS) throw new EndlessGame();
    if (kit.asksAction(state)) turns++;
    const code = (players[seat] as Player)(state);
    digest.add(code);
    onAnswer?.(state, code);
    game.apply(state, code);
  }
  const result = game.result(state);
  const winners = result?.winners ?? [];
  const reason = result?.reason ?? '';
  digest.addAll(winners);
  for (const char of reason) digest.add(char.charCodeAt(0));
  const clans = kit.clans.count(state, winners);
  const rounds = kit.round?.(state) ?? null;
  return { winners, reason, decisions, turns, rounds, clans, digest: digest.toString() };
}

/** A bot sees its view. A random one needs none: legal answers tell nothing that its seat may not know. */
function makePlayer(kit: GameKit, name: string, seat: number, rng: Rng): Player {
  const { game } = kit;
  const answers: ActionCode[] = [];
  if (name === 'random') return (state) => randomAnswer(game, state, rng, answers);
  const bot = makeBot(game, name) as Bot;
  return (state) => bot.choose(game.view(state, seat), DEFAULT_BUDGET, rng).answer;
}

function timed({ game }: GameKit, player: Player, seat: number, onThought: OnThought): Player {
  const answers: ActionCode[] = [];
  return (state) => {
    if (game.legal(state, answers) < 2) return player(state);
    const start = performance.now();
    const code = player(state);
    onThought(seat, performance.now() - start);
    return code;
  };
}
