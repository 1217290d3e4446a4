/** The measured table as the source file that `@open-gosu/bots` is built with, formatted as all sources are. Pure. */
import { DRAFT_UNIT, type MeasuredDraft, OUTCOMES } from '@open-gosu/bots';
import { CLANS } from '@open-gosu/gosu-x';

/** No chance is certain, and a lost one must not look certain either. */
const LEAST = 1;

/** Lines of numbers in the order of the outcomes, one for each triple of the first player. */
export function toThousandths(chances: readonly number[]): string[] {
  const numbers = chances.map((chance) =>
    Math.min(DRAFT_UNIT - LEAST, Math.max(LEAST, Math.round(chance * DRAFT_UNIT))),
  );
  const triples = [...new Set(OUTCOMES.map(({ first }) => first))];
  return triples.map((triple) => numbers.filter((_, i) => OUTCOMES[i]?.first === triple).join(' '));
}

export function moduleText(measured: MeasuredDraft): string {
  const { bot, games, seed, rules, error, thousandths } = measured;
  const triples = [...new Set(OUTCOMES.map(({ first }) => first))];
  const lines = thousandths.map((line, i) => `    '${line}', // ${clansOf(triples[i] ?? 0)}`);
  return `/**
 * Made by \`gosu draft --measure\`, never by hand. How, and what it is worth: docs/decisions/0013-draft-table.md. Behind
 * each line the first player's clans; in it the second player's, in the order of \`OUTCOMES\`.
 */
import type { MeasuredDraft } from './table.ts';

export const MEASURED: MeasuredDraft = {
  bot: ${quote(bot)},
  games: ${games},
  seed: ${typeof seed === 'number' ? seed : quote(seed)},
  rules: ${quote(rules)},
  error: ${error},
  thousandths: [
${lines.join('\n')}
  ],
};
`;
}

function clansOf(mask: number): string {
  return CLANS.filter((_, clan) => (mask >> clan) & 1).join(', ');
}

/** As the formatter likes it: single quotes, unless the text has more of those than of double ones. */
function quote(text: string): string {
  const double = JSON.stringify(text);
  const inner = double.slice(1, -1).replaceAll('\\"', '"');
  const count = (mark: string) => inner.split(mark).length - 1;
  if (count("'") > count('"')) return double;
  return `'${inner.replaceAll("'", "\\'")}'`;
}
