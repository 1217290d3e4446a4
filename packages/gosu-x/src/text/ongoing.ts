/**
 * What the texts of ongoing effects are made of, in any language: the tables a language fills (`ongoing-en.ts`,
 * `ongoing-fr.ts`) and how the rows of a card become sentences.
 */
import { sentence } from '@open-gosu/kernel';
import type { Ongoing, OngoingRule, TriggerAt } from '../cards/ongoing.ts';
import type { Condition, Op } from '../cards/op.ts';
import { ORDER, type Scope } from './sequence.ts';

export type Respond = Extract<Ongoing, { kind: 'respond' }>;

/** `you`: as a card says it of its controller. `each`: as an active tile says it of both players. */
export interface RuleText {
  readonly you: string;
  readonly each: string;
}

/** Rules of a clan's leader have both forms; rules of one card name no player, or only its owner. */
export type RuleTable = { readonly [R in OngoingRule]: string | RuleText };
/** The moment; and the doer, where it is not the card's controller. */
export type TriggerTable = {
  readonly [A in TriggerAt]: { readonly when: string; readonly doer: string | null };
};
export type RespondTable = {
  readonly [T in Respond['to']]: { readonly when: string; readonly answered: string };
};

/** One language's way of telling ongoing effects. */
export interface OngoingWords {
  readonly rules: RuleTable;
  readonly triggers: TriggerTable;
  readonly responses: RespondTable;
  readonly tell: (ops: readonly Op[], scope: Scope) => string;
  readonly endOfTurn: (condition: Condition | null, effect: string) => string;
  readonly trigger: (when: string, effect: string) => string;
  readonly respond: (when: string, effect: string) => string;
}

export function tellOngoing(row: Ongoing, words: OngoingWords): string {
  switch (row.kind) {
    case 'end-of-turn':
      return sentence(words.endOfTurn(row.if ?? null, words.tell(row.do, ORDER)));
    case 'trigger': {
      const { when, doer } = words.triggers[row.at];
      const effect =
        doer === null
          ? words.tell(row.do, ORDER)
          : `${doer} ${words.tell(row.do, { ...ORDER, person: 'they' })}`;
      return sentence(words.trigger(when, effect));
    }
    case 'respond': {
      const { when, answered } = words.responses[row.to];
      const effect = words.tell(row.do, { ...ORDER, infinitive: true, answered });
      return sentence(words.respond(when, effect));
    }
    default:
      return tellRule(row.kind, 'you', words);
  }
}

export function tellRule(rule: OngoingRule, whose: keyof RuleText, words: OngoingWords): string {
  const text = words.rules[rule];
  return sentence(typeof text === 'string' ? text : text[whose]);
}
