/** GOSU Tactics at the terminal: its screens and lists, put together from the drawings. */
import {
  ask,
  complete,
  idOf,
  placingCost,
  playerAt,
  RECONSTRUCTION,
  type State,
  type TacticsEvent,
  tellStory,
  type View,
} from '@open-gosu/tactics';
import type { Asked } from '../../commands/outcome.ts';
import type { PlayableOf } from '../../draw/hand.ts';
import { wrap } from '../../draw/layout.ts';
import { makeStyle } from '../../draw/style.ts';
import { drawBoard, summaryLines } from '../../draw/tactics/board.ts';
import { ACROSS, FORMS } from '../../draw/tactics/form.ts';
import { drawHand, handTexts } from '../../draw/tactics/hand.ts';
import { drawKnown, drawPile } from '../../draw/tactics/piles.ts';
import { onTable } from '../../draw/tactics/words.ts';
import { tacticsKit } from '../../games/tactics/kit.ts';
import type { Desk, DeskLook } from '../desk.ts';
import { glossedList } from '../gloss.ts';
import { reasonAlone, summary } from '../lists.ts';
import { paragraphsOf } from '../story.ts';
import { glossesOf } from './gloss.ts';
import { TOPICS } from './topics.ts';

/** What begins a paragraph of the story. */
const BEGINS: readonly TacticsEvent['type'][] = ['turn', 'battle', 'round', 'over'];

export const tacticsDesk: Desk<State, View, TacticsEvent> = {
  screen(view, asked, look) {
    const drawings = isOpening(view) ? openings(view, asked, look) : tables(view, asked, look);
    return firstToFit(drawings, roomFor(view, asked, look));
  },
  // A discard that no goblin asks for is that of the opening: each of the three is a choice among the whole hand.
  wantsScreen: ({ question }) =>
    question?.kind === 'action' ||
    question?.kind === 'hand' ||
    (question?.kind === 'discard' && question.source === null),
  isPublic: () => false,
  choices: (view, asked, look) =>
    asked.question?.kind === 'action' ? summary(asked, look) : list(view, asked, look),
  legal: list,
  hand: (view, look) => [...handTexts(view, look), ...drawKnown(view, look)],
  piles: drawPile,
  tell: (events, look) => paragraphsOf(events, tellStory(events, look), BEGINS),
  complete,
  reason: reasonAlone,
  answers: {
    en: 'play <card>, shift <place> <card> [from discard] (a mutation), pass; when asked: discard <card>, target <seat:place>, pick <card>, seat <seat>, do capture, do release ...',
    fr: 'play <carte>, shift <place> <carte> [from discard] (une mutation), pass ; sur demande : discard <carte>, target <siège:place>, pick <carte>, seat <siège>, do capture, do release...',
  },
  notice: RECONSTRUCTION,
  topics: TOPICS,
};

function isOpening(view: View): boolean {
  return view.winners === 0 && ask(view).purpose.startsWith('opening');
}

/** The lines a screen may have: the question, what may be answered and the prompt stand below it. */
function roomFor(view: View, asked: Asked, look: DeskLook): number {
  const question = wrap(asked.question?.text ?? '', look.width).length;
  return look.rows - 1 - question - tacticsDesk.choices(view, asked, look).length;
}

type Drawing = () => string[];

/** There is no army yet: what counts are the ten cards. Those to discard from are listed below as answers. */
function openings(view: View, asked: Asked, look: DeskLook): Drawing[] {
  const { lang, width, color } = look;
  const isFirst = playerAt(view, look.seat).aside.length === 0;
  const hint = isFirst ? wrap(onTable(lang, 'readHand'), width) : [];
  const top = summaryLines(view, look);
  const hinted = [...top, ...hint.map((line) => makeStyle(color).dim(line))];
  if (asked.question?.kind !== 'hand') return [() => hinted];
  const plain = ACROSS.map((across) => () => [
    ...hinted,
    ...drawHand(view, () => null, across, look),
  ]);
  return [() => [...top, ...handTexts(view, look)], ...plain];
}

function firstToFit(drawings: readonly Drawing[], room: number): string[] {
  let lines: string[] = [];
  for (const draw of drawings) {
    lines = draw();
    if (lines.length <= room) return lines;
  }
  return lines;
}

/** The table with the hand, from the most generous form on; with texts where the hand itself is in question. */
function tables(view: View, asked: Asked, look: DeskLook): Drawing[] {
  const playable = playableOf(view, asked);
  const plain = FORMS.map((form) => () => [
    ...drawBoard(view, form, look),
    ...drawHand(view, playable, form.hand, look),
  ]);
  if (asked.question?.kind !== 'hand') return plain;
  const texts = FORMS.map((form) => () => [
    ...drawBoard(view, form, look),
    ...handTexts(view, look),
  ]);
  return [...texts, ...plain];
}

function list(view: View, asked: Asked, look: DeskLook): string[] {
  return glossedList(tacticsKit, view, asked, glossesOf(view, look), look);
}

/** Whether and at what price each goblin in hand can be placed. */
function playableOf(view: View, { question, legal }: Asked): PlayableOf {
  if (question?.kind !== 'action') return () => null;
  const p = playerAt(view, question.seat);
  return (face) => {
    const index = legal.indexOf(`play ${idOf(face)}`);
    return { number: index < 0 ? -1 : index + 1, cost: index < 0 ? 0 : placingCost(p, face) };
  };
}
