/** X9: OPEN, the verbs, the keywords. */
import { captured, onBothSides, withBounty } from '@testing/gosu-x/scenario.ts';
import { expect, test } from 'vitest';
import { CARD_DEFS } from '../../src/cards/index.ts';
import { quiet } from './table.ts';

const FOE = { clans: ['narashima', 'goan-sul', 'xian'] } as const;

const STAIRS = [['nakshatra', 'navaj', 'nitish'], ['nalin', 'niranjan'], ['narashima']] as const;

/** Hempo with a Supremacy token destroys an OPEN card of any level. */
const HEMPO = { army: [['bombers']], hand: ['hempo'], supremacy: 1 } as const;

onBothSides('X9.1 OPEN: no card above, none to its right', (set) => {
  const s = set(quiet({ you: HEMPO, foe: { army: STAIRS }, round: 2 }));
  s.play('play hempo', 'no');
  s.offersExactly('target you:II1', 'target foe:I3', 'target foe:II2', 'target foe:III1');
  const square = [STAIRS[0].slice(0, 2), STAIRS[1]];
  const t = set(quiet({ you: HEMPO, foe: { army: square }, round: 2 }));
  t.play('play hempo', 'no').offersExactly('target you:II1', 'target foe:II2');
});

onBothSides('X9.2 destroy: an OPEN card of either army, to its owner’s discard pile', (set) => {
  const army = [['nakshatra', captured('navaj')]];
  const s = set(quiet({ you: { hand: ['demon-guardians'] }, foe: { army } }));
  s.play('play demon-guardians', 'no').offersExactly('target you:I1', 'target foe:I2');
  s.play('target foe:I2').turnOf('foe');
  expect([s.army('foe')[0], s.discard('foe'), s.discard('you')]).toEqual([
    ['nakshatra'],
    ['navaj'],
    [],
  ]);
});

onBothSides('X9.3 capture: any face-up card of either army, OPEN or not', (set) => {
  const foe = { army: [['nakshatra', captured('navaj'), 'nitish'], ['nalin']] };
  const s = set(quiet({ you: { hand: ['lava-goddesses'] }, foe }));
  s.play('play lava-goddesses').offersExactly('target you:I1', 'target foe:I1', 'target foe:I3');
  s.play('target foe:I1');
  expect(s.army('foe')).toEqual([['(nakshatra)', '(navaj)', 'nitish'], ['nalin'], []]);
});

onBothSides('X9.3 a captured card has no value, effect, keyword or clan', (set) => {
  const army = [[captured('boul-go')], [captured('kan-te')]];
  const you = { army, hand: ['bun-to', 'shard', 'elle', 'sati'] };
  const s = set(quiet({ you, foe: { clans: ['narashima', 'goan-sul', 'xian'] } }));
  expect(s.value('you')).toBe(0);
  // No clan: it supports nothing; no effect: it cannot be activated; no keyword: no Recruiter.
  s.offersExactly('play bun-to', 'spend 1', 'spend 2');
  const recruiter = { army: [['volantis', captured('boul-go')]], hand: ['bun-to', 'elle', 'sati'] };
  const t = set(quiet({ you: recruiter, foe: { clans: ['narashima', 'goan-sul', 'xian'] } }));
  t.play('play bun-to').asks('you', 'discard');
});

onBothSides('X9.3 its level is that of its row, and the row above may be built on', (set) => {
  const army = [['nakshatra', captured('navaj')], ['nalin']];
  const s = set(
    quiet({ you: { army, hand: ['niranjan'] }, foe: { clans: ['goan-sul', 'xian', 'galmi'] } }),
  );
  s.play('play niranjan').turnOf('foe');
  expect(s.army('you')[1]).toEqual(['nalin', 'niranjan']);
  const phoenix = { army: [['arpia', captured('phoenix-immortal')]] };
  const t = set(quiet({ you: { hand: ['apostles-of-night'] }, foe: phoenix }));
  t.play('play apostles-of-night', 'do release').turnOf('foe');
  expect(t.army('foe')[0]).toEqual(['arpia', 'phoenix-immortal']);
});

