/**
 * Finds what speaks for an answer: the features in which it differs most, by their weights, from the answers one might
 * give instead. Where it does not stand out, what it changes on the table. Arithmetic alone: it knows neither a game nor
 * a language.
 */
import type { Values } from '../judge/linear.ts';
import { less, type Outcome } from './look.ts';
import { phraseOf } from './phrase.ts';
import type { Against, Change, Reason, Side } from './reason.ts';
import { canSay, type FeatureWords, type ReasonWords } from './words.ts';

export interface Weighing {
  readonly names: readonly string[];
  readonly weights: Values<string>;
  readonly words: ReasonWords;
  /** How many opponents there are. */
  readonly foes: number;
  /** False in the middle of an action: what it still changes it would change after any answer. */
  readonly quiet: boolean;
}

/** Nearly all deals, for all one can tell from a few. */
const SURE = 0.95;
/** So many more victories than elsewhere are a reason by themselves. */
const MORE_WINS = 0.25;
/** In points of the evaluation: less is not worth a word. */
const LEAST_GAIN = 0.1;
const LEAST_COST = 0.8;
/** A second gain, and a cost, are told if they are at least this part of the first gain. */
const SECOND = 0.4;
const COUNTS = 0.25;
const MOST_GAINS = 2;

const SIDES: readonly Side[] = ['own', 'foe'];

/** What an answer is compared with. */
export interface Others {
  /** What one might answer instead. */
  readonly rivals: readonly Outcome[];
  /** Whatever else could be answered, rivals included. */
  readonly all: readonly Outcome[];
  /** Those told of beside it as less good: it is not praised for what one of them does better. */
  readonly worse: readonly Outcome[];
  /** Told as the best of all: what it costs is no reason for it. */
  readonly best: boolean;
  /** About as good as the best: what it costs alone would tell the less of it. */
  readonly good?: boolean;
}

export function reasonFor(outcome: Outcome, others: Others, weighing: Weighing): Reason {
  const { rivals, all, best, good = best } = others;
  if (rivals.length === 0) return { kind: 'only' };
  if (winsMore(outcome, others)) return { kind: 'wins', share: outcome.wins };
  const losing = outcome.loses >= SURE;
  if (all.every(({ loses }) => loses >= SURE)) return { kind: losing ? 'lost' : 'saves' };
  if (losing && !best) return { kind: 'loses' };
  const beside = pointsOf(comparedWith(others, outcome, weighing));
  return (
    told(beside, weighing) ??
    (weighing.quiet ? told(pointsOf(since(others, outcome, weighing)), weighing) : null) ??
    (best || good ? null : costAlone(beside, weighing)) ?? {
      kind: endsAlone(outcome, rivals) ? 'ends' : 'later',
    }
  );
}

function winsMore({ wins }: Outcome, { rivals, worse }: Others): boolean {
  if (wins >= SURE) return true;
  const elsewhere = meanOf(rivals.map((rival) => rival.wins));
  return wins - elsewhere >= MORE_WINS && worse.every((other) => other.wins <= wins);
}

function endsAlone(outcome: Outcome, rivals: readonly Outcome[]): boolean {
  return hasEnded(outcome) && !rivals.every(hasEnded);
}

/** A feature on one side: how it changes, how far that is from the rivals, and what the difference is worth. */
interface Found {
  readonly feature: string;
  readonly side: Side;
  /** What it is told together with. */
  readonly subject: string;
  /** False where it counts, but another feature must tell of it. */
  readonly sayable: boolean;
  readonly change: number;
  readonly edge: number;
  readonly worth: number;
  /** Whether an answer told as less good does better in it. */
  readonly outdone: boolean;
  /** Whether the table as it stands is anything to measure it by. */
  readonly sinceNow: boolean;
  readonly vague: boolean;
}

function found(
  f: number,
  side: Side,
  outcome: Outcome,
  edge: number,
  worse: readonly Outcome[],
  { names, weights, words, foes }: Weighing,
): Found {
  const feature = names[f] as string;
  const known = words[feature];
  const { topic = feature, lasting = false, vague = false, silent } = known ?? {};
  const weight = silent === 'ignored' ? 0 : (weights[feature] as number);
  const worthOf = (amount: number) => (weight * amount) / (side === 'own' ? 1 : -foes);
  const change = outcome[side][f] as number;
  return {
    feature,
    side,
    subject: `${side} ${topic}`,
    sayable: known === undefined || isSayable(known, weight),
    change,
    edge,
    worth: worthOf(edge),
    outdone: worse.some(
      (other) =>
        (lasting || hasEnded(other) === hasEnded(outcome)) &&
        worthOf((other[side][f] as number) - change) > LEAST_GAIN,
    ),
    sinceNow: !vague && (lasting || !hasEnded(outcome)),
    vague,
  };
}

/** Weights are learned: one that likes what the words call a loss has no words. */
function isSayable({ liked, silent }: FeatureWords, weight: number): boolean {
  if (silent !== undefined) return false;
  return liked === 'less' ? weight < 0 : weight > 0;
}

