/** A refusal on its way out: a code of the protocol, and the words it gets in the caller's language. */
import type { Lang } from '@open-gosu/kernel';
import { LIMITS, type RefusalCode, refusalStatus, refusalText } from '@open-gosu/protocol';
import type { HostRefusal } from '../host/authority.ts';
import { refusalOf } from '../wire/refusals.ts';

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly field: string | null;
  /** More exact than the code's own sentence. */
  readonly words: string | null;
  readonly waitMs: number;

  constructor(
    code: RefusalCode,
    more: { readonly field?: string; readonly words?: string; readonly waitMs?: number } = {},
  ) {
    super(code);
    this.code = code;
    this.field = more.field ?? null;
    this.words = more.words ?? null;
    this.waitMs = more.waitMs ?? 0;
  }
}

export function fromHost(code: HostRefusal): Refusal {
  return new Refusal(refusalOf(code));
}

export interface RefusalBody {
  readonly code: RefusalCode;
  readonly message: string;
  readonly field?: string;
}

export function bodyOf({ code, field, words }: Refusal, lang: Lang): RefusalBody {
  const message = (words ?? refusalText(code, lang)).slice(0, LIMITS.sentence);
  return { code, message, ...(field === null || field === '' ? {} : { field }) };
}

export const statusOf = ({ code }: Refusal): number => refusalStatus(code);
