/** Advice as lines: every answer in notation with its chance, and under it in words, with the reason. Pure. */
import { reasonText } from '@open-gosu/bots';
import { type ActionCode, type Lang, sentence } from '@open-gosu/kernel';
import { indented } from '../draw/layout.ts';
import type { SeatedLook } from '../draw/look.ts';
import { makeStyle } from '../draw/style.ts';
import type { GameKit } from '../games/kit.ts';
import { counted } from '../words/counts.ts';
import { percent } from '../words/numbers.ts';
import type { Advice, Advised } from './advice.ts';
import { say } from './words.ts';

/** Who is told, and of what question. */
export interface Speaking {
  readonly kit: GameKit;
  /** Read for the words of its answers only: they tell nothing the asked player lacks. */
  readonly state: unknown;
  readonly look: SeatedLook;
}

const INDENT = '     ';

export function adviceLines(advice: Advice, to: Speaking): string[] {
  const { lang } = to.look;
  const [only] = advice.answers;
  if (advice.forced && only !== undefined) return [say(lang, 'forced', { answer: only.answer })];
  const isSilent = advice.answers.every(({ winChance }) => winChance === null);
  return [
    heading(advice, to),
    ...advice.answers.flatMap((advised, i) => {
      const remarks = remarksOn(advised, i, advice, lang);
      return advisedLines(advised, i + 1, remarks, to);
    }),
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

/** How often a search tried it, for a chance found in a few tries says little; and which one the bot itself would give. */
function remarksOn({ visits }: Advised, index: number, advice: Advice, lang: Lang): string[] {
  const { searched, byTable, answers } = advice;
  const tries = searched && !byTable && visits !== null ? [counted(lang, 'trial', visits)] : [];
  return [...tries, ...(index === 0 && answers.length > 1 ? [say(lang, 'ownChoice')] : [])];
}

function advisedLines(
  advised: Advised,
  n: number,
  remarks: readonly string[],
  to: Speaking,
): string[] {
  const { answer, code, winChance } = advised;
  const { lang, width, color } = to.look;
  const bold = makeStyle(color).bold(answer);
  const head =
    winChance === null
      ? bold
      : say(lang, 'advised', { answer: bold, chance: percent(lang, winChance, 1) });
  const line =
    remarks.length === 0 ? head : say(lang, 'remarks', { head, remarks: remarks.join(', ') });
  const told = [sentence(inWords(code, to)), reasonOf(advised, to)].filter((text) => text !== '');
  return [`  ${n}. ${line}`, ...told.flatMap((text) => indented(text, width, INDENT))];
}

/** What one would do: "play Elle". */
export function inWords(code: ActionCode, { kit, state, look: { lang, names } }: Speaking): string {
  return kit.deed(state, code, lang, names);
}

/** The sentence of the reason; empty where there is none. */
export function reasonOf({ reason }: Advised, { kit, look }: Speaking): string {
  return reason === null ? '' : reasonText(kit.game, reason, look.lang);
}
