/**
 * A legal answer as one would tell somebody to do it: "play Solok", "do not capture". Verb and object, said to the player
 * who is asked, without capital or full stop, and no two answers to a question alike.
 */
import {
  type ActionCode,
  codeA,
  codeKind,
  type Lang,
  placeAt,
  ROMAN,
  spotName,
  type Text,
  top,
} from '@open-gosu/kernel';
import { ANSWER, readPlay, readShift, TAKE_SPENT, VERBS } from '../answers.ts';
import { CLANS, type ClanId } from '../cards/words.ts';
import { mayStartsWith } from '../flow/effect.ts';
import { ask } from '../flow/engine.ts';
import { bountyDraw } from '../flow/hit.ts';
import { troopsInHand } from '../flow/mulligan.ts';
import type { Ask, Purpose } from '../flow/procedure.ts';
import { placeOfSpot } from '../flow/turn.ts';
import type { BasicName } from '../ops/programs.ts';
import { CHOICE, OPTION } from '../options.ts';
import { NAMES, ROWS_OF } from '../state/kinds.ts';
import { cardAt, placeOf } from '../state/query.ts';
import { kindAt, type State, seatOfPlace } from '../state/state.ts';
import { DEED_KINDS, type DEED_WORDS, sayDeed } from './deed-words.ts';
import { kindName, sharedName } from './names.ts';
import { askingInstruction } from './questions-op.ts';
import { clanName } from './terms.ts';

type AnswerName = keyof typeof ANSWER;

interface Deed {
  readonly s: State;
  readonly ask: Ask;
  readonly code: ActionCode;
  readonly lang: Lang;
  readonly names: readonly string[];
}

/** `names`: of the players, by seat. */
export function deedText(
  s: State,
  code: ActionCode,
  lang: Lang,
  names: readonly string[] = [],
): string {
  return DEEDS[answerName(code)]({ s, ask: ask(s), code, lang, names });
}

/** What kind of thing it is, without saying with what: "play a card". */
export function deedKind(code: ActionCode, lang: Lang): string {
  const answer = answerName(code);
  return answer === 'do' ? doDeed(code, lang) : (DEED_KINDS[answer] satisfies Text)[lang];
}

/** The card it is about: "Solok", "Volantis (I2)"; empty where it is about none. */
export function deedCard(s: State, code: ActionCode, lang: Lang): string {
  const d: Deed = { s, ask: ask(s), code, lang, names: [] };
  switch (answerName(code)) {
    case 'play':
      return kindName(readPlay(code).kind, lang);
    case 'shift':
      return kindName(readShift(code).kind, lang);
    case 'discard':
    case 'pick':
    case 'card':
    case 'use':
      return cardLabel(d);
    case 'activate':
    case 'order':
      return ownAt(d, codeA(code));
    case 'take':
      return code === TAKE_SPENT ? '' : ownAt(d, codeA(code));
    case 'target':
      return placed(d, codeA(code));
    default:
      return '';
  }
}

const ANSWER_NAMES = Object.keys(ANSWER) as AnswerName[];

function answerName(code: ActionCode): AnswerName {
  return ANSWER_NAMES[codeKind(code)] ?? 'done';
}

