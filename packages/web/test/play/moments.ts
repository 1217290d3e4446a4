/** Matches that stop where something is asked, found by random play in the engine. */
import { at, below } from '@open-gosu/kernel';
import { playRandom } from '@testing/random-play.ts';
import { answer } from '../../src/engine/answer.ts';
import { kitOf } from '../../src/engine/games/registry.ts';
import type { GameId, Match } from '../../src/engine/match.ts';
import { newMatch } from '../engine/tables.ts';

export interface Moment {
  /** All who play it are people. */
  readonly match: Match;
  /** The kind of answer and what it is for, in the engine's words: `discard/cost`. */
  readonly question: string;
  readonly seat: number;
}

export interface Search {
  /** Passes over a moment for a later one of the same question. */
  readonly isWanted?: (moment: Moment) => boolean;
  readonly most?: number;
}

/** In so many games by lot every question comes up that is not too rare. */
const GAMES: { readonly [G in GameId]: number } = { 'gosu-x': 200, 'gosu-tactics': 1_500 };

/** The first moment of each kind of question in games by lot. */
export function moments(game: GameId, search: Search = {}): readonly Moment[] {
  const { isWanted = () => true, most = Number.POSITIVE_INFINITY } = search;
  const kit = kitOf(game);
  const found = new Map<string, Moment>();
  for (let i = 0; i < GAMES[game] && found.size < most; i++) {
    const seed = `moment ${i}`;
    const begun = newMatch({ game, players: 2 }, seed);
    const answers: string[] = [];
    playRandom(kit.game, {
      seed,
      choose(state, legal, rng) {
        const { kind, purpose, seat } = kit.ask(state);
        const question = `${kind}/${purpose}`;
        if (legal.length > 1 && !found.has(question) && found.size < most) {
          const moment = { match: { ...begun, answers: [...answers] }, question, seat };
          if (isWanted(moment)) found.set(question, moment);
        }
        const code = at(legal, below(rng, legal.length));
        answers.push(kit.game.describe(state, code));
        return code;
      },
    });
  }
  return [...found.values()];
}

/** Two effects at the end of a turn of Gosu X (C15), which chance does not come to: their player puts them in order. */
export function orderMoment(): Moment {
  const army = [['volantis', 'aat'], ['nezha', 'neo'], ['bhj-tomorrow']];
  const tokens = { hand: 0, spent: 2 };
  const players = [
    { clans: ['justice', 'galmi', 'tomorrow'], army, removed: ['neye'], tokens },
    { clans: ['narashima', 'xian', 'goan-sul'] },
  ];
  const game = 'gosu-x';
  const { sitters } = newMatch({ game, players: 2 }, 0);
  const start = { from: 'position', position: { game, players } } as const;
  const begun = answer('begin', { game, start, sitters, lang: 'en' });
  if (!begun.ok) throw new Error(begun.message);
  return { match: { ...begun.value, answers: ['pass'] }, question: 'order/order', seat: 0 };
}

/** Questions that no card asks. */
const RULES = /\/(turn|draft|opening|round|wonder|cost|hand-limit|mulligan)/;

/** A card asks Ada. */
export function isMidEffect({ question, seat }: Moment): boolean {
  return seat === 0 && !RULES.test(question);
}

/** Ada is asked for the first of several alike; whichever she chooses, she can take it back. */
export function isFirstOfSeveral({ match, seat }: Moment): boolean {
  if (seat !== 0) return false;
  const seen = { match, viewer: 0, lang: 'en' } as const;
  const { prompt } = answer('scene', seen);
  if (prompt?.step?.now !== 1 || prompt.step.of < 2 || prompt.kind === 'draft') return false;
  return prompt.answers.every(
    ({ code }) => answer('preview', { ...seen, answer: code }).isReversible,
  );
}

/** As a record file, with so many people at the table, Ada among them. */
export function recordOf({ match }: Moment, people: number): string {
  const { sitters } = newMatch({ game: match.game, players: match.sitters.length }, 0, people);
  return JSON.stringify(answer('toRecord', { match: { ...match, sitters } }));
}
