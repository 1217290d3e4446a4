/**
 * Why an answer is not possible: the reason of every problem the placing rules know and of the choices effects ask for,
 * in both languages, from positions built for it. An answer is refused by the engine and explained by the same rules.
 */
import { LANGS } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { gosuX } from '../../src/game.ts';
import { parse } from '../../src/notation/answers.ts';
import { kindOf } from '../../src/state/kinds.ts';
import type { State } from '../../src/state/state.ts';
import { cannotPlay } from '../../src/text/reasons.ts';

function position(you: object, foe: object = {}, more: object = {}): State {
  const players = [
    { clans: ['justice', 'galmi', 'xian'], ...you },
    { clans: ['abhilasha', 'phoenix', 'tomorrow'], ...foe },
  ];
  const read = gosuX.readPosition({ game: 'gosu-x', tiles: [], players, ...more }, 'en');
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

function play(s: State, ...answers: readonly string[]): State {
  for (const answer of answers) {
    const parsed = parse(s, answer, 'en');
    if (!parsed.ok) throw new Error(parsed.message);
    gosuX.apply(s, parsed.value);
  }
  return s;
}

/** The reason a written answer is refused with, in both languages, without the list that follows it. */
function why(s: State, answer: string): string[] {
  return LANGS.map((lang) => {
    const parsed = parse(s, answer, lang);
    if (parsed.ok) throw new Error(`${answer} is legal`);
    expect(parsed.code).toBe('illegal-answer');
    return parsed.message.replace(/ (Legal answers|Réponses possibles).*/, '');
  });
}

describe('playing and shifting', () => {
  test('X4.4: a Hero needs a face-up Troop of a clan of its own', () => {
    const s = position({ hand: ['elle'], army: [['bun-to']] });
    expect(why(s, 'play elle')).toEqual([
      'Elle needs a face-up Justice Troop in your army.',
      'La carte Elle a besoin d’une Troupe Justice face visible dans votre armée.',
    ]);
    expect(cannotPlay(s, 0, kindOf('elle'), 'en')).toBe(why(s, 'play elle')[0]);
  });

  test('a card in the discard pile has the same reasons, and pays for itself with none', () => {
    const you = { hand: ['sati'], army: [['bun-to']], discard: ['elle', 'un-go', 'volantis'] };
    const s = position(you);
    const cannot = (id: string) => LANGS.map((lang) => cannotPlay(s, 0, kindOf(id), lang, true));
    expect(cannot('elle')).toEqual(
      why(position({ ...you, hand: ['elle'], discard: [] }), 'play elle'),
    );
    expect(cannot('un-go')).toEqual([null, null]);
    expect(cannot('volantis')[0]).toMatch(/^You would have to discard 2 cards, and you hold 1/);
    expect(cannot('sati')[0]).toBe('Sati is not in your discard pile.');
    expect(cannotPlay(s, 0, kindOf('elle'), 'en')).toBe('Elle is not in your hand.');
  });

  test('C14: a card of all three clans names them all', () => {
    const s = position({ hand: ['shennong'], army: [[{ card: 'bun-to', captured: true }]] });
    expect(why(s, 'play shennong')[0]).toBe(
      "Shennong needs a face-up Justice, Galmi or Xi'an Troop in your army.",
    );
  });

  test('X4.4, X4.5: the rows below must be longer', () => {
    const s = position({ hand: ['elle', 'justice'] });
    expect(why(s, 'play elle')).toEqual([
      'You need fewer Heroes than Troops: play a Troop first.',
      'Il faut moins de Héros que de Troupes\u00a0: jouez d’abord une Troupe.',
    ]);
    expect(why(s, 'play justice')[0]).toBe(
      'You need fewer Immortals than Heroes: play a Hero first.',
    );
  });

  test('X4.5: an Immortal also needs a Hero of its clan', () => {
    const s = position({ hand: ['justice'], army: [['volantis'], ['shard'], []] });
    expect(why(s, 'play justice')).toEqual([
      'Justice needs a face-up Justice Hero in your army.',
      'La carte Justice a besoin d’un Héros Justice face visible dans votre armée.',
    ]);
  });

  test('X4.2: a full row', () => {
    const army = [['volantis', 'bun-to', 'un-go', 'kno-bo', 'boul-go'], [], []];
    const s = position({ hand: ['petal-faeries'], army });
    expect(why(s, 'play petal')).toEqual([
      'Your Troop row is full.',
      'Votre ligne des Troupes est pleine.',
    ]);
  });

  test('X4.1: a card of one level stands in its row only', () => {
    const s = position({ hand: ['elle'], army: [['volantis']] });
    expect(why(s, 'play elle I')).toEqual([
      'Elle can only stand in the Hero row.',
      'La carte Elle ne peut aller que dans la ligne des Héros.',
    ]);
  });

  test('X4.3, X4.7: a Troop that cannot be paid, and what the Wonder token would do', () => {
    const army = [['bun-to']];
    expect(why(position({ hand: ['volantis', 'elle'], army }), 'play volantis')).toEqual([
      'You would have to discard 2 other cards, and you hold 1 (the Wonder token would save one).',
      'Vous devriez défausser 2 autres cartes, et vous n’en avez qu’une (le jeton Merveille en épargnerait une).',
    ]);
    expect(why(position({ hand: ['volantis'], army }), 'play volantis')[0]).toBe(
      'You would have to discard 2 other cards, and you hold none.',
    );
    const held = position({ hand: ['volantis'], army }, {}, { wonder: 0 });
    expect(why(held, 'play volantis')).toEqual([
      'Even with the Wonder token, you would have to discard 1 other card, and you hold none.',
      'Même avec le jeton Merveille, vous devriez défausser 1 autre carte, et vous n’en avez aucune.',
    ]);
  });

  test('C9: a card named by Arrows of Justice', () => {
    const s = position(
      { army: [['volantis']], clans: ['justice', 'galmi', 'xian'] },
      { hand: ['aat', 'obeezs'] },
      { toPlay: 1, bans: [{ card: 'aat', seat: 1 }] },
    );
    expect(why(s, 'play aat')).toEqual([
      "Aat was named by Arrows of Justice: you can neither play it nor shift it in until the end of the opponent's next turn.",
      'La carte Aat a été nommée par Les flèches de Justice\u00a0: vous ne pouvez ni jouer cette carte ni la faire entrer par relève jusqu’à la fin du prochain tour de l’adversaire.',
    ]);
  });

  test('X4: a card that is not there, or not to be played from there (C20)', () => {
    const s = position({ hand: ['elle'], discard: ['volantis'] });
    expect(why(s, 'play volantis')[0]).toBe('Volantis is not in your hand.');
    expect(why(s, 'play volantis from discard')[0]).toMatch(/^A card is played from the hand: /);
    expect(cannotPlay(s, 0, kindOf('volantis'), 'fr')).toBe(
      'La carte Volantis n’est pas dans votre main.',
    );
  });

  const army = [
    ['volantis', { card: 'bun-to', captured: true }, 'all-in-one'],
    ['nezha', 'quae'],
    [],
  ];

  test('X5.1: what can be shifted at all', () => {
    const s = position({ hand: ['petal-faeries', 'elle', 'sati', 'un-go'], army });
    expect(why(s, 'shift I2 petal')).toEqual([
      'Captured cards cannot be shifted.',
      'Une carte capturée ne peut pas faire l’objet d’une relève.',
    ]);
    expect(why(s, 'shift II1 elle')).toEqual([
      'Nezha has no shift cost: it cannot be shifted.',
      'La carte Nezha n’a pas de coût de relève\u00a0: sa relève est impossible.',
    ]);
    expect(why(s, 'shift III1 elle')[0]).toBe('There is no card at III1.');
    expect(why(s, 'shift II2 tourach')[0]).toBe('Tourach is not in your hand.');
  });

  test('X5.2, X5.8: the level and the cost of a shift', () => {
    const s = position({ hand: ['petal-faeries', 'elle'], army });
    expect(why(s, 'shift II2 petal')[0]).toBe(
      'Petal Faeries is of another level: the new card must be able to stand in the Hero row.',
    );
    expect(why(s, 'shift II2 elle')[0]).toBe(
      'You would have to discard 2 other cards, and you hold 1 (the Wonder token would save one).',
    );
  });

  test('X5.4: no shift into an identical card', () => {
    const s = position({ hand: ['volantis', 'elle', 'sati'], army });
    expect(why(s, 'shift I1 volantis')).toEqual([
      'Volantis cannot be shifted into an identical card.',
      'La carte Volantis ne peut pas être relevée par une carte identique.',
    ]);
  });

  test('X5.5: the discard pile needs Secret shift', () => {
    const s = position({ hand: ['elle', 'sati'], discard: ['un-go'], army });
    expect(why(s, 'shift I1 un-go from discard')).toEqual([
      'Volantis needs Secret shift for the new card to come from the discard pile.',
      'La carte Volantis doit avoir Relève secrète pour que la nouvelle carte vienne de la défausse.',
    ]);
    expect(why(s, 'shift I1 bun-to from discard')[0]).toBe('Bun To is not in your discard pile.');
  });
});

describe('tokens and passing', () => {
  test('X6.3: activation', () => {
    const army = [[{ card: 'bun-to', tokens: 1 }, { card: 'un-go', captured: true }, 'volantis']];
    const s = position({ army, tokens: { hand: 1, spent: 0, locked: 2 } });
    expect(why(s, 'activate I1')).toEqual([
      'Bun To has no free activation icon.',
      'La carte Bun To n’a pas d’icône d’activation libre.',
    ]);
    expect(why(s, 'activate I2')[0]).toBe('Captured cards cannot be activated.');
    expect(why(s, 'activate I4')[0]).toBe('There is no card at I4.');
    expect(why(s, 'spend 2')).toEqual([
      'You need 2 Activation tokens in hand: you have 1.',
      'Il faut 2 jetons d’activation en main\u00a0: vous en avez 1.',
    ]);
    const none = position({ army: [['bun-to']], tokens: { hand: 0, spent: 2, locked: 2 } });
    expect(why(none, 'activate I1')[0]).toBe('You have no Activation token in hand.');
    expect(why(none, 'spend 1')[0]).toBe('You have no Activation token in hand.');
  });

  test('X7.1: the first pass', () => {
    expect(why(position({}), 'pass')).toEqual([
      'To pass first you must have no Activation token in hand: you have 2.',
      'Pour passer en premier, il ne faut avoir aucun jeton d’activation en main\u00a0: vous en avez 2.',
    ]);
  });
});

describe('choices', () => {
  const foe = {
    army: [['red-circle', { card: 'aat', captured: true }, 'arpia'], ['shadow', 'solok'], []],
  };
  const pangu = (verb: string) => {
    const army = [['dancing-dragon', { card: 'volantis', captured: true }], ['quae'], []];
    return play(position({ hand: ['pangu'], army }, foe), 'play pangu', `do ${verb}`);
  };

  test('X9.1, X9.2: only OPEN cards are destroyed', () => {
    expect(why(pangu('destroy'), 'target p1:I1')).toEqual([
      'The Red Circle is not OPEN: a card lies above it or to its right in its row.',
      'La carte Le Cercle Rouge n’est pas LIBRE\u00a0: une carte se trouve au-dessus, ou à droite dans sa ligne.',
    ]);
    expect(why(pangu('destroy'), 'target p1:III1')[0]).toBe('There is no card at p1:III1.');
  });

  test('X9.3, X9.4, X9.6: capture, release and Ethereal', () => {
    expect(why(pangu('capture'), 'target p1:I2')).toEqual([
      'Aat is already captured.',
      'La carte Aat est déjà capturée.',
    ]);
    expect(why(pangu('capture'), 'target p1:II1')).toEqual([
      "Sha'dow is Ethereal: it cannot be captured.",
      'La carte Sha’dow est Éthérée\u00a0: elle ne peut pas être capturée.',
    ]);
    expect(why(pangu('release'), 'target p1:I1')).toEqual([
      'The Red Circle is not captured.',
      'La carte Le Cercle Rouge n’est pas capturée.',
    ]);
  });

  test('the filter of an effect: level, side, Bounty', () => {
    const level = position(
      { hand: ['un-go'] },
      { army: [['red-circle', 'aat'], ['solok'], ['abhilasha']] },
    );
    expect(why(play(level, 'play un-go'), 'target p1:III1')[0]).toMatch(
      /^Abhilasha is of another level: put an OPEN level I or II card/,
    );
    const bounty = position(
      { hand: ['petal-faeries'], army: [['all-in-one']], clans: ['justice', 'galmi', 'xian'] },
      { army: [['red-circle', 'dark-cultists'], [], []] },
    );
    play(bounty, 'play petal-faeries');
    expect(why(bounty, 'target p1:I1')[0]).toBe('The Red Circle is not a Bounty card.');
  });

  test('X9.5: one sacrifices OPEN cards of the own army', () => {
    const own = position(
      { hand: ['volantis', 'elle', 'sati'], army: [['petal-faeries', 'un-go'], ['shard'], []] },
      { army: [['red-circle'], [], []] },
    );
    play(own, 'play volantis');
    expect(why(own, 'target p1:I1')[0]).toBe('The Red Circle is not in your army.');
    expect(why(own, 'target I1')[0]).toMatch(/^Petal Faeries is not OPEN/);
  });

  test('X4.8: a card does not pay for itself', () => {
    const s = position({ hand: ['volantis', 'elle', 'sati', 'quae'], army: [['bun-to']] });
    play(s, 'play volantis');
    expect(why(s, 'discard volantis')[0]).toBe('Volantis cannot pay for itself.');
    expect(why(s, 'discard tourach')[0]).toBe('Tourach is not in your hand.');
    expect(why(s, 'pass')).toEqual([
      'First answer this: Discard 2 cards to pay for Volantis.',
      'Répondez d’abord à ceci\u00a0: Défaussez 2 cartes pour payer Volantis.',
    ]);
  });

  test('C6: what can be copied', () => {
    const army = [['boul-go', 'un-go', 'thousand-faces'], ['quae'], []];
    const s = position({ hand: ['dancing-dragon', 'elle', 'sati', 'shard'], army });
    play(s, 'play dancing-dragon');
    expect(why(s, 'target I1')[0]).toBe('Boul Go has no effect to copy.');
    expect(why(s, 'target I4')[0]).toBe('Dancing Dragon cannot copy itself.');
    expect(why(s, 'target II1')[0]).toMatch(/^Quae is of another level/);
  });

  test('C9, C22, C25: cards, tiles and clans', () => {
    const ban = play(position({ hand: ['arrows-of-justice'] }, foe), 'play arrows-of-justice');
    expect(why(ban, 'card elle')[0]).toBe("Elle is not one of the opponent's cards.");
    const tile = position({ hand: ['justice'], army: [['volantis'], ['quae'], []] });
    expect(why(play(tile, 'play justice'), 'tile phoenix')[0]).toBe(
      'Phoenix is not one of your clans.',
    );
    const clan = play(position({ hand: ['three-wishes'] }), 'play three-wishes');
    expect(why(clan, 'clan phoenix')).toEqual([
      'Phoenix is not one of your clans.',
      'Phoenix n’est pas l’un de vos clans.',
    ]);
  });
});
