/** The player's own hand as a list: what each goblin is, whether it can be placed now and at what price. Pure. */
import { roman } from '@open-gosu/kernel';
import { cardName, cardText, levelName, playerAt, type State } from '@open-gosu/tactics';
import {
  inHandColumns,
  MARK,
  type Playable,
  type PlayableOf,
  playMark,
  playPrice,
} from '../hand.ts';
import { cut, indented, padEnd } from '../layout.ts';
import type { SeatedLook } from '../look.ts';
import { shortFamilyName } from '../names.ts';
import { makeStyle } from '../style.ts';
import { clanNameOf, clanTag, costSign, defOf, facePaint, powerSigns } from './cards.ts';
import type { Form } from './form.ts';
import { onTable } from './words.ts';

const NAME = 18;
const LEVEL = 4;
const COST = 5;
/** A line as long as this has room for whole words. */
const WIDE = 76;

export function drawHand(
  s: State,
  playableOf: PlayableOf,
  across: Form['hand'],
  look: SeatedLook,
): string[] {
  const faces = ownFaces(s, look);
  if (faces.length === 0) return [onTable(look.lang, 'emptyHand')];
  if (across === 1) return faces.map((face) => handLine(face, playableOf(face), look));
  const width = Math.floor(look.width / across);
  return inHandColumns(
    faces.map((face) => handCell(face, playableOf(face), width, look)),
    across,
  );
}

/** "  1 ✓ Revenant X         I   Darks   »1z  free       » Return · →↑ Discard". */
function handLine(face: number, playable: Playable | null, look: SeatedLook): string {
  const { lang, width } = look;
  const style = makeStyle(look.color);
  const paint = facePaint(face, look.color);
  const name = padEnd(shortFamilyName(cardName(face, lang), NAME - 1), NAME);
  const level = padEnd(roman(defOf(face).level), LEVEL);
  const clan = width < WIDE ? padEnd(clanTag(face), 3) : padEnd(clanNameOf(face, lang), 8);
  const cost = padEnd(costSign(face), COST);
  const price = priceOf(playable, look);
  const used = MARK + NAME + LEVEL + clan.length + COST + price.length;
  const powers = style.dim(cut(powerSigns(face, lang), width - used));
  const facts = `${level}${paint(clan)}${cost}${price}${powers}`;
  return `${playMark(playable, look)}${paint(style.bold(name))}${facts}`.trimEnd();
}

/** What placing it costs, where that is in question: "discard 2", or "-2" where room is short. */
function priceOf(playable: Playable | null, look: SeatedLook): string {
  if (playable === null) return '';
  return look.width < WIDE
    ? padEnd(playable.cost > 0 ? `-${playable.cost}` : '', 3)
    : padEnd(playPrice(playable, look.lang), 11);
}

/** "  1 ✓ Revenant X  I  Da »1z -2", as wide as is asked. */
function handCell(
  face: number,
  playable: Playable | null,
  width: number,
  look: SeatedLook,
): string {
  const style = makeStyle(look.color);
  const paint = facePaint(face, look.color);
  const cost = playable !== null && playable.cost > 0 ? `-${playable.cost}` : '';
  const level = padEnd(roman(defOf(face).level), LEVEL);
  const rest = `${level}${clanTag(face)} ${padEnd(costSign(face), 4)}${padEnd(cost, 3)}`;
  const room = width - MARK - rest.length;
  const name = padEnd(shortFamilyName(cardName(face, look.lang), room - 1), room);
  return `${playMark(playable, look)}${paint(style.bold(name))}${rest}`;
}

/** The same cards with their texts, for reading. */
export function handTexts(s: State, look: SeatedLook): string[] {
  const { lang, width } = look;
  const style = makeStyle(look.color);
  const faces = ownFaces(s, look);
  if (faces.length === 0) return [onTable(lang, 'emptyHand')];
  return faces.flatMap((face) => {
    const name = facePaint(face, look.color)(style.bold(cardName(face, lang)));
    const facts = `${clanNameOf(face, lang)}, ${levelName(defOf(face).level, lang)}`;
    return [
      `  ${name}  ${style.dim(facts)}`,
      ...indented(cardText(face, lang).full, width, '    '),
    ];
  });
}

function ownFaces(s: State, look: SeatedLook): number[] {
  return playerAt(s, look.seat).hand.filter((face) => face >= 0);
}
