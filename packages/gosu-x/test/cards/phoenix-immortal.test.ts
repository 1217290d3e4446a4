/** Phoenix (Immortal), a Hero of every level (C13). No tile is active unless a test says so. */
import { gosuX } from '@open-gosu/gosu-x';
import {
  captured,
  type Entry,
  onBothSides,
  type Side,
  scenario,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { ROWS_OF } from '../../src/state/kinds.ts';
import { kindAt } from '../../src/state/state.ts';
import { bare, PAYERS, table } from './table.ts';

describe('phoenix-immortal', () => {
  const playable = (army: readonly (readonly Entry[])[], hand: readonly string[] = []) =>
    scenario(table({ army, hand: ['phoenix-immortal', ...hand] }))
      .legal()
      .filter((answer) => answer.startsWith('play phoenix-immortal'))
      .map((answer) => answer.slice('play phoenix-immortal '.length));

  test.each<[string, readonly (readonly Entry[])[], string[]]>([
    ['an empty army: as the first Troop', [], ['I']],
    ['a Phoenix Troop', [['timer']], ['I', 'II']],
    ['as many Heroes as Troops', [['timer'], ['kaez']], ['I', 'III']],
    ['more Troops than Heroes than Immortals', [['timer', 'arpia'], ['kaez']], ['I', 'II', 'III']],
    ['no Hero of its clan', [['timer', 'arpia'], ['elle']], ['I', 'II']],
    ['no Troop of its clan, nothing to pay', [['bun-to', 'kno-bo'], ['kaez']], []],
    ['its Troop captured', [['bun-to', captured('timer')], ['kaez']], []],
    ['a full column', [['timer'], ['kaez'], ['phoenix']], ['I']],
    ['five Troops', [['timer', 'arpia', 'timer', 'arpia', 'sqeezs']], ['II']],
    ['X4.2c: right of a Recruiter', [['boul-go']], ['I']],
  ])('C13: it may be played in any row under its conditions: %s', (_, army, rows) => {
    expect(playable(army)).toEqual(rows);
  });

  onBothSides('C13: played in each row it stands there, worth 3', (set) => {
    for (const [row, army] of [
      ['I', [['timer', 'arpia', 'phoenix-immortal'], ['kaez'], []]],
      ['II', [['timer', 'arpia'], ['kaez', 'phoenix-immortal'], []]],
      ['III', [['timer', 'arpia'], ['kaez'], ['phoenix-immortal']]],
    ] as const) {
      const s = set(table({ army: [['timer', 'arpia'], ['kaez']], hand: ['phoenix-immortal'] }));
      s.play(`play phoenix-immortal ${row}`).turnOf('foe');
      expect(s.army('you')).toEqual(army);
      expect(s.value('you')).toBe(4 + 3 + 3);
    }
  });

  test('X4.2: as a Troop it costs 2 like a Troop', () => {
    expect(playable([['bun-to']], ['elle'])).toEqual([]);
    const s = scenario(table({ army: [['bun-to']], hand: ['phoenix-immortal', 'elle', 'quae'] }));
    s.play('play phoenix-immortal I', 'discard elle').turnOf('foe');
    expect(s.army('you')).toEqual([['bun-to', 'phoenix-immortal'], [], []]);
    expect(s.discard('you')).toEqual(['elle', 'quae']);
  });

  test('C13: in row I it supports as a Troop, in row II as a Hero, and not otherwise', () => {
    const hand = ['kaez', 'phoenix', 'timer'];
    scenario(table({ army: [['bun-to', 'phoenix-immortal']], hand }))
      .offers('play kaez', 'play timer')
      .withholds('play phoenix');
    scenario(
      table({ army: [['bun-to', 'arpia'], ['phoenix-immortal']], hand: ['phoenix'] }),
    ).offers('play phoenix');
    scenario(
      table({ army: [['bun-to', 'kno-bo'], ['phoenix-immortal']], hand: ['kaez', 'phoenix'] }),
    ).withholds('play kaez', 'play phoenix');
    const lonely = [[captured('bun-to'), captured('kno-bo')], ['phoenix-immortal']];
    scenario(table({ army: lonely, hand: ['elle', 'volantis'] })).offers('play volantis');
  });

  test('C13: shifted in for a card of any level, it takes that row', () => {
    const s = scenario(
      table({ army: [['boul-go'], ['fenghuang']], hand: ['phoenix-immortal', 'elle'] }),
    );
    s.offers('shift I1 phoenix-immortal', 'shift II1 phoenix-immortal');
    s.play('shift I1 phoenix-immortal').turnOf('foe');
    expect(s.army('you')).toEqual([['phoenix-immortal'], ['fenghuang'], []]);
    expect(s.discard('you')).toEqual(['elle', 'boul-go']);
  });

  test.each<[string, readonly (readonly Entry[])[], string, string[]]>([
    ['I', [['phoenix-immortal'], ['kaez'], ['justice']], 'I1', ['timer']],
    ['II', [['arpia'], ['phoenix-immortal'], ['justice']], 'II1', ['fenghuang']],
    ['III', [['arpia'], ['kaez'], ['phoenix-immortal']], 'III1', ['phoenix']],
  ])('C13: shifted out of row %s a card of that level comes', (_, army, place, fits) => {
    const s = scenario(table({ army, hand: ['timer', 'fenghuang', 'phoenix'] }));
    const shifts = s.legal().filter((answer) => answer.startsWith(`shift ${place}`));
    expect(shifts).toEqual(fits.map((card) => `shift ${place} ${card}`));
  });

  test('C13: it is of level I, II and III in a discard pile', () => {
    for (const level of ['level I', 'level II', 'level III']) {
      const s = scenario(
        bare({
          army: [['red-circle'], ['solok']],
          hand: ['ashes', 'elle', 'quae'],
          clans: ['abhilasha', 'phoenix', 'justice'],
          discard: ['phoenix-immortal', 'sati'],
        }),
      );
      s.play('shift II1 ashes', 'discard elle', 'clan phoenix', level);
      s.offersExactly('pick phoenix-immortal', 'done').play('pick phoenix-immortal').turnOf('foe');
      expect(s.hand('you')).toEqual(['phoenix-immortal']);
    }
  });

  test('C13: Secret shift brings it from the discard pile into any row', () => {
    const s = scenario(
      bare({
        army: [['red-circle'], ['solok']],
        hand: ['elle', 'quae'],
        discard: ['phoenix-immortal'],
      }),
    );
    s.offers('shift I1 phoenix-immortal from discard', 'shift II1 phoenix-immortal from discard');
    s.play('shift I1 phoenix-immortal from discard', 'discard elle').turnOf('foe');
    expect(s.army('you')).toEqual([['phoenix-immortal'], ['solok'], []]);
    expect(s.discard('you')).toEqual(['elle', 'red-circle']);
  });

  test('C13, C14: under the Xi’an tile it is level III and so of all three clans', () => {
    const army = [['bun-to', 'kno-bo'], ['shard']];
    const you: Side = { army, hand: ['phoenix-immortal'], clans: ['phoenix', 'galmi', 'justice'] };
    scenario(table(you, {}, { tiles: ['xian'] })).offers(
      'play phoenix-immortal I',
      'play phoenix-immortal II',
      'play phoenix-immortal III',
    );
    scenario(table(you)).withholds('play phoenix-immortal I', 'play phoenix-immortal II');
  });

  test('C13, C14: under the Xi’an tile it supports every clan of the deck from row I', () => {
    const you: Side = {
      army: [['phoenix-immortal']],
      hand: ['shard', 'elle', 'bun-to'],
      clans: ['phoenix', 'galmi', 'justice'],
    };
    scenario(table(you, {}, { tiles: ['xian'] })).offers('play shard', 'play elle');
    scenario(table(you)).withholds('play shard', 'play elle');
    const free = scenario(table(you, {}, { tiles: ['xian'] })).play('play bun-to', 'level I');
    expect(free.discard('you')).not.toContain('elle');
    const off = { ...you, army: [[captured('phoenix-immortal'), 'timer']] };
    scenario(table(off, {}, { tiles: ['xian'] })).withholds('play shard', 'play elle');
  });

  test('X9.6 Ethereal: neither captured nor destroyed, in any row', () => {
    for (const army of [
      [['timer', 'phoenix-immortal']],
      [['timer', 'arpia'], ['phoenix-immortal']],
      [['timer', 'arpia'], ['kaez'], ['phoenix-immortal']],
    ]) {
      const s = scenario(
        table({ army: [['bombers']], hand: ['alpha'], supremacy: 1 }, { army }),
      ).play('play alpha');
      const row = army.findIndex((cards) => cards.includes('phoenix-immortal'));
      const place = `${'I'.repeat(row + 1)}${army[row]?.length}`;
      s.offers('target foe:I1').withholds(`target foe:${place}`);
    }
    const open: Side = { army: [['timer', 'phoenix-immortal']] };
    const hempo = scenario(
      table({ army: [['bombers'], ['smook']], hand: ['hempo', ...PAYERS] }, open),
    );
    hempo
      .play('shift II1 hempo', 'discard elle', 'discard quae', 'discard sati', 'no')
      .turnOf('foe');
    expect(hempo.army('foe')).toEqual([['timer', 'phoenix-immortal'], [], []]);
    expect(hempo.army('you')).toEqual([['bombers'], [], []]);
  });

  test('C13: the mulligan counts it as a Troop', () => {
    const given = [
      ['phoenix', 'justice', 'xian'],
      ['galmi', 'tomorrow', 'narashima'],
    ];
    const options = gosuX.options({ draft: 'given', clans: given }, 'en');
    if (!options.ok) throw new Error(options.message);
    const asked = { few: 0, enough: 0 };
    for (let seed = 1; seed <= 3000 && (!asked.few || !asked.enough); seed++) {
      const s = gosuX.setup(options.value, seed, 2);
      const kinds = s.players[0].hand.map((card) => kindAt(s, card));
      if (!kinds.some((kind) => ROWS_OF[kind] === 0b111)) continue;
      const troops = kinds.filter((kind) => ROWS_OF[kind] === 0b001).length;
      const { seat, kind } = gosuX.question(s, 'en');
      const offered = seat === 0 && kind === 'hand';
      if (troops === 0) {
        asked.few++;
        expect(offered).toBe(true);
      }
      if (troops === 1) {
        asked.enough++;
        expect(offered).toBe(false);
      }
    }
    expect(asked.few).toBeGreaterThan(0);
    expect(asked.enough).toBeGreaterThan(0);
  });

  test('C13: Nakshatra takes it as a level I card', () => {
    const s = scenario(
      bare({ hand: ['nakshatra'], discard: ['phoenix-immortal', 'kaez', 'phoenix', 'timer'] }),
    );
    s.play('play nakshatra').offersExactly('pick phoenix-immortal', 'pick timer');
    s.play('pick phoenix-immortal').turnOf('foe');
    expect(s.hand('you')).toEqual(['phoenix-immortal']);
  });

  test('C21: it is swapped within its row only', () => {
    const army = [['kno-bo', 'phoenix-immortal'], ['shard']];
    const s = scenario(bare({ army, deck: ['elle'] }));
    s.play('activate I1', 'yes').turnOf('foe');
    expect(s.army('you')).toEqual([['phoenix-immortal', 'kno-bo+1'], ['shard'], []]);
    expect(s.hand('you')).toEqual(['elle']);
  });

  test('X9.6: it may be sacrificed, and counts for fifteen', () => {
    const s = scenario(
      table(
        { army: [['nitish']], hand: ['niranjan'] },
        { army: [['timer'], ['phoenix-immortal']] },
      ),
    );
    s.play('play niranjan').turnOf('foe');
    expect(s.discard('foe')).toEqual(['phoenix-immortal']);
    expect(s.army('foe')).toEqual([['timer'], [], []]);
    scenario(
      table({
        army: [
          ['timer', 'arpia', 'timer', 'arpia', 'bun-to'],
          ['kaez', 'genious', 'fenghuang', 'phoenix-eliana', 'shard'],
          ['phoenix', 'galmi', 'bhj-galmi', 'justice'],
        ],
        hand: ['phoenix-immortal'],
      }),
    )
      .play('play phoenix-immortal III')
      .wins('you', 'fifteen');
  });

  test('it has no effect: no Echo is offered for it in row III under the Tomorrow tile', () => {
    const s = scenario(
      table(
        { army: [['timer'], ['kaez']], hand: ['phoenix-immortal'] },
        {},
        { tiles: ['tomorrow'] },
      ),
    );
    s.play('play phoenix-immortal III').turnOf('foe');
  });
});
