/** What can be asked at any time without changing anything: help, cards, reasons, lists, the story, a hint. */
import { botNames } from '@open-gosu/bots';
import { type AnyView, inLang } from '@open-gosu/kernel';
import type { Asked } from '../commands/outcome.ts';
import { inTwoColumns, wrap } from '../draw/layout.ts';
import { makeStyle } from '../draw/style.ts';
import type { GameKit } from '../games/kit.ts';
import type { Ladder } from '../hint/ladder.ts';
import { COMMAND_NAMES, type CommandName, PLAY_COMMANDS } from './commands.ts';
import type { Desk, DeskLook } from './desk.ts';
import { lookUpCard, lookUpWord, topicList } from './lookup.ts';
import type { Match } from './match.ts';
import { tell } from './words.ts';

export interface Inquiry {
  readonly kit: GameKit;
  readonly desk: Desk;
  readonly match: Match;
  readonly look: DeskLook;
  readonly asked: Asked;
  /** What the person who asks sees. */
  readonly view: AnyView;
  /** How much of a hint has been given. */
  readonly ladder: Ladder;
  /** All that happened, as lines. */
  readonly story: () => string[];
}

type InquiryName = Exclude<CommandName, 'quit' | 'table' | 'undo' | 'resign' | 'lang' | 'save'>;

const LOG_LINES = 20;

const ADVISER = 'ismcts';
/** What a hint may cost: nobody should have to wait for it. */
const MOMENT = { iterations: 300, full: true } as const;

export function answerInquiry(name: InquiryName, about: string, to: Inquiry): string[] {
  return INQUIRIES[name](about, to);
}

const INQUIRIES: { readonly [I in InquiryName]: (about: string, to: Inquiry) => string[] } = {
  help: (about, to) =>
    about === '' ? generalHelp(to) : lookUpWord(to.kit, to.desk, about, to.look),
  card: (about, { kit, look }) => lookUpCard(kit, about, look),
  why,
  hint,
  log(about, { story, look }) {
    const lines = story();
    if (lines.length === 0) return [tell(look.lang, 'nothingYet')];
    const most = /^\d+$/.test(about) ? Number(about) : LOG_LINES;
    return /^(?:all|tout)$/i.test(about) ? lines : lines.slice(-Math.max(1, most));
  },
  legal: (_, { desk, view, asked, look }) =>
    asked.question === null ? [tell(look.lang, 'isOver')] : desk.legal(view, asked, look),
  hand: (_, { desk, view, look }) => desk.hand(view, look),
  discards: (_, { desk, view, look }) => desk.piles(view, look),
};

function generalHelp({ kit, desk, look }: Inquiry): string[] {
  const { lang, width } = look;
  const style = makeStyle(look.color);
  const pairs = COMMAND_NAMES.flatMap((name): [string, string][] => {
    const { usage, about } = PLAY_COMMANDS[name];
    return about === null ? [] : [[`  ${inLang(usage, lang)}`, tell(lang, about)]];
  });
  return [
    style.bold(tell(lang, 'answering')),
    ...wrap(inLang(desk.answers, lang), width, '  ', '  '),
    ...inTwoColumns(pairs, width),
    ...wrap(tell(lang, 'alsoHelp', { topics: topicList(kit, desk, lang) }), width),
  ];
}

/** Whether an answer is possible, and if not the reason; a number means the answer of that number. */
function why(about: string, { kit, desk, match, asked, look }: Inquiry): string[] {
  const { lang, width } = look;
  if (about === '') return [tell(lang, 'whyNeeded')];
  if (asked.question === null) return [tell(lang, 'isOver')];
  const text = /^\d+$/.test(about) ? (asked.legal[Number(about) - 1] ?? about) : about;
  const parsed = kit.game.parse(match.state(), text, lang);
  if (!parsed.ok) return wrap(desk.reason(parsed.message), width);
  const answer = kit.game.describe(match.state(), parsed.value);
  return [tell(lang, 'legalNow', { answer })];
}

/** Step by step, from a bot that searches for a moment; a game whose only bot plays at random has no adviser. */
function hint(_about: string, { kit, match, asked, look, ladder }: Inquiry): string[] {
  if (asked.question === null) return [tell(look.lang, 'isOver')];
  if (!botNames(kit.game).includes(ADVISER)) return [tell(look.lang, 'noAdviser')];
  const question = match.record().answers.join('\n');
  const to = { kit, state: match.state(), look };
  return ladder.next(question, () => match.advise(ADVISER, MOMENT), to);
}
