/** What changes for a viewer, told without making two views, is what the views say. */
import { below, makeRng, SPECTATOR, type Viewer } from '@open-gosu/kernel';
import { diffViews } from '@open-gosu/protocol';
import { volume } from '@testing/volume.ts';
import { describe, expect, test } from 'vitest';
import { kitOf } from '../../src/games.ts';
import { TABLES } from './tables.ts';

const GAMES = volume('CHANGES', 30);

describe.each(TABLES)('%s with %i players', (name, players) => {
  const kit = kitOf(name)!;
  const { game } = kit;
  const options = game.options({}, 'en');
  if (!options.ok) throw new Error(options.message);
  const viewers: Viewer[] = [SPECTATOR, ...Array.from({ length: players }, (_, seat) => seat)];

  test('a change says what two views say', () => {
    let told = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const rng = makeRng(`changes ${seed}`);
      const legal: number[] = [];
      let state = game.setup(options.value, `changes ${seed}`, players);
      // Now and then several answers apart, as after something that was covered.
      for (let before = state; game.toAct(state) >= 0; ) {
        const next = game.clone(state);
        game.apply(next, legal[below(rng, game.legal(next, legal))]!);
        state = next;
        if (below(rng, 4) === 0) continue;
        for (const viewer of viewers) {
          const [was, is] = kit.viewChange(before, state, viewer);
          const patch = diffViews(game.view(before, viewer), game.view(state, viewer));
          expect(diffViews(was, is), `seed ${seed} viewer ${viewer}`).toEqual(patch);
          if (patch !== undefined) told++;
        }
        before = state;
      }
    }
    expect(told).toBeGreaterThan(GAMES * 20);
  });

  test('a spare state is made over whole', () => {
    let spare = game.setup(options.value, 'spare', 2);
    for (let seed = 0; seed < GAMES; seed++) {
      const rng = makeRng(`spares ${seed}`);
      const legal: number[] = [];
      const state = game.setup(options.value, `spares ${seed}`, players);
      while (game.toAct(state) >= 0) {
        const copy = game.clone(state, spare);
        expect(copy).toBe(spare);
        expect(copy, `seed ${seed}`).toEqual(state);
        // What is done to the copy is not done to the state.
        const kept = game.encode(state);
        game.apply(copy, legal[below(rng, game.legal(copy, legal))]!);
        expect(game.encode(state)).toEqual(kept);
        spare = copy;
        game.apply(state, legal[below(rng, game.legal(state, legal))]!);
      }
    }
  });
});
