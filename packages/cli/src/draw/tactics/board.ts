/**
 * The table as somebody who plays sees it: the others in the order they play after them, their own army at the bottom.
 * Pure: a view, a look and a form in, lines out.
 */
import { ask, type State } from '@open-gosu/tactics';
import { columnNumbers } from '../grid.ts';
import { wrap } from '../layout.ts';
import { nameOf, type SeatedLook } from '../look.ts';
import { makeStyle } from '../style.ts';
import { drawArmy } from './army.ts';
import { namesOf } from './cards.ts';
import type { Form } from './form.ts';
import { headLines } from './players.ts';
import { onTable } from './words.ts';

export function drawBoard(s: State, form: Form, look: SeatedLook): string[] {
  return [
    ...summaryLines(s, look),
    ...othersOf(s, look.seat).flatMap((seat) => [
      ...headLines(s, seat, form.head, look),
      ...drawArmy(s, seat, form.others, form.emptyRows, look),
    ]),
    ...(form.numbers ? [columnNumbers(look)] : []),
    ...drawArmy(s, look.seat, form.own, form.emptyRows, look),
    ...headLines(s, look.seat, form.head, look),
  ];
}

/** The other seats clockwise: who plays next comes first. */
export function othersOf(s: State, seat: number): number[] {
  const { length } = s.players;
  return Array.from({ length: length - 1 }, (_, i) => (seat + 1 + i) % length);
}

/** "Round 1 · your turn · deck 40 · discard 6", and what lies on the table between the armies. */
export function summaryLines(s: State, look: SeatedLook): string[] {
  const { lang, width } = look;
  const style = makeStyle(look.color);
  const round = onTable(lang, 'round', { n: s.round });
  const parts = [
    round,
    ...phase(s, look),
    onTable(lang, 'deck', { n: s.deck.length }),
    onTable(lang, 'discard', { n: s.discard.length }),
  ];
  const [first = '', ...rest] = wrap(parts.join(' · '), width, '  ');
  const open = namesOf(s.open, lang).join(', ');
  const table = open === '' ? [] : wrap(onTable(lang, 'onTheTable', { cards: open }), width, '  ');
  return [style.bold(round) + first.slice(round.length), ...rest, ...table];
}

/** Whose turn it is and what it is part of; or that no turn is played. */
function phase(s: State, look: SeatedLook): string[] {
  const { lang } = look;
  if (s.winners !== 0) return [onTable(lang, 'gameOver')];
  const { purpose } = ask(s);
  if (purpose === 'opening-redraw' || purpose === 'opening-discard') {
    return [onTable(lang, 'opening')];
  }
  if (purpose === 'round-redraw') return [onTable(lang, 'newHands')];
  const parts = [
    s.turn === look.you
      ? onTable(lang, 'yourTurn')
      : onTable(lang, 'toPlay', { who: nameOf(look, s.turn) }),
  ];
  if (s.extraNow === 1) parts.push(onTable(lang, 'extraNow'));
  if (s.extraOwed > 0) parts.push(onTable(lang, 'extraDue', { n: s.extraOwed }));
  return parts;
}
