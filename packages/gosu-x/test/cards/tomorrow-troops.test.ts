/** The Troops of Tomorrow but Aat: Spoil Seekers, Obeezs, Wiindz. */
import { captured, onBothSides, scenario, withTokens } from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';

describe('what is printed', () => {
  const PAYERS = ['alpha', 'smook', 'hempo'];
  test.each(['spoil-seekers', 'obeezs', 'wiindz'])(
    'X5.2: %s is shifted for 2, not for 1',
    (card) => {
      const holding = (n: number) =>
        scenario({ you: { army: [[card]], hand: ['atalanta', ...PAYERS.slice(0, n)] } });
      holding(1).withholds('shift I1 atalanta');
      const table = holding(2).play('shift I1 atalanta', 'discard alpha').turnOf('foe');
      expect(table.army('you')).toEqual([['atalanta'], [], []]);
      expect(table.discard('you')).toEqual(['alpha', 'smook', card]);
    },
  );

  test('X6.3: Spoil Seekers and Wiindz have one icon, Obeezs none', () => {
    const army = [['spoil-seekers', 'obeezs', 'wiindz']];
    scenario({ you: { army } }).offers('activate I1', 'activate I3').withholds('activate I2');
    const full = [[withTokens('spoil-seekers'), withTokens('wiindz')]];
    scenario({ you: { army: full, tokens: { locked: 1 } } })
      .offers('spend 1')
      .withholds('activate I1', 'activate I2');
  });

  test('X1.3: each is worth 2, nothing while captured', () => {
    const table = scenario({ you: { army: [['spoil-seekers', 'obeezs', captured('wiindz')]] } });
    expect(table.value('you')).toBe(4);
  });
});

describe('spoil-seekers', () => {
  onBothSides('C34: takes all copies of one name from your discard pile', (set) => {
    const table = set({
      you: { hand: ['spoil-seekers', 'ez'], discard: ['obeezs', 'neo', 'obeezs'] },
      foe: { discard: ['muraena', 'muraena'], army: [['arpia']] },
    });
    table.play('play spoil-seekers').asks('you', 'name');
    table.offersExactly('name obeezs', 'name neo');
    table.play('name obeezs').turnOf('foe');
    expect(table.hand('you')).toEqual(['ez', 'obeezs', 'obeezs']);
    expect(table.discard('you')).toEqual(['neo']);
    expect(table.discard('foe')).toEqual(['muraena', 'muraena']);
    expect(table.army('you')).toEqual([['spoil-seekers'], [], []]);
    expect(table.army('foe')).toEqual([['arpia'], [], []]);
  });

  test('C34, X9.17: the name Phoenix takes all three cards', () => {
    const table = scenario({
      you: {
        hand: ['spoil-seekers'],
        discard: ['phoenix', 'arpia', 'phoenix-eliana', 'phoenix-immortal'],
      },
    });
    table.play('play spoil-seekers').offersExactly('name phoenix', 'name arpia');
    table.play('name phoenix').turnOf('foe');
    expect(table.hand('you')).toEqual(['phoenix', 'phoenix-eliana', 'phoenix-immortal']);
    expect(table.discard('you')).toEqual(['arpia']);
  });

  test('X9.17: Byun Hyung Ja and Narashima are names of several cards, Alpha too', () => {
    const discard = ['bhj-tomorrow', 'narashima-lion', 'bhj-narashima', 'narashima', 'alpha'];
    const set = () =>
      scenario({ you: { hand: ['spoil-seekers'], discard } })
        .play('play spoil-seekers')
        .offersExactly('name bhj', 'name narashima', 'name alpha');
    expect(set().play('name bhj').turnOf('foe').hand('you')).toEqual([
      'bhj-narashima',
      'bhj-tomorrow',
    ]);
    expect(set().play('name narashima').turnOf('foe').hand('you')).toEqual([
      'narashima',
      'narashima-lion',
    ]);
    const alphas = scenario({
      you: { hand: ['spoil-seekers'], discard: ['alpha', 'neo', 'alpha-dead'] },
    });
    alphas.play('play spoil-seekers', 'name alpha').turnOf('foe');
    expect(alphas.hand('you')).toEqual(['alpha', 'alpha-dead']);
  });

  test('a single name is taken without a question: the effect is mandatory', () => {
    const table = scenario({ you: { hand: ['spoil-seekers'], discard: ['obeezs', 'obeezs'] } });
    table.play('play spoil-seekers').turnOf('foe');
    expect(table.hand('you')).toEqual(['obeezs', 'obeezs']);
    expect(table.discard('you')).toEqual([]);
  });

  test('X4.9: with an empty discard pile it does nothing', () => {
    const table = scenario({
      you: { hand: ['spoil-seekers'], deck: ['neo'], removed: ['ez'] },
      foe: { discard: ['arpia'] },
    });
    table.play('play spoil-seekers').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
    expect(table.removed('you')).toEqual(['ez']);
    expect(table.discard('foe')).toEqual(['arpia']);
  });

  test('a copy that is removed, in play or in the deck is not taken', () => {
    const table = scenario({
      you: {
        army: [['obeezs']],
        hand: ['spoil-seekers'],
        discard: ['wiindz'],
        deck: ['wiindz'],
        removed: ['obeezs'],
      },
    });
    table.play('play spoil-seekers').turnOf('foe');
    expect(table.hand('you')).toEqual(['wiindz']);
    expect(table.deck('you')[0]).toBe('wiindz');
    expect(table.removed('you')).toEqual(['obeezs']);
    expect(table.army('you')).toEqual([['obeezs', 'spoil-seekers'], [], []]);
  });

  test('X11.4: a card paid for it may be fetched', () => {
    const table = scenario({
      you: { army: [['lava-goddesses']], hand: ['spoil-seekers', 'neo', 'ez'] },
    });
    table.play('play spoil-seekers', 'discard ez').offersExactly('name neo', 'name ez');
    table.play('name neo').turnOf('foe');
    expect(table.hand('you')).toEqual(['neo']);
    expect(table.discard('you')).toEqual(['ez']);
  });

  test('X6.3: an Activation token does it again', () => {
    const table = scenario({
      you: { army: [['spoil-seekers', 'aat']], discard: ['neo', 'ez', 'neye'] },
    });
    table.play('activate I1', 'name ez').turnOf('foe');
    expect(table.army('you')).toEqual([['spoil-seekers+1', 'aat'], [], []]);
    expect(table.hand('you')).toEqual(['ez']);
    expect(table.discard('you')).toEqual(['neo', 'neye']);
  });

  test('X9.7: who captures it may draw a card; its owner may not', () => {
    const set = () =>
      scenario({
        you: { army: [['spoil-seekers', 'obeezs']] },
        foe: { army: [['apostles-of-night']], deck: ['solok', 'ashes'] },
        toPlay: 'foe',
      }).play('activate I1');
    const drawn = set().play('target you:I1').asks('foe', 'may').play('yes').turnOf('you');
    expect(drawn.hand('foe')).toEqual(['solok']);
    expect(drawn.army('you')).toEqual([['(spoil-seekers)', 'obeezs'], [], []]);
    expect(set().play('target you:I1', 'no').turnOf('you').hand('foe')).toEqual([]);
    expect(set().play('target you:I2').turnOf('you').hand('foe')).toEqual([]);
    const own = scenario({ you: { army: [['spoil-seekers', 'apostles-of-night']] } });
    own.play('activate I2', 'target you:I1').turnOf('foe');
    expect(own.hand('you')).toEqual([]);
  });
});

