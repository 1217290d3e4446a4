/**
 * Coverage play: games whose choices lean towards what no game has done yet, until every goblin has been used in every
 * way that applies to it. The report names what is missing, with the seed and the command to repeat it.
 */
import { type ActionCode, at, below, makeRng, type Rng, readPlace } from '@open-gosu/kernel';
import { PASS } from '../../packages/tactics/src/answers.ts';
import type { FaceDef } from '../../packages/tactics/src/cards/define.ts';
import { FACE_DEFS } from '../../packages/tactics/src/cards/index.ts';
import { SIDES } from '../../packages/tactics/src/cards/words.ts';
import type { DiscardCause, EventType, TacticsEvent } from '../../packages/tactics/src/events.ts';
import { tactics } from '../../packages/tactics/src/game.ts';
import { idOf } from '../../packages/tactics/src/state/faces.ts';
import type { Frame } from '../../packages/tactics/src/state/frame.ts';
import { goblinAt } from '../../packages/tactics/src/state/query.ts';
import { faceIn, type State } from '../../packages/tactics/src/state/state.ts';
import { CoverageTable } from '../coverage.ts';

const mutatesInto = (def: FaceDef, zombie: boolean) =>
  FACE_DEFS.some(
    (out) =>
      out.level === def.level &&
      out.cost !== null &&
      out.name.en !== def.name.en &&
      (out.zombie || !zombie),
  );

const always = () => true;

/** What can happen to a goblin, and to which. */
const USES = {
  placed: always,
  'mutated-in': (def: FaceDef) => mutatesInto(def, false),
  'mutated-in-from-discard': (def: FaceDef) => mutatesInto(def, true),
  'mutated-out': (def: FaceDef) => def.cost !== null,
  imprisoned: always,
  released: always,
  destroyed: always,
  swapped: always,
  paid: always,
  'discarded-by-power': always,
  returned: always,
  'vision-kept': always,
  'vision-discarded': always,
  'put-aside': always,
} as const;
type CardUse = keyof typeof USES;
type PowerUse = 'arrival' | 'link' | 'mutation';
export type Use = CardUse | PowerUse;

/** Ends a game can come to, with how many players and how many winners: "nine-of-a-clan 3 shared". */
export const ENDINGS = [2, 3, 4].flatMap((players) => [
  `points ${players}`,
  `fifteen ${players}`,
  `nine-of-a-clan ${players}`,
  `nine-of-a-clan ${players} shared`,
  // T4.1: with two players one of those who tie holds the Advantage card, and takes the point alone.
  ...(players > 2 ? [`points ${players} shared`] : []),
]);

/** Each listed power, and each side a link listens on: "oracle 1 right". */
function powersWith(trigger: PowerUse): string[] {
  return FACE_DEFS.flatMap(({ id, powers }) =>
    powers.flatMap((power, i) => {
      if (power.trigger !== trigger) return [];
      return trigger === 'link' ? power.sides.map((side) => `${id} ${i} ${side}`) : [`${id} ${i}`];
    }),
  );
}

export class Coverage extends CoverageTable<Use> {
  constructor() {
    const cards = Object.entries(USES) as [CardUse, (def: FaceDef) => boolean][];
    super(
      new Map<Use, readonly string[]>([
        ...cards.map(
          ([use, applies]) => [use, FACE_DEFS.filter(applies).map(({ id }) => id)] as const,
        ),
        ...(['arrival', 'link', 'mutation'] as const).map(
          (trigger) => [trigger, powersWith(trigger)] as const,
        ),
      ]),
    );
  }
}

type Found = readonly [use: Use, subject: string];

const OF_DISCARD: { readonly [C in DiscardCause]?: CardUse } = {
  cost: 'paid',
  power: 'discarded-by-power',
  vision: 'vision-discarded',
};

/** What an event says was done to which goblin; `s` is the state as the event finds it. */
function usesOf(s: State, event: TacticsEvent): readonly Found[] {
  switch (event.type) {
    case 'play':
      return [['placed', event.card]];
    case 'mutate':
      return [
        [event.fromDiscard ? 'mutated-in-from-discard' : 'mutated-in', event.card],
        ['mutated-out', event.out],
      ];
    case 'imprison':
      return [['imprisoned', event.card]];
    case 'release':
      return [['released', event.card]];
    case 'destroy':
      return [['destroyed', event.card]];
    case 'swap':
      return [event.place, event.with].map((place) => ['swapped', cardAt(s, place)]);
    case 'discard': {
      const use = OF_DISCARD[event.cause];
      return use ? [[use, event.card]] : [];
    }
    case 'take':
      return [[event.from === 'discard' ? 'returned' : 'vision-kept', event.card]];
    case 'aside':
      return [['put-aside', event.card ?? '']];
    default:
      return [];
  }
}

