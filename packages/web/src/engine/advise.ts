/** The hint ladder: first what kind of thing to do, then with which card and why, then the best line, and answers with their chances. */
import { type Choice, explain, type Reason, reasonText } from '@open-gosu/bots';
import { type ActionCode, type AnyView, legalList } from '@open-gosu/kernel';
import { labelOf } from './answers.ts';
import { botOf, refuseOnline, rngOf } from './choose.ts';
import type { Kit, Listener } from './games/kit.ts';
import { type LineStep, lineFrom } from './line.ts';
import type { Match } from './match.ts';
import { listenerOf } from './people.ts';
import { deciderOf, playedOf } from './play.ts';
import type { Advice, Asked, Told } from './requests.ts';
import { say } from './words.ts';

const ADVISER = 'ismcts';
interface Effort {
  readonly iterations: number;
  /** A slow machine stops earlier. */
  readonly milliseconds: number;
}

/** As much as a player waits for. */
const HINT: Effort = { iterations: 240, milliseconds: 800 };
/** For what follows the best answer: iterations for each, milliseconds for all together. */
const LINE: Effort = { iterations: 80, milliseconds: 300 };
/** With less time than this a guess would be no better than none. */
const LEAST_MILLISECONDS = 40;
const STUDY: Effort = { iterations: 900, milliseconds: 3000 };
/** Answers named on the last rung, and those that are given a reason. */
const MOST = 3;

export function advise({ match, viewer, lang, rung }: Asked<'advise'>): Told<'advise'> {
  refuseOnline(match);
  const played = playedOf(match);
  const { kit, state } = played;
  if (deciderOf(played, match) !== viewer) {
    return { text: say(lang, 'nothingToAdvise'), answers: [] };
  }
  const view = kit.game.view(state, viewer);
  const [deal] = kit.deals(view, 1);
  const to = listenerOf(match, viewer, lang);
  const legal = legalList(kit.game, deal);
  const [only] = legal;
  if (only !== undefined && legal.length === 1) {
    return { text: say(lang, 'onlyOne', { what: kit.deed(deal, only, to) }), answers: [] };
  }
  const thought = consult(kit, view, match, HINT);
  const found = thought.found.slice(0, MOST);
  const [best] = found;
  if (best === undefined) return { text: say(lang, 'nothingToAdvise'), answers: [] };
  const kinds = new Set(legal.map((code) => kit.deedKind(code, lang)));
  if (rung === 1 && kinds.size > 1) {
    return { text: say(lang, 'couldDo', { what: kit.deedKind(best.code, lang) }), answers: [] };
  }
  if (rung < 3) return consider(kit, deal, view, best, to);
  thought.line ??= lineOf(kit, view, match, best);
  return bestAnswers(kit, deal, found, lineText(kit, thought.line, to), to);
}

interface Advised {
  readonly code: ActionCode;
  readonly chance: number;
  readonly reason: Reason | null;
}

/** What was thought about one question. */
interface Thought {
  readonly key: string;
  readonly found: readonly Advised[];
  /** What follows the best of them, once it was asked for. */
  line: readonly LineStep[] | null;
}

let last: Thought | null = null;

/** The same question asked again, for the next rung or in another language, is not thought about again. */
function consult(kit: Kit, view: AnyView, match: Match, effort: Effort): Thought {
  const { iterations, milliseconds } = effort;
  const key = JSON.stringify([match.game, match.start, match.answers, view.viewer, iterations]);
  if (last?.key === key) return last;
  const deadline = { milliseconds, now: () => performance.now() };
  const budget = { iterations, deadline, full: true } as const;
  const choice = botOf(kit, ADVISER).choose(view, budget, rngOf(match, 'hint'));
  const found = advisedBy(kit, view, choice, match);
  last = { key, found, line: null };
  return last;
}