describe('obeezs', () => {
  onBothSides('draws 2, then discards 2', (set) => {
    const table = set({
      you: { hand: ['obeezs', 'neo'], deck: ['ez', 'free', 'shadow'] },
      foe: { hand: ['arpia', 'timer'] },
    });
    table.play('play obeezs').asks('you', 'discard');
    table.offersExactly('discard neo', 'discard ez', 'discard free');
    table.play('discard neo').offersExactly('discard ez', 'discard free');
    table.play('discard ez').asks('you', 'may').play('no').turnOf('foe');
    expect(table.hand('you')).toEqual(['free']);
    expect(table.discard('you')).toEqual(['neo', 'ez']);
    expect(table.deck('you')[0]).toBe('shadow');
    expect(table.hand('foe')).toEqual(['arpia', 'timer']);
    expect(table.discard('foe')).toEqual([]);
  });

  test('X9.8: Echo resolves it once more, and only once', () => {
    const table = scenario({
      you: { hand: ['obeezs', 'neo'], deck: ['ez', 'free', 'shadow', 'neye'] },
    });
    table.play('play obeezs', 'discard ez', 'discard free', 'yes');
    table.offersExactly('discard neo', 'discard shadow', 'discard neye');
    table.play('discard shadow', 'discard neye').turnOf('foe');
    expect(table.hand('you')).toEqual(['neo']);
    expect(table.discard('you')).toEqual(['ez', 'free', 'shadow', 'neye']);
  });

  test('X9.8: shifted in it has Echo too', () => {
    const table = scenario({
      you: { army: [['aat']], hand: ['obeezs', 'neo'], deck: ['ez', 'free'] },
    });
    table.play('shift I1 obeezs', 'discard ez').asks('you', 'may').play('no').turnOf('foe');
    expect(table.discard('you')).toEqual(['neo', 'aat', 'ez', 'free']);
    expect(table.army('you')).toEqual([['obeezs'], [], []]);
  });

  test('X3.5, X11.5: with nothing to draw it discards all there is; Echo then reshuffles', () => {
    const table = scenario({ you: { hand: ['obeezs', 'neo'] }, fill: false });
    table.play('play obeezs').asks('you', 'may');
    expect(table.hand('you')).toEqual([]);
    expect(table.discard('you')).toEqual(['neo']);
    table.play('yes').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
    expect(table.discard('you')).toEqual(['neo']);
    expect(table.deck('you')).toEqual([]);
  });

  test('X3.5: the discard pile is shuffled only when the deck runs out', () => {
    const table = scenario({
      you: { hand: ['obeezs'], deck: ['ez'], discard: ['free'] },
      fill: false,
    });
    table.play('play obeezs').offersExactly('discard ez', 'discard free');
    table.play('discard ez', 'no').turnOf('foe');
    expect(table.discard('you')).toEqual(['ez', 'free']);
    expect(table.deck('you')).toEqual([]);
  });

  test('exactly two cards of one kind go without a question', () => {
    const table = scenario({ you: { hand: ['obeezs'], deck: ['aat', 'aat', 'neo'] } });
    table.play('play obeezs').asks('you', 'may').play('no').turnOf('foe');
    expect(table.discard('you')).toEqual(['aat', 'aat']);
  });
});