onBothSides('X9.3 C19 the Bounty token stays on it, without effect until released', (set) => {
  const army = [[{ card: 'nakshatra', bounty: true, captured: true }]];
  const you = { army: [['apostles-of-night', 'volantis']], hand: ['petal-faeries'] };
  const s = set(quiet({ you, foe: { army } }));
  s.play('play petal-faeries', 'spend 1');
  expect(s.army('foe')[0]).toEqual(['(nakshatra)!']);
  s.play('activate I1', 'do release').turnOf('foe');
  expect(s.army('foe')[0]).toEqual(['nakshatra!']);
});

onBothSides('X9.4 release: of either army, and no effect triggers', (set) => {
  const army = [[captured('red-circle'), 'apostles-of-night']];
  const s = set(quiet({ you: { army }, foe: { army: [[captured('muraena')]] } }));
  s.play('activate I2', 'do release').offersExactly('target you:I1', 'target foe:I1');
  s.play('target foe:I1').turnOf('foe');
  expect([s.army('foe')[0], s.hand('foe')]).toEqual([['muraena'], []]);
});

onBothSides(
  'X9.5 sacrifice: an OPEN card of one’s own, captured or not, chosen by its owner',
  (set) => {
    const foe = { army: [['volantis', captured('atalanta')], ['elle']], hand: ['sati'] };
    const s = set(quiet({ you: { army: [['nakshatra']], hand: ['niranjan'] }, foe }));
    s.play('play niranjan').asks('foe', 'target').offersExactly('target foe:I2', 'target foe:II1');
    s.play('target foe:I2').turnOf('foe');
    expect([s.army('foe'), s.discard('foe')]).toEqual([[['volantis'], ['elle'], []], ['atalanta']]);
  },
);

onBothSides('X9.5 X11.2 a sacrifice is no destruction: no Bounty, no Force of will', (set) => {
  const foe = { army: [['dark-cultists']], hand: ['red-circle'] };
  const s = set(quiet({ you: { army: [['nakshatra']], hand: ['niranjan'] }, foe }));
  s.play('play niranjan').turnOf('foe');
  expect([s.discard('foe'), s.hand('foe'), s.hand('you')]).toEqual([
    ['dark-cultists'],
    ['red-circle'],
    [],
  ]);
});

onBothSides('X9.6 Ethereal: no target of capture or destroy', (set) => {
  const foe = { army: [['aat'], ['shadow']] };
  const capture = set(quiet({ you: { army: [['bombers']], hand: ['alpha'] }, foe }));
  capture.play('play alpha').offersExactly('target you:I1', 'target you:II1', 'target foe:I1');
  const destroy = set(quiet({ you: { ...HEMPO, army: [['bombers', 'bombers']] }, foe, round: 2 }));
  destroy.play('play hempo', 'no').offersExactly('target you:I2', 'target you:II1');
});

onBothSides('X9.6 it may be sacrificed, shifted, put on a deck, copied, given the token', (set) => {
  const foe = { army: [['aat'], ['shadow']] };
  const sacrificed = set(quiet({ you: { army: [['nakshatra']], hand: ['niranjan'] }, foe }));
  sacrificed.play('play niranjan').turnOf('foe');
  expect(sacrificed.discard('foe')).toEqual(['shadow']);
  const deck = set(quiet({ you: { hand: ['un-go'] }, foe }));
  deck.play('play un-go', 'target foe:II1');
  expect(deck.deck('foe')[0]).toBe('shadow');
  const token = set(quiet({ you: { army: [['boul-go']], hand: ['she-rift'] }, foe }));
  token.play('play she-rift', 'target foe:II1');
  expect(token.army('foe')[1]).toEqual(['shadow!']);
  const shift = set(
    quiet({ you: { ...foe, hand: ['neo', 'ez'] }, foe: { clans: ['goan-sul', 'xian', 'galmi'] } }),
  );
  shift.offers('shift II1 neo');
});