/** One text for every answer: leaving one out does not compile. */
const DEEDS: { readonly [A in AnswerName]: (d: Deed) => string } = {
  draft: (d) => sayDeed(d.lang, 'draft', { what: clanLabel(d) }),
  keep: ({ lang }) => sayDeed(lang, 'keep'),
  mulligan: ({ s, ask: { seat }, lang }) =>
    s.options[OPTION.mulligan] === CHOICE.mulliganLondon
      ? sayDeed(lang, 'mulliganLondon')
      : sayDeed(lang, 'mulligan', { n: troopsInHand(s, seat) }),
  play: playDeed,
  shift: shiftDeed,
  spend: ({ code, lang }) => sayDeed(lang, codeA(code) === 2 ? 'spend2' : 'spend1'),
  activate: (d) => sayDeed(d.lang, 'activate', { what: ownAt(d, codeA(d.code)) }),
  pass: ({ lang }) => sayDeed(lang, 'pass'),
  wonder: ({ ask: { left }, lang }) => sayDeed(lang, 'wonder', { n: left - 1 }),
  noWonder: ({ ask: { left }, lang }) => sayDeed(lang, 'noWonder', { n: left }),
  discard: (d) => sayDeed(d.lang, 'discard', { what: cardLabel(d) }),
  target: targetDeed,
  pick: (d) => sayDeed(d.lang, pickWord(d), { what: cardLabel(d) }),
  take: (d) =>
    d.code === TAKE_SPENT
      ? sayDeed(d.lang, 'takeSpent')
      : sayDeed(d.lang, 'takeBack', { what: ownAt(d, codeA(d.code)) }),
  clan: (d) => sayDeed(d.lang, 'clan', { what: clanLabel(d) }),
  level: ({ code, lang }) => sayDeed(lang, 'level', { what: ROMAN[codeA(code) as 0 | 1 | 2] }),
  seat: ({ ask: { seat }, code, lang, names }) => {
    const chosen = codeA(code);
    return chosen === seat
      ? sayDeed(lang, 'yourself')
      : sayDeed(lang, 'choose', { what: names[chosen] ?? `p${chosen}` });
  },
  tile: (d) => sayDeed(d.lang, 'tile', { what: clanLabel(d) }),
  card: (d) => sayDeed(d.lang, 'card', { what: cardLabel(d) }),
  name: ({ code, lang }) =>
    sayDeed(lang, 'name', { what: sharedName(NAMES[codeA(code)] ?? '', lang) }),
  do: ({ code, lang }) => doDeed(code, lang),
  order: (d) => sayDeed(d.lang, 'order', { what: ownAt(d, codeA(d.code)) }),
  yes: (d) => mayDeed(d, 0),
  no: (d) => mayDeed(d, 1),
  done: ({ ask: { purpose }, lang }) => sayDeed(lang, STOP_WORDS[purpose] ?? 'stop'),
  use: (d) => sayDeed(d.lang, 'use', { what: cardLabel(d) }),
  decline: declineDeed,
};

type Word = keyof typeof DEED_WORDS;
/** Words whose one gap is `{what}`. */
type WhatWord = {
  [W in Word]: (typeof DEED_WORDS)[W]['en'] extends `${string}{what}${string}` ? W : never;
}[Exclude<Word, 'shift' | 'swapSecond'>];
/** Words without a gap. */
type PlainWord = {
  [W in Word]: (typeof DEED_WORDS)[W]['en'] extends `${string}{${string}` ? never : W;
}[Word];

const VERB_WORDS = { capture: 'doCapture', destroy: 'doDestroy', release: 'doRelease' } as const;
const ROW_WORDS = ['playTroop', 'playHero', 'playImmortal'] as const;
const STOP_WORDS: { readonly [P in Purpose]?: PlainWord } = {
  take: 'noMoreTake',
  'put-on-deck': 'noMorePut',
  'take-back': 'noMoreTokens',
};
const TARGET_WORDS: { readonly [P in Purpose]?: WhatWord } = {
  capture: 'capture',
  destroy: 'destroy',
  release: 'release',
  sacrifice: 'sacrifice',
  song: 'sacrifice',
  'to-deck-top': 'toDeckTop',
  'swap-first': 'swapFirst',
  copy: 'copy',
  'place-bounty': 'placeBounty',
};
const PICK_WORDS: { readonly [P in Purpose]?: WhatWord } = {
  take: 'take',
  'put-on-deck': 'putOnDeck',
  remove: 'remove',
  'reveal-to-hand': 'take',
  'reveal-to-top': 'putOnDeck',
  search: 'take',
  copy: 'copy',
};
const DECLINE_WORDS: { readonly [P in Purpose]?: WhatWord } = {
  'cancel-activation': 'letActivate',
  'cancel-capture': 'letCapture',
  'cancel-destroy': 'letDestroy',
};
/** What a "you may" offers, by the operation it starts with: to do it, and not to. */
const MAY_WORDS: { readonly [O in BasicName]?: readonly [PlainWord, PlainWord] } = {
  swap: ['swap', 'noSwap'],
  passNow: ['passNow', 'noPassNow'],
  remove: ['removeOne', 'noRemove'],
  payBounty: ['payBounty', 'noPayBounty'],
  capture: ['doCapture', 'noCapture'],
  sacrifice: ['sacrificeAgain', 'noSacrifice'],
  chooseClan: ['discardFive', 'noDiscardFive'],
};
const MAY_ANYTHING = ['useEffect', 'noUseEffect'] as const;

