/** Players for the Gosu games: they see views, never states, and run in Node and browser alike. */
export { type Bot, type Budget, type Choice, DEFAULT_BUDGET, type Judge } from './bot.ts';
export { evaluate, gosuXJudge, WEIGHTS } from './gosu-x/evaluate.ts';
export { greedyBot } from './greedy.ts';
export { randomAnswer, randomBot } from './random.ts';
export { botNames, makeBot } from './registry.ts';
export { evaluateTactics, TACTICS_WEIGHTS, tacticsJudge } from './tactics/evaluate.ts';
