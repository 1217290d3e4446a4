/** Operations on tokens and turns, and the three that steer: may, when, forEachPlayer. */
import { captured, onBothSides, withTokens } from '@testing/gosu-x/scenario.ts';
import { expect } from 'vitest';
import { quiet, twin } from '../flow/table.ts';

const FOE = { clans: ['narashima', 'goan-sul', 'xian'] } as const;
const NO_TOKENS = { hand: 0, spent: 2 };

onBothSides('takeBack: none, one, from several places; refused; a copy takes another', (set) => {
  const army = [[withTokens('muraena'), 'volantis']];
  const you = { army, hand: ['petal-faeries'], tokens: { hand: 0, spent: 1 } };
  const s = set(quiet({ you, foe: { ...FOE, tokens: NO_TOKENS } }));
  s.play('play petal-faeries').offersExactly('take I1', 'take spent');
  s.refuses('take I2', /no Activation token on/i).refuses('done', /./);
  const other = twin(s);
  s.play('take I1');
  other.play('take spent');
  expect([s.army('you')[0]?.[0], other.army('you')[0]?.[0]]).toEqual(['(muraena)', '(muraena)']);
  expect([s.player('you').spent, other.player('you').spent]).toEqual([1, 1]);
  expect(s.player('foe').tokens).toBe(1);
});

onBothSides('takeBack: up to two', (set) => {
  const you = {
    army: [['red-circle']],
    hand: ['alpha-dead'],
    tokens: { hand: 0, spent: 3, locked: 1 },
  };
  const s = set(quiet({ you, foe: FOE }));
  s.play('play alpha-dead').offersExactly('take spent', 'done').play('take spent');
  const other = twin(s);
  s.play('take spent').turnOf('foe');
  other.play('done').turnOf('foe');
  expect([s.player('you').tokens, other.player('you').tokens]).toEqual([2, 1]);
  expect(s.army('you')[1]).toEqual(['(alpha-dead)']);
  const none = set(quiet({ you: { ...you, tokens: { hand: 2 } }, foe: FOE }));
  none.play('play alpha-dead').turnOf('foe');
});

const PASSING = [['boul-go'], ['kan-te'], ['bhj-galmi']] as const;

onBothSides('unlock: a locked token, or the game', (set) => {
  for (const locked of [2, 1]) {
    const you = { army: PASSING, tokens: { hand: 0, spent: 4 - locked, locked } };
    const s = set(quiet({ you, foe: FOE }));
    s.play('pass').turnOf('foe');
    expect([s.player('you').tokens, s.player('you').locked]).toEqual([1, locked - 1]);
  }
  const you = { army: PASSING, tokens: { hand: 0, spent: 4, locked: 0 } };
  set(quiet({ you, foe: FOE }))
    .play('pass')
    .wins('you', 'tokens');
});

onBothSides('extraTurn: one follows, none follows it', (set) => {
  const s = set(quiet({ you: { army: [['timer', 'timer']] }, foe: FOE }));
  s.play('activate I1').turnOf('you').play('activate I2').turnOf('foe');
});

onBothSides('extraTurn: with leave to play from the discard pile (C20)', (set) => {
  const army = [['nakshatra', 'nakshatra']];
  const you = { army, hand: ['nityananda', 'elle'], discard: ['nalin', 'volantis'] };
  const s = set(quiet({ you, foe: { clans: ['phoenix', 'goan-sul', 'xian'] } }));
  s.withholds('play nalin from discard').play('play nityananda').turnOf('you');
  s.offers('play nalin from discard').withholds(
    'play volantis from discard',
    'play elle from discard',
  );
  s.refuses('play volantis from discard', /discard 2/i);
  const other = twin(s);
  s.play('play nalin from discard', 'seat foe').turnOf('foe');
  other.play('spend 1').turnOf('foe');
  expect([s.army('you')[1], s.discard('you')]).toEqual([['nityananda', 'nalin'], ['volantis']]);
  other.play('spend 1').withholds('play nalin from discard');
});

const GALMI = { army: [['boul-go'], ['kan-te']], hand: ['galmi'], tokens: NO_TOKENS } as const;

onBothSides('passNow: offered with an empty token hand; yes, no', (set) => {
  const s = set(quiet({ you: GALMI, foe: FOE }));
  s.play('play galmi').asks('you', 'may');
  const other = twin(s);
  s.play('yes').turnOf('foe');
  other.play('no').turnOf('foe');
  expect([s.player('you').passed, other.player('you').passed]).toEqual([1, 0]);
  // Galmi alone was OPEN, went on the deck, and no longer shortens the last turns.
  expect([s.deck('you')[0], s.player('foe').turnsLeft]).toEqual(['galmi', 3]);
});

