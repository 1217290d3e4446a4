/**
 * Looks one answer ahead: deals the hidden cards a few times, tries every legal answer in each deal, plays what the
 * action still asks for (payments, targets, responses) the way each player likes best at first sight, and takes the
 * answer with the best mean. Simple, quick, and hard on beginners.
 */
import { type ActionCode, below, type Game, type Rng } from '@open-gosu/kernel';
import { type Bot, NO_ESTIMATE } from '../bot.ts';
import type { Judge } from '../judge/judge.ts';

/** Positions looked at for one answer, roughly. */
const MOST_POSITIONS = 600;

/** Deals looked at where that allows; more changes little, for the evaluation is the weak part. */
const MOST_DEALS = 4;

/** Follow-up questions resolved before an unfinished action is judged as it stands. */
const MOST_FOLLOW_UPS = 16;

/** Answers tried to a follow-up question: long lists (a deck to search) are sampled evenly. */
const MOST_TRIED = 10;

/** Values closer than this are a tie, which the generator breaks. */
const TIE = 1e-9;

export function greedyBot<S, V>(game: Game<S, V>, judge: Judge<S>, id = 'greedy'): Bot<V> {
  return {
    id,
    choose(view, _budget, rng) {
      const first = game.determinize(view, rng);
      const seat = game.toAct(first);
      const answers: ActionCode[] = [];
      const count = game.legal(first, answers);
      if (count === 1) return { answer: answers[0] as ActionCode, ...NO_ESTIMATE };
      const look = makeLook(game, judge);
      const totals = new Array<number>(count).fill(0);
      const shares = new Array<number>(count).fill(0);
      const chances: number[] = [];
      let deals = 0;
      for (let deal = first; ; deal = game.determinize(view, rng)) {
        for (let i = 0; i < count; i++) {
          const then = look.after(deal, answers[i] as ActionCode);
          totals[i] = (totals[i] as number) + judge.evaluate(then, seat);
          judge.outlook(then, chances);
          shares[i] = (shares[i] as number) + (chances[seat] as number);
        }
        deals++;
        if (deals === MOST_DEALS || (look.positions() * (deals + 1)) / deals > MOST_POSITIONS)
          break;
      }
      const best = pickBest(totals, rng);
      const order = totals
        .map((_, i) => i)
        .sort(
          (a, b) =>
            Number(b === best) - Number(a === best) ||
            (totals[b] as number) - (totals[a] as number),
        );
      const top = order.map((i) => ({
        answer: answers[i] as ActionCode,
        value: (shares[i] as number) / deals,
        visits: 1,
      }));
      return {
        answer: answers[best] as ActionCode,
        winChance: (shares[best] as number) / deals,
        top,
        iterations: deals,
      };
    },
  };
}

/** The index of the highest total; equal ones are drawn from. */
function pickBest(totals: readonly number[], rng: Rng): number {
  let most = Number.NEGATIVE_INFINITY;
  const best: number[] = [];
  totals.forEach((total, i) => {
    if (total > most + TIE) best.length = 0;
    if (total > most - TIE) best.push(i);
    most = Math.max(most, total);
  });
  return best[below(rng, best.length)] as number;
}

interface Look<S> {
  /** The state once this answer has been given and its action played out. */
  after(state: S, answer: ActionCode): S;
  /** Positions looked at so far. */
  positions(): number;
}

/** All that looking ahead needs of a game. */
type Rules<S> = Pick<Game<S>, 'toAct' | 'legal' | 'clone' | 'apply'>;

function makeLook<S>(game: Rules<S>, judge: Judge<S>): Look<S> {
  const answers: ActionCode[] = [];
  let positions = 0;

  const child = (state: S, answer: ActionCode): S => {
    positions++;
    const next = game.clone(state);
    game.apply(next, answer);
    return next;
  };

  /** The position that whoever is asked likes best at first sight. */
  const followUp = (state: S): S => {
    const asked = game.toAct(state);
    const count = game.legal(state, answers);
    const tried = Math.min(count, MOST_TRIED);
    let best: S | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < tried; i++) {
      const next = child(state, answers[Math.floor((i * count) / tried)] as ActionCode);
      const value = judge.evaluate(next, asked);
      if (value > most) {
        most = value;
        best = next;
      }
    }
    return best as S;
  };

  return {
    after(state, answer) {
      let now = child(state, answer);
      for (let i = 0; i < MOST_FOLLOW_UPS; i++) {
        if (game.toAct(now) < 0 || judge.isQuiet(now)) break;
        now = followUp(now);
      }
      return now;
    },
    positions: () => positions,
  };
}
