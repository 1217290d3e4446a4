/** What comes of a request: a checked value, or a code and a sentence that can be shown as it is. */
import type { RefusalCode } from '@open-gosu/protocol';

/** Beside the server's own: no way to it, nobody there who plays, or an answer this page cannot read. */
export type ApiCode = RefusalCode | 'offline' | 'no-server' | 'bad-answer';

export interface ApiRefusal {
  readonly ok: false;
  readonly code: ApiCode;
  /** In the language of the page. */
  readonly message: string;
  /** Milliseconds until it is worth trying again. */
  readonly wait?: number;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | ApiRefusal;
