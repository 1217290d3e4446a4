/**
 * Coverage play: random games whose choices lean towards what no game has done yet, until every card has been used in
 * every way that applies to it. The report names what is missing, with the seed and the command to repeat it.
 */
import { type ActionCode, at, below, codeA, codeKind, makeRng, type Rng } from '@open-gosu/kernel';
import { ANSWER, readPlay, readShift } from '../../packages/gosu-x/src/answers.ts';
import { CARD_DEFS } from '../../packages/gosu-x/src/cards/index.ts';
import { CLANS } from '../../packages/gosu-x/src/cards/words.ts';
import type { GosuXEvent } from '../../packages/gosu-x/src/events.ts';
import { ask } from '../../packages/gosu-x/src/flow/engine.ts';
import { placeOfSpot } from '../../packages/gosu-x/src/flow/turn.ts';
import { gosuX } from '../../packages/gosu-x/src/game.ts';
import { idOf, KEYWORD, KEYWORDS_OF } from '../../packages/gosu-x/src/state/kinds.ts';
import { cardId } from '../../packages/gosu-x/src/state/moves.ts';
import { cardAt } from '../../packages/gosu-x/src/state/query.ts';
import type { State } from '../../packages/gosu-x/src/state/state.ts';
import { CoverageTable } from '../coverage.ts';
import { checkedOptions } from '../random-play.ts';

export const USES = [
  'played',
  'activated',
  'shifted-in',
  'shifted-out',
  'captured',
  'released',
  'destroyed',
  'sacrificed',
  'copied',
  'capture-cancelled',
  'activation-cancelled',
] as const;
export type Use = (typeof USES)[number];

/** Which cards a use can happen to at all. */
export const APPLIES: { readonly [U in Use]: (id: string) => boolean } = {
  played: () => true,
  activated: (id) => def(id).icons > 0 || def(id).keywords.includes('veteran'),
  'shifted-in': () => true,
  'shifted-out': (id) => def(id).shift !== null,
  captured: (id) => !isEthereal(id),
  released: (id) => !isEthereal(id),
  // X9.6: while face up, an Ethereal card is no legal target, and it cannot be captured either.
  destroyed: (id) => !isEthereal(id),
  sacrificed: () => true,
  copied: (id) => def(id).effect.length > 0,
  'capture-cancelled': (id) => !isEthereal(id),
  'activation-cancelled': (id) => def(id).icons > 0,
};

