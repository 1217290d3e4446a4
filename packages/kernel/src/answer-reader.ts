/**
 * The one written form of every answer, and reading it back kindly. Only legal answers are ever accepted; anything else
 * is refused with one line that says why and what would be taken. The forms themselves are the game's (`answer-form.ts`).
 */
import { type ActionCode, codeKind, makeCode } from './action.ts';
import { type AnswerForm, othersPlace, squash } from './answer-form.ts';
import { type AnswerRefusal, answerRefusalText } from './answer-refusal.ts';
import type { Parsed } from './game.ts';
import type { Lang } from './lang.ts';
import { placeName } from './place.ts';

/** What a game must say of its answers. */
export interface Speaker<S> {
  over(s: S): boolean;
  legal(s: S, out: ActionCode[]): number;
  /** The player asked, and the kinds of answer the question takes, legal or not. */
  asked(s: S): { readonly seat: number; readonly wanted: readonly number[] };
  /** The form of every kind of answer, at the index of its kind. */
  readonly forms: readonly AnswerForm[];
  /** One sentence why an answer is not legal. */
  whyNot(s: S, code: ActionCode, lang: Lang): string;
  /** Whether the card an answer names is where such an answer takes it from. */
  holds(s: S, seat: number, code: ActionCode): boolean;
}

export interface AnswerReader<S> {
  describe(s: S, code: ActionCode): string;
  /** The written forms of all legal answers, in the engine's order; none when the game is over. */
  legalTexts(s: S): string[];
  /** `spoken`: other words for the answers, and their usages, that a refusal names. */
  parse(s: S, text: string, lang: Lang, spoken?: Spoken): Parsed<ActionCode>;
  /** The legal answers a partial text may become, for a terminal to offer. */
  complete(s: S, partial: string): string[];
}

type Spoken = (notation: string) => string;

const asWritten: Spoken = (notation) => notation;

const LONGEST = 200;

