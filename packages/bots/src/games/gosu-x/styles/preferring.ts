/** Lets a bot draft the clans that serve its idea, if they are still there; all else it answers itself. */
import { ANSWER, ask, CLANS, type ClanId, type View } from '@open-gosu/gosu-x';
import { type ActionCode, below, makeCode, type Rng } from '@open-gosu/kernel';
import { type Bot, NO_ESTIMATE } from '../../../bot.ts';

/** `wanted`: in no order, for which of them comes first is left to chance. */
export function preferring(wanted: readonly ClanId[]): (bot: Bot<View>) => Bot<View> {
  return (bot) => ({
    id: bot.id,
    choose(view, budget, rng) {
      const answer = ask(view).purpose === 'draft' ? pick(view, wanted, rng) : null;
      return answer === null ? bot.choose(view, budget, rng) : { answer, ...NO_ESTIMATE };
    },
  });
}

function pick(
  { players: [first, second] }: View,
  wanted: readonly ClanId[],
  rng: Rng,
): ActionCode | null {
  const taken = first.clans | second.clans;
  const left = wanted.map((clan) => CLANS.indexOf(clan)).filter((clan) => !((taken >> clan) & 1));
  return left.length === 0 ? null : makeCode(ANSWER.draft, left[below(rng, left.length)]);
}
