/** What a bot advises a player, from that player's view alone: its best answers with their chances and reasons. */
import { type Choice, explain, type Reason, searchOf } from '@open-gosu/bots';
import { type ActionCode, type AnyView, legalList, makeRng } from '@open-gosu/kernel';
import type { GameKit } from '../games/kit.ts';

export interface Consulted {
  readonly kit: GameKit;
  /** Read for the writing of its answers only: they tell nothing the asked player lacks. */
  readonly state: unknown;
  readonly view: AnyView;
  readonly bot: string;
  readonly choice: Choice;
}

export interface Advised {
  readonly code: ActionCode;
  /** As it is written. */
  readonly answer: string;
  /** Null where the bot makes no estimate. */
  readonly winChance: number | null;
  /** How often a search has tried it; null for bots that do not compare. */
  readonly visits: number | null;
  /** Null where there is nothing to say for it. */
  readonly reason: Reason | null;
}

export interface Advice {
  readonly bot: string;
  /** What it took: iterations of a search; deals, for a bot that only looks ahead. */
  readonly iterations: number;
  readonly searched: boolean;
  /** True where there is only one answer. */
  readonly forced: boolean;
  /** The chances come from a table: nothing was searched. */
  readonly byTable: boolean;
  /** What the bot would answer, then the others, best first. */
  readonly answers: readonly Advised[];
}

/** `most`: answers to name. `seed`: of the deals the reasons are found in. */
export function adviceFrom(consulted: Consulted, most: number, seed: string): Advice {
  const { kit, state, view, bot, choice } = consulted;
  const { game } = kit;
  const considered = consideredBy(choice);
  const found = considered.slice(0, most);
  const codes = found.map(({ code }) => code);
  const chances = considered.flatMap(({ winChance }) => winChance ?? []);
  const reasons = explain(game, view, codes, makeRng(seed), chances);
  const compares = choice.top.length > 0;
  return {
    bot,
    iterations: choice.iterations,
    searched: searchOf(game, bot) !== null,
    forced: legalList(game, state).length === 1,
    byTable: compares && choice.iterations === 0,
    answers: found.map(({ code, winChance, visits }, i) => ({
      code,
      answer: game.describe(state, code),
      winChance,
      visits,
      reason: worthSaying(reasons?.[i] ?? null, compares),
    })),
  };
}

interface Considered {
  readonly code: ActionCode;
  readonly winChance: number | null;
  readonly visits: number | null;
}

function consideredBy({ answer, winChance, top }: Choice): Considered[] {
  if (top.length === 0) return [{ code: answer, winChance, visits: null }];
  const all = top.map(({ answer: code, value, visits }) => ({ code, winChance: value, visits }));
  // A bot that errs on purpose does not give its best.
  return [
    ...all.filter(({ code }) => code === answer),
    ...all.filter(({ code }) => code !== answer),
  ];
}

/** That something pays off later is known only by a bot that has compared. */
function worthSaying(reason: Reason | null, compares: boolean): Reason | null {
  return reason?.kind === 'later' && !compares ? null : reason;
}
