/** `gosu show`: the table of a position, or of a record played to its end, in words or as JSON. */
import type { Result } from '@open-gosu/kernel';
import type { FlagSpec } from '../args.ts';
import { type Call, type Command, printJson } from '../command.ts';
import type { Loaded } from '../input/position.ts';
import { positionOf, readInput } from '../input/position.ts';
import { replayRecord } from '../input/record.ts';
import { literal } from '../words/typeset.ts';
import { type Asked, asked, askedLines, resultLine, resultOf, textWidth } from './outcome.ts';

/** Of every command that draws a table. */
export const SEAT_FLAG: FlagSpec = {
  name: 'seat',
  value: literal('N'),
  about: { en: 'who sits at the bottom', fr: 'qui est assis en bas' },
};

export const show: Command = {
  name: 'show',
  synopsis: {
    en: '<position or record> [--seat N] [--json]',
    fr: '<position ou enregistrement> [--seat N] [--json]',
  },
  about: {
    en: 'Draws the table of a position, or of a record played to its end.',
    fr: 'Dessine la table d’une position, ou d’un enregistrement joué jusqu’au bout.',
  },
  flags: [SEAT_FLAG],
  operands: { least: 1, most: 1 },
  async run(call) {
    const file = await readInput(call, call.args.operands[0] ?? '');
    if (!file.isRecord) {
      print(call, positionOf(call, file), null);
      return;
    }
    const loaded = replayRecord(call, file, null);
    print(call, loaded, loaded.record.result);
  },
};

/** `recorded`: how the record says it ended, which may be a resignation the table knows nothing of. */
export function standing(call: Call, loaded: Loaded, recorded: Result | null) {
  const result = resultOf(loaded.kit, loaded.state) ?? recorded;
  const none: Asked = { question: null, legal: [] };
  const now = result === null ? asked(loaded.kit, loaded.state, call.lang) : none;
  return { ...now, result };
}

export function print(call: Call, loaded: Loaded, recorded: Result | null): void {
  const { kit, state } = loaded;
  const { question, legal, result } = standing(call, loaded, recorded);
  if (call.json) {
    printJson(call, { position: kit.game.writePosition(state), question, legal, result });
    return;
  }
  const { lang, color } = call;
  const seat = call.args.whole('seat', question?.seat ?? 0, 0, kit.seats(state) - 1);
  const table = kit.draw(state, { lang, color, seat, width: textWidth(call), hand: 'names' });
  const last =
    result === null ? askedLines({ question, legal }, call) : [resultLine(kit, result, lang)];
  call.io.out(`${[table, ...last].join('\n')}\n`);
}
