/**
 * The table as somebody who plays sees it: the opponent above, flipped, the player's own army, numbers and hand below.
 * Eighty columns, and with `dense` no more than twenty lines. Pure: a view and a look in, lines out.
 */
import {
  armyValue,
  CARD_DEFS,
  CLANS,
  type ClanId,
  cardName,
  clanName,
  EXTRA,
  type Seat,
  type State,
  tileText,
} from '@open-gosu/gosu-x';
import { at } from '@open-gosu/kernel';
import { columnNumbers } from '../grid.ts';
import { inOneLine, wrap } from '../layout.ts';
import { nameOf, type SeatedLook } from '../look.ts';
import { makeStyle, type Paint } from '../style.ts';
import { type ArmyLook, drawArmy } from './army.ts';
import { colorOfClan } from './cards.ts';
import { nearVictories } from './progress.ts';
import { onTable } from './words.ts';

export interface BoardLook extends ArmyLook, SeatedLook {
  readonly seat: Seat;
}

export function drawBoard(s: State, look: BoardLook): string[] {
  const near = look.seat;
  const far: Seat = near === 1 ? 0 : 1;
  return [
    ...headLines(s, look),
    ...nearLines(s, far, look),
    ...playerLines(s, far, look),
    ...drawArmy(s, far, true, look),
    columnNumbers(look),
    ...drawArmy(s, near, false, look),
    ...playerLines(s, near, look),
    ...nearLines(s, near, look),
  ].map((line) => line.trimEnd());
}

/** "Round 1 · your turn · Wonder on the board · active tiles: Galmi, Phoenix", and with room what those tiles say. */
function headLines(s: State, look: BoardLook): string[] {
  const { lang, width, dense } = look;
  const style = makeStyle(look.color);
  const head = wrap(summary(s, look).join(' · '), width, '  ');
  const tiles = dense ? [] : clansIn(s.tiles).flatMap((clan) => tileLines(clan, look));
  const [first = '', ...rest] = head;
  const round = onTable(lang, 'round', { n: s.round });
  return [style.bold(round) + first.slice(round.length), ...rest, ...tiles];
}

function summary(s: State, look: BoardLook): string[] {
  const { lang, dense } = look;
  const parts = [onTable(lang, 'round', { n: s.round })];
  if (s.winners !== 0) parts.push(onTable(lang, 'gameOver'));
  else if (s.turn === look.you) parts.push(onTable(lang, 'yourTurn'));
  else parts.push(onTable(lang, 'toPlay', { who: nameOf(look, s.turn) }));
  if (s.extra === EXTRA.due) parts.push(onTable(lang, 'extraDue', { n: 1 }));
  if (s.extra === EXTRA.now) parts.push(onTable(lang, 'extraNow'));
  if (dense) parts.push(...([0, 1] as const).flatMap((seat) => lastTurns(s, seat, look, true)));
  parts.push(wonder(s, look));
  const tiles = clansIn(s.tiles).map((clan) => clanName(clan, lang));
  if (dense && tiles.length > 0) {
    const clans = tiles.join(', ');
    parts.push(onTable(lang, tiles.length === 1 ? 'activeTile' : 'activeTiles', { clans }));
  }
  for (let i = 0; i < s.bans.length; i += 3) {
    const def = CARD_DEFS[at(s.bans, i)];
    const card = def === undefined ? '?' : cardName(def, lang);
    const seat = at(s.bans, i + 1);
    if (seat === look.you) parts.push(onTable(lang, 'youBanned', { card }));
    else parts.push(onTable(lang, 'banned', { who: nameOf(look, seat), card }));
  }
  return parts;
}

function wonder(s: State, look: BoardLook): string {
  if (s.wonder < 0) return onTable(look.lang, 'wonderOnBoard');
  if (s.wonder === look.you) return onTable(look.lang, 'youHoldWonder');
  return onTable(look.lang, 'wonderWith', { who: nameOf(look, s.wonder) });
}

export function clansIn(mask: number): readonly ClanId[] {
  return CLANS.filter((_, clan) => (mask >> clan) & 1);
}