onBothSides('X9.6 C28 Justice: the highest OPEN card is Ethereal, face up or captured', (set) => {
  const you = { ...HEMPO, army: [['bombers', 'bombers'], ['alpha']] };
  const foe = { army: [['nakshatra', 'navaj'], [captured('nalin')]] };
  const tile = set(quiet({ tiles: ['justice'], you, foe, round: 2 }));
  tile.play('play hempo', 'no').turnOf('foe');
  expect(tile.army('foe')).toEqual([['nakshatra'], ['(nalin)'], []]);
  const none = set(quiet({ you, foe, round: 2 }));
  none.play('play hempo', 'no').offersExactly('target you:II2', 'target foe:I2', 'target foe:II1');
});

onBothSides('X9.7 C30 who captures or destroys an opposing face-up Bounty card may draw', (set) => {
  const foe = { army: [['nikhilesh']] };
  const captures = set(quiet({ you: { hand: ['lava-goddesses'], deck: ['smook'] }, foe }));
  captures
    .play('play lava-goddesses', 'target foe:I1')
    .asks('you', 'may')
    .play('yes')
    .turnOf('foe');
  expect(captures.hand('you')).toEqual(['smook']);
  const destroys = set(quiet({ you: { hand: ['demon-guardians'] }, foe }));
  destroys
    .play('play demon-guardians', 'target foe:I1')
    .asks('you', 'may')
    .play('no')
    .turnOf('foe');
  expect([destroys.hand('you'), destroys.discard('foe')]).toEqual([[], ['nikhilesh']]);
});

onBothSides('X9.7 C30 nothing is drawn for one’s own, or a captured, Bounty card', (set) => {
  const own = { hand: ['lava-goddesses'], army: [['nikhilesh', 'bombers']] };
  const s = set(quiet({ you: own, foe: { clans: ['justice', 'xian', 'galmi'] } }));
  s.play('play lava-goddesses', 'target you:I1').turnOf('foe');
  const t = set(
    quiet({ you: { hand: ['demon-guardians'] }, foe: { army: [[captured('nikhilesh')]] } }),
  );
  t.play('play demon-guardians', 'target foe:I1').turnOf('foe');
  expect(t.discard('foe')).toEqual(['nikhilesh']);
});

onBothSides('X9.7 C2 the Bounty token makes a Bounty card; Hemro draws one more', (set) => {
  const you = {
    army: [['bombers'], ['hemro']],
    hand: ['lava-goddesses'],
    deck: ['smook', 'orgah'],
  };
  const s = set(quiet({ you, foe: { army: [[withBounty('nakshatra')]] } }));
  s.play('play lava-goddesses', 'target foe:I1', 'yes').turnOf('foe');
  expect(s.hand('you')).toEqual(['orgah', 'smook']);
});

onBothSides('X9.8 Echo: the effect a second time, with other targets if wished', (set) => {
  const army = [[captured('aat'), captured('obeezs')]];
  const you = { army, hand: ['wiindz'] };
  const s = set(quiet({ you, foe: { clans: ['goan-sul', 'xian', 'galmi'] } }));
  s.play('play wiindz', 'target you:I1').asks('you', 'may').play('yes').turnOf('foe');
  expect(s.army('you')[0]).toEqual(['aat', 'obeezs', 'wiindz']);
});

onBothSides('X9.8 sources of Echo do not add up', (set) => {
  const deck = ['elle', 'sati', 'quae', 'volantis', 'atalanta', 'nezha'];
  const you = { army: [['aat', 'aat'], ['shadow']], hand: ['neo'], deck };
  const s = set(quiet({ you, foe: { clans: ['goan-sul', 'xian', 'galmi'] } }));
  s.play('play neo', 'discard elle', 'discard sati').asks('you', 'may').play('yes');
  s.play('discard volantis', 'discard atalanta').turnOf('foe');
  expect(s.discard('you')).toEqual(['elle', 'sati', 'quae', 'volantis', 'atalanta', 'nezha']);
});

