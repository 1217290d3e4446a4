/**
 * What node is told where it starts the server. What an answer needs is forgotten at once; with more room for what is young
 * it is seldom looked through, and little of it is taken for something that stays (docs/BENCH.md has the figures).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=64'];
