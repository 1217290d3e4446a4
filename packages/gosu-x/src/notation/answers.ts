/**
 * The one written form of every answer, and reading it back kindly. Only legal answers are ever accepted; anything else
 * is refused with one line that says why and what would be taken. The forms themselves are in `answer-forms.ts`.
 */
import {
  type ActionCode,
  codeA,
  codeKind,
  type Lang,
  makeCode,
  type Parsed,
} from '@open-gosu/kernel';
import { ANSWER, readPlay, readShift } from '../answers.ts';
import { ask, legal } from '../flow/engine.ts';
import type { Ask } from '../flow/procedure.ts';
import { kindAt, type Seat, type State } from '../state/state.ts';
import { answersWanted, whyNot } from '../text/reasons.ts';
import { type Refusal, refusalText } from '../text/reasons-refusals.ts';
import { ANSWER_NAMES, type AnswerForm, type AnswerName, FORMS, squash } from './answer-forms.ts';

const LONGEST = 200;

export function describe(_s: State, code: ActionCode): string {
  const form = formOf(codeKind(code));
  if (form === null) return '?';
  return form.usage === '' ? form.word : `${form.word} ${form.write(code)}`;
}

/** The written forms of all legal answers, in the engine's order; none when the game is over. */
export function legalTexts(s: State): string[] {
  return legalCodes(s).map((code) => describe(s, code));
}

export function parse(s: State, text: string, lang: Lang): Parsed<ActionCode> {
  const no = (code: string, refusal: Refusal): Parsed<ActionCode> => ({
    ok: false,
    code,
    message: refusalText(refusal, lang),
  });
  if (s.winners !== 0) return no('game-over', { is: 'game-over' });
  if (typeof text !== 'string' || text.length > LONGEST) {
    return no('unknown-answer', { is: 'too-long', most: LONGEST });
  }
  const asked = ask(s);
  const codes = legalCodes(s);
  const texts = () => codes.map((code) => describe(s, code));
  const reading = read(text, asked.seat);
  for (const meant of [reading.exact, reading.loose]) {
    const found = codes.filter((code) => meant.includes(code));
    const [only, second] = found;
    if (only === undefined) continue;
    if (second === undefined) return { ok: true, value: only };
    const candidates = found.map((code) => describe(s, code));
    return no('ambiguous-answer', { is: 'ambiguous', typed: text, candidates });
  }
  const meant = [...reading.exact, ...reading.loose];
  if (meant.length > 0) {
    const best = mostLikely(s, asked, meant);
    if (best === null) {
      return no('illegal-answer', { is: 'none-legal', typed: text, legal: texts() });
    }
    const reason = whyNot(s, best, lang);
    return no('illegal-answer', { is: 'illegal', reason, legal: texts() });
  }
  const wantedHere = wantedForms(asked);
  const recognised = wantedHere.filter((form) => reading.forms.includes(form));
  const is = reading.unfinished && recognised.length > 0 ? 'unfinished' : 'unknown';
  const wanted = usages(recognised.length > 0 ? recognised : wantedHere);
  return no('unknown-answer', { is, typed: text, wanted, legal: texts() });
}

/** The legal answers a partial text may become, for a terminal to offer. */
export function complete(s: State, partial: string): string[] {
  if (s.winners !== 0 || partial.length > LONGEST) return [];
  const { exact, loose } = read(partial, ask(s).seat);
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

function legalCodes(s: State): ActionCode[] {
  const codes: ActionCode[] = [];
  return s.winners === 0 ? codes.slice(0, legal(s, codes)) : [];
}

function formOf(kind: number): AnswerForm | null {
  const name = ANSWER_NAMES.find((answer) => ANSWER[answer] === kind);
  return name === undefined ? null : FORMS[name];
}

interface Reading {
  /** What the text may mean if its first word is a whole word of the notation, and if it is the start of one. */
  readonly exact: readonly ActionCode[];
  readonly loose: readonly ActionCode[];
  /** The forms whose word was recognised, and whether only the operands are missing. */
  readonly forms: readonly AnswerForm[];
  readonly unfinished: boolean;
}

function read(text: string, seat: Seat): Reading {
  const exact: ActionCode[] = [];
  const loose: ActionCode[] = [];
  const forms: AnswerForm[] = [];
  const [first, ...rest] = wordsOf(text);
  const verb = (first ?? '').toLowerCase();
  const operands = rest.join(' ');
  for (const name of ANSWER_NAMES) {
    const form = FORMS[name];
    if (form.usage === '') {
      const typed = squash(text);
      const word = squash(form.word);
      if (typed === word) exact.push(bareCode(name));
      else if (typed !== '' && word.startsWith(typed)) loose.push(bareCode(name));
    } else if (verb !== '' && form.word.startsWith(verb)) {
      forms.push(form);
      (verb === form.word ? exact : loose).push(...form.read(operands, seat));
    }
  }
  return { exact, loose, forms, unfinished: forms.length > 0 && operands === '' };
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Whether each word starts with the typed one at its place. */
function startsEach(words: readonly string[], typed: readonly string[]): boolean {
  return typed.length <= words.length && typed.every((part, i) => words[i]?.startsWith(part));
}

function bareCode(name: AnswerName): ActionCode {
  return makeCode(ANSWER[name]);
}

/** Of several illegal answers, the one to explain: to this question, with a card the player holds; null if unclear. */
function mostLikely(s: State, asked: Ask, codes: readonly ActionCode[]): ActionCode | null {
  const wanted = answersWanted(asked.kind);
  const here = codes.filter((code) => wanted.includes(codeKind(code)));
  const [only, second] = here.length > 0 ? here : codes;
  if (second === undefined || here.length === 0) return only ?? null;
  return here.find((code) => holds(s, asked.seat, code)) ?? null;
}

/** Whether the card an answer names is where such an answer takes it from. */
function holds(s: State, seat: Seat, code: ActionCode): boolean {
  const { hand, discard } = s.players[seat];
  const has = (pile: readonly number[], kind: number) =>
    pile.some((card) => kindAt(s, card) === kind);
  switch (codeKind(code)) {
    case ANSWER.play: {
      const { kind, fromDiscard } = readPlay(code);
      return has(fromDiscard ? discard : hand, kind);
    }
    case ANSWER.shift: {
      const { kind, fromDiscard } = readShift(code);
      return has(fromDiscard ? discard : hand, kind);
    }
    case ANSWER.discard:
    case ANSWER.use:
      return has(hand, codeA(code));
    default:
      return false;
  }
}

function wantedForms(asked: Ask): AnswerForm[] {
  return answersWanted(asked.kind).flatMap((kind) => formOf(kind) ?? []);
}

function usages(forms: readonly AnswerForm[]): string[] {
  return forms.map((form) => (form.usage === '' ? form.word : `${form.word} ${form.usage}`));
}
