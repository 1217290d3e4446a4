/**
 * Every event as a sentence: each type in both languages, whole and blanked, with the players' names. Random games show
 * that nothing the engine reports comes out broken.
 */
import { at, below, LANGS, makeRng, SPECTATOR } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { POWERS, TRIGGERS } from '../../src/cards/words.ts';
import {
  EVERYBODY,
  type EventOf,
  type EventType,
  redact,
  type TacticsEvent,
} from '../../src/events.ts';
import { apply, toAct } from '../../src/flow/engine.ts';
import { setup } from '../../src/flow/setup.ts';
import { REASONS } from '../../src/state/state.ts';
import { endingText } from '../../src/text/endings.ts';
import { narrate } from '../../src/text/narrate.ts';
import { NARRATE_EN } from '../../src/text/narrate-en.ts';
import {
  discard,
  eventsOf,
  expectClean,
  legalCodes,
  mutate,
  numerals,
  place,
  table,
  target,
} from './table.ts';

type Facts<K extends EventType> = Omit<EventOf<K>, 'type' | 'seat' | 'seenBy'>;

/** Facts for each type: leaving one out does not compile. */
const SAMPLES: { readonly [K in EventType]: readonly Facts<K>[] } = {
  redraw: [{ cards: 10 }, { cards: 1 }],
  aside: [{ card: 'prescient' }, { card: null }],
  round: [{ round: 2 }],
  turn: [{ extra: false }, { extra: true }],
  play: [{ card: 'prescient-x', place: 'p0:I2' }],
  mutate: [
    { card: 'lich', place: 'p0:II2', out: 'ghoul', fromDiscard: false },
    { card: 'lich', place: 'p0:II2', out: 'ghoul', fromDiscard: true },
  ],
  pass: [{ turns: 3 }, { turns: 0 }],
  power: TRIGGERS.flatMap((trigger) =>
    POWERS.map((power, i) => ({ card: 'oracle', trigger, power, max: i % 2 === 0 })),
  ),
  draw: [{ card: 'ember-seer' }, { card: null }],
  discard: (['opening', 'redraw', 'cost', 'power', 'vision', 'mutation'] as const).map((cause) => ({
    card: 'envoy',
    cause,
  })),
  destroy: [{ card: 'night-queen', place: 'p0:III1' }],
  imprison: [{ card: 'spark', place: 'p0:I1' }],
  release: [{ card: 'spark', place: 'p0:I1' }],
  swap: [{ place: 'p0:I1', with: 'p0:I3' }],
  reveal: [{ cards: ['oracle', 'sage', 'spark'] }, { cards: ['oracle'] }],
  take: (['discard', 'reveal'] as const).map((from) => ({ card: 'oracle', from })),
  'choose-seat': [{ chosen: 2 }],
  advantage: [{}],
  fizzle: [{ card: 'reaper' }],
  'extra-turn': [{ owed: 1 }, { owed: 2 }],
  shuffle: [{}],
  battle: [
    { values: [12, 9], winners: [0], byAdvantage: false },
    { values: [12, 9, 12, 3], winners: [2], byAdvantage: true },
    { values: [12, 12, 12], winners: [0, 1, 2], byAdvantage: false },
  ],
  point: [{ points: 1 }, { points: 3 }],
  over: REASONS.flatMap((reason) => [
    { winners: [1], reason },
    { winners: [0, 2, 3], reason },
  ]),
};

const EVENTS: TacticsEvent[] = (Object.keys(SAMPLES) as EventType[]).flatMap((type) =>
  SAMPLES[type].map((facts) => ({ type, seenBy: EVERYBODY, seat: 0, ...facts }) as TacticsEvent),
);

const say = (event: object, names?: readonly string[]) =>
  LANGS.map((lang) =>
    narrate({ seenBy: EVERYBODY, seat: 0, ...event } as TacticsEvent, lang, names),
  );

function expectTold(event: TacticsEvent): void {
  const [en = '', fr = ''] = say(event);
  expectClean(en, 'en');
  expectClean(fr, 'fr');
  expect(en).toMatch(/\.$/);
  expect(numerals(fr), fr).toEqual(numerals(en));
}

describe('every type of event', () => {
  test('is in both tables', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(NARRATE_EN).sort());
  });

  test.each(EVENTS.map((event) => [event.type, event] as const))('%s', (_type, event) => {
    expectTold(event);
    expectTold(redact({ ...event, seenBy: 0 }, SPECTATOR));
  });

  test('random games are told whole, to every viewer', () => {
    const told = new Set<string>();
    const tellOnce = (event: TacticsEvent) => {
      const key = JSON.stringify(event);
      if (!told.has(key)) expectTold(event);
      told.add(key);
    };
    for (let seed = 0; seed < 12; seed++) {
      const players = 2 + (seed % 3);
      const s = setup(seed, players);
      const rng = makeRng(seed);
      while (toAct(s) >= 0) {
        const codes = legalCodes(s);
        apply(s, at(codes, below(rng, codes.length)), (event) => {
          for (let viewer = SPECTATOR; viewer < players; viewer++) tellOnce(redact(event, viewer));
        });
      }
    }
  });
});