function tileLines(clan: ClanId, look: BoardLook): string[] {
  const { lang, width } = look;
  const text = onTable(lang, 'tile', { clan: clanName(clan, lang), rule: tileText(clan, lang) });
  return wrap(text, width, '  ').map((line) => makeStyle(look.color).dim(line));
}

/** Who has passed, and how many turns that leaves the other. */
function lastTurns(s: State, seat: Seat, look: BoardLook, named: boolean): string[] {
  const { lang } = look;
  const p = s.players[seat];
  if (p.passed) {
    if (!named) return [onTable(lang, 'passed')];
    if (seat === look.you) return [onTable(lang, 'youHavePassed')];
    return [onTable(lang, 'hasPassed', { who: nameOf(look, seat) })];
  }
  return p.turnsLeft < 0 ? [] : [onTable(lang, 'turnsLeft', { n: p.turnsLeft })];
}

/** Who, with which clans; then force and piles. One line where room is short. */
function playerLines(s: State, seat: Seat, look: BoardLook): string[] {
  const { lang, width, dense } = look;
  const p = s.players[seat];
  const style = makeStyle(look.color);
  const ahead = armyValue(s, seat) - armyValue(s, seat === 0 ? 1 : 0);
  const signed = ahead > 0 ? `+${ahead}` : ahead < 0 ? `−${-ahead}` : '=';
  const force = onTable(lang, 'difference', { n: armyValue(s, seat), by: signed });
  const supremacy = onTable(lang, 'supremacy', { n: p.supremacy });
  const piles = [
    onTable(lang, 'hand', { n: p.hand.length }),
    onTable(lang, 'tokensInHand', { n: p.tokens }),
    onTable(lang, 'deck', { n: p.deck.length }),
    onTable(lang, 'discard', { n: p.discard.length }),
  ];
  if (p.removed.length > 0) piles.push(onTable(lang, 'removed', { n: p.removed.length }));
  if (p.spent > 0) piles.push(onTable(lang, 'spent', { n: p.spent }));
  if (p.locked > 0) piles.push(onTable(lang, 'locked', { n: p.locked }));
  const color: Paint = style.color(ahead > 0 ? 'green' : ahead < 0 ? 'red' : 'white');
  const name = nameOf(look, seat);
  if (dense) {
    const who = name === `p${seat}` ? name : onTable(lang, 'denseSeat', { name, seat });
    const line = inOneLine([who, force, supremacy, ...piles], width, '  ');
    return [line.replace(who, style.bold(who)).replace(force, color(force))];
  }
  const who = name === `p${seat}` ? name : onTable(lang, 'seatOf', { name, seat });
  const clans = clansIn(p.clans);
  const head = [
    who,
    clans.length === 0
      ? onTable(lang, 'noClans')
      : clans.map((clan) => clanName(clan, lang)).join(', '),
    supremacy,
    ...lastTurns(s, seat, look, false),
  ];
  const paintHead = (line: string) =>
    clans.reduce(
      (text, clan) => text.replace(clanName(clan, lang), style.color(colorOfClan(clan))),
      line.replace(who, style.bold),
    );
  const turned = clansIn(p.flipped).map((clan) => clanName(clan, lang));
  if (turned.length > 0) piles.push(onTable(lang, 'turnedTiles', { clans: turned.join(', ') }));
  const numbers = wrap([force, ...piles].join(' · '), width, '  ', '  ');
  return [
    ...wrap(head.join(' · '), width, '  ').map(paintHead),
    ...numbers.map((line) => line.replace(force, color)),
  ];
}

function nearLines(s: State, seat: Seat, look: BoardLook): string[] {
  if (s.winners !== 0) return [];
  const what = nearVictories(s, seat, look.lang).join(' · ');
  if (what === '') return [];
  const style = makeStyle(look.color);
  const text = onTable(look.lang, 'near', { who: nameOf(look, seat), what });
  return wrap(text, look.width, '  ').map((line) => style.color('yellow')(style.bold(line)));
}
