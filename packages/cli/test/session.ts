/** A session of `gosu play` without a terminal, for tests: lines in, texts out. */
import { type ActionCode, below, type Lang, makeRng, type Seed } from '@open-gosu/kernel';
import type { GameKit } from '../src/games/kit.ts';
import { type BotTurn, PERSON, type WithBots } from '../src/play/match.ts';
import {
  type Session as OpenSession,
  type Said,
  type SessionSetup,
  startSession,
} from '../src/play/session.ts';
import { answerOrder } from '../src/play/thinker.ts';

/** One whose bots answer on the spot: what it says comes at once. */
export interface Session extends Omit<OpenSession, 'begin' | 'line'> {
  /** The welcome included. */
  begin(): Said;
  line(text: string): Said;
}

export interface Wish {
  readonly lang?: Lang;
  readonly players?: readonly string[];
  readonly rows?: number;
  readonly columns?: number;
  readonly color?: boolean;
  readonly save?: SessionSetup['save'];
  readonly options?: object;
  readonly seed?: Seed;
}

/** Gosu X with given clans and kept hands: the game begins with a turn. */
export const GIVEN = {
  draft: 'given',
  clans: [
    ['justice', 'galmi', 'xian'],
    ['abhilasha', 'narashima', 'phoenix'],
  ],
  mulligan: 'none',
};

export function start(kit: GameKit, wish: Wish = {}): Session {
  const options = kit.game.options(wish.options ?? {}, 'en');
  if (!options.ok) throw new Error(options.message);
  const session = startSession({
    kit,
    options: options.value,
    seed: wish.seed ?? 1,
    players: wish.players ?? [PERSON, 'greedy'],
    lang: wish.lang ?? 'en',
    color: wish.color ?? false,
    columns: () => wish.columns ?? 80,
    rows: () => wish.rows ?? 40,
    save: wish.save ?? (() => {}),
  });
  const now = <T>(steps: WithBots<T>) => atOnce(kit, steps);
  return {
    ...session,
    begin() {
      const welcome = session.welcome();
      const said = now(session.begin());
      return { ...said, text: welcome.text + said.text };
    },
    line: (text) => now(session.line(text)),
  };
}

/** Goes through with what stops for bots, without waiting. */
export function atOnce<T>(kit: GameKit, steps: WithBots<T>): T {
  const choose = ({ bot, view, rng }: BotTurn): ActionCode => {
    const reply = answerOrder({ game: kit.game.id, bot, view, rng });
    if ('error' in reply) throw new Error(reply.error);
    return reply.answer;
  };
  let step = steps.next();
  while (!step.done) step = steps.next(choose(step.value));
  return step.value;
}

export const say = (session: Session, line: string) => session.line(line).text;

/** The numbers of a printed list of answers. */
export function numbersIn(text: string): string[] {
  return [...text.matchAll(/(?:^| {3})\s*(\d+) {2}[a-z]/gm)].map((match) => match[1] ?? '');
}

/** Answers at random until the game is over or a look at what was said stops it; passing is put off. */
export function playOn(session: Session, seed: string, seen: (text: string) => void): void {
  const rng = makeRng(seed);
  for (let i = 0; i < 600; i++) {
    const numbers = numbersIn(say(session, 'legal'));
    if (numbers.length === 0) return;
    seen(say(session, numbers[below(rng, Math.max(1, numbers.length - 1))] ?? '1'));
  }
}

/** Every state of random games, with the events each answer gave. */
export function randomGame<S>(
  kit: GameKit<S>,
  seed: string,
  players: number,
  onState: (state: S) => void,
): void {
  const { game } = kit;
  const options = game.options({}, 'en');
  if (!options.ok) throw new Error(options.message);
  const state = game.setup(options.value, seed, players);
  const rng = makeRng(seed);
  const codes: ActionCode[] = [];
  for (onState(state); game.toAct(state) >= 0; onState(state)) {
    game.apply(state, codes[below(rng, game.legal(state, codes))] as ActionCode);
  }
}
