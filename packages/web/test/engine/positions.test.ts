/** Scenes of positions built for it: draft, paying, revealed cards, known decks, steps, what is not possible and why. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { GameId, Match } from '../../src/engine/match.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { newMatch, person, TABLES } from './tables.ts';

function begin(game: GameId, position: object, ...answers: readonly string[]): Match {
  const players = (position as { players: readonly unknown[] }).players.length;
  const sitters = ['Ada', 'Bob', 'Cleo'].slice(0, players).map(person);
  const start = { from: 'position', position: { game, ...position } } as const;
  const begun = answer('begin', { game, start, sitters, lang: 'en' });
  if (!begun.ok) throw new Error(begun.message);
  return { ...begun.value, answers };
}

function gosuX(you: object, foe: object, ...answers: readonly string[]): Match {
  const players = [
    { clans: ['justice', 'galmi', 'goan-sul'], ...you },
    { clans: ['abhilasha', 'phoenix', 'tomorrow'], ...foe },
  ];
  return begin('gosu-x', { players }, ...answers);
}

const sceneAt = (match: Match, viewer = 0): Scene => answer('scene', { match, viewer, lang: 'en' });

test('the draft: whose pick it is, which of two, and the tiles the last one turns', () => {
  const picks = ['galmi', 'xian', 'phoenix', 'justice', 'tomorrow'].map((clan) => `draft ${clan}`);
  const at = (done: number): Match => ({
    ...newMatch(TABLES[0]!, 1),
    answers: picks.slice(0, done),
  });
  expect(sceneAt(at(0)).centre.draft).toEqual({ order: [0, 1, 1, 0, 0, 1], done: 0 });
  expect(sceneAt(at(0)).prompt?.step).toBeNull();
  expect(sceneAt(at(1), 1).prompt?.step).toEqual({ now: 1, of: 2 });
  expect(sceneAt(at(2), 1).prompt?.step).toEqual({ now: 2, of: 2 });
  expect(sceneAt(at(3), 0).prompt?.step).toEqual({ now: 1, of: 2 });
  const last = sceneAt(at(5), 1);
  expect(last.seats[1]?.clans).toEqual(['xian', 'phoenix']);
  expect(last.prompt?.answers.map(({ tiles }) => tiles?.map(({ clan }) => clan))).toEqual([
    ['narashima', 'goan-sul'],
    ['abhilasha', 'goan-sul'],
    ['abhilasha', 'narashima'],
  ]);
  expect(sceneAt(at(4)).prompt?.answers.every(({ tiles }) => tiles === undefined)).toBe(true);
});

describe('Gosu X', () => {
  test('a card that is being paid for lies on the table, in no hand', () => {
    const hand = ['volantis', 'elle', 'sati', 'quae'];
    const match = gosuX({ hand, army: [['un-go']] }, {}, 'play volantis');
    for (const viewer of [0, 1, -1]) {
      const { centre, seats } = sceneAt(match, viewer);
      expect(centre.open).toEqual(['volantis']);
      expect(seats[0]?.hand.length).toBe(3);
    }
    const { prompt } = sceneAt(match);
    expect([prompt?.purpose, prompt?.source, prompt?.step]).toEqual([
      'cost',
      'volantis',
      { now: 1, of: 2 },
    ]);
    expect(sceneAt({ ...match, answers: [...match.answers, 'discard elle'] }).prompt?.step).toEqual(
      {
        now: 2,
        of: 2,
      },
    );
    expect(sceneAt(match, 1).prompt?.text).toBe('Ada pays for Volantis.');
  });

  test('revealed cards lie on the table, not on the deck', () => {
    const deck = ['elle', 'sati', 'quae', 'nezha', 'tourach'];
    const match = gosuX({ hand: ['shard'], deck, army: [['un-go']] }, {}, 'play shard');
    const { centre, seats, prompt } = sceneAt(match, 1);
    expect(centre.open).toEqual(['elle', 'sati', 'quae', 'nezha']);
    expect(seats[0]?.deckTop).toEqual([]);
    expect(prompt?.isMine).toBe(false);
    const about = sceneAt(match).prompt?.answers.map((one) => one.about);
    expect(about).toContainEqual(['card:elle']);
  });

  test('what was put on a deck in the open stays known', () => {
    const match = gosuX(
      { hand: ['un-go'] },
      { army: [['aat', 'obeezs']] },
      'play un-go',
      'target p1:I2',
    );
    for (const viewer of [0, 1])
      expect(sceneAt(match, viewer).seats[1]?.deckTop).toEqual(['obeezs']);
  });

  test('a pass that is not possible says why', () => {
    const { prompt } = sceneAt(gosuX({ hand: ['elle'] }, {}));
    expect(prompt?.impossible).toEqual([
      {
        notation: 'pass',
        label: 'Pass',
        whyNot: 'To pass first you must have no Activation token in hand: you have 2.',
      },
    ]);
    expect(sceneAt(gosuX({ hand: ['elle'] }, {}), 1).prompt?.impossible).toEqual([]);
  });

  test('hand cards say why they cannot be played, to their owner who acts', () => {
    const match = gosuX({ hand: ['elle', 'volantis'] }, {});
    const own = sceneAt(match).seats[0]?.hand;
    expect(own?.map(({ card, whyNot }) => [card, whyNot])).toEqual([
      ['volantis', null],
      ['elle', 'You need fewer Heroes than Troops: play a Troop first.'],
    ]);
    expect(sceneAt(match, 1).seats[0]?.hand).toEqual([
      { card: null, isKnown: false, whyNot: null },
      { card: null, isKnown: false, whyNot: null },
    ]);
  });

  test('cards in one’s army say why nothing can be done with them, and which cards cannot take their place', () => {
    const army = [['un-go', { card: 'volantis', captured: true }], ['nezha', 'smook'], []];
    const tokens = { hand: 0, spent: 2, locked: 2 };
    const match = gosuX({ hand: ['un-go', 'justice', 'kno-bo'], army, tokens }, {});
    expect(sceneAt(match).prompt?.refusals).toEqual([
      {
        about: ['p0:I1', 'hand:justice'],
        whyNot: 'Justice is of another level: the new card must be able to stand in the Troop row.',
      },
      {
        about: ['p0:I1', 'hand:un-go'],
        whyNot: "Un'Go cannot be shifted into an identical card.",
      },
      { about: ['p0:I2'], whyNot: 'Captured cards cannot be shifted.' },
      { about: ['p0:II1'], whyNot: 'Nezha has no shift cost: it cannot be shifted.' },
      {
        about: ['p0:II2'],
        whyNot:
          'No card in your hand can stand in the Hero row and take its place. You have no Activation token in hand.',
      },
    ]);
    expect(sceneAt(match, 1).prompt?.refusals).toEqual([]);
    expect(sceneAt({ ...match, answers: ['play kno-bo'] }).prompt?.refusals).toEqual([]);
  });

  test('a card that can only be activated, or only be shifted, says why not the other', () => {
    const army = [['un-go', { card: 'kno-bo', tokens: 1 }], ['smook'], []];
    const tokens = { hand: 1, spent: 0, locked: 2 };
    const match = gosuX({ hand: ['volantis', 'justice', 'elle'], army, tokens }, {});
    const { answers, refusals } = sceneAt(match).prompt!;
    const uses = (place: string) =>
      answers.filter(({ about }) => about.includes(place)).map(({ notation }) => notation);
    expect(uses('p0:I2')).toEqual(['shift I2 volantis']);
    expect(uses('p0:II1')).toEqual(['activate II1']);
    const why = (...about: readonly string[]) =>
      refusals?.find((one) => about.every((handle) => one.about.includes(handle)))?.whyNot;
    expect(why('p0:I2', 'tokens')).toBe("Kno'Bo has no free activation icon.");
    expect(why('p0:II1', 'hand:volantis')).toMatch(/^Volantis is of another level/);
    expect(why('p0:I1', 'tokens')).toBeUndefined();
    expect(why('p0:I1', 'hand:volantis')).toBeUndefined();
  });

  const clans = ['abhilasha', 'narashima', 'justice'];
  const foe = { clans: ['xian', 'phoenix', 'tomorrow'] };

  test('cards of the discard pile say why they cannot take a place that others of it can', () => {
    const army = [['apostles-of-night', 'nikhilesh'], ['solok'], []];
    const discard = ['apostles-of-night', 'elle', 'arrows-of-justice'];
    const match = gosuX(
      { clans, hand: ['nikhilesh', 'quae', 'sati', 'nakshatra'], army, discard },
      foe,
    );
    const { answers, refusals = [] } = sceneAt(match).prompt!;
    const shifts = answers.filter(({ notation }) => notation.endsWith(' from discard'));
    expect(shifts.map(({ notation }) => notation)).toEqual([
      'shift I1 arrows-of-justice from discard',
      'shift II1 elle from discard',
    ]);
    const ofPile = refusals.filter(({ about }) => about.some((each) => each.startsWith('discard')));
    expect(ofPile).toEqual([
      {
        about: ['p0:I1', 'discard:0:apostles-of-night'],
        whyNot: 'Apostles of the Night cannot be shifted into an identical card.',
      },
      {
        about: ['p0:I1', 'discard:0:elle'],
        whyNot: 'Elle is of another level: the new card must be able to stand in the Troop row.',
      },
      {
        about: ['p0:II1', 'discard:0:apostles-of-night'],
        whyNot:
          'Apostles of the Night is of another level: the new card must be able to stand in the Hero row.',
      },
      {
        about: ['p0:II1', 'discard:0:arrows-of-justice'],
        whyNot:
          'Arrows of Justice is of another level: the new card must be able to stand in the Hero row.',
      },
    ]);
  });

  test('cards of the discard pile say why they cannot be played while others of it can', () => {
    const army = [['nakshatra', 'nikhilesh'], ['niranjan'], []];
    const discard = ['red-circle', 'quae'];
    const you = { clans, hand: ['nityananda', 'elle', 'sati', 'nitish'], army, discard };
    const match = gosuX(you, foe);
    const alone = (at: Match) =>
      sceneAt(at).prompt?.refusals?.filter(({ about }) => about[0]?.startsWith('discard'));
    expect(alone(match)).toEqual([]);
    expect(alone({ ...match, answers: ['play nityananda'] })).toEqual([
      {
        about: ['discard:0:quae'],
        whyNot: 'You need fewer Heroes than Troops: play a Troop first.',
      },
    ]);
  });

  test('the Song counts its sacrifices', () => {
    const army = [['un-go', 'bun-to', 'kno-bo', 'volantis'], ['shard'], []];
    const tokens = { hand: 0, spent: 2, locked: 2 };
    const match = gosuX({ army, tokens }, { tokens, army: [['aat']] }, 'pass', 'pass');
    const { prompt } = sceneAt(match);
    expect([prompt?.purpose, prompt?.step]).toEqual(['song', { now: 1, of: 3 }]);
    expect(sceneAt(match, 1).prompt?.text).toBe(
      'Song for the Dead: Ada sacrifices, 3 cards to go.',
    );
  });

  test('the Song counts on over sacrifices that nobody chooses', () => {
    const army = [
      ['un-go', 'bun-to', 'kno-bo', 'volantis', 'atalanta'],
      ['shard', 'elle', 'quae', 'kan-te', 'sati'],
      ['justice'],
    ];
    const tokens = { hand: 0, spent: 2, locked: 2 };
    let match = gosuX({ army, tokens }, { tokens, army: [['aat']] }, 'pass', 'pass');
    const steps: object[] = [];
    for (let { prompt } = sceneAt(match); prompt?.purpose === 'song'; ) {
      if (prompt.step !== null) steps.push(prompt.step);
      // Of the highest row: where the Immortal is gone, only the last Hero is OPEN.
      const last = prompt.answers.at(-1)?.notation ?? '';
      match = { ...match, answers: [...match.answers, last] };
      prompt = sceneAt(match).prompt;
    }
    expect(steps).toEqual([
      { now: 1, of: 6 },
      { now: 3, of: 6 },
      { now: 4, of: 6 },
      { now: 5, of: 6 },
      { now: 6, of: 6 },
    ]);
  });

  test('a mandatory effect that only hits oneself is said before', () => {
    const { prompt } = sceneAt(gosuX({ hand: ['lava-goddesses'] }, {}));
    const play = prompt?.answers.find(({ notation }) => notation === 'play lava-goddesses');
    expect(play?.warning).toBe('The effect will hit your own Lava Goddesses.');
    expect(play?.to).toBe('p0:I1');
  });

  test('a possible Force of will keeps a capture from being sure, and from being taken back', () => {
    const hand = ['lava-goddesses'];
    const opposed = gosuX(
      { hand },
      { army: [['aat', 'obeezs']], hand: ['timer'] },
      'play lava-goddesses',
    );
    const target = sceneAt(opposed).prompt?.answers.find(
      ({ notation }) => notation === 'target p1:I1',
    );
    const preview = answer('preview', {
      match: opposed,
      viewer: 0,
      lang: 'en',
      answer: target!.code,
    });
    expect([preview.lines, preview.goesOn, preview.isReversible]).toEqual([[], true, false]);
    const own = sceneAt(opposed).prompt?.answers.find(
      ({ notation }) => notation === 'target p0:I1',
    );
    const sure = answer('preview', { match: opposed, viewer: 0, lang: 'en', answer: own!.code });
    expect(sure.lines).toEqual(["Ada's Lava Goddesses (I1) is captured."]);
    expect(sure.forces).toEqual([0, 4]);
  });
});

describe('GOSU Tactics', () => {
  test('goblins on their way, common piles, Advantage', () => {
    const players = [{ hand: ['firebrand', 'sage', 'lich'], army: [['scribe']] }, {}, {}];
    const match = begin(
      'gosu-tactics',
      { players, advantage: 2, discard: ['oracle'] },
      'play firebrand',
    );
    const { centre, seats, prompt } = sceneAt(match, 1);
    expect([centre.open, centre.discard, centre.tiles]).toEqual([['firebrand'], ['oracle'], []]);
    expect(seats.map(({ hasAdvantage }) => hasAdvantage)).toEqual([false, false, true]);
    expect(seats[0]?.hand.length).toBe(2);
    expect(prompt?.text).toBe('Ada pays for Firebrand.');
  });

  test('goblins say why they cannot mutate, and into which cards in hand', () => {
    const army = [[{ card: 'spark', captured: true }, 'looter'], ['sage'], []];
    const players = [{ army, hand: ['scribe', 'oracle', 'envoy', 'looter-x'] }, {}];
    const match = begin('gosu-tactics', { players });
    const elsewhere = 'is of another level: a goblin of level 1 mutates into one of level 1.';
    expect(sceneAt(match).prompt?.refusals).toEqual([
      { about: ['p0:I1'], whyNot: 'Spark is imprisoned: it cannot mutate.' },
      { about: ['p0:I2', 'hand:oracle'], whyNot: `Oracle ${elsewhere}` },
      { about: ['p0:I2', 'hand:envoy'], whyNot: `Envoy ${elsewhere}` },
      {
        about: ['p0:I2', 'hand:looter-x'],
        whyNot: 'A goblin cannot mutate into one of the same name (Looter).',
      },
      { about: ['p0:II1'], whyNot: 'Sage has no mutation cost: it cannot mutate.' },
    ]);
    expect(sceneAt(match, 1).prompt?.refusals).toEqual([]);
  });

  test('a zombie says which goblins of the discard pile it cannot mutate into', () => {
    const army = [['gravedigger', 'looter'], ['necromancer'], []];
    const players = [{ army, hand: ['scribe', 'envoy', 'oracle'] }, {}];
    const match = begin('gosu-tactics', { players, discard: ['ranger', 'looter-x'] });
    const { answers, refusals } = sceneAt(match).prompt!;
    expect(answers.map(({ notation }) => notation)).toContain('shift II1 ranger from discard');
    expect(refusals?.filter(({ about }) => about[1]?.startsWith('discard'))).toEqual([
      {
        about: ['p0:II1', 'discard:looter-x'],
        whyNot: 'Looter X is of another level: a goblin of level 2 mutates into one of level 2.',
      },
    ]);
  });

  test('an imprisoned goblin counts nothing and says so', () => {
    const army = [[{ card: 'spark', captured: true }, 'looter']];
    const match = begin('gosu-tactics', { players: [{ army }, {}] });
    const [first, second] = sceneAt(match).seats[0]?.army[0] ?? [];
    expect(first).toMatchObject({ isCaptured: true, value: 0, printed: 2, shiftCost: null });
    expect(first?.because[0]).toMatch(/^Imprisoned/);
    expect(second).toMatchObject({ isOpen: true, value: 2, shiftCost: 2, because: [] });
  });
});
