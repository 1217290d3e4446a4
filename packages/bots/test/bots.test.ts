/** Bots of both games: legal, repeatable, blind to what they may not see, and greedy clearly stronger than random. */
import { type Bot, botNames, makeBot, randomAnswer } from '@open-gosu/bots';
import { gosuX } from '@open-gosu/gosu-x';
import { type ActionCode, type Game, legalList, makeRng, type Rng } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import { checkedOptions } from '@testing/random-play.ts';
import { describe, expect, it } from 'vitest';

const QUICK = { positions: 120 };

const TABLES: readonly (readonly [Game, number])[] = [
  [gosuX, 2],
  [tactics, 2],
  [tactics, 3],
  [tactics, 4],
];

describe.each(TABLES)('bots of $id, %i players', (game, players) => {
  const bot = (name: string): Bot => makeBot(game, name)!;

  type OnTurn = (state: unknown, view: unknown, seat: number, rng: Rng, answer: ActionCode) => void;

  /** One strong seat among weak ones. */
  const seated = (strong: number): string[] =>
    Array.from({ length: players }, (_, seat) => (seat === strong ? 'greedy' : 'random'));

  /** Plays a game; `check` sees every decision before it is played, with the generator as the bot found it. */
  function play(names: readonly string[], seed: string, check?: OnTurn): unknown {
    const state = game.setup(checkedOptions(game, {}), seed, players);
    const bots = names.map(bot);
    const rngs = names.map((_, seat) => makeRng(`${seed}/p${seat}`));
    for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
      const view = game.view(state, seat);
      const before = rngs[seat]!.slice();
      const { answer } = bots[seat]!.choose(view, QUICK, rngs[seat]!);
      check?.(state, view, seat, before, answer);
      game.apply(state, answer);
    }
    return state;
  }

  it('are known by name', () => {
    expect(botNames(game)).toEqual(['random', 'greedy']);
    for (const name of botNames(game)) expect(bot(name).id).toBe(name);
    expect(makeBot(game, 'nobody')).toBeNull();
  });

  it('answer the same view with the same generator the same way', () => {
    const names = seated(0);
    for (let i = 0; i < 3; i++) {
      play(names, `again/${i}`, (_state, view, seat, rng, answer) => {
        expect(bot(names[seat]!).choose(view, QUICK, rng.slice()).answer).toBe(answer);
      });
    }
  });

  it('leave the view as it was', () => {
    const names = seated(0);
    play(names, 'untouched', (_state, view, seat) => {
      const before = JSON.stringify(view);
      bot(names[seat]!).choose(view, QUICK, makeRng(1));
      expect(JSON.stringify(view)).toBe(before);
    });
  });

  it('random sees no more through a state than through a view', () => {
    const answers: ActionCode[] = [];
    for (let i = 0; i < 5; i++) {
      play(seated(-1), `blind/${i}`, (state, _view, _seat, rng, answer) => {
        expect(randomAnswer(game, state, rng.slice(), answers)).toBe(answer);
      });
    }
  });

  it('greedy estimates its chances between 0 and 1', () => {
    play(seated(1), 'estimate', (_state, view, _seat, rng) => {
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
      const seat = i % players;
      const seed = `match/${Math.floor(i / players)}`;
      const state = play(seated(seat), seed, (now, _view, _seat, _rng, answer) => {
        if (!legalList(game, now).includes(answer)) illegal++;
      });
      const winners = game.result(state)!.winners;
      if (winners.includes(seat)) points += 1 / winners.length;
    }
    expect(illegal).toBe(0);
    expect(points / 20).toBeGreaterThanOrEqual(0.8);
  });
});
