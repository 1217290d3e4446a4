/** How near each player is to winning, told only once it is near. Pure. */
import { armyValue, faceUpCount, RULE, rulesFor, type Seat, type State } from '@open-gosu/gosu-x';
import type { Lang } from '@open-gosu/kernel';
import { onTable } from './words.ts';

const TOKENS = 4;
const NEAR_FACE_UP = 11;
const NEAR_TOKENS = 4;
const NEAR_TILES = 2;
const NEAR_MARGIN = 7;

/** One text for each victory that is near. */
export function nearVictories(s: State, seat: Seat, lang: Lang): string[] {
  const p = s.players[seat];
  const texts: string[] = [];
  const faceUp = faceUpCount(s, seat);
  if (faceUp >= NEAR_FACE_UP) texts.push(onTable(lang, 'nearFaceUp', { n: faceUp }));
  const tokens = TOKENS - p.locked;
  if (tokens >= NEAR_TOKENS) texts.push(onTable(lang, 'nearTokens', { n: tokens }));
  const turned = bits(p.flipped);
  if (turned >= NEAR_TILES) texts.push(onTable(lang, 'nearTiles', { n: turned }));
  const margin = armyValue(s, seat) - armyValue(s, seat === 0 ? 1 : 0);
  if (margin >= NEAR_MARGIN && rulesFor(s, seat) & RULE.winBy10) {
    texts.push(onTable(lang, 'nearGoanSul', { n: margin }));
  }
  if (p.supremacy === 1 && margin > 0) texts.push(onTable(lang, 'nearSupremacy'));
  return texts;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