onBothSides('cancel: of an activation, or of nothing when declined', (set) => {
  const you = { army: [['muraena']] };
  const s = set(quiet({ you, foe: { hand: ['atalanta'] } }));
  s.play('activate I1').asks('foe', 'respond').refuses('use elle', /./);
  const other = twin(s);
  s.play('use atalanta').turnOf('foe');
  other.play('decline').turnOf('foe');
  expect([s.hand('you').length, other.hand('you').length]).toEqual([0, 2]);
  expect([s.army('you')[0], other.army('you')[0]]).toEqual([['muraena+1'], ['muraena+1']]);
});

onBothSides('cancel: each copy of the card may be used once', (set) => {
  const you = { army: [['thousand-faces']] };
  const s = set(quiet({ you, foe: { hand: ['atalanta', 'atalanta'], tokens: { hand: 2 } } }));
  s.play('activate I1', 'use atalanta', 'spend 1', 'activate I1').asks('foe', 'respond');
  s.play('use atalanta').turnOf('foe');
  expect([s.discard('foe'), s.army('you')[0]]).toEqual([
    ['atalanta', 'atalanta'],
    ['thousand-faces+2'],
  ]);
});

onBothSides('may: asked first, not asked when it could not be done', (set) => {
  const foe = { army: [['arpia'], ['kaez'], ['phoenix']] };
  const you = { army: [['red-circle']], hand: ['cylak'] };
  const s = set(quiet({ you, foe }));
  s.play('play cylak').asks('you', 'may');
  const other = twin(s);
  s.play('yes').turnOf('foe');
  other.play('no').turnOf('foe');
  expect([s.army('foe')[2], other.army('foe')[2]]).toEqual([['(phoenix)'], ['phoenix']]);
  const none = set(quiet({ you, foe: { army: [['arpia'], ['kaez'], [captured('phoenix')]] } }));
  none.play('play cylak').turnOf('foe');
});

onBothSides('when: only if the condition holds', (set) => {
  const you = { army: [['timer', 'volantis']], hand: ['arpia'], deck: ['elle'] };
  const yes = set(quiet({ you, foe: FOE }));
  yes.play('play arpia').turnOf('you');
  const no = set(quiet({ you: { ...you, army: [['muraena', captured('timer')]] }, foe: FOE }));
  no.play('play arpia').turnOf('foe');
  expect([yes.hand('you'), no.hand('you')]).toEqual([['elle'], ['elle']]);
});

onBothSides('when: a Timer face up in either army counts (C17)', (set) => {
  const you = { army: [['aat']], tokens: { hand: 2 } };
  const foe = { army: [['arpia', 'timer']] };
  // Aat has the effect of the Arpia opposite; the Timer is the opponent's.
  const s = set(quiet({ you, foe }));
  s.play('activate I1').turnOf('you');
  const none = set(quiet({ you, foe: { army: [['arpia', captured('timer')]] } }));
  none.play('activate I1').turnOf('foe');
});

onBothSides('forEachPlayer: the controller first; a copy between the two (C18)', (set) => {
  const you = { army: [['bombers', 'lava-goddesses'], ['alpha']] };
  const foe = { army: [['nakshatra', 'navaj'], ['nalin']] };
  const s = set(quiet({ you, foe }));
  s.play('activate I1').asks('you', 'target').play('target you:I2').asks('foe', 'target');
  const other = twin(s);
  s.play('target foe:I2').turnOf('foe');
  other.play('target foe:II1').turnOf('foe');
  expect([s.discard('you'), s.discard('foe'), other.discard('foe')]).toEqual([
    ['lava-goddesses'],
    ['navaj'],
    ['nalin'],
  ]);
});

onBothSides('forEachPlayer: a second time by the Supremacy bonus, if wished (X11.6)', (set) => {
  const foe = { army: [['nakshatra', 'navaj']] };
  const you = { army: [['lava-goddesses']], hand: ['bombers'], supremacy: 1 };
  const s = set(quiet({ you, foe, round: 2 }));
  // Bombers sacrifices itself, and goes on.
  s.play('play bombers').asks('you', 'may').play('yes').turnOf('foe');
  expect([s.army('you')[0], s.army('foe')[0]]).toEqual([[], []]);
  expect(s.discard('you')).toEqual(['bombers', 'lava-goddesses']);
});