describe('wiindz', () => {
  onBothSides('C7: releases a card of its row, and no effect triggers (X9.4)', (set) => {
    const table = set({
      you: { army: [[captured('obeezs'), 'aat']], hand: ['wiindz', 'neo'] },
      foe: { army: [[captured('muraena')]] },
    });
    table.play('play wiindz').asks('you', 'may').play('no').turnOf('foe');
    expect(table.army('you')).toEqual([['obeezs', 'aat', 'wiindz'], [], []]);
    expect(table.army('foe')).toEqual([['(muraena)'], [], []]);
    expect(table.hand('you')).toEqual(['neo']);
  });

  const spread = () => ({
    you: {
      army: [
        [captured('obeezs'), 'wiindz', 'aat'],
        [captured('ez'), captured('neo')],
        [captured('tomorrow'), captured('bhj-tomorrow')],
      ],
    },
    foe: { army: [[captured('muraena'), captured('arpia')]] },
  });

  test('C7: this row and this column of its own army, no other card', () => {
    const table = scenario(spread()).play('activate I2');
    table.offersExactly('target you:I1', 'target you:II2', 'target you:III2');
    table.play('target you:III2').turnOf('foe');
    expect(table.army('you')).toEqual([
      ['(obeezs)', 'wiindz+1', 'aat'],
      ['(ez)', '(neo)'],
      ['(tomorrow)', 'bhj-tomorrow'],
    ]);
    expect(table.army('foe')).toEqual([['(muraena)', '(arpia)'], [], []]);
  });

  test('X9.8, X12.3: no Echo on activation, but by the option', () => {
    scenario(spread()).play('activate I2', 'target you:I1').turnOf('foe');
    const echo = scenario({ ...spread(), options: { echoOnActivation: 'yes' } });
    echo.play('activate I2', 'target you:I1').asks('you', 'may').play('yes');
    echo.offersExactly('target you:II2', 'target you:III2').play('target you:II2').turnOf('foe');
  });

  test('X9.8: Echo may take another target', () => {
    const table = scenario({
      you: { army: [['aat', captured('obeezs'), captured('aat')]], hand: ['wiindz'] },
    });
    table.play('play wiindz').offersExactly('target you:I2', 'target you:I3');
    table.play('target you:I2', 'yes').turnOf('foe');
    expect(table.army('you')).toEqual([['aat', 'obeezs', 'aat', 'wiindz'], [], []]);
  });

  test('X4.9: with nothing captured it does nothing, and Echo is offered (X9.8)', () => {
    const table = scenario({
      you: { army: [['aat']], hand: ['wiindz'] },
      foe: { army: [[captured('muraena')]] },
    });
    table.play('play wiindz').asks('you', 'may').play('yes').turnOf('foe');
    expect(table.army('foe')).toEqual([['(muraena)'], [], []]);
    expect(table.army('you')).toEqual([['aat', 'wiindz'], [], []]);
  });

  test('shifted in, it releases a card above it', () => {
    const table = scenario({
      you: { army: [['aat'], [captured('ez')]], hand: ['wiindz', 'neo'] },
    });
    table.play('shift I1 wiindz').asks('you', 'may').play('no').turnOf('foe');
    expect(table.army('you')).toEqual([['wiindz'], ['ez'], []]);
    expect(table.discard('you')).toEqual(['neo', 'aat']);
  });

  test('X10.3: releasing the fifteenth card wins at once', () => {
    const army = (last: string) => [
      ['wiindz', 'obeezs', 'obeezs', 'aat', captured('aat')],
      ['ez', 'free', 'neo', 'neye', 'shadow'],
      ['tomorrow', 'bhj-tomorrow', 'goan-sul', 'bhj-goan-sul', last],
    ];
    scenario({ you: { army: army('justice') } })
      .play('activate I1')
      .wins('you', 'fifteen');
    const fourteen = army('justice').map((row, i) => (i === 2 ? row.slice(0, 4) : row));
    scenario({ you: { army: fourteen } })
      .play('activate I1')
      .goesOn()
      .turnOf('foe');
  });

  test('C10: Atalanta cancels the activation; the token stays', () => {
    const table = scenario({
      you: { army: [['wiindz', captured('aat')]] },
      foe: { hand: ['atalanta'] },
    });
    table.play('activate I1').asks('foe', 'respond').play('use atalanta').turnOf('foe');
    expect(table.army('you')).toEqual([['wiindz+1', '(aat)'], [], []]);
    expect(table.discard('foe')).toEqual(['atalanta']);
  });
});
