/** Advice as lines: every answer in notation with its chance, and under it in words, with the reason. Pure. */
import { reasonText } from '@open-gosu/bots';
import { sentence } from '@open-gosu/kernel';
import { indented } from '../draw/layout.ts';
import { makeStyle } from '../draw/style.ts';
import { counted } from '../words/counts.ts';
import { percent } from '../words/numbers.ts';
import type { Advice, Advised } from './advice.ts';
import { inWords, type Speaking } from './in-words.ts';
import { say } from './words.ts';

const INDENT = '     ';

export function adviceLines(advice: Advice, to: Speaking): string[] {
  const { lang } = to.look;
  const [only] = advice.answers;
  if (advice.forced && only !== undefined) return [say(lang, 'forced', { answer: only.answer })];
  const isSilent = advice.answers.every(({ winChance }) => winChance === null);
  return [
    heading(advice, to),
    ...advice.answers.flatMap((advised, i) => advisedLines(advised, i + 1, to)),
    ...(isSilent ? [say(lang, 'noEstimate', { bot: advice.bot })] : []),
  ];
}

function heading(
  { bot, iterations, searched, byTable }: Advice,
  { look: { lang } }: Speaking,
): string {
  if (byTable) return say(lang, 'advisesByTable', { bot });
  if (iterations === 0) return say(lang, 'advises', { bot });
  if (!searched) return say(lang, 'advisesFrom', { bot, deals: counted(lang, 'deal', iterations) });
  return say(lang, 'advisesAfter', { bot, iterations: counted(lang, 'iteration', iterations) });
}

function advisedLines(advised: Advised, n: number, to: Speaking): string[] {
  const { answer, winChance } = advised;
  const { lang, width, color } = to.look;
  const bold = makeStyle(color).bold(answer);
  const head =
    winChance === null
      ? bold
      : say(lang, 'advised', { answer: bold, chance: percent(lang, winChance, 1) });
  const told = [sentence(inWords(answer, to)), reasonOf(advised, to)].filter((text) => text !== '');
  return [`  ${n}. ${head}`, ...told.flatMap((text) => indented(text, width, INDENT))];
}

/** The sentence of the reason; empty where there is none. */
export function reasonOf({ reason }: Advised, { kit, look }: Speaking): string {
  return reason === null ? '' : reasonText(kit.game, reason, look.lang);
}
