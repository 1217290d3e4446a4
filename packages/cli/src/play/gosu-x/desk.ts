/** Gosu X at the terminal: its screens and lists, put together from the drawings. */
import {
  ask,
  CLANS,
  type ClanId,
  complete,
  type GosuXEvent,
  gosuX,
  idOf,
  type Seat,
  type State,
  tellStory,
  type View,
} from '@open-gosu/gosu-x';
import { type ActionCode, makeRng } from '@open-gosu/kernel';
import type { Asked } from '../../commands/outcome.ts';
import { type BoardLook, drawBoard } from '../../draw/gosu-x/board.ts';
import { drawDraft } from '../../draw/gosu-x/draft.ts';
import { drawHand, handTexts } from '../../draw/gosu-x/hand.ts';
import { drawKnown, drawPiles } from '../../draw/gosu-x/piles.ts';
import type { PlayableOf } from '../../draw/hand.ts';
import { gosuXKit } from '../../games/gosu-x/kit.ts';
import type { Desk, DeskLook } from '../desk.ts';
import { glossedList } from '../gloss.ts';
import { reasonAlone, summary } from '../lists.ts';
import { paragraphsOf } from '../story.ts';
import { glossesOf } from './gloss.ts';
import { TOPICS } from './topics.ts';

/** Questions with a screen of their own. */
const SCREENS: readonly string[] = ['action', 'draft', 'hand'];

/** What begins a paragraph of the story. */
const BEGINS: readonly GosuXEvent['type'][] = ['turn', 'battle', 'song', 'round', 'over', 'tiles'];

export const gosuXDesk: Desk<State, View, GosuXEvent> = {
  screen(view, asked, look) {
    const board = boardLook(look);
    const kind = asked.question?.kind;
    if (kind === 'draft') return drawDraft(view, clansIn(asked.legal), board);
    const table = drawBoard(view, board);
    if (kind === 'hand') return [...(look.dense ? [] : [...table, '']), ...handTexts(view, board)];
    return [...table, ...drawHand(view, playableOf(view, asked), board)];
  },
  wantsScreen: ({ question }) => SCREENS.includes(question?.kind ?? ''),
  isPublic: ({ question }) => question?.kind === 'draft',
  choices(view, asked, look) {
    const kind = asked.question?.kind;
    if (kind === 'draft') return [];
    return kind === 'action' ? summary(asked, look) : list(view, asked, look);
  },
  legal: list,
  hand: (view, look) => {
    const board = boardLook(look);
    return [...handTexts(view, board), ...drawKnown(view, board)];
  },
  piles: (view, look) => drawPiles(view, boardLook(look)),
  tell: (events, look) => paragraphsOf(events, tellStory(events, look), BEGINS),
  complete,
  reason: reasonAlone,
  answers: {
    en: 'play <card> [from discard], shift <place> <card> [from discard], spend 1|2, activate <place>, pass; when asked: discard <card>, target <seat:place>, pick <card>, yes, no, done ...',
    fr: 'play <carte> [from discard], shift <place> <carte> [from discard], spend 1|2, activate <place>, pass ; sur demande : discard <carte>, target <siège:place>, pick <carte>, yes, no, done...',
  },
  notice: null,
  topics: TOPICS,
};

function boardLook(look: DeskLook): BoardLook {
  return { ...look, seat: (look.seat === 1 ? 1 : 0) satisfies Seat };
}

function clansIn(legal: readonly string[]): ClanId[] {
  return CLANS.filter((clan) => legal.includes(`draft ${clan}`));
}

function list(view: View, asked: Asked, look: DeskLook): string[] {
  return glossedList(gosuXKit, view, asked, glossesOf(view, look), look);
}

/** Whether and at what price each kind in hand can be played: tried on a deal that fits what the player knows. */
function playableOf(view: View, { question, legal }: Asked): PlayableOf {
  if (question?.kind !== 'action') return () => null;
  const deal = gosuX.determinize(view, makeRng('price'));
  const codes: ActionCode[] = [];
  gosuX.legal(deal, codes);
  return (kind) => {
    const play = `play ${idOf(kind)}`;
    const index = legal.findIndex((answer) => new RegExp(`^${play}(?: I{1,3})?$`).test(answer));
    const code = codes[index];
    if (code === undefined) return { number: -1, cost: 0 };
    return { number: index + 1, cost: costOf(deal, code) };
  };
}

/** The discards an answer demands before its card stands: those still to be asked for, and those already forced. */
function costOf(deal: State, code: ActionCode): number {
  const after = gosuX.clone(deal);
  let paid = 0;
  gosuX.apply(after, code, (event) => {
    if (event.type === 'discard' && event.cause === 'cost') paid++;
  });
  if (after.winners !== 0) return paid;
  const { purpose, left } = ask(after);
  return paid + (purpose === 'cost' || purpose === 'wonder' ? left : 0);
}