const UNDER_SHADOW = { army: [['aat'], ['shadow']] } as const;

onBothSides(
  'X9.8 Echo is judged once, before the effect: its source may be gone after it',
  (set) => {
    const you = { ...UNDER_SHADOW, hand: ['un-go', 'elle'] };
    const s = set(quiet({ you, foe: FOE }));
    s.play('shift I1 un-go').asks('you', 'may');
    expect([s.army('you'), s.deck('you')[0]]).toEqual([[['un-go'], [], []], 'shadow']);
    s.play('yes').turnOf('foe');
    expect([s.army('you'), s.deck('you')[0]]).toEqual([[[], [], []], 'un-go']);
  },
);

onBothSides('X9.8 a source that appears only with the effect comes too late', (set) => {
  const you = { army: [['aat', 'aat'], [captured('shadow')]], hand: ['free'] };
  const s = set(quiet({ you, foe: FOE }));
  s.play('play free').turnOf('foe');
  expect(s.army('you')[1]).toEqual(['shadow', 'free']);
});

onBothSides('X9.8 no second time for a card that is captured by then', (set) => {
  const you = { ...UNDER_SHADOW, hand: ['lava-goddesses', 'elle'] };
  const s = set(quiet({ you, foe: { clans: ['narashima', 'phoenix', 'xian'] } }));
  s.play('shift I1 lava-goddesses').turnOf('foe');
  expect(s.army('you')).toEqual([['(lava-goddesses)'], ['shadow'], []]);
});

onBothSides('X9.8 not on activation', (set) => {
  const you = { army: [['wiindz', captured('aat'), captured('aat')]] };
  const s = set(quiet({ you, foe: { clans: ['goan-sul', 'xian', 'galmi'] } }));
  s.play('activate I1', 'target you:I2').turnOf('foe');
});

onBothSides('X9.9 Force of will: discard the card from hand, in anyone’s turn', (set) => {
  const foe = { army: [['nikhilesh']], hand: ['red-circle', 'atalanta'] };
  const s = set(quiet({ you: { hand: ['lava-goddesses'] }, foe }));
  s.play('play lava-goddesses', 'target foe:I1').asks('foe', 'respond');
  s.offersExactly('use red-circle', 'decline').play('use red-circle').turnOf('foe');
  expect([s.army('foe')[0], s.hand('foe'), s.discard('foe')]).toEqual([
    ['nikhilesh'],
    ['atalanta'],
    ['red-circle'],
  ]);
});

onBothSides('X9.9 it may be declined', (set) => {
  const foe = { army: [['navaj']], hand: ['red-circle'] };
  const s = set(quiet({ you: { hand: ['lava-goddesses'] }, foe }));
  s.play('play lava-goddesses', 'target foe:I1', 'decline').turnOf('foe');
  expect([s.army('foe')[0], s.hand('foe')]).toEqual([['(navaj)'], ['red-circle']]);
});

onBothSides('X9.10 the mirror card stands in the same row and column opposite', (set) => {
  const foe = { army: [['nakshatra', 'muraena']] };
  const s = set(quiet({ you: { army: [['obeezs']], hand: ['aat'], deck: ['elle', 'sati'] }, foe }));
  s.play('play aat').turnOf('foe');
  expect(s.hand('you')).toEqual(['elle', 'sati']);
});

onBothSides('X9.13 Wondrous takes the token from the board or from the opponent', (set) => {
  const foe = { clans: ['narashima', 'goan-sul', 'xian'] } as const;
  for (const wonder of [undefined, 'foe', 'you'] as const) {
    const table = quiet({ you: { hand: ['boul-go'] }, foe });
    const s = set(wonder ? { ...table, wonder } : table);
    s.play('play boul-go').turnOf('foe');
    expect(s.wonder()).toBe('you');
  }
});

