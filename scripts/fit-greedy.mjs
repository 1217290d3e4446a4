/**
 * Fits the weights of the greedy bot by self-play: greedy bots that now and then answer at random play each other, and
 * at the start of every turn the features of the player to move, less the opponent's, are noted with who won. A logistic
 * regression gives the weights, in units of the first feature. Repeat with the fitted weights until they settle.
 *
 *   node scripts/fit-greedy.mjs gosu-x 500 2      (game, games in a round, rounds; needs `npm run build`)
 */
import {
  GOSU_X_FEATURES,
  gosuXJudge,
  greedyBot,
  linearJudge,
  randomAnswer,
  TACTICS_FEATURES,
  TACTICS_WEIGHTS,
  tacticsJudge,
  WEIGHTS,
} from '@open-gosu/bots';
import { gosuX } from '@open-gosu/gosu-x';
import { below, makeRng } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';

/** One answer in this many is drawn blindly, so that other positions are seen too. */
const BLIND = 12;
const STEPS = 4000;
const RATE = 0.05;
/** Keeps weights of rare features near 0. */
const SHRINK = 1e-4;

/** @typedef {{ x: number[], won: number }} Sample */

const TABLES = {
  'gosu-x': { game: gosuX, features: GOSU_X_FEATURES, weights: WEIGHTS, judge: gosuXJudge },
  'gosu-tactics': {
    game: tactics,
    features: TACTICS_FEATURES,
    weights: TACTICS_WEIGHTS,
    judge: tacticsJudge,
  },
};

/** @param {any} table @param {any} judge @param {string} seed @returns {Sample[]} */
function playGame({ game, features }, judge, seed) {
  const bot = greedyBot(game, judge);
  const rng = makeRng(seed);
  const options = game.options({}, 'en');
  const state = game.setup(options.value, seed, 2);
  /** @type {{ x: number[], seat: number }[]} */
  const seen = [];
  for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
    if (features.isQuiet(state)) seen.push({ x: difference(features, state, seat), seat });
    const blind = below(rng, BLIND) === 0;
    const answer = blind
      ? randomAnswer(game, state, rng, [])
      : bot.choose(game.view(state, seat), { iterations: 0 }, rng).answer;
    game.apply(state, answer);
  }
  const { winners } = game.result(state);
  return seen.map(({ x, seat }) => ({
    x,
    won: winners.includes(seat) ? 1 / winners.length : 0,
  }));
}

/** @param {any} features @param {any} state @param {number} seat */
function difference(features, state, seat) {
  const own = features.features(state, seat);
  const theirs = features.features(state, 1 - seat);
  return features.names.map((/** @type {string} */ name) => own[name] - theirs[name]);
}

/** Batch gradient descent on scaled features. @param {Sample[]} samples @returns {number[]} */
function regress(samples) {
  const size = samples[0]?.x.length ?? 0;
  const spread = Array.from({ length: size }, (_, i) =>
    Math.sqrt(samples.reduce((sum, { x }) => sum + (x[i] ?? 0) ** 2, 0) / samples.length || 1),
  );
  const weights = new Array(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = new Array(size).fill(0);
    const batch = 512;
    for (let k = 0; k < batch; k++) {
      const { x, won } = samples[(step * batch + k * 7919) % samples.length] ?? { x: [], won: 0 };
      let sum = 0;
      for (let i = 0; i < size; i++) sum += (weights[i] * (x[i] ?? 0)) / (spread[i] ?? 1);
      const miss = won - 1 / (1 + Math.exp(-sum));
      for (let i = 0; i < size; i++) slope[i] += (miss * (x[i] ?? 0)) / (spread[i] ?? 1);
    }
    for (let i = 0; i < size; i++) weights[i] += RATE * (slope[i] / batch - SHRINK * weights[i]);
  }
  return weights.map((weight, i) => weight / (spread[i] ?? 1));
}

const [id = '', games = '300', rounds = '2'] = process.argv.slice(2);
const table = TABLES[/** @type {keyof typeof TABLES} */ (id)];
if (table === undefined) {
  console.error('usage: node scripts/fit-greedy.mjs gosu-x|gosu-tactics [games] [rounds]');
  process.exit(2);
}
/** @type {any} */
let judge = table.judge;
for (let round = 1; round <= Number(rounds); round++) {
  /** @type {Sample[]} */
  const samples = [];
  for (let i = 0; i < Number(games); i++) {
    samples.push(...playGame(table, judge, `fit ${round} ${i}`));
  }
  const fitted = regress(samples);
  const unit = fitted[0] || 1;
  const scale = 1 / unit;
  const weights = Object.fromEntries(
    table.features.names.map((name, i) => [
      name,
      Math.round(((fitted[i] ?? 0) / unit) * 100) / 100,
    ]),
  );
  judge = linearJudge(/** @type {any} */ (table.features), /** @type {any} */ ({ weights, scale }));
  console.log(
    JSON.stringify({ round, samples: samples.length, scale: +scale.toFixed(2), weights }),
  );
}
