/**
 * Learns by self-play, from nothing, how the bots of a game judge positions and what looks good at first sight. Players
 * that answer by the odds of their first sight play each other; after each batch of games
 *   - the weights of the judge move towards who won (logistic regression at every question; with several players the
 *     softmax of their standings), and
 *   - the weights of first sight towards the answers after which the judge's chances rose more than expected (a policy
 *     gradient; the chances after an answer count less the later they come).
 * The same arguments give the same weights.
 *
 *   node scripts/learn.mjs gosu-x 360000 1 > weights.ts      (game, games, seed; needs `npm run build`)
 *
 * Prints the module. Weights that a frozen bot stands on are never written over: new ones become `weights-2.ts`.
 */
import {
  cardWeightCount,
  drawByOdds,
  GOSU_X_CARDS,
  GOSU_X_FEATURES,
  GOSU_X_SIGHT,
  lookAtAll,
  packWeights,
  share,
  TACTICS_CARDS,
  TACTICS_FEATURES,
  TACTICS_SIGHT,
} from '@open-gosu/bots';
import { gosuX } from '@open-gosu/gosu-x';
import { makeRng, word } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';

/** Games between two steps. */
const BATCH = 24;
/** How far a step goes at first; falls to a tenth in the end. */
const RATE = 0.02;
const JUDGE_RATE = 0.01;
/** What is left of a later change of the chances, question by question. */
const FADE = 0.95;
/** The pull towards trying everything. */
const OPENNESS = 0.001;
/** Points for each unit of the logarithm of odds: about one point of an army's value. */
const SCALE = 12.5;

/** How many sit down, table after table. */
const TWO = [2];
const MIXED = [2, 2, 3, 2, 2, 4];

const TABLES = {
  'gosu-x': {
    game: gosuX,
    features: GOSU_X_FEATURES,
    cards: GOSU_X_CARDS,
    sighted: GOSU_X_SIGHT,
    players: TWO,
  },
  'gosu-tactics': {
    game: tactics,
    features: TACTICS_FEATURES,
    cards: TACTICS_CARDS,
    sighted: TACTICS_SIGHT,
    players: MIXED,
  },
};

/** A step for every weight by itself, shorter where the slope swings (Adam). @param {number} size */
function makeStepper(size) {
  const mean = new Float64Array(size);
  const spread = new Float64Array(size);
  let steps = 0;
  return (
    /** @type {Float64Array} */ weights,
    /** @type {Float64Array} */ slope,
    /** @type {number} */ rate,
  ) => {
    steps++;
    const early = 1 - 0.9 ** steps;
    const late = 1 - 0.999 ** steps;
    for (let i = 0; i < size; i++) {
      const s = slope[i] ?? 0;
      mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * s;
      spread[i] = 0.999 * (spread[i] ?? 0) + 0.001 * s * s;
      weights[i] =
        (weights[i] ?? 0) +
        (rate * ((mean[i] ?? 0) / early)) / (Math.sqrt((spread[i] ?? 0) / late) + 1e-8);
    }
  };
}

/** Features differ in size: each is divided by its own, so that one rate fits all. */
const SIZES = { armyValue: 5, strength: 5, leadLate: 5, towardsFifteen: 5, towardsNine: 5 };

/** What nobody wants, however often it is met in armies that win, and what everybody wants: these weights keep their sign. */
const SIGNS = { imprisoned: -1, strength: 1 };

const USAGE = `usage: node scripts/learn.mjs ${Object.keys(TABLES).join('|')} [games] [seed]`;

/** @param {string} problem @returns {never} */
function refuse(problem) {
  console.error(`${problem}\n${USAGE}`);
  process.exit(2);
}

/** @param {string} name @param {string} text */
function readWhole(name, text) {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) {
    refuse(`${name}: a whole number is expected, not '${text}'`);
  }
  return number;
}

const [id = '', gamesText = '240000', seedText = '1', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(TABLES, id)) refuse(`unknown game '${id}'`);
if (rest.length > 0) refuse(`'${rest[0]}' is one argument too many`);
const games = readWhole('games', gamesText);
const seed = readWhole('seed', seedText);
if (games === 0 || games % BATCH !== 0)
  refuse(`games: a multiple of ${BATCH} is expected, not ${games}`);

const { game, features, cards, sighted, players } = /** @type {any} */ (TABLES)[id];
const options = game.options({}, 'en').value;
const rng = makeRng(`learn ${id} ${seed}`);
const unit = () => (word(rng) >>> 0) / 2 ** 32;

const names = /** @type {string[]} */ (features.names);
const sizes = names.map((name) => /** @type {any} */ (SIZES)[name] ?? 1);
const judgeSize = names.length + cardWeightCount(cards);
const judge = new Float64Array(judgeSize);
const first = new Float64Array(sighted.size);
const stepJudge = makeStepper(judgeSize);
const stepFirst = makeStepper(sighted.size);
/** @type {number[]} */
const held = [];
/** @type {number[]} */
const answers = [];

/** What the judge sees of a seat: numbers of weights, and values. @param {any} state @param {number} seat */
function seen(state, seat) {
  const found = features.features(state, seat);
  /** @type {number[]} */
  const index = [];
  /** @type {number[]} */
  const value = [];
  names.forEach((name, i) => {
    if (found[name] === 0) return;
    index.push(i);
    value.push(found[name] / sizes[i]);
  });
  const count = cards.cards(state, seat, held);
  for (let i = 0; i < count; i++) {
    index.push(names.length + (held[i] ?? 0));
    value.push(1);
  }
  let standing = 0;
  index.forEach((k, i) => {
    standing += (judge[k] ?? 0) * (value[i] ?? 0);
  });
  return { index, value, standing };
}

