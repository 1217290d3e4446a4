/**
 * Has the bots of a session think: in a thread, so that this one goes on hearing the keyboard and signals, or here. The
 * answers are the same.
 */
import { Worker } from 'node:worker_threads';
import { type Bot, DEFAULT_BUDGET, makeBot } from '@open-gosu/bots';
import { type ActionCode, oneLine, type Rng } from '@open-gosu/kernel';
import type { GameKit } from '../games/kit.ts';
import { kitOf } from '../games/registry.ts';
import type { BotTurn, WithBots } from './match.ts';

/** A bot's turn as a message. */
export interface ThinkOrder extends Omit<BotTurn, 'seat'> {
  readonly game: string;
}

/** `rng`: as the bot left the generator. */
export type ThinkReply =
  | { readonly answer: ActionCode; readonly rng: Rng }
  | { readonly error: string };

export interface Thinker {
  think(turn: BotTurn): Promise<ActionCode>;
  /** What is still being thought about is given up. */
  close(): Promise<void>;
}

/** What a thread does with an order. */
export function answerOrder({ game, bot, view, rng }: ThinkOrder): ThinkReply {
  try {
    const { game: rules } = kitOf(game) as GameKit;
    const { answer } = (makeBot(rules, bot) as Bot).choose(view, DEFAULT_BUDGET, rng);
    return { answer, rng };
  } catch (error) {
    return { error: oneLine(error instanceof Error ? error.message : String(error)) };
  }
}

export function thinkHere({ game }: GameKit): Thinker {
  return {
    think: async ({ bot, view, rng }) => taken(answerOrder({ game: game.id, bot, view, rng }), rng),
    close: async () => {},
  };
}

/** The thread starts with the first question, and is asked one at a time. */
export function thinkApart(
  { game }: GameKit,
  script = new URL('./worker.js', import.meta.url),
): Thinker {
  let worker: Worker | null = null;
  return {
    think({ bot, view, rng }) {
      worker ??= new Worker(script);
      const thread = worker;
      return new Promise<ActionCode>((resolve, reject) => {
        thread.removeAllListeners();
        thread.on('message', (reply: ThinkReply) => {
          // A thread that waits does not keep the process alive.
          thread.unref();
          try {
            resolve(taken(reply, rng));
          } catch (error) {
            reject(error);
          }
        });
        thread.on('error', reject);
        thread.on('exit', () => reject(new Error('a thread ended too early')));
        thread.ref();
        thread.postMessage({ game: game.id, bot, view, rng } satisfies ThinkOrder);
      });
    },
    async close() {
      worker?.removeAllListeners();
      await worker?.terminate();
    },
  };
}

/** The answer; moves the generator on as the bot did. */
function taken(reply: ThinkReply, rng: Rng): ActionCode {
  if ('error' in reply) throw new Error(reply.error);
  rng.splice(0, rng.length, ...reply.rng);
  return reply.answer;
}

/** Goes through with what stops for bots. `onTurn`: told before each of them thinks. */
export async function goThrough<T>(
  steps: WithBots<T>,
  thinker: Pick<Thinker, 'think'>,
  onTurn: (turn: BotTurn) => void = () => {},
): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    onTurn(step.value);
    step = steps.next(await thinker.think(step.value));
  }
  return step.value;
}
