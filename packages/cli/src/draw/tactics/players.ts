/** What is to be said of a player: points, strength, how near a victory, hand, Advantage, turns left. Pure. */
import { at } from '@open-gosu/kernel';
import {
  armyStrength,
  cardName,
  clanName,
  goblinCount,
  largestClan,
  playerAt,
  type State,
  strongestClan,
} from '@open-gosu/tactics';
import type { Piece } from '../grid.ts';
import { countedNames } from '../hand.ts';
import { cut, widthOf } from '../layout.ts';
import { nameOf, type SeatedLook } from '../look.ts';
import { makeStyle, type Paint } from '../style.ts';
import { clanPaint } from './cards.ts';
import { onTable } from './words.ts';

const NEAR_FIFTEEN = 11;
const NEAR_NINE = 6;
const NEAR_POINTS = 2;

const plain: Paint = (text) => text;

/** One or two lines. Where room is short, what is least needed is left out: the last parts. */
export function headLines(s: State, seat: number, lines: 1 | 2, look: SeatedLook): string[] {
  const { width } = look;
  const who = { text: seatLabel(look, seat), paint: makeStyle(look.color).bold };
  const score = [pointsPart(s, seat, look), strengthPart(s, seat, look)];
  const state = [...advantagePart(s, seat, look), ...turnParts(s, seat, look)];
  const progress = progressParts(s, seat, look);
  const hand = handParts(s, seat, look, lines === 2);
  if (lines === 2) {
    return [
      line([who, ...score, ...state], width, ' · '),
      `  ${line([...progress.map(({ part }) => part), ...hand], width - 2, ' · ')}`,
    ];
  }
  const near = progress.filter(({ isNear }) => isNear).map(({ part }) => part);
  const far = progress.filter(({ isNear }) => !isNear).map(({ part }) => part);
  return [line([who, ...score, ...near, ...state, ...hand, ...far], width, '  ')];
}

/** As many of the parts as fit, the first ones first; one that is far too long is cut. */
function line(parts: readonly Piece[], width: number, between: string): string {
  let drawn = '';
  let room = width;
  for (const { text, paint } of parts) {
    const gap = drawn === '' ? '' : between;
    if (widthOf(gap + text) > room && widthOf(text) < width / 2) continue;
    const short = cut(text, room - gap.length);
    drawn += gap + paint(short);
    room -= widthOf(gap + short);
  }
  return drawn;
}

/** "Greedy (p1)"; a name that tells its seat stands alone. */
function seatLabel(look: SeatedLook, seat: number): string {
  const name = nameOf(look, seat);
  return name.endsWith(`p${seat}`) ? name : onTable(look.lang, 'seatOf', { name, seat });
}

function warn(look: SeatedLook): Paint {
  const style = makeStyle(look.color);
  return (text) => style.color('yellow')(style.bold(text));
}

function pointsPart(s: State, seat: number, look: SeatedLook): Piece {
  const { points } = playerAt(s, seat);
  const text = onTable(look.lang, 'points', { n: points });
  return { text, paint: points >= NEAR_POINTS ? warn(look) : plain };
}

/** "strength 23 (+4)": the number in brackets compares it with the strongest other army. */
function strengthPart(s: State, seat: number, look: SeatedLook): Piece {
  const values = s.players.map(armyStrength);
  const n = at(values, seat);
  const best = Math.max(...values.filter((_, other) => other !== seat));
  const ahead = n - best;
  const by = ahead > 0 ? `+${ahead}` : ahead < 0 ? `−${-ahead}` : '=';
  const style = makeStyle(look.color);
  return {
    text: onTable(look.lang, 'strength', { n, by }),
    paint: style.color(ahead > 0 ? 'green' : ahead < 0 ? 'red' : 'white'),
  };
}

function advantagePart(s: State, seat: number, look: SeatedLook): Piece[] {
  if (s.advantage !== seat) return [];
  const style = makeStyle(look.color);
  return [{ text: onTable(look.lang, 'advantage'), paint: style.color('orange') }];
}

/** That a player has passed, or how many turns another's pass leaves them. */
function turnParts(s: State, seat: number, look: SeatedLook): Piece[] {
  const { lang } = look;
  const { passed, turnsLeft } = playerAt(s, seat);
  const style = makeStyle(look.color);
  if (passed) return [{ text: onTable(lang, 'passed'), paint: style.dim }];
  if (turnsLeft < 0) return [];
  return [{ text: onTable(lang, 'turnsLeft', { n: turnsLeft }), paint: plain }];
}

interface Progress {
  readonly part: Piece;
  readonly isNear: boolean;
}

/** The way to 15 goblins, and to 9 of the strongest clan. */
function progressParts(s: State, seat: number, look: SeatedLook): Progress[] {
  const { lang } = look;
  const p = playerAt(s, seat);
  const goblins = goblinCount(p);
  const nearFifteen = goblins >= NEAR_FIFTEEN;
  const parts = [
    {
      part: {
        text: onTable(lang, 'goblins', { n: goblins }),
        paint: nearFifteen ? warn(look) : plain,
      },
      isNear: nearFifteen,
    },
  ];
  const clan = strongestClan(p);
  const count = largestClan(p);
  if (clan !== null) {
    const isNear = count >= NEAR_NINE;
    const text = onTable(lang, 'clan', { clan: clanName(clan, lang), n: count });
    parts.push({
      part: { text, paint: isNear ? warn(look) : clanPaint(clan, look.color) },
      isNear,
    });
  }
  return parts;
}

/** The size of the hand; with room also what everybody has seen of it. */
function handParts(s: State, seat: number, look: SeatedLook, known: boolean): Piece[] {
  const { lang } = look;
  const { hand, shown, aside } = playerAt(s, seat);
  const n = hand.length;
  const parts: Piece[] = [];
  if (aside.length > 0) {
    parts.push({ text: onTable(lang, 'aside', { n: aside.length }), paint: plain });
  }
  if (!known || shown.length === 0 || seat === look.seat) {
    return [{ text: onTable(lang, 'hand', { n }), paint: plain }, ...parts];
  }
  const cards = countedNames(shown.map((face) => cardName(face, lang))).join(', ');
  return [...parts, { text: onTable(lang, 'known', { n, cards }), paint: plain }];
}