describe('sentences', () => {
  test('T3.1: a goblin is placed', () => {
    expect(say({ type: 'play', card: 'prescient', place: 'p0:I2' })).toEqual([
      'p0 places Prescient (I2).',
      'p0 pose Prescient (I2).',
    ]);
  });

  test('T3.6: a zombie mutation', () => {
    const facts = { card: 'lich', place: 'p0:II2', out: 'ghoul', fromDiscard: true };
    expect(say({ type: 'mutate', ...facts })).toEqual([
      'p0 mutates Ghoul (II2) into Lich from the discard pile.',
      'p0 fait muter Goule (II2) en Liche, carte prise dans la défausse.',
    ]);
  });

  test('T2.1: what is put aside nobody else may see', () => {
    const aside: TacticsEvent = { type: 'aside', seenBy: 0b01, seat: 0, card: 'sage' };
    expect(LANGS.map((lang) => narrate(redact(aside, 1), lang))).toEqual([
      'p0 puts a card aside, face down.',
      'p0 met une carte de côté, face cachée.',
    ]);
    expect(narrate(redact(aside, 0), 'en')).toBe('p0 puts Sage aside, face down.');
  });

  test('players have their names, and French elides', () => {
    const names = ['Alice', 'Bob'];
    expect(say({ type: 'imprison', card: 'ghoul', place: 'p0:II1' }, names)).toEqual([
      "Alice's Ghoul (II1) is imprisoned.",
      'Le gobelin Goule d’Alice (II1) est emprisonné.',
    ]);
    expect(say({ type: 'choose-seat', chosen: 1 }, names)).toEqual([
      'Alice chooses Bob.',
      'Alice choisit Bob.',
    ]);
  });

  test('T5, T6: the power that begins', () => {
    const facts = { card: 'sage', trigger: 'arrival', power: 'vision', max: true };
    expect(say({ type: 'power', ...facts })).toEqual([
      'Sage (arrival): Vision, maximum.',
      'Sage (arrivée)\u00a0: Vision, maximum.',
    ]);
  });

  test('T3.8: the first pass says how many turns are left', () => {
    expect(say({ type: 'pass', turns: 3 })).toEqual([
      'p0 passes first: every other player has at most 3 more turns.',
      'p0 passe en premier\u00a0: il reste au plus 3 tours à chaque autre joueur.',
    ]);
  });

  test('T4.1: a battle won, a tie broken by the Advantage card, a tie shared', () => {
    expect(say({ type: 'battle', values: [12, 9, 3], winners: [0], byAdvantage: false })).toEqual([
      'Great Battle (p0 12, p1 9, p2 3): p0 wins.',
      'Grande Bataille (p0 12, p1 9, p2 3)\u00a0: p0 gagne.',
    ]);
    expect(say({ type: 'battle', values: [9, 9], winners: [1], byAdvantage: true })).toEqual([
      'Great Battle (p0 9, p1 9): a tie, and p1 wins thanks to the Advantage card.',
      'Grande Bataille (p0 9, p1 9)\u00a0: égalité, p1 gagne grâce à la carte Avantage.',
    ]);
    expect(say({ type: 'battle', values: [9, 9, 2], winners: [0, 1], byAdvantage: false })).toEqual(
      [
        'Great Battle (p0 9, p1 9, p2 2): a tie, p0 and p1 each take a victory point.',
        'Grande Bataille (p0 9, p1 9, p2 2)\u00a0: égalité entre p0 et p1, un point de victoire chacun.',
      ],
    );
  });

  test('T4.2, T7.3: a victory, alone and shared', () => {
    expect(say({ type: 'over', seat: -1, winners: [1], reason: 'points' })).toEqual([
      'p1 wins the game: 3 victory points.',
      'p1 gagne la partie\u00a0: 3 points de victoire.',
    ]);
    expect(say({ type: 'over', seat: -1, winners: [0, 2], reason: 'nine-of-a-clan' })).toEqual([
      'p0 and p2 share the victory: 9 face-up goblins of one clan in the army.',
      'La victoire est partagée entre p0 et p2\u00a0: 9 gobelins d’un même clan face visible dans l’armée.',
    ]);
    expect(endingText('fifteen', 'fr')).toBe('15 gobelins dans l’armée');
  });

  test('T5.4: one turn, from the cost to the powers', () => {
    const s = table(
      [
        { hand: ['incendiary', 'sage', 'tracker'], army: [['runner'], ['ranger']] },
        { army: [['scribe', 'herald']] },
      ],
      { deck: ['spark', 'looter'] },
    );
    const events = eventsOf(s, mutate('II1', 'incendiary'), discard('tracker'), target('p1:I2'));
    expect(events.map((event) => narrate(event, 'en'))).toEqual([
      'p0 discards Tracker to pay the cost.',
      'p0 discards Sage to pay the cost.',
      'p0 mutates Ranger (II1) into Incendiary.',
      'Ranger goes to the discard pile.',
      'Incendiary (arrival): Destruction.',
      "p1's Herald (I2) is destroyed.",
      "It is p1's turn.",
    ]);
  });

  test('T6.7: the Advantage card and its turn', () => {
    const s = table([{ hand: ['runner'] }]);
    expect(eventsOf(s, place('runner')).map((event) => narrate(event, 'fr'))).toEqual([
      'p0 pose Coureur (I1).',
      'Coureur (arrivée)\u00a0: Avantage.',
      'p0 prend la carte Avantage.',
      'p0 jouera un tour supplémentaire.',
      'p0 joue un tour supplémentaire.',
    ]);
  });
});
