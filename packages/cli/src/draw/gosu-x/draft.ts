/** The draft: who has which clans, and the clans still to be had with what they do. Pure. */
import {
  CLANS,
  type ClanId,
  clanName,
  SEATS,
  type State,
  tileAid,
  tileText,
} from '@open-gosu/gosu-x';
import { joinAnd } from '@open-gosu/kernel';
import { cut, padEnd, padStart, wrap } from '../layout.ts';
import { makeStyle } from '../style.ts';
import { type BoardLook, clansIn } from './board.ts';
import { colorOfClan } from './cards.ts';
import { onTable } from './words.ts';

const LAST_PICK = 3;
const NAME = 11;
const INDENT = ' '.repeat(5 + NAME);

/** `free`: the clans that may be taken, in the order of the numbers one types. */
export function drawDraft(s: State, free: readonly ClanId[], look: BoardLook): string[] {
  const { lang, width } = look;
  const style = makeStyle(look.color);
  const isLast = free.length === LAST_PICK;
  const taken = SEATS.map((seat) => {
    const clans = clansIn(s.players[seat].clans).map((clan) => clanName(clan, lang));
    const list = clans.length === 0 ? onTable(lang, 'draftNone') : clans.join(', ');
    return onTable(lang, 'draftTaken', { who: look.names[seat] ?? `p${seat}`, clans: list });
  });
  return [
    ...wrap(onTable(lang, 'draftTitle'), width).map(style.bold),
    ...taken.map((line) => `  ${line}`),
    ...wrap(onTable(lang, isLast ? 'draftLast' : 'draftTiles'), width).map(style.dim),
    ...free.flatMap((clan, i) => [
      ...clanLines(clan, i + 1, look, isLast),
      ...(isLast ? leaves(free, clan, look) : []),
    ]),
  ];
}

/** Its number, name and aid, its rule below; each cut to one line where room is short and they need not be read yet. */
function clanLines(clan: ClanId, number: number, look: BoardLook, whole: boolean): string[] {
  const { lang, width } = look;
  const style = makeStyle(look.color);
  const paint = style.color(colorOfClan(clan));
  const name = paint(style.bold(padEnd(clanName(clan, lang), NAME)));
  const room = width - INDENT.length;
  const ruleText = `» ${tileText(clan, lang)}`;
  const isShort = look.dense && !whole;
  const aids = isShort ? [cut(tileAid(clan, lang), room)] : wrap(tileAid(clan, lang), room);
  const rules = isShort ? [cut(ruleText, room)] : wrap(ruleText, room, '  ');
  const [aid = '', ...more] = aids;
  return [
    `${padStart(String(number), 3)}  ${name}${aid}`,
    ...more.map((line) => INDENT + line),
    ...rules.map((line) => INDENT + style.dim(line)),
  ];
}

function leaves(free: readonly ClanId[], taken: ClanId, look: BoardLook): string[] {
  const { lang } = look;
  const names = CLANS.filter((clan) => free.includes(clan) && clan !== taken).map((clan) =>
    clanName(clan, lang),
  );
  const text = onTable(lang, 'draftLeaves', { clans: joinAnd(lang, names) });
  return [INDENT + makeStyle(look.color).color('yellow')(text.trim())];
}
