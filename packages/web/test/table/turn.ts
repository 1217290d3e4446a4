/** A turn with an answer of every kind: to play, to shift, to activate, to spend, to pass. */
import { answer, prompt } from './scenes.ts';

export const play = answer(1, 'play elle', ['hand:elle'], { to: 'p0:I1' });
export const playOther = answer(2, 'play sati', ['hand:sati'], { to: 'p0:I1' });
export const shift = answer(3, 'shift I1 elle', ['hand:elle', 'p0:I1'], { to: 'p0:I1' });
export const shiftOther = answer(4, 'shift I2 elle', ['hand:elle', 'p0:I2'], { to: 'p0:I2' });
export const activate = answer(5, 'activate I1', ['p0:I1']);
export const spend = answer(6, 'spend 1');
export const pass = answer(7, 'pass');
export const turn = prompt([play, playOther, shift, shiftOther, activate, spend, pass]);
