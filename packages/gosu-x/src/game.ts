/** Gosu X behind the kernel's `Game` interface: all that bots, server, page and command line see of it. */
import { type Game, resultOf } from '@open-gosu/kernel';
import { decode, encode } from './codec/codec.ts';
import { type GosuXEvent, redact } from './events.ts';
import { apply, ask, legal, toAct } from './flow/engine.ts';
import { setup } from './flow/setup.ts';
import { describe, parse } from './notation/answers.ts';
import { parseOptions } from './notation/options.ts';
import { readPosition, writePosition } from './notation/position.ts';
import { RULES_VERSION } from './rules-version.ts';
import { cardId } from './state/moves.ts';
import { clone, REASONS, type State } from './state/state.ts';
import { narrate } from './text/narrate.ts';
import { questionText } from './text/questions.ts';
import { determinize } from './view/determinize.ts';
import { type View, view } from './view/view.ts';

export const gosuX: Game<State, View, GosuXEvent> = {
  id: 'gosu-x',
  rules: RULES_VERSION,
  minPlayers: 2,
  maxPlayers: 2,
  options: parseOptions,
  setup: (options, seed) => setup(options, seed),
  toAct,
  question: (s, lang) => {
    const facts = ask(s);
    return {
      seat: facts.seat,
      kind: facts.kind,
      text: questionText(s, facts, lang),
      source: facts.source < 0 ? null : cardId(s, facts.source),
    };
  },
  legal,
  apply: (s, code, log, forced) => apply(s, code, log, forced),
  result: (s) => resultOf(s, REASONS),
  clone,
  encode,
  decode,
  view,
  determinize,
  redact,
  describe,
  parse,
  narrate,
  readPosition,
  writePosition,
};