function cardAt(s: State, place: string): string {
  return idOf(faceIn(goblinAt(s, readPlace(place, 0))));
}

/** The power that begins: the frame on top of the stack has just looked at it. */
function powerOf(s: State): Found {
  const { face, step, target } = s.stack[s.stack.length - 1] as Frame;
  const power = FACE_DEFS[face]?.powers[step - 1];
  if (!power) throw new Error('no power begins');
  const side = power.trigger === 'link' ? ` ${SIDES[target]}` : '';
  return [power.trigger, `${idOf(face)} ${step - 1}${side}`];
}

/** Events that follow a power that does something. */
const EFFECTS: readonly EventType[] = [
  ...(['draw', 'discard', 'destroy', 'imprison', 'release', 'swap', 'reveal'] as const),
  ...(['take', 'choose-seat', 'advantage', 'shuffle'] as const),
];

/** Listens to one game: a power counts once it has an effect. */
class Listener {
  private readonly s: State;
  private begun: Found | null;
  readonly found: Found[] = [];
  /** Powers begun here whose effect is still open. */
  readonly open: Found[] = [];

  constructor(s: State, begun: Found | null) {
    this.s = s;
    this.begun = begun;
  }

  readonly hear = (event: TacticsEvent): void => {
    this.found.push(...usesOf(this.s, event));
    if (event.type === 'power') {
      this.begun = powerOf(this.s);
      this.open.push(this.begun);
    } else {
      if (this.begun && EFFECTS.includes(event.type)) this.found.push(this.begun);
      this.begun = null;
    }
  };

  /** The power that waits for an answer before it does anything. */
  waiting(): Found | null {
    return this.begun;
  }
}

/** How much this answer would add: uses not seen yet, and powers not seen yet that it begins. */
function worth(coverage: Coverage, s: State, code: ActionCode, begun: Found | null): number {
  const copy = tactics.clone(s);
  const listener = new Listener(copy, begun);
  tactics.apply(copy, code, listener.hear);
  const news = (list: readonly Found[]) =>
    new Set(list.filter(([use, subject]) => coverage.isNews(use, subject)).map(String)).size;
  const ends = copy.winners !== 0 && !coverage.reasons.has(endingOf(copy)) ? 9 : 0;
  return 2 * news(listener.found) + news(listener.open) + ends;
}

/** As in `ENDINGS`. */
function endingOf(s: State): string {
  const { reason = '', winners = [] } = tactics.result(s) ?? {};
  return `${reason} ${s.players.length}${winners.length > 1 ? ' shared' : ''}`;
}

/** The best of the answers by worth; among equals, and now and then anyway, by chance. Passing is for want of better. */
function choose(
  coverage: Coverage,
  s: State,
  legal: readonly ActionCode[],
  rng: Rng,
  begun: Found | null,
): ActionCode {
  if (below(rng, 5) === 0) return at(legal, below(rng, legal.length));
  let best = Number.NEGATIVE_INFINITY;
  let kept: ActionCode[] = [];
  for (const code of legal) {
    const value = worth(coverage, s, code, begun) - (code === PASS ? 0.5 : 0);
    if (value > best) kept = [];
    if (value >= best) kept.push(code);
    best = Math.max(best, value);
  }
  return at(kept, below(rng, kept.length));
}

/** Plays one game from a state to its end, leaning towards what is missing. */
export function playOn(s: State, coverage: Coverage, rng: Rng): void {
  const out: ActionCode[] = [];
  let begun: Found | null = null;
  while (tactics.toAct(s) >= 0) {
    const legal = out.slice(0, tactics.legal(s, out));
    const listener: Listener = new Listener(s, begun);
    tactics.apply(s, choose(coverage, s, legal, rng, begun), listener.hear);
    for (const [use, subject] of listener.found) coverage.add(use, subject);
    begun = listener.waiting();
  }
  coverage.addEnding(endingOf(s));
}

/** Plays with 2, 3 and 4 players in turn until nothing is missing that is asked for here, or `most` games are over. */
export function coveragePlay(
  seed: number,
  most: number,
  coverage: Coverage,
  askedFor: (missing: string) => boolean,
): void {
  for (let i = 0; i < most && coverage.missing().some(askedFor); i++) {
    const name = `coverage ${seed} ${i}`;
    playOn(tactics.setup({}, name, 2 + (i % 3)), coverage, makeRng(name));
  }
}