function doDeed(code: ActionCode, lang: Lang): string {
  return sayDeed(lang, VERB_WORDS[VERBS[codeA(code)] ?? 'capture']);
}

function cardLabel({ code, lang }: Deed): string {
  return kindName(codeA(code), lang);
}

function clanLabel({ code, lang }: Deed): string {
  const clan = CLANS[codeA(code)];
  return clan === undefined ? '?' : clanName(clan as ClanId, lang);
}

/** "Volantis (I2)", and "Volantis (I2, yours)" where it might be anybody's. */
function placed({ s, ask: { seat }, lang }: Deed, place: number, isOwnAnyway = false): string {
  const there = cardAt(s, place);
  const card = kindName(there < 0 ? -1 : kindAt(s, there), lang);
  const spot = spotName(place);
  const isYours = !isOwnAnyway && seatOfPlace(place) === seat;
  return sayDeed(lang, isYours ? 'yours' : 'placed', { card, spot });
}

/** At a place of one's own army, 0..14, or of the table. */
function ownAt(d: Deed, spot: number): string {
  const own = spot % placeAt(1, 0, 0);
  return placed(d, placeOfSpot(d.ask.seat, own), true);
}

function fromPile(d: Deed, deed: string, fromDiscard: boolean): string {
  return fromDiscard ? sayDeed(d.lang, 'fromDiscard', { deed }) : deed;
}

function playDeed(d: Deed): string {
  const { kind, row, fromDiscard } = readPlay(d.code);
  const rows = ROWS_OF[kind] ?? 0;
  const word = rows & (rows - 1) ? (ROW_WORDS[row] ?? 'play') : 'play';
  return fromPile(d, sayDeed(d.lang, word, { what: kindName(kind, d.lang) }), fromDiscard);
}

function shiftDeed(d: Deed): string {
  const { spot, kind, fromDiscard } = readShift(d.code);
  const what = kindName(kind, d.lang);
  return fromPile(d, sayDeed(d.lang, 'shift', { out: ownAt(d, spot), what }), fromDiscard);
}

/** Own cards are all there is to sacrifice; elsewhere it is said which are one's own. */
function targetDeed(d: Deed): string {
  const { s, ask: asked, code, lang } = d;
  const { purpose } = asked;
  const what = placed(d, codeA(code), purpose === 'sacrifice' || purpose === 'song');
  if (purpose === 'swap-second') {
    const { second } = top(s.stack);
    const first = kindName(second < 0 ? -1 : kindAt(s, second), lang);
    return sayDeed(lang, 'swapSecond', { first, what });
  }
  return sayDeed(lang, TARGET_WORDS[purpose] ?? 'choose', { what });
}

function pickWord({ s, ask: { purpose } }: Deed): WhatWord {
  const op = askingInstruction(s);
  if (op?.op === 'search' && op.to === 'top') return 'putOnDeck';
  return PICK_WORDS[purpose] ?? 'choose';
}

/** `answer`: 0 for yes, 1 for no. */
function mayDeed({ s, ask: asked, lang }: Deed, answer: 0 | 1): string {
  const source = asked.source < 0 ? '?' : kindName(kindAt(s, asked.source), lang);
  switch (asked.purpose) {
    case 'echo':
      return sayDeed(lang, answer === 0 ? 'echo' : 'noEcho', { what: source });
    case 'bounty-draw':
      return answer === 0
        ? sayDeed(lang, 'bountyDraw', { n: bountyDraw(s, asked.seat) })
        : sayDeed(lang, 'noBountyDraw');
    default: {
      const first = mayStartsWith(top(s.stack));
      return sayDeed(lang, ((first && MAY_WORDS[first]) ?? MAY_ANYTHING)[answer]);
    }
  }
}

function declineDeed(d: Deed): string {
  const { s, ask: asked, lang } = d;
  const place = asked.subject < 0 ? -1 : placeOf(s, asked.subject);
  const what = place < 0 ? '?' : placed(d, place, true);
  const word = DECLINE_WORDS[asked.purpose];
  return word === undefined ? sayDeed(lang, 'stop') : sayDeed(lang, word, { what });
}