export function makeAnswerReader<S>(speaker: Speaker<S>): AnswerReader<S> {
  const { forms } = speaker;

  function describe(_s: S, code: ActionCode): string {
    const form = forms[codeKind(code)];
    if (form === undefined) return '?';
    return form.usage === '' ? form.word : `${form.word} ${form.write(code)}`;
  }

  function legalCodes(s: S): ActionCode[] {
    const codes: ActionCode[] = [];
    return speaker.over(s) ? [] : codes.slice(0, speaker.legal(s, codes));
  }

  function parse(s: S, text: string, lang: Lang, spoken = asWritten): Parsed<ActionCode> {
    const no = (code: string, refusal: AnswerRefusal): Parsed<ActionCode> => ({
      ok: false,
      code,
      message: answerRefusalText(refusal, lang),
    });
    if (speaker.over(s)) return no('game-over', { is: 'game-over' });
    if (typeof text !== 'string' || text.length > LONGEST) {
      return no('unknown-answer', { is: 'too-long', most: LONGEST });
    }
    const { seat, wanted } = speaker.asked(s);
    const codes = legalCodes(s);
    const texts = () => codes.map((code) => spoken(describe(s, code)));
    const reading = read(forms, text, seat);
    for (const meant of [reading.exact, reading.loose]) {
      const found = codes.filter((code) => meant.includes(code));
      const [only, second] = found;
      if (only === undefined) continue;
      const begun = meant === reading.loose ? begunForms(codes, reading) : [];
      if (second === undefined && begun.length === 0) return { ok: true, value: only };
      const candidates = [...found.map((code) => describe(s, code)), ...begun.map(usageOf)];
      return no('ambiguous-answer', {
        is: 'ambiguous',
        typed: text,
        candidates: candidates.map(spoken),
      });
    }
    const meant = [...reading.exact, ...reading.loose];
    if (meant.length > 0) {
      const best = mostLikely(s, seat, wanted, meant);
      if (best === null) {
        return no('illegal-answer', { is: 'none-legal', typed: text, legal: texts() });
      }
      const reason = speaker.whyNot(s, best, lang);
      return no('illegal-answer', { is: 'illegal', reason, legal: texts() });
    }
    const wantedHere = wanted.flatMap((kind) => forms[kind] ?? []);
    const recognised = wantedHere.filter((form) => reading.forms.includes(form));
    const theirs = othersPlace(reading.operands, seat);
    if (theirs >= 0 && recognised.some((form) => form.ownPlace)) {
      return no('illegal-answer', { is: 'not-own', place: placeName(theirs), legal: texts() });
    }
    const is = reading.operands === '' && recognised.length > 0 ? 'unfinished' : 'unknown';
    const offered = recognised.length > 0 ? recognised : wantedHere;
    const usages = offered.map((form) => spoken(usageOf(form)));
    return no('unknown-answer', { is, typed: text, wanted: usages, legal: texts() });
  }

  /** The forms of legal answers that a single short word may be the start of: then it is not yet one of its own. */
  function begunForms(codes: readonly ActionCode[], reading: Reading): AnswerForm[] {
    if (reading.operands !== '') return [];
    return reading.forms.filter((form) => codes.some((code) => forms[codeKind(code)] === form));
  }

  /** Of several illegal answers, the one to explain: to this question, with a card the player holds; null if unclear. */
  function mostLikely(
    s: S,
    seat: number,
    wanted: readonly number[],
    codes: readonly ActionCode[],
  ): ActionCode | null {
    const here = codes.filter((code) => wanted.includes(codeKind(code)));
    const [only, second] = here.length > 0 ? here : codes;
    if (second === undefined || here.length === 0) return only ?? null;
    return here.find((code) => speaker.holds(s, seat, code)) ?? null;
  }

  function complete(s: S, partial: string): string[] {
    if (speaker.over(s) || partial.length > LONGEST) return [];
    const { exact, loose } = read(forms, partial, speaker.asked(s).seat);
    const start = squash(partial);
    const words = wordsOf(partial.toLowerCase());
    return legalCodes(s)
      .map((code) => ({ code, text: describe(s, code) }))
      .filter(
        ({ code, text }) =>
          squash(text).startsWith(start) ||
          startsEach(wordsOf(text.toLowerCase()), words) ||
          exact.includes(code) ||
          loose.includes(code),
      )
      .map(({ text }) => text);
  }

  return {
    describe,
    legalTexts: (s) => legalCodes(s).map((code) => describe(s, code)),
    parse,
    complete,
  };
}

interface Reading {
  /** What the text may mean if its first word is a whole word of the notation, and if it is the start of one. */
  readonly exact: readonly ActionCode[];
  readonly loose: readonly ActionCode[];
  /** The forms whose word was recognised, and what follows that word. */
  readonly forms: readonly AnswerForm[];
  readonly operands: string;
}

function read(all: readonly AnswerForm[], text: string, seat: number): Reading {
  const exact: ActionCode[] = [];
  const loose: ActionCode[] = [];
  const forms: AnswerForm[] = [];
  const typed = squash(text);
  const [first = '', ...rest] = wordsOf(text);
  const verb = first.toLowerCase();
  const operands = rest.join(' ');
  for (const [kind, form] of all.entries()) {
    if (form.usage === '') {
      const word = squash(form.word);
      if (typed === word) exact.push(makeCode(kind));
      else if (typed !== '' && word.startsWith(typed)) loose.push(makeCode(kind));
    } else if (verb !== '' && form.word.startsWith(verb)) {
      forms.push(form);
      (verb === form.word ? exact : loose).push(...form.read(operands, seat));
    }
  }
  return { exact, loose, forms, operands };
}

function usageOf({ word, usage }: AnswerForm): string {
  return usage === '' ? word : `${word} ${usage}`;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Whether each word starts with the typed one at its place. */
function startsEach(words: readonly string[], typed: readonly string[]): boolean {
  return typed.length <= words.length && typed.every((part, i) => words[i]?.startsWith(part));
}