function def(id: string) {
  const found = CARD_DEFS.find((card) => card.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

function isEthereal(id: string): boolean {
  return def(id).keywords.includes('ethereal');
}

export class Coverage extends CoverageTable<Use> {
  constructor() {
    const ids = CARD_DEFS.map((card) => card.id);
    super(new Map(USES.map((use) => [use, ids.filter(APPLIES[use])])));
  }
}

/** What an event says was done to which card. */
function record(coverage: Coverage, event: GosuXEvent): void {
  switch (event.type) {
    case 'play':
      coverage.add('played', event.card);
      return;
    case 'shift':
      coverage.add('shifted-in', event.card);
      coverage.add('shifted-out', event.out);
      return;
    case 'activate':
      coverage.add('activated', event.card);
      return;
    case 'capture':
      coverage.add('captured', event.card);
      return;
    case 'release':
      coverage.add('released', event.card);
      return;
    case 'destroy':
      coverage.add('destroyed', event.card);
      return;
    case 'sacrifice':
      coverage.add('sacrificed', event.card);
      return;
    case 'copy':
      coverage.add('copied', event.card);
      return;
    case 'cancel':
      coverage.add(
        event.card === 'atalanta' ? 'activation-cancelled' : 'capture-cancelled',
        event.target,
      );
      return;
    default:
  }
}

/** How much this answer would add: a use not seen yet, or a step towards one. */
function worth(coverage: Coverage, s: State, code: ActionCode): number {
  const { seat, purpose, subject } = ask(s);
  const news = (use: Use, id: string) => (coverage.isNews(use, id) ? 1 : 0);
  switch (codeKind(code)) {
    case ANSWER.play: {
      const { kind, row } = readPlay(code);
      // An Immortal can be shifted in only for the one card of every level that stands in row III.
      return (
        3 * news('played', idOf(kind)) + (row === 2 && idOf(kind) === 'phoenix-immortal' ? 4 : 0)
      );
    }
    case ANSWER.shift: {
      const { spot, kind } = readShift(code);
      const out = cardId(s, cardAt(s, placeOfSpot(seat, spot)));
      return 3 * news('shifted-in', idOf(kind)) + 3 * news('shifted-out', out);
    }
    case ANSWER.activate:
      return activationWorth(coverage, cardId(s, cardAt(s, placeOfSpot(seat, codeA(code)))));
    case ANSWER.target:
      return targetWorth(coverage, purpose, cardId(s, cardAt(s, codeA(code))));
    case ANSWER.pick:
      return purpose === 'copy' ? 3 * news('copied', idOf(codeA(code))) : 0;
    case ANSWER.use:
      if (subject < 0) return 0;
      return (
        3 *
        news(
          purpose === 'cancel-activation' ? 'activation-cancelled' : 'capture-cancelled',
          cardId(s, subject),
        )
      );
    case ANSWER.discard:
      // Force of will cards are worth holding.
      return at(KEYWORDS_OF, codeA(code)) & KEYWORD.forceOfWill ? -3 : 0;
    default:
      return 0;
  }
}

function activationWorth(coverage: Coverage, id: string): number {
  const news = (use: Use) => (coverage.isNews(use, id) ? 1 : 0);
  return 3 * news('activated') + 2 * news('activation-cancelled');
}

function targetWorth(coverage: Coverage, purpose: string, id: string): number {
  const news = (use: Use) => (coverage.isNews(use, id) ? 1 : 0);
  switch (purpose) {
    case 'capture':
      return 3 * news('captured') + 2 * news('released') + 2 * news('capture-cancelled');
    case 'destroy':
      return 3 * news('destroyed') + 2 * news('capture-cancelled');
    case 'release':
      return 3 * news('released');
    case 'sacrifice':
    case 'song':
      return 3 * news('sacrificed');
    case 'copy':
      return 3 * news('copied');
    default:
      return 0;
  }
}

/** The best of the answers by worth; among equals, and now and then anyway, by chance. */
function choose(coverage: Coverage, s: State, legal: readonly ActionCode[], rng: Rng): ActionCode {
  if (below(rng, 4) === 0) return at(legal, below(rng, legal.length));
  let best = -100;
  let kept: ActionCode[] = [];
  for (const code of legal) {
    const value = worth(coverage, s, code);
    if (value > best) {
      best = value;
      kept = [];
    }
    if (value === best) kept.push(code);
  }
  return at(kept, below(rng, kept.length));
}

/** Two times three clans that hold much of what is missing. */
function clansFor(coverage: Coverage, rng: Rng): string[][] {
  const missing = coverage.missing().map((line) => def(line.split(' ')[1] ?? '').id);
  const needed = [
    ...new Set(
      missing.map((id) => CLANS[Math.floor(CARD_DEFS.findIndex((c) => c.id === id) / 11)]),
    ),
  ];
  const first = needed[below(rng, needed.length || 1)];
  const helpers = [
    'abhilasha',
    'justice',
    'phoenix',
    'galmi',
    'goan-sul',
    'xian',
    'tomorrow',
    'narashima',
  ];
  const all = [...new Set([...(first ? [first] : []), ...shuffled(helpers, rng)])];
  return below(rng, 2) ? [all.slice(0, 3), all.slice(3, 6)] : [all.slice(3, 6), all.slice(0, 3)];
}

function shuffled(list: readonly string[], rng: Rng): string[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const kept = copy[i] as string;
    copy[i] = copy[j] as string;
    copy[j] = kept;
  }
  return copy;
}

/** Plays until nothing is missing or `games` are over. */
export function coveragePlay(seed: number, games: number, coverage = new Coverage()): Coverage {
  for (let i = 0; i < games && coverage.missing().length > 0; i++) {
    const rng = makeRng(`coverage ${seed} ${i}`);
    const options = checkedOptions(gosuX, { draft: 'given', clans: clansFor(coverage, rng) });
    playOn(gosuX.setup(options, `coverage ${seed} ${i}`, 2), coverage, rng);
  }
  return coverage;
}

/** Plays one game from a state to its end, leaning towards what is missing. */
export function playOn(s: State, coverage: Coverage, rng: Rng): void {
  const out: ActionCode[] = [];
  while (gosuX.toAct(s) >= 0) {
    const legal = out.slice(0, gosuX.legal(s, out));
    gosuX.apply(s, choose(coverage, s, legal, rng), (event) => record(coverage, event));
  }
  coverage.addEnding(gosuX.result(s)?.reason ?? '');
}
