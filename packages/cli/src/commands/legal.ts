/** `gosu legal`: the question a position stands at, the seat asked, and every legal answer. */
import { type Command, printJson } from '../command.ts';
import { loadPosition } from '../input/position.ts';
import { literal } from '../words/typeset.ts';
import { asked, askedLines, resultLine, resultOf } from './outcome.ts';

export const legal: Command = {
  name: 'legal',
  synopsis: literal('<position> [--json]'),
  about: {
    en: 'Tells the question a position stands at, the seat asked, and every legal answer.',
    fr: 'Donne la question posée, le joueur interrogé et toutes les réponses possibles.',
  },
  flags: [],
  operands: { least: 1, most: 1 },
  async run(call) {
    const { kit, state } = await loadPosition(call, call.args.operands[0] ?? '');
    const now = asked(kit, state, call.lang);
    if (call.json) {
      printJson(call, now);
      return;
    }
    const result = resultOf(kit, state);
    const lines = result === null ? askedLines(now, call) : [resultLine(kit, result, call.lang)];
    call.io.out(`${lines.join('\n')}\n`);
  },
};
