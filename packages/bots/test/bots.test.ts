/** Bots: legal, repeatable, blind to what they may not see, and greedy clearly stronger than random. */
import { type Bot, botNames, makeBot, randomAnswer } from '@open-gosu/bots';
import { gosuX, type State, type View } from '@open-gosu/gosu-x';
import { type ActionCode, legalList, makeRng, type Options, type Rng } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';

const QUICK = { positions: 120 };

function options(): Options {
  const parsed = gosuX.options({}, 'en');
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

function bot(name: string): Bot<View> {
  return makeBot(gosuX, name)!;
}

type OnTurn = (state: State, view: View, seat: number, rng: Rng, answer: ActionCode) => void;

/** Plays a game; `check` sees every decision before it is played, with the generator as the bot found it. */
function play(names: readonly [string, string], seed: string, check?: OnTurn): State {
  const state = gosuX.setup(options(), seed, 2);
  const bots = names.map(bot);
  const rngs = names.map((_, seat) => makeRng(`${seed}/p${seat}`));
  for (let seat = gosuX.toAct(state); seat >= 0; seat = gosuX.toAct(state)) {
    const view = gosuX.view(state, seat);
    const before = rngs[seat]!.slice();
    const { answer } = bots[seat]!.choose(view, QUICK, rngs[seat]!);
    check?.(state, view, seat, before, answer);
    gosuX.apply(state, answer);
  }
  return state;
}

describe('bots', () => {
  it('are known by name', () => {
    expect(botNames(gosuX)).toEqual(['random', 'greedy']);
    for (const name of botNames(gosuX)) expect(bot(name).id).toBe(name);
    expect(makeBot(gosuX, 'nobody')).toBeNull();
  });

  it('answer the same view with the same generator the same way', () => {
    for (let i = 0; i < 4; i++) {
      play(['greedy', 'random'], `again/${i}`, (_state, view, seat, rng, answer) => {
        const name = seat === 0 ? 'greedy' : 'random';
        expect(bot(name).choose(view, QUICK, rng.slice()).answer).toBe(answer);
      });
    }
  });

  it('leave the view as it was', () => {
    play(['greedy', 'random'], 'untouched', (_state, view, seat) => {
      const before = JSON.stringify(view);
      bot(seat === 0 ? 'greedy' : 'random').choose(view, QUICK, makeRng(1));
      expect(JSON.stringify(view)).toBe(before);
    });
  });

  it('random sees no more through a state than through a view', () => {
    const answers: ActionCode[] = [];
    for (let i = 0; i < 10; i++) {
      play(['random', 'random'], `blind/${i}`, (state, _view, _seat, rng, answer) => {
        expect(randomAnswer(gosuX, state, rng.slice(), answers)).toBe(answer);
      });
    }
  });

  it('greedy estimates its chances between 0 and 1', () => {
    play(['greedy', 'greedy'], 'estimate', (_state, view, _seat, rng) => {
      const { estimate } = bot('greedy').choose(view, QUICK, rng.slice());
      if (estimate === null) return;
      expect(estimate).toBeGreaterThanOrEqual(0);
      expect(estimate).toBeLessThanOrEqual(1);
    });
  });

  it('answer legally in every position of 20 games, of which greedy wins at least 80 %', () => {
    let points = 0;
    let illegal = 0;
    for (let i = 0; i < 20; i++) {
      const seat = i % 2;
      const names = seat === 0 ? (['greedy', 'random'] as const) : (['random', 'greedy'] as const);
      const state = play(names, `match/${i >> 1}`, (now, _view, _seat, _rng, answer) => {
        if (!legalList(gosuX, now).includes(answer)) illegal++;
      });
      const winners = gosuX.result(state)!.winners;
      if (winners.includes(seat)) points += 1 / winners.length;
    }
    expect(illegal).toBe(0);
    expect(points / 20).toBeGreaterThanOrEqual(0.8);
  });
});
