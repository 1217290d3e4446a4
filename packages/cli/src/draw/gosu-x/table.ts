/**
 * The whole table of Gosu X in plain text: the looker's side at the bottom, the opponent's flipped above it, mirror
 * columns facing, then what lies beside. Pure: a state or view and a look in, a text out.
 */
import {
  armyValue,
  CLANS,
  type ClanId,
  clanName,
  EXTRA,
  gosuX,
  idOf,
  type Seat,
  type State,
  tileText,
} from '@open-gosu/gosu-x';
import { at, joinAnd, type Lang } from '@open-gosu/kernel';
import type { Look, TableLook } from '../../games/kit.ts';
import { reasonName } from '../../words/reasons.ts';
import { wrap } from '../layout.ts';
import { makeStyle } from '../style.ts';
import { columnNumbers, drawArmy } from './army.ts';
import { handWithTexts, idList } from './cards.ts';
import { onTable } from './words.ts';

export function drawTable(s: State, look: TableLook): string {
  const near = (look.seat === 1 ? 1 : 0) satisfies Seat;
  const far = (near === 1 ? 0 : 1) satisfies Seat;
  const style = makeStyle(look.color);
  const lines = [
    ...wrap(summary(s, look.lang), look.width, '  '),
    ...clansIn(s.tiles).flatMap((clan) => tileLines(clan, look)),
    '',
    ...playerLines(s, far, look),
    '',
    ...drawArmy(s, far, true, { ...look, dense: false }),
    columnNumbers(look),
    ...drawArmy(s, near, false, { ...look, dense: false }),
    '',
    ...playerLines(s, near, look),
    '',
    ...zoneLines(s, far, look, false),
    ...zoneLines(s, near, look, look.hand === 'texts'),
    ...wrap(onTable(look.lang, 'legend'), look.width).map((line) => style.dim(line)),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** "Round 1 · p0 to play · Wonder on the board · an additional turn follows". */
function summary(s: State, lang: Lang): string {
  const parts = [onTable(lang, 'round', { n: s.round })];
  parts.push(
    s.winners === 0 ? onTable(lang, 'toPlay', { who: seatName(s.turn) }) : outcome(s, lang),
  );
  parts.push(
    s.wonder < 0
      ? onTable(lang, 'wonderOnBoard')
      : onTable(lang, 'wonderWith', { who: seatName(s.wonder) }),
  );
  if (s.extra === EXTRA.due) parts.push(onTable(lang, 'extraDue'));
  if (s.extra === EXTRA.now) parts.push(onTable(lang, 'extraNow'));
  for (let i = 0; i < s.bans.length; i += 3) {
    const who = seatName(at(s.bans, i + 1));
    parts.push(onTable(lang, 'banned', { who, card: idOf(at(s.bans, i)) }));
  }
  return parts.join(' · ');
}

function outcome(s: State, lang: Lang): string {
  const result = gosuX.result(s);
  const winners = result?.winners ?? [];
  const reason = reasonName(result?.reason ?? '', lang);
  if (winners.length > 1) return onTable(lang, 'drawn', { reason });
  return onTable(lang, 'won', { who: joinAnd(lang, winners.map(seatName)), reason });
}

function seatName(seat: number): string {
  return `p${seat}`;
}

function clansIn(mask: number): readonly ClanId[] {
  return CLANS.filter((_, clan) => (mask >> clan) & 1);
}

function tileLines(clan: ClanId, look: Look): string[] {
  const { lang } = look;
  const text = onTable(lang, 'tile', { clan: clanName(clan, lang), rule: tileText(clan, lang) });
  return wrap(text, look.width, '  ').map((line) => makeStyle(look.color).dim(line));
}

/** Two lines a player: who, clans, force, Supremacy; then piles and tokens. */
function playerLines(s: State, seat: Seat, look: Look): string[] {
  const { lang, width } = look;
  const p = s.players[seat];
  const style = makeStyle(look.color);
  const clans = clansIn(p.clans).map((clan) => clanName(clan, lang));
  const head = [
    seatName(seat),
    clans.length === 0 ? onTable(lang, 'noClans') : clans.join(', '),
    onTable(lang, 'force', { n: armyValue(s, seat) }),
    onTable(lang, 'supremacy', { n: p.supremacy }),
  ];
  if (p.passed) head.push(onTable(lang, 'passed'));
  if (p.turnsLeft >= 0 && !p.passed) head.push(onTable(lang, 'turnsLeft', { n: p.turnsLeft }));
  const piles = [
    onTable(lang, 'hand', { n: p.hand.length }),
    onTable(lang, 'deck', { n: p.deck.length }),
    onTable(lang, 'discard', { n: p.discard.length }),
  ];
  if (p.removed.length > 0) piles.push(onTable(lang, 'removed', { n: p.removed.length }));
  piles.push(onTable(lang, 'tokens', { hand: p.tokens, spent: p.spent, locked: p.locked }));
  const turned = clansIn(p.flipped).map((clan) => clanName(clan, lang));
  if (turned.length > 0) piles.push(onTable(lang, 'turnedTiles', { clans: turned.join(', ') }));
  return [
    ...wrap(head.join(' · '), width, '  ').map((line) => style.bold(line)),
    ...wrap(piles.join(' · '), width, '  '),
  ];
}

/** Hand, known deck tops, discard and removed cards, by the ids one types. */
function zoneLines(s: State, seat: Seat, look: Look, texts: boolean): string[] {
  const { lang, width } = look;
  const p = s.players[seat];
  const who = seatName(seat);
  const lines: string[] = [];
  const list = (title: string, cards: readonly number[]) => {
    const text = onTable(lang, 'list', { title, cards: idList(s, cards, look) });
    lines.push(...wrap(text, width, '  '));
  };
  if (texts && p.hand.some((card) => card >= 0)) {
    const title = onTable(lang, 'handOf', { who });
    lines.push(onTable(lang, 'list', { title, cards: '' }).trimEnd());
    lines.push(...handWithTexts(s, p.hand, look));
  } else if (p.hand.length > 0) list(onTable(lang, 'handOf', { who }), p.hand);
  const tops = knownTop(p.deck);
  if (tops.length > 0) list(onTable(lang, 'topOfDeck', { who }), tops);
  if (p.discard.length > 0) {
    list(onTable(lang, 'discardOf', { who }) + onTable(lang, 'topLast'), p.discard);
  }
  if (p.removed.length > 0) list(onTable(lang, 'removedOf', { who }), p.removed);
  return lines;
}

/** The cards on top of a deck that the looker knows, top first; none for somebody who sees the whole deck. */
function knownTop(deck: readonly number[]): number[] {
  if (deck.every((card) => card >= 0)) return [];
  const tops: number[] = [];
  for (let i = deck.length - 1; i >= 0 && at(deck, i) >= 0; i--) tops.push(at(deck, i));
  return tops;
}
