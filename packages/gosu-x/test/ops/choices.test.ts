/** Operations that only choose: a clan, a level, a player, a name, a tile, a card. */
import { onBothSides } from '@testing/gosu-x/scenario.ts';
import { expect } from 'vitest';
import { CARD_DEFS } from '../../src/cards/index.ts';
import { clansIn, quiet, twin } from '../flow/table.ts';

onBothSides('chooseClan: one’s own three, refused for another (C25)', (set) => {
  const you = { hand: ['three-wishes'], clans: ['xian', 'phoenix', 'galmi'] } as const;
  const foe = { clans: ['abhilasha', 'justice', 'tomorrow'] } as const;
  const s = set(quiet({ you, foe }));
  s.play('play three-wishes').offersExactly('clan galmi', 'clan phoenix', 'clan xian');
  s.refuses('clan justice', /not one of your clans/i);
  const other = twin(s);
  s.play('clan galmi').turnOf('foe');
  other.play('clan xian').turnOf('foe');
  expect(s.hand('you')).not.toEqual(other.hand('you'));
});

onBothSides('chooseClan: any of the six (C24)', (set) => {
  const you = { army: [['bombers'], ['hemro']], hand: ['goan-sul'] };
  const s = set(quiet({ you, foe: { clans: ['abhilasha', 'xian', 'tomorrow'] } }));
  s.play('play goan-sul').refuses('clan phoenix', /nobody plays/i);
  s.offersExactly(
    ...['justice', 'abhilasha', 'tomorrow', 'galmi', 'goan-sul', 'xian'].map((id) => `clan ${id}`),
  );
});

onBothSides('chooseClan: those present in the pile: none, one, many (C25)', (set) => {
  const you = { army: [['bombers']], hand: ['orgah'] };
  const clans = ['abhilasha', 'xian', 'tomorrow'] as const;
  const none = set(quiet({ you, foe: { clans } }));
  none.play('play orgah').turnOf('foe');
  const s = set(quiet({ you, foe: { clans, discard: ['all-in-one'] } }));
  s.play('play orgah')
    .asks('foe', 'clan')
    .offersExactly('clan abhilasha', 'clan tomorrow', 'clan xian');
  s.play('clan tomorrow').turnOf('foe');
  expect(s.removed('foe')).toEqual(['all-in-one']);
});

onBothSides('chooseLevel: I, II or III; a copy chooses another', (set) => {
  const you = { hand: ['bun-to'], deck: ['timer', 'kaez', 'phoenix', 'muraena'] };
  const s = set(quiet({ you, foe: { clans: ['abhilasha', 'xian', 'tomorrow'] } }));
  s.play('play bun-to').offersExactly('level I', 'level II', 'level III');
  const other = twin(s);
  s.play('level III');
  other.play('level I');
  expect([s.hand('you'), other.hand('you')]).toEqual([['phoenix'], ['muraena', 'timer']]);
});

onBothSides('choosePlayer: either; a copy chooses the other', (set) => {
  const you = { army: [['nakshatra']], hand: ['nalin'] };
  const s = set(quiet({ you, foe: { clans: ['abhilasha', 'xian', 'tomorrow'] } }));
  s.play('play nalin').offersExactly('seat you', 'seat foe');
  const other = twin(s);
  s.play('seat you');
  other.play('seat foe');
  expect([s.discard('you').length, s.discard('foe').length]).toEqual([10, 0]);
  expect([other.discard('you').length, other.discard('foe').length]).toEqual([0, 10]);
});

onBothSides('chooseName: none, one, many, refused (C34)', (set) => {
  const foe = { clans: ['abhilasha', 'xian', 'narashima'] } as const;
  const none = set(quiet({ you: { hand: ['spoil-seekers'] }, foe }));
  none.play('play spoil-seekers').turnOf('foe');
  const one = set(quiet({ you: { hand: ['spoil-seekers'], discard: ['timer', 'timer'] }, foe }));
  one.play('play spoil-seekers').turnOf('foe');
  expect(one.hand('you')).toEqual(['timer', 'timer']);
  const discard = ['phoenix', 'timer', 'phoenix-eliana', 'bhj-phoenix', 'bhj-tomorrow'];
  const s = set(quiet({ you: { hand: ['spoil-seekers'], discard }, foe }));
  s.play('play spoil-seekers').offersExactly('name phoenix', 'name timer', 'name bhj');
  s.refuses('name arpia', /no card in your discard pile is named/i);
  const other = twin(s);
  s.play('name phoenix');
  other.play('name bhj');
  expect([s.hand('you'), other.hand('you')]).toEqual([
    ['phoenix', 'phoenix-eliana'],
    ['bhj-phoenix', 'bhj-tomorrow'],
  ]);
});

const JUSTICE = { army: [['volantis'], ['elle']], hand: ['justice'] };

onBothSides(
  'turnTile: one of one’s own, refused for a turned one; none left does nothing (C22)',
  (set) => {
    const foe = { clans: ['abhilasha', 'xian', 'narashima'] } as const;
    const clans = ['justice', 'galmi', 'phoenix'] as const;
    const s = set(quiet({ you: { ...JUSTICE, clans, flipped: ['galmi'] }, foe }));
    s.play('play justice').offersExactly('tile justice', 'tile phoenix');
    s.refuses('tile galmi', /already turned/i).refuses('tile xian', /./);
    const other = twin(s);
    s.play('tile justice').turnOf('foe');
    other.play('tile phoenix').turnOf('foe');
    expect([clansIn(s.state.tiles), clansIn(other.state.tiles)]).toEqual([
      ['justice', 'galmi'],
      ['galmi', 'phoenix'],
    ]);
    const all = set(quiet({ you: { ...JUSTICE, flipped: clans, supremacy: 1 }, foe, round: 2 }));
    all.play('play justice').turnOf('foe').goesOn();
  },
);

onBothSides(
  'banCard: one of the opponent’s 33; it can be neither played nor shifted in (C9)',
  (set) => {
    const foe = { army: [['nakshatra']], hand: ['navaj', 'nitish', 'nalin', 'smook'] };
    const s = set(quiet({ you: { hand: ['arrows-of-justice'] }, foe }));
    s.play('play arrows-of-justice');
    expect(s.legal()).toHaveLength(33);
    s.refuses('card elle', /not one of the opponent/i);
    const other = twin(s);
    s.play('card navaj')
      .withholds('play navaj', 'shift I1 navaj')
      .offers('play nitish', 'shift I1 nitish');
    s.refuses('play navaj', /was named/i);
    other.play('card goan-sul').offers('play navaj', 'shift I1 navaj');
    // Until the end of the next turn of Arrows' player.
    s.play('spend 1').turnOf('you').play('spend 1').turnOf('foe').offers('play navaj');
    expect(CARD_DEFS).toHaveLength(88);
  },
);
