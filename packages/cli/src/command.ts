/** What a command is: its words, its options, and what it does with a call. `run.ts` does the rest. */
import type { Lang, Text } from '@open-gosu/kernel';
import type { Args, FlagSpec, Operands } from './args.ts';

/** The world outside, as far as a command touches it. */
export interface Io {
  /** Writes to standard output. */
  out(text: string): void;
  /** Writes to standard error. */
  err(text: string): void;
  readonly stdin: NodeJS.ReadableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly outIsTty: boolean;
  readonly errIsTty: boolean;
  readonly columns: number;
  /** Does this before a signal ends the run; what it gives takes that back. Left out where signals are not ours. */
  beforeStop?(deed: () => void): () => void;
}

export interface Call {
  readonly args: Args;
  readonly lang: Lang;
  readonly json: boolean;
  readonly color: boolean;
  readonly io: Io;
}

export interface Command {
  readonly name: string;
  /** What follows the name on its usage line. */
  readonly synopsis: Text;
  readonly about: Text;
  readonly flags: readonly FlagSpec[];
  readonly operands: Operands;
  run(call: Call): Promise<void> | void;
}

/** One line of JSON: what every command prints with `--json`. */
export function printJson(call: Call, value: unknown): void {
  call.io.out(`${JSON.stringify(value)}\n`);
}
