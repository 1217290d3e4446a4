/** GOSU Tactics behind the kernel's `Game` interface: all that bots, server, page and command line see of it. */
import { type Game, resultOf } from '@open-gosu/kernel';
import { decode, encode } from './codec/codec.ts';
import { redact, type TacticsEvent } from './events.ts';
import { apply, ask, legal, toAct } from './flow/engine.ts';
import { setup } from './flow/setup.ts';
import { describe, parse } from './notation/answers.ts';
import { parseOptions } from './notation/options.ts';
import { readPosition, writePosition } from './notation/position.ts';
import { RULES_VERSION } from './rules-version.ts';
import { idOf } from './state/faces.ts';
import { clone, MAX_PLAYERS, MIN_PLAYERS, REASONS, type State } from './state/state.ts';
import { narrate } from './text/narrate.ts';
import { questionText } from './text/questions.ts';
import { determinize } from './view/determinize.ts';
import { type View, view } from './view/view.ts';

export const tactics: Game<State, View, TacticsEvent> = {
  id: 'gosu-tactics',
  rules: RULES_VERSION,
  minPlayers: MIN_PLAYERS,
  maxPlayers: MAX_PLAYERS,
  options: parseOptions,
  setup: (_options, seed, players) => setup(seed, players),
  toAct,
  question: (s, lang) => {
    const facts = ask(s);
    return {
      seat: facts.seat,
      kind: facts.kind,
      text: questionText(s, facts, lang),
      source: facts.source < 0 ? null : idOf(facts.source),
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
