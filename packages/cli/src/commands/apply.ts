/**
 * `gosu apply`: plays answers on a position and prints what comes of it. All or nothing: if one answer is refused,
 * nothing is printed but the reason.
 */
import type { GameEvent, Lang } from '@open-gosu/kernel';
import { type Call, type Command, printJson } from '../command.ts';
import { Refused } from '../errors.ts';
import type { GameKit } from '../games/kit.ts';
import { loadPosition } from '../input/position.ts';
import { complain } from '../words/errors.ts';
import { asked, askedLines, resultLine, resultOf, textWidth } from './outcome.ts';

export const apply: Command = {
  name: 'apply',
  synopsis: {
    en: '<position> "<answer>" ["<answer>" ...] [--json]',
    fr: '<position> "<réponse>" ["<réponse>" ...] [--json]',
  },
  about: {
    en: 'Plays answers on a position; prints the new position, the events and the next question.',
    fr: 'Joue des réponses sur une position ; donne la nouvelle position, les événements et la question suivante.',
  },
  flags: [],
  operands: { least: 2, most: Number.POSITIVE_INFINITY },
  async run(call) {
    const [path = '', ...answers] = call.args.operands;
    const { kit, state } = await loadPosition(call, path);
    const events: GameEvent[] = [];
    answers.forEach((answer, i) => {
      playAnswer(kit, state, answer, i + 1, call.lang, (event) => events.push(event));
    });
    if (call.json) printData(call, kit, state, events);
    else printWords(call, kit, state, events);
  },
};

function playAnswer(
  kit: GameKit,
  state: unknown,
  answer: string,
  n: number,
  lang: Lang,
  log: (event: GameEvent) => void,
): void {
  const { game } = kit;
  const refuse = (reason: string) =>
    new Refused(complain(lang, 'badAnswer', { n, answer, reason }));
  if (game.toAct(state) < 0) throw refuse(complain(lang, 'gameIsOver'));
  const parsed = game.parse(state, answer, lang);
  if (!parsed.ok) throw refuse(parsed.message);
  game.apply(state, parsed.value, log);
}

function printData(call: Call, kit: GameKit, state: unknown, events: readonly GameEvent[]): void {
  const { question, legal } = asked(kit, state, call.lang);
  printJson(call, {
    position: kit.game.writePosition(state),
    events: events.map((event) => ({ ...event, text: kit.game.narrate(event, call.lang) })),
    question,
    legal,
    result: resultOf(kit, state),
  });
}

function printWords(call: Call, kit: GameKit, state: unknown, events: readonly GameEvent[]): void {
  const now = asked(kit, state, call.lang);
  const result = resultOf(kit, state);
  const seat = now.question?.seat ?? 0;
  const { lang, color } = call;
  const told = events.map((event) => kit.game.narrate(event, lang));
  const table = kit.draw(state, { lang, color, seat, width: textWidth(call), hand: 'names' });
  const last = result === null ? askedLines(now, call) : [resultLine(kit, result, lang)];
  call.io.out(`${[...told, '', table, ...last].join('\n')}\n`);
}
