/**
 * Keeps a bot from changing its opening hand for ever. Under X12.2 `london` that may be done any number of times, at a
 * card each; what bots learned of mulligans, they learned where only a hand without Troops may be changed.
 */
import { ANSWER, ask, CARD_DEFS, OPTION_DEFS, type View } from '@open-gosu/gosu-x';
import { at, makeCode } from '@open-gosu/kernel';
import { type Bot, NO_ESTIMATE } from '../../bot.ts';

const MULLIGAN = OPTION_DEFS.findIndex(({ id }) => id === 'mulligan');
const LONDON = OPTION_DEFS[MULLIGAN]?.choices.indexOf('london');

const FEW_TROOPS = 2;
const MOST_MULLIGANS = 2;

export function mulliganing(bot: Bot<View>): Bot<View> {
  return {
    id: bot.id,
    choose(view, budget, rng) {
      if (!isLondon(view)) return bot.choose(view, budget, rng);
      const { seat, left: taken } = ask(view);
      const isPoor = troops(view, seat) < FEW_TROOPS && taken < MOST_MULLIGANS;
      return { answer: makeCode(isPoor ? ANSWER.mulligan : ANSWER.keep), ...NO_ESTIMATE };
    },
  };
}

function isLondon(view: View): boolean {
  return view.options[MULLIGAN] === LONDON && ask(view).purpose === 'opening-hand';
}

function troops({ players, kinds }: View, seat: 0 | 1): number {
  return players[seat].hand.filter((card) => CARD_DEFS[at(kinds, card)]?.level === 1).length;
}
