/** `gosu replay`: plays a record again and verifies it, to its end or to a given answer. */

import { phrasebook } from '@open-gosu/kernel';
import { type Command, printJson } from '../command.ts';
import { Refused } from '../errors.ts';
import { readInput } from '../input/position.ts';
import { replayRecord } from '../input/record.ts';
import { complain } from '../words/errors.ts';
import { literal } from '../words/typeset.ts';
import { print, SEAT_FLAG, standing } from './show.ts';

export const REPLAY_WORDS = {
  verified: {
    en: 'Answers played again: {played} of {count}; the record holds.',
    fr: 'Réponses rejouées : {played} sur {count} ; l’enregistrement est bon.',
  },
} as const;

const say = phrasebook(REPLAY_WORDS);

export const replay: Command = {
  name: 'replay',
  synopsis: {
    en: '<record> [--to N] [--seat N] [--json]',
    fr: '<enregistrement> [--to N] [--seat N] [--json]',
  },
  about: {
    en: 'Plays a record again, verifies it, and shows where it leads.',
    fr: 'Rejoue un enregistrement, le vérifie et montre où il mène.',
  },
  flags: [
    {
      name: 'to',
      value: literal('N'),
      about: { en: 'stop after N answers', fr: 's’arrêter après N réponses' },
    },
    SEAT_FLAG,
  ],
  operands: { least: 1, most: 1 },
  async run(call) {
    const { args, lang } = call;
    const to = args.has('to') ? args.whole('to', 0, 0, Number.MAX_SAFE_INTEGER) : null;
    const file = await readInput(call, args.operands[0] ?? '');
    if (!file.isRecord) throw new Refused(complain(lang, 'needsRecord', { file: file.name }));
    const loaded = replayRecord(call, file, to);
    const count = loaded.record.answers.length;
    const { played } = loaded;
    const recorded = played === count ? loaded.record.result : null;
    if (call.json) {
      const position = loaded.kit.game.writePosition(loaded.state);
      const { question, legal, result } = standing(call, loaded, recorded);
      printJson(call, { answers: count, played, position, question, legal, result });
      return;
    }
    print(call, loaded, recorded);
    call.io.out(`${say(lang, 'verified', { played, count })}\n`);
  },
};
