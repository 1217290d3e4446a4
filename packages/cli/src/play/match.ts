/**
 * The game that is played at the terminal: state, bots, record, what happened, and the way back. It knows no words; the
 * bots see their own view and nothing else.
 */
import { type Budget, makeBot } from '@open-gosu/bots';
import {
  type ActionCode,
  type AnyView,
  addAnswer,
  endRecord,
  type GameEvent,
  type GameRecord,
  makeRng,
  type Options,
  type Result,
  type Rng,
  type Seed,
  startRecord,
} from '@open-gosu/kernel';
import type { GameKit } from '../games/kit.ts';
import { type Advice, adviceFrom } from '../hint/advice.ts';

/** Who plays a seat: a person, or the bot of that name. */
export type PlayerKind = string;
export const PERSON: PlayerKind = 'human';

/** Answers named in advice. */
const MOST_ADVISED = 3;

export interface MatchSetup {
  readonly kit: GameKit;
  readonly options: Options;
  readonly seed: Seed;
  /** By seat. */
  readonly players: readonly PlayerKind[];
}

/** A bot that is to answer. Whoever answers for it moves the generator on as the bot does. */
export interface BotTurn {
  readonly seat: number;
  readonly bot: string;
  readonly view: AnyView;
  readonly rng: Rng;
}

/** What stops wherever a bot is to answer, and goes on with its answer: where and how long it thinks is the host's. */
export type WithBots<T> = Generator<BotTurn, T, ActionCode>;

export interface Match {
  state(): unknown;
  /** The seat that must answer, or -1 when the game is over. */
  toAct(): number;
  /** By the rules, or by resignation. */
  result(): Result | null;
  /** Everything that has happened; shorter again after `undo`. */
  events(): readonly GameEvent[];
  /** Plays a person's answer and then the bots up to the next person's question. */
  answer(code: ActionCode): WithBots<void>;
  /** Lets the bots play where one of them begins. */
  begin(): WithBots<void>;
  /** The seat whose decision `undo` would take back, or -1 if there is none. */
  lastDecider(): number;
  /** Takes the last decision of a person back, and gives its written form. */
  undo(): string;
  resign(seat: number): void;
  /** What a bot advises the seat that is asked; null when the game is over. */
  advise(bot: string, budget: Budget): Advice | null;
  record(): GameRecord;
}

interface Moment {
  readonly state: unknown;
  readonly rng: Rng;
  readonly seat: number;
  readonly answers: number;
  readonly events: number;
}

export function startMatch(setup: MatchSetup): Match {
  const { kit, seed, players } = setup;
  const { game } = kit;
  const named = players.map((kind, seat) => ({ name: kind === PERSON ? `p${seat}` : kind, kind }));
  const record = startRecord(game, setup.options, seed, named);
  const events: GameEvent[] = [];
  const past: Moment[] = [];
  let state = game.setup(setup.options, seed, players.length);
  let rng = makeRng(`${seed}/bot`);
  let resigned: Result | null = null;

  const play = (code: ActionCode) => {
    addAnswer(record, game, state, code);
    game.apply(state, code, (event) => events.push(event));
  };

  function* playBots(): WithBots<void> {
    for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
      const bot = players[seat] ?? PERSON;
      if (bot === PERSON) return;
      play(yield { seat, bot, view: game.view(state, seat), rng });
    }
  }

  return {
    state: () => state,
    toAct: () => (resigned === null ? game.toAct(state) : -1),
    result: () => {
      const result = resigned ?? game.result(state);
      return result === null ? null : { winners: result.winners, reason: result.reason };
    },
    events: () => events,
    begin: playBots,
    *answer(code) {
      past.push({
        state: game.clone(state),
        rng: rng.slice(),
        seat: game.toAct(state),
        answers: record.answers.length,
        events: events.length,
      });
      play(code);
      yield* playBots();
    },
    lastDecider: () =>
      resigned === null ? (past[past.length - 1]?.seat ?? -1) : game.toAct(state),
    undo() {
      if (resigned !== null) {
        resigned = null;
        return 'resign';
      }
      const moment = past.pop();
      if (moment === undefined) return '';
      const taken = record.answers[moment.answers] ?? '';
      ({ state, rng } = moment);
      record.answers.length = moment.answers;
      events.length = moment.events;
      return taken;
    },
    resign(seat) {
      const winners = players.map((_, other) => other).filter((other) => other !== seat);
      resigned = { winners, reason: 'resignation' };
    },
    advise(name, budget) {
      const bot = makeBot(game, name);
      const seat = game.toAct(state);
      if (bot === null || seat < 0) return null;
      const view = game.view(state, seat);
      const own = `${seed}/hint/${record.answers.length}`;
      const choice = bot.choose(view, budget, makeRng(own));
      return adviceFrom({ kit, state, view, bot: name, choice }, MOST_ADVISED, `${own}/reasons`);
    },
    record() {
      const result = resigned ?? game.result(state);
      if (result === null) return record;
      return endRecord(record, { winners: result.winners, reason: result.reason });
    },
  };
}
