/** Small scenes to try the table's logic on. */
import type { AnswerScene, Cell, Prompt, Scene, SeatScene } from '../../src/engine/scene.ts';

export function answer(
  code: number,
  notation: string,
  about: readonly string[] = [],
  more: Partial<AnswerScene> = {},
): AnswerScene {
  return { code, notation, label: notation, about, to: null, cost: null, warning: null, ...more };
}

export function prompt(answers: readonly AnswerScene[], more: Partial<Prompt> = {}): Prompt {
  return {
    seat: 0,
    isMine: true,
    text: '?',
    kind: 'action',
    purpose: 'turn',
    isPayment: false,
    source: null,
    step: null,
    answers,
    ...more,
  };
}

export function cell(place: string, card: string | null, more: Partial<Cell> = {}): Cell {
  return {
    place,
    card,
    isCaptured: false,
    isOpen: false,
    value: 2,
    printed: 2,
    because: [],
    shiftCost: 1,
    tokens: 0,
    slots: 0,
    isEthereal: false,
    hasBounty: false,
    ...more,
  };
}

export function seat(index: number, more: Partial<SeatScene> = {}): SeatScene {
  return {
    seat: index,
    name: ['Ada', 'Recruit', 'Captain', 'Knight'][index] ?? '?',
    isBot: index > 0,
    clans: [],
    army: [[], [], []],
    force: 0,
    hand: [],
    deck: 30,
    discard: [],
    removed: [],
    tokens: null,
    points: 0,
    hasPassed: false,
    turnsLeft: null,
    hasWonder: false,
    hasAdvantage: false,
    progress: [],
    ...more,
  };
}

export function scene(more: Partial<Scene> = {}): Scene {
  return {
    game: 'gosu-x',
    ply: 0,
    round: 1,
    turn: 0,
    viewer: 0,
    seats: [seat(0), seat(1)],
    centre: { tiles: [], isWonderFree: true, deck: null, discard: null, open: [] },
    prompt: null,
    ending: null,
    ...more,
  };
}

export const held = (...cards: string[]) =>
  cards.map((card) => ({ card, isKnown: false, whyNot: null }));
