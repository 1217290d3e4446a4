/**
 * The English sentence of every question, in the "you" form.
 * `questions.ts` gathers the facts and chooses the language.
 */
import { capitalize, counted } from '@open-gosu/kernel';
import { HAND_SIZE } from '../state/state.ts';
import type { Asked, QuestionTable } from './questions.ts';

/** "Jailer: choose a goblin" or, where no goblin asks, a sentence of its own. */
function by(q: Asked, text: string): string {
  return q.source === null ? capitalize(text) : `${q.source}: ${text}`;
}

const many = (n: number): string => counted('en', n, 'card', 'cards');
const levels = (q: Asked): string => (q.max ? 'level 1, 2 or 3' : 'level 1 or 2');

function turn(q: Asked): string {
  const name = q.extraTurn ? 'Your additional turn' : 'Your turn';
  if (q.turnsLeft < 0) {
    return q.extraOwed > 0 ? `${name} (${q.extraOwed} more right after it)` : name;
  }
  const others = q.turnsLeft + q.extraOwed - (q.extraTurn ? 0 : 1);
  return others > 0 ? `${name} (${others} more this round)` : `${name}, your last of the round`;
}

export const QUESTIONS_EN: QuestionTable = {
  turn: (q) => `${turn(q)}: place a goblin, mutate one or pass.`,
  'opening-redraw': (q) =>
    `You have no goblin of level 1: keep these ${many(q.handSize)}, or discard them all and draw as many?`,
  'round-redraw': (q) =>
    `You can neither place nor mutate a goblin: keep this hand of ${many(q.handSize)}, or discard it and draw as many?`,
  'opening-discard': (q) =>
    `Discard ${many(q.left)} to keep ${HAND_SIZE}; nobody sees which before all have chosen.`,
  cost: (q) => {
    const what =
      q.leaving === null
        ? `place ${q.source ?? 'the goblin'}`
        : `mutate ${q.leaving} into ${q.source ?? 'the goblin'}`;
    return `Discard ${many(q.left)} to ${what}.`;
  },
  'power-discard': (q) => `${by(q, `discard ${many(q.left)}`)}.`,
  destroy: (q) => `${by(q, `choose an OPEN goblin of ${levels(q)} to destroy`)}.`,
  imprison: (q) => `${by(q, `choose a goblin of ${levels(q)} to imprison`)}.`,
  release: (q) => `${by(q, 'choose an imprisoned goblin to release')}.`,
  'prison-verb': (q) => `${by(q, 'imprison a goblin, or release one')}?`,
  'swap-first': (q) => `${by(q, 'choose the first of the 2 goblins to swap (the left one)')}.`,
  'swap-second': (q) =>
    `${by(q, `choose the goblin to swap with ${q.subject ?? 'it'}, further right in the same row`)}.`,
  vision: (q) => `${by(q, `keep ${q.left} of the revealed cards; the others are discarded`)}.`,
  return: (q) => {
    const clan = q.clan === null ? 'any' : `the ${q.clan}`;
    return `${by(q, `take a card of ${clan} clan from the discard pile`)}.`;
  },
  'discard-player': (q) => `${by(q, 'choose the player who discards a card')}.`,
  links: (q) => `${q.left} links are to be resolved: choose which one comes next.`,
};
