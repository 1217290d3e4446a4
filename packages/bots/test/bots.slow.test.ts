/** Bots of both games: legal, repeatable, and blind to what they may not see. */
import { type Bot, botNames, makeBot, randomAnswer } from '@open-gosu/bots';
import { type ActionCode, legalList, makeRng } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { type OnTurn, playBots, QUICK, seated, TABLES } from './table.ts';

describe.each(TABLES)('bots of $name', ({ game, players }) => {
  const bot = (name: string): Bot => makeBot(game, name)!;

  const play = (names: readonly string[], seed: string, check?: OnTurn) =>
    playBots(game, names, seed, check);

  it('are known by name', () => {
    expect(botNames(game)).toEqual(expect.arrayContaining(['random', 'greedy', 'ismcts']));
    for (const name of botNames(game)) expect(bot(name).id).toBe(name);
    expect(bot('ismcts-30').id).toBe('ismcts-30');
    const odd = ['nobody', 'greedy-30', 'ismcts-0', 'ismcts-', 'ismcts-1e3'];
    for (const name of [...odd, 'level-', 'level-0', 'level-7', 'level-01', 'level-1.0']) {
      expect(makeBot(game, name)).toBeNull();
    }
  });

  it('answer the same view with the same generator the same way', () => {
    const names = seated(players, 0);
    for (let i = 0; i < 2; i++) {
      play(names, `again/${i}`, (_state, view, seat, rng, answer) => {
        expect(bot(names[seat]!).choose(view, QUICK, rng.slice()).answer).toBe(answer);
      });
    }
  });

  it('leave the view as it was', () => {
    const names = seated(players, 0);
    play(names, 'untouched', (_state, view, seat) => {
      const before = JSON.stringify(view);
      bot(names[seat]!).choose(view, QUICK, makeRng(1));
      expect(JSON.stringify(view)).toBe(before);
    });
  });

  it('random sees no more through a state than through a view', () => {
    const answers: ActionCode[] = [];
    for (let i = 0; i < 5; i++) {
      play(seated(players, -1), `blind/${i}`, (state, _view, _seat, rng, answer) => {
        expect(randomAnswer(game, state, rng.slice(), answers)).toBe(answer);
      });
    }
  });

  it('greedy estimates its chances between 0 and 1', () => {
    play(seated(players, 1), 'estimate', (_state, view, _seat, rng) => {
      const { winChance } = bot('greedy').choose(view, QUICK, rng.slice());
      if (winChance === null) return;
      expect(winChance).toBeGreaterThanOrEqual(0);
      expect(winChance).toBeLessThanOrEqual(1);
    });
  });

  it('answer legally in every position', () => {
    let illegal = 0;
    play(seated(players, players - 1), 'legal', (state, _view, _seat, _rng, answer) => {
      if (!legalList(game, state).includes(answer)) illegal++;
    });
    expect(illegal).toBe(0);
  });
});