function comparedWith({ rivals, worse }: Others, outcome: Outcome, weighing: Weighing): Found[] {
  const { names, words } = weighing;
  // Armies and hands of two rounds cannot be compared.
  const sameRound = rivals.filter((rival) => hasEnded(rival) === hasEnded(outcome));
  return SIDES.flatMap((side) => {
    const fromAll = edges(outcome, rivals, side);
    const fromSame = edges(outcome, sameRound, side);
    return names.map((name, f) => {
      const change = outcome[side][f] as number;
      const { lasting, byItself } = words[name] ?? {};
      const edge = (lasting ? fromAll : fromSame)[f] as number;
      const alone = Math.sign(change) === Math.sign(edge) ? change : 0;
      return found(f, side, outcome, byItself ? alone : edge, worse, weighing);
    });
  });
}

/** What changes on the table, where the rivals change it no better. */
function since({ rivals, worse }: Others, outcome: Outcome, weighing: Weighing): Found[] {
  return SIDES.flatMap((side) =>
    outcome[side].map((change, f) =>
      found(f, side, outcome, change, [...rivals, ...worse], weighing),
    ),
  ).filter(({ sinceNow, feature }) => sinceNow && !weighing.words[feature]?.byItself);
}

function hasEnded({ ends }: Outcome): boolean {
  return ends > 0.5;
}

/** How much more of each feature there is than the rivals leave on average; nothing where there are none. */
function edges(outcome: Outcome, rivals: readonly Outcome[], side: Side): number[] {
  const differences = rivals.map((rival) => less(outcome[side], rival[side]));
  return outcome[side].map((_, f) => meanOf(differences.map((each) => each[f] as number)));
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Features of one topic and side together, told by the sayable one that weighs most. */
interface Point {
  readonly worth: number;
  readonly head: Found;
}

/** Best first. */
function pointsOf(all: readonly Found[]): Point[] {
  const bySubject = new Map<string, Found[]>();
  for (const each of all) {
    bySubject.set(each.subject, [...(bySubject.get(each.subject) ?? []), each]);
  }
  return [...bySubject.values()]
    .flatMap((members): Point[] => {
      const worth = members.reduce((sum, member) => sum + member.worth, 0);
      const head = headOf(members, Math.sign(worth));
      return head === undefined ? [] : [{ worth, head }];
    })
    .sort((a, b) => b.worth - a.worth);
}

function headOf(members: readonly Found[], sign: number): Found | undefined {
  const heaviest = members
    .filter(({ sayable, worth, outdone }) => sayable && worth * sign > 0 && !(outdone && sign > 0))
    .sort((a, b) => (b.worth - a.worth) * sign);
  const least = COUNTS * (heaviest[0]?.worth ?? 0) * sign;
  return heaviest.find(({ vague, worth }) => !vague && worth * sign >= least) ?? heaviest[0];
}

/** The gains that can be told by one measure, and the cost that goes with them. */
function told(points: readonly Point[], weighing: Weighing): Reason | null {
  const gains = points.filter(({ worth }) => worth >= LEAST_GAIN);
  const against = measureOf(gains, weighing);
  if (against === null) return null;
  const sayable = gains.flatMap(({ worth, head }) => {
    const change = changeIn(head, against, weighing);
    return change === null ? [] : [{ worth, change }];
  });
  const most = sayable[0]?.worth ?? 0;
  return {
    kind: 'changes',
    against,
    foes: weighing.foes,
    gains: sayable
      .filter(({ worth }) => worth >= SECOND * most)
      .map(({ change }) => change)
      .slice(0, MOST_GAINS),
    cost: costIn(points, against, COUNTS * most, weighing),
  };
}

/** The table as it stands, if a gain that counts shows there; else the other answers; null where nothing can be said. */
function measureOf(gains: readonly Point[], weighing: Weighing): Against | null {
  const shows = (against: Against) => (point: Point) =>
    changeIn(point.head, against, weighing) !== null;
  const most = gains[0]?.worth ?? 0;
  if (gains.filter(({ worth }) => worth >= SECOND * most).some(shows('now'))) return 'now';
  return gains.some(shows('others')) ? 'others' : null;
}

/** What the rivals spare one, where the answer gains nothing. */
function costAlone(points: readonly Point[], weighing: Weighing): Reason | null {
  const cost = costIn(points, 'others', LEAST_GAIN, weighing);
  const { foes } = weighing;
  return cost === null ? null : { kind: 'changes', against: 'others', foes, gains: [], cost };
}

function costIn(
  points: readonly Point[],
  against: Against,
  least: number,
  weighing: Weighing,
): Change | null {
  const worst = points[points.length - 1];
  if (worst === undefined || -worst.worth < Math.max(LEAST_COST, least)) return null;
  return changeIn(worst.head, against, weighing);
}

function changeIn(head: Found, against: Against, { words }: Weighing): Change | null {
  const { feature, side, change, edge, worth, sinceNow } = head;
  if (against === 'now' && !(sinceNow && Math.sign(change) === Math.sign(edge))) return null;
  const amount = against === 'now' ? change : edge;
  const said = { feature, side, amount: rounded(amount), good: worth > 0 };
  return canSay(phraseOf(said, words), amount) ? said : null;
}

function rounded(amount: number): number {
  return Math.round(amount * 100) / 100;
}
