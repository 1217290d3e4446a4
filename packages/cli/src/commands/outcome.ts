/** What every command that looks at a state prints of it: question, legal answers, result; as data or as text. */
import {
  type ActionCode,
  joinAnd,
  type Lang,
  phrasebook,
  type Question,
  type Result,
} from '@open-gosu/kernel';
import type { Call } from '../command.ts';
import { wrap } from '../draw/layout.ts';
import { makeStyle } from '../draw/style.ts';
import type { GameKit } from '../games/kit.ts';
import { endingName } from '../words/endings.ts';

export const OUTCOME_WORDS = {
  asks: { en: 'p{seat}: {text}', fr: 'p{seat} : {text}' },
  answers: { en: 'Legal answers:', fr: 'Réponses possibles :' },
  won: { en: 'p{seat} wins: {reason}.', fr: 'p{seat} gagne : {reason}.' },
  nobody: { en: 'Nobody wins: {reason}.', fr: 'Personne ne gagne : {reason}.' },
  drawn: { en: 'A draw: {reason}.', fr: 'Partie nulle : {reason}.' },
  shared: {
    en: '{seats} share the victory: {reason}.',
    fr: 'Victoire partagée entre {seats} : {reason}.',
  },
} as const;

export const sayOutcome = phrasebook(OUTCOME_WORDS);

export interface Asked {
  readonly question: Question | null;
  readonly legal: readonly string[];
}

/** The question and its legal answers as they are written; null and none once the game is over. */
export function asked(kit: GameKit, state: unknown, lang: Lang): Asked {
  const { game } = kit;
  if (game.toAct(state) < 0) return { question: null, legal: [] };
  const { seat, kind, text, source } = game.question(state, lang);
  const codes: ActionCode[] = [];
  const count = game.legal(state, codes);
  const legal = codes.slice(0, count).map((code) => game.describe(state, code));
  return { question: { seat, kind, text, source }, legal };
}

export function resultOf(kit: GameKit, state: unknown): Result | null {
  const result = kit.game.result(state);
  return result === null ? null : { winners: result.winners, reason: result.reason };
}

export function askedLines({ question, legal }: Asked, call: Call): string[] {
  if (question === null) return [];
  return [
    ...questionLines(question, call),
    sayOutcome(call.lang, 'answers'),
    ...legal.map((answer) => `  ${answer}`),
  ];
}

export function questionLines({ seat, text }: Question, call: Call): string[] {
  const style = makeStyle(call.color);
  const whole = sayOutcome(call.lang, 'asks', { seat, text });
  return wrap(whole, textWidth(call), '    ').map((line) => style.bold(line));
}

export function resultLine(kit: GameKit, result: Result, lang: Lang): string {
  const reason = endingName(kit, result.reason, lang);
  const [seat, second] = result.winners;
  if (seat === undefined) return sayOutcome(lang, 'nobody', { reason });
  if (second === undefined) return sayOutcome(lang, 'won', { seat, reason });
  if (!kit.sharesVictory) return sayOutcome(lang, 'drawn', { reason });
  const seats = joinAnd(
    lang,
    result.winners.map((winner) => `p${winner}`),
  );
  return sayOutcome(lang, 'shared', { seats, reason });
}

const NARROWEST = 60;
const WIDEST = 120;

/** Drawings are made for 80 columns; they shrink and grow a little with the terminal. */
export function textWidth(call: Call): number {
  return Math.max(NARROWEST, Math.min(call.io.columns, WIDEST));
}
