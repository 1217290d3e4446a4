/** The engine's signature: a change that is not meant to change the rules must not change it. `UPDATE=1` accepts one. */
import { expectSignature } from '@testing/golden.ts';
import { signature } from '@testing/signature.ts';
import { test } from 'vitest';
import { tactics } from '../../src/game.ts';

const GAMES = 2000;

test.each([2, 3, 4])('of games between %i players is the recorded one', (players) => {
  expectSignature(`${tactics.id}-${players}`, GAMES, signature(tactics, GAMES, players).answers);
});