function advisedBy(kit: Kit, view: AnyView, choice: Choice, match: Match): Advised[] {
  const { answer, winChance, top } = choice;
  const considered =
    top.length === 0
      ? [{ code: answer, chance: winChance ?? 0 }]
      : top.map(({ answer: code, value }) => ({ code, chance: value }));
  const codes = considered.slice(0, MOST).map(({ code }) => code);
  const chances = considered.map(({ chance }) => chance);
  const reasons = explain(kit.game, view, codes, rngOf(match, 'reasons'), chances);
  return considered.map(({ code, chance }, i) => ({ code, chance, reason: reasons?.[i] ?? null }));
}

export function analyse({ match, lang }: Asked<'analyse'>): Told<'analyse'> {
  refuseOnline(match);
  const played = playedOf(match);
  const { kit, state } = played;
  const seat = deciderOf(played, match);
  if (seat < 0) return { seat, answers: [] };
  const view = kit.game.view(state, seat);
  const [deal] = kit.deals(view, 1);
  const to = listenerOf(match, seat, lang);
  const { found } = consult(kit, view, match, STUDY);
  const answers = found.map((advised) => ({
    notation: kit.game.describe(deal, advised.code),
    label: labelOf(kit, deal, advised.code, to),
    chance: advised.chance,
    reason: reasonOf(kit, advised, to),
  }));
  return { seat, answers };
}

function reasonOf(kit: Kit, { reason }: Advised, { lang }: Listener): string {
  return reason === null ? '' : reasonText(kit.game, reason, lang);
}

function consider(kit: Kit, deal: unknown, view: AnyView, best: Advised, to: Listener): Advice {
  const { lang } = to;
  const what = cardNamed(kit, deal, view, best.code, to) ?? kit.deed(deal, best.code, to);
  const reason = reasonOf(kit, best, to);
  const text =
    reason === '' ? say(lang, 'lookAt', { what }) : say(lang, 'lookAtBecause', { what, reason });
  return { text, answers: [] };
}

/** The card an answer is about, by name; null where it is about none. */
function cardNamed(
  kit: Kit,
  deal: unknown,
  view: AnyView,
  code: ActionCode,
  to: Listener,
): string | null {
  const [handle] = kit.points(deal, code).about;
  if (handle === undefined || /^(?:clan|seat):/.test(handle)) return null;
  const looker = { ...to, bots: [], drafted: [], isActing: false };
  const cells = kit.table(view, looker).seats.flatMap(({ army }) => army.flat());
  const id = cells.find(({ place }) => place === handle)?.card ?? handle.split(':').pop();
  return kit.book(to.lang).cards.find((card) => card.id === id)?.name ?? null;
}

function lineOf(kit: Kit, view: AnyView, match: Match, best: Advised): readonly LineStep[] {
  const now = () => performance.now();
  const end = now() + LINE.milliseconds;
  const rng = rngOf(match, 'line');
  return lineFrom(kit, view, best.code, (then) => {
    const milliseconds = end - now();
    if (milliseconds < LEAST_MILLISECONDS) return null;
    const { iterations } = LINE;
    return botOf(kit, ADVISER).choose(then, { iterations, deadline: { milliseconds, now } }, rng)
      .answer;
  });
}

/** "Play Solok, then discard Elle, then capture Vakar". */
function lineText(kit: Kit, line: readonly LineStep[], to: Listener): string {
  return line
    .map(({ deal, code }) => kit.deed(deal, code, to))
    .reduce((what, next) => say(to.lang, 'andThen', { what, next }));
}

function bestAnswers(
  kit: Kit,
  deal: unknown,
  found: readonly Advised[],
  what: string,
  to: Listener,
): Advice {
  const [best] = found as readonly [Advised];
  const { lang } = to;
  const reason = reasonOf(kit, best, to);
  return {
    text: reason === '' ? say(lang, 'best', { what }) : say(lang, 'bestBecause', { what, reason }),
    answers: found.map((advised) => ({
      code: advised.code,
      label: labelOf(kit, deal, advised.code, to),
      chance: advised.chance,
      reason: reasonOf(kit, advised, to),
    })),
  };
}
