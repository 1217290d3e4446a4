/** Cards as words on a drawing: names, colours by clan, lists, and a hand with its texts. */
import {
  CARD_DEFS,
  CLAN_DEFS,
  type ClanId,
  cardName,
  cardText,
  levelName,
  type State,
} from '@open-gosu/gosu-x';
import { at, capitalize } from '@open-gosu/kernel';
import type { Look } from '../../games/kit.ts';
import { cut, indented, padEnd, widthOf } from '../layout.ts';
import { type Color, makeStyle, type Paint } from '../style.ts';
import { onTable } from './words.ts';

const CLAN_COLOR: { readonly [C in ClanId]: Color } = {
  justice: 'yellow',
  abhilasha: 'magenta',
  tomorrow: 'cyan',
  narashima: 'red',
  galmi: 'green',
  phoenix: 'orange',
  'goan-sul': 'blue',
  xian: 'white',
};

const CLAN_OF: readonly ClanId[] = CLAN_DEFS.flatMap((clan) => clan.cards.map(() => clan.id));

export type Def = (typeof CARD_DEFS)[number];

/** The definition of a physical card. */
export function defOf(s: State, card: number): Def {
  return CARD_DEFS[at(s.kinds, card)] as Def;
}

export function clanPaint(s: State, card: number, color: boolean): Paint {
  const clan = CLAN_OF[at(s.kinds, card)];
  return clan === undefined ? (text) => text : makeStyle(color).color(CLAN_COLOR[clan]);
}

export function colorOfClan(clan: ClanId): Color {
  return CLAN_COLOR[clan];
}

export function clanOf(s: State, card: number): ClanId {
  return CLAN_OF[at(s.kinds, card)] as ClanId;
}

/** "Ju": the clan in two letters, for those who do not see its colour. */
export function clanTag(s: State, card: number): string {
  const clan = clanOf(s, card);
  return capitalize(clan.slice(0, 2));
}

/** Ids in the order given, as they are typed; a count for those that cannot be seen. */
export function idList(s: State, cards: readonly number[], look: Look): string {
  const seen = cards.filter((card) => card >= 0).map((card) => defOf(s, card).id);
  const hidden = cards.length - seen.length;
  if (hidden > 0) seen.push(onTable(look.lang, 'unknown', { n: hidden }));
  return seen.length === 0 ? onTable(look.lang, 'empty') : seen.join(', ');
}

/** One line a card (its id, level, value, shift), then its text in as many lines as it takes. */
export function handWithTexts(s: State, cards: readonly number[], look: Look): string[] {
  const style = makeStyle(look.color);
  const seen = cards.filter((card) => card >= 0);
  const idWidth = Math.max(0, ...seen.map((card) => widthOf(defOf(s, card).id)));
  return seen.flatMap((card) => {
    const def = defOf(s, card);
    const { lang } = look;
    const shift = def.shift === null ? '' : ` »${def.shift}`;
    const icons = '○'.repeat(def.icons);
    const facts = `${levelName(def.level, lang)} ${def.value}${shift} ${icons}`.trimEnd();
    const id = clanPaint(s, card, look.color)(padEnd(def.id, idWidth));
    const room = look.width - idWidth - widthOf(facts) - 6;
    const name = cut(cardName(def, lang), room);
    const text = cardText(def, lang).full;
    const lines = text === '' ? [] : indented(text, look.width, '      ');
    return [`  ${style.bold(id)}  ${facts}  ${name}`, ...lines.map((line) => style.dim(line))];
  });
}
