/** `gosu bench`: the speed of the engine, beside anchors measured in the same run, and its signature. */
import { benchLines } from '../bench/report.ts';
import { runBench } from '../bench/run.ts';
import { type Command, printJson } from '../command.ts';
import { chosenKit, GAME_FLAG } from '../games/registry.ts';
import { literal } from '../words/typeset.ts';

const DEFAULT_SECONDS = 12;
const WIPE = '\r\u001b[K';

export const bench: Command = {
  name: 'bench',
  synopsis: literal('[--game gosu-x] [--seconds N] [--json]'),
  about: {
    en: 'Measures the engine against its bars, and prints its signature.',
    fr: 'Mesure le moteur face à ses seuils et donne sa signature.',
  },
  flags: [
    GAME_FLAG,
    {
      name: 'seconds',
      value: literal('N'),
      about: {
        en: `time for the timed rounds (default ${DEFAULT_SECONDS})`,
        fr: `durée des tours chronométrés (${DEFAULT_SECONDS} sinon)`,
      },
    },
  ],
  operands: { least: 0, most: 0 },
  run(call) {
    const { args, io, lang } = call;
    const kit = chosenKit(call);
    const seconds = args.whole('seconds', DEFAULT_SECONDS, 1, 3600);
    const onStep = (step: string) => {
      if (io.errIsTty) io.err(`${WIPE}${step}`);
    };
    const report = runBench(kit, seconds, lang, onStep);
    if (io.errIsTty) io.err(WIPE);
    if (!call.json) {
      io.out(`${benchLines(report, kit, lang).join('\n')}\n`);
      return;
    }
    const { figures, ...rest } = report;
    printJson(call, { ...rest, ...figures });
  },
};