onBothSides('X9.13 entering play only: not when released', (set) => {
  const army = [[captured('boul-go'), 'apostles-of-night']];
  const s = set(quiet({ you: { army }, foe: { clans: ['narashima', 'goan-sul', 'xian'] } }));
  s.play('activate I2', 'do release').turnOf('foe');
  expect(s.wonder()).toBeNull();
});

onBothSides('X9.14 an additional turn follows, after the whole end of turn; at most one', (set) => {
  const you = { army: [['muraena', 'volantis'], ['nezha']], hand: ['timer'] };
  const s = set(quiet({ you, foe: FOE }));
  s.play('play timer');
  expect(s.player('you').hand).toHaveLength(2);
  s.turnOf('you').play('activate I3').turnOf('foe');
  expect(s.army('you')[0]).toEqual(['muraena', 'volantis', 'timer+1']);
});

onBothSides('X9.14 in it only the additional-turn part of a text is skipped', (set) => {
  const you = { army: [['timer', 'arpia', 'volantis']], deck: ['elle', 'sati'] };
  const s = set(quiet({ you, foe: FOE, extraTurn: 'now' }));
  s.play('activate I2').turnOf('foe');
  expect(s.hand('you')).toEqual(['elle']);
});

onBothSides(
  'X9.15 a reveal takes fewer cards when the deck is short, and never reshuffles',
  (set) => {
    const you = { army: [['boul-go']], hand: ['shard'], deck: ['elle', 'sati'], discard: ['quae'] };
    const s = set(quiet({ fill: false, you, foe: FOE }));
    s.play('play shard').offersExactly('pick elle', 'pick sati').play('pick sati').turnOf('foe');
    expect([s.hand('you'), s.deck('you'), s.discard('you')]).toEqual([
      ['sati'],
      [],
      ['quae', 'elle'],
    ]);
  },
);

onBothSides('X9.15 discarding from the top of a deck never reshuffles', (set) => {
  const you = { army: [['nakshatra']], deck: ['elle'], discard: ['volantis'] };
  const s = set(quiet({ fill: false, you, foe: { clans: ['goan-sul', 'xian', 'galmi'] } }));
  s.play('activate I1').turnOf('foe');
  expect([s.hand('you'), s.deck('you'), s.discard('you')]).toEqual([['volantis'], [], ['elle']]);
});

onBothSides('X9.16 removed cards are gone unless an effect fetches them', (set) => {
  const you = { army: [['aat']], hand: ['ez'], discard: ['neo'], deck: ['elle'] };
  const s = set(quiet({ fill: false, you, foe: { clans: ['goan-sul', 'xian', 'galmi'] } }));
  s.play('play ez', 'yes', 'no').turnOf('foe');
  expect([s.removed('you'), s.hand('you'), s.discard('you')]).toEqual([['neo'], ['elle'], []]);
  s.play('spend 1', 'spend 1').turnOf('foe');
  expect([s.removed('you'), s.hand('you')]).toEqual([['neo'], ['elle']]);
});

test('X9.17 a name is the part before the parenthesis', () => {
  const bare = (name: string) => name.replace(/ *\(.*\)/, '');
  for (const a of CARD_DEFS) {
    const same = CARD_DEFS.filter((b) => bare(b.name.en) === bare(a.name.en));
    expect(CARD_DEFS.filter((b) => b.nameId === a.nameId)).toEqual(same);
  }
});

onBothSides('X9.18 C19 an ongoing effect holds while its card is face up', (set) => {
  const you = { army: [['arpia'], ['kaez'], ['phoenix']], hand: ['elle', 'sati'] };
  const foe = { army: [['bombers']], hand: ['alpha'], supremacy: 1 };
  const s = set(quiet({ you, foe, toPlay: 'foe', round: 2 }));
  expect(s.value('you')).toBe(12);
  s.play('play alpha', 'target you:III1');
  expect(s.value('you')).toBe(5);
});