/** In place, numbers to shares by their exponentials. @param {number[]} values */
function softmax(values) {
  const most = Math.max(...values);
  let sum = 0;
  values.forEach((value, i) => {
    values[i] = Math.exp(value - most);
    sum += values[i] ?? 0;
  });
  values.forEach((value, i) => {
    values[i] = value / sum;
  });
  return values;
}

/** One game by the odds of first sight: every question with all that learning needs. @param {number} seats */
function play(seats) {
  const state = game.setup(options, `learn ${unit()}`, seats);
  const questions = [];
  for (let asked = game.toAct(state); asked >= 0; asked = game.toAct(state)) {
    const count = game.legal(state, answers);
    if (count === 1) {
      game.apply(state, answers[0]);
      continue;
    }
    const views = Array.from({ length: seats }, (_, seat) => seen(state, seat));
    const chances = softmax(views.map(({ standing }) => standing));
    const sight = lookAtAll(sighted, state, answers, count);
    const odds = [];
    for (let i = 0; i < count; i++) {
      let sum = 0;
      for (let k = sight.starts[i] ?? 0; k < (sight.starts[i + 1] ?? 0); k++) {
        sum += (first[sight.features[k] ?? 0] ?? 0) * (sight.values[k] ?? 0);
      }
      odds.push(sum);
    }
    softmax(odds);
    const chosen = drawByOdds(odds, count, 1, rng);
    questions.push({ asked, views, chances, odds, chosen, sight });
    game.apply(state, answers[chosen]);
  }
  const winners = features.winners(state);
  const shares = Array.from({ length: seats }, (_, seat) => share(winners, seat));
  return { questions, shares };
}

/** Games between two lines on stderr, which say how much the judge knows. */
const BETWEEN_LINES = BATCH * 500;

let played = 0;
let loss = 0;
/** The loss of who knows nothing and thinks all seats alike. */
let blind = 0;
let asked = 0;
while (played < games) {
  const judgeSlope = new Float64Array(judgeSize);
  const firstSlope = new Float64Array(sighted.size);
  let questionsSeen = 0;
  for (let i = 0; i < BATCH; i++) {
    const seats = players[played % players.length];
    const { questions, shares } = play(seats);
    played++;
    let next = shares;
    const gains = new Array(seats).fill(0);
    for (const q of questions.reverse()) {
      questionsSeen++;
      for (let seat = 0; seat < seats; seat++) {
        const chance = q.chances[seat] ?? 0;
        gains[seat] = (next[seat] ?? 0) - chance + FADE * gains[seat];
        const { index, value } = /** @type {{ index: number[], value: number[] }} */ (
          q.views[seat]
        );
        const miss = (shares[seat] ?? 0) - chance;
        index.forEach((k, n) => {
          judgeSlope[k] = (judgeSlope[k] ?? 0) + miss * (value[n] ?? 0);
        });
        if (shares[seat]) loss -= (shares[seat] ?? 0) * Math.log(chance + 1e-9);
      }
      blind += Math.log(seats);
      asked++;
      next = q.chances;
      const openness = -q.odds.reduce((sum, odd) => sum + odd * Math.log(odd + 1e-12), 0);
      q.odds.forEach((odd, a) => {
        const pull =
          gains[q.asked] * ((a === q.chosen ? 1 : 0) - odd) -
          OPENNESS * odd * (Math.log(odd + 1e-12) + openness);
        const { starts, features: seenOf, values } = q.sight;
        for (let k = starts[a] ?? 0; k < (starts[a + 1] ?? 0); k++) {
          const f = seenOf[k] ?? 0;
          firstSlope[f] = (firstSlope[f] ?? 0) + pull * (values[k] ?? 0);
        }
      });
    }
  }
  // Whole batches make all the games, so this ends at a tenth.
  const rate = 1 - 0.9 * (played / games);
  for (let i = 0; i < judgeSize; i++) judgeSlope[i] = (judgeSlope[i] ?? 0) / questionsSeen;
  for (let i = 0; i < sighted.size; i++) firstSlope[i] = (firstSlope[i] ?? 0) / questionsSeen;
  stepJudge(judge, judgeSlope, rate * JUDGE_RATE);
  names.forEach((name, i) => {
    const sign = /** @type {any} */ (SIGNS)[name];
    if (sign !== undefined && (judge[i] ?? 0) * sign < 0) judge[i] = 0;
  });
  stepFirst(first, firstSlope, rate * RATE);
  if (played % BETWEEN_LINES === 0 || played === games) {
    const [known, unknown] = [loss, blind].map((sum) => (sum / asked).toFixed(4));
    console.error(`${played} games, loss ${known}, knowing nothing ${unknown}`);
    loss = 0;
    blind = 0;
    asked = 0;
  }
}

const rounded = names.map((name, i) => {
  const weight = Math.round(((judge[i] ?? 0) / sizes[i]) * SCALE * 100) / 100;
  return `  ${name}: ${weight},`;
});
const cardWeights = Array.from(judge.subarray(names.length), (weight) => weight * SCALE);
process.stdout.write(
  [
    `/** Made by \`node scripts/learn.mjs ${id} ${games} ${seed}\`. */`,
    `export const SCALE = ${SCALE};`,
    '',
    'export const FEATURES = {',
    ...rounded,
    '} as const;',
    '',
    'export const CARDS =',
    `  '${packWeights(cardWeights)}';`,
    '',
    'export const SIGHT =',
    `  '${packWeights(first)}';`,
    '',
  ].join('\n'),
);
