/** An answer that ends the game and wins it needs no search, and no search may miss it. */
import type { ActionCode, Game, Rng } from '@open-gosu/kernel';
import type { Choice } from '../../bot.ts';
import type { Judge } from '../../judge/judge.ts';

/** Deals in which an answer must win to be taken for a win. */
const DEALS_TO_BE_SURE = 64;

/** One that wins however the hidden cards lie, or null. The generator stays as it is. */
export function winAtOnce<S, V>(
  game: Game<S, V>,
  judge: Judge<S>,
  view: V,
  rng: Rng,
  answers: readonly ActionCode[],
): ActionCode | null {
  const dealer = rng.slice();
  const chances: number[] = [];
  let winning = answers;
  for (let i = 0; i < DEALS_TO_BE_SURE && winning.length > 0; i++) {
    const deal = game.determinize(view, dealer);
    const seat = game.toAct(deal);
    winning = winning.filter((answer) => {
      const then = game.clone(deal);
      game.apply(then, answer);
      if (game.toAct(then) >= 0) return false;
      judge.outlook(then, chances);
      return chances[seat] === 1;
    });
  }
  return winning[0] ?? null;
}

export function certain(answer: ActionCode): Choice {
  return { answer, winChance: 1, top: [{ answer, value: 1, visits: 1 }], iterations: 1 };
}

/** The findings of a search, with the answer that wins at once before them. */
export function withCertain(answer: ActionCode, { top, iterations }: Choice): Choice {
  const visits = top.find((tried) => tried.answer === answer)?.visits ?? 1;
  const others = top.filter((tried) => tried.answer !== answer);
  return { answer, winChance: 1, top: [{ answer, value: 1, visits }, ...others], iterations };
}
