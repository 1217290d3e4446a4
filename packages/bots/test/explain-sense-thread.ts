/**
 * Whether reasons go with the advice they are given for, at many decisions: what a thread of the test does. Outcomes are
 * looked at once more, in the same deals, and weighed here by the judge's weights alone.
 */
import { explain, makeBot, type Reason, reasonText } from '@open-gosu/bots';
import { type ActionCode, type AnyView, type Game, makeRng } from '@open-gosu/kernel';
import { DEALS } from '../src/explain/explain.ts';
import { lookAt, type Outcome } from '../src/explain/look.ts';
import type { Change } from '../src/explain/reason.ts';
import type { Knowledge } from '../src/games/knowledge.ts';
import { knowledgeOf } from '../src/games/known.ts';
import { type Point, pointsAt } from './honesty.ts';
import { TABLES } from './table.ts';

export interface Trial {
  /** One of the tables, by its name. */
  readonly table: string;
  /** Whose answers are explained, best first. */
  readonly bot: string;
  readonly points: number;
}

export interface Sense {
  /** Reasons looked at, by their kinds. */
  readonly kinds: { [kind: string]: number };
  /** What is wrong, where. */
  readonly problems: string[];
}

const TOLD = 3;
const SURE = 0.95;
/** In points of the evaluation: nobody sees less. */
const SLACK = 0.1001;

export function sense({ table, bot, points }: Trial): Sense {
  const found: Sense = { kinds: {}, problems: [] };
  const at = TABLES.find(({ name }) => name === table)!;
  for (const point of pointsAt(at, points)) {
    for (const problem of problemsAt(point, bot, found.kinds)) {
      found.problems.push(`${point.id}: ${problem}`);
    }
  }
  return found;
}

function problemsAt(point: Point, bot: string, kinds: Sense['kinds']): string[] {
  const { game, state, seat, id } = point;
  const view = game.view(state, seat);
  const rng = () => makeRng(`${id}/reasons`);
  const { top } = makeBot(game, bot)!.choose(view, { iterations: 60 }, makeRng(`${id}/advice`));
  const answers = top.slice(0, TOLD).map(({ answer }) => answer);
  const chances = top.map(({ value }) => value);
  const reasons = explain(game, view, answers, rng(), chances)!;
  for (const { kind } of reasons) kinds[kind] = (kinds[kind] ?? 0) + 1;
  const known = knowledgeOf(game)!;
  const outcomes = outcomesOf(known, game, view, answers, rng());
  return [
    ...problemsOfOrder(reasons),
    ...reasons.flatMap((reason, i) => [
      ...problemsOfGains(known, reason, outcomes.slice(i)),
      ...problemsOfWords(game, reason),
    ]),
  ];
}

function outcomesOf(
  { features, guide, words }: Knowledge,
  game: Game,
  view: AnyView,
  answers: readonly ActionCode[],
  rng: ReturnType<typeof makeRng>,
): Outcome[] {
  const again = features.names.findIndex((name) => words[name]?.again);
  return lookAt({ game, features, guide, again }, view, answers, DEALS, rng);
}

/** The best answer is told for what speaks for it, and nothing below it is told as better. */
function problemsOfOrder(reasons: readonly Reason[]): string[] {
  const [best, ...others] = reasons;
  if (best === undefined) return [];
  const problems: string[] = [];
  if (best.kind === 'changes' && best.gains.length === 0) problems.push('a cost is the reason');
  if (best.kind === 'loses') problems.push('the best loses');
  if (best.kind === 'draft' && best.edge !== null && best.edge < 0) {
    problems.push('the best clan wins less than the others');
  }
  for (const other of others) {
    if (other.kind === 'saves') problems.push('a worse answer alone saves the game');
    if (surelyWins(other) && !surelyWins(best)) problems.push('a worse answer wins at once');
    if (other.kind === 'loses' && best.kind === 'lost') problems.push('lost, and not lost');
  }
  return problems;
}

function surelyWins(reason: Reason): boolean {
  return reason.kind === 'wins' && reason.share >= SURE;
}

/** What is called a gain is one, to the words and to the judge, and no answer told after this one gains more of it. */
function problemsOfGains(
  known: Knowledge,
  reason: Reason,
  [own, ...worse]: readonly Outcome[],
): string[] {
  if (reason.kind !== 'changes' || own === undefined) return [];
  const { gains, cost, foes } = reason;
  const problems: string[] = [];
  for (const change of [...gains, ...(cost === null ? [] : [cost])]) {
    const wanted = gains.includes(change) ? 1 : -1;
    const said = JSON.stringify(change);
    if (Math.sign(inWords(known, change)) !== wanted) problems.push(`words mistake ${said}`);
    if (Math.sign(worthOf(known, change, change.amount, foes)) !== wanted) {
      problems.push(`the judge does not agree with ${said}`);
    }
    if (reason.against === 'now' && valueIn(known, own, change) * change.amount <= 0) {
      problems.push(`does not happen: ${said}`);
    }
  }
  for (const gain of gains) {
    for (const other of worse) {
      if (!comparable(known, gain, own, other)) continue;
      const more = valueIn(known, other, gain) - valueIn(known, own, gain);
      if (worthOf(known, gain, more, foes) > SLACK) {
        problems.push(`a worse answer does better: ${JSON.stringify(gain)}, by ${more}`);
      }
    }
  }
  return problems;
}

/** Positive where the words call the change a gain of the one who answers. */
function inWords({ words }: Knowledge, { feature, side, amount }: Change): number {
  const liked = words[feature]?.liked === 'less' ? -1 : 1;
  return amount * liked * (side === 'own' ? 1 : -1);
}

function worthOf(
  { weights }: Knowledge,
  { feature, side }: Change,
  amount: number,
  foes: number,
): number {
  return ((weights[feature] as number) * amount) / (side === 'own' ? 1 : -foes);
}

function valueIn({ features }: Knowledge, outcome: Outcome, { feature, side }: Change): number {
  return outcome[side][features.names.indexOf(feature)]!;
}

/** Armies and hands of two rounds cannot be compared. */
function comparable({ words }: Knowledge, { feature }: Change, one: Outcome, other: Outcome) {
  return words[feature]?.lasting === true || one.ends > 0.5 === other.ends > 0.5;
}

/** Both languages make the same of it: the same numbers, as exact, measured by the same, with a "but" or without. */
function problemsOfWords(game: Game, reason: Reason): string[] {
  const [english, french] = (['en', 'fr'] as const).map((lang) => reasonText(game, reason, lang));
  const shapeOf = (text = '', about: RegExp, but: RegExp, beside: RegExp) =>
    JSON.stringify([
      text.match(/\d+/g),
      text.match(about)?.length,
      but.test(text),
      beside.test(text),
    ]);
  const same =
    shapeOf(english, /\babout\b/g, /, but /, /^Compared/) ===
    shapeOf(french, /environ|à peu près/g, /, mais /, /^Par rapport/);
  return same ? [] : [`“${english}” is not “${french}”`];
}
