/**
 * What node is told where it starts the server (docs/BENCH.md has the figures). Most of what an answer needs is forgotten at
 * once: with more room for what is young it is seldom looked through, and little of it is taken for something that stays. And
 * garbage is collected by the thread that serves: a process is meant for one core, where helpers only get in its way.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=32', '--single-threaded-gc'];
