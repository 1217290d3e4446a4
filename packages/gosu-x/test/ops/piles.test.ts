/** Operations on discard piles, the box and revealed cards. */
import { onBothSides } from '@testing/gosu-x/scenario.ts';
import { expect } from 'vitest';
import { eventsOf, quiet, twin } from '../flow/table.ts';

const FOE = { clans: ['abhilasha', 'justice', 'xian'] } as const;
const SPIRITS = { hand: ['spirits-of-smook'] } as const;

onBothSides('take: none, one, many, refused; a copy in between', (set) => {
  const none = set(quiet({ you: { ...SPIRITS, discard: ['ez', 'neo'] }, foe: FOE }));
  none.play('play spirits-of-smook').turnOf('foe');
  expect(none.hand('you')).toEqual([]);
  const one = set(quiet({ you: { ...SPIRITS, discard: ['ez', 'hemro'] }, foe: FOE }));
  one.play('play spirits-of-smook').turnOf('foe');
  expect([one.hand('you'), one.discard('you')]).toEqual([['hemro'], ['ez']]);
  const s = set(quiet({ you: { ...SPIRITS, discard: ['bombers', 'ez', 'hemro'] }, foe: FOE }));
  s.play('play spirits-of-smook').offersExactly('pick bombers', 'pick hemro');
  s.refuses('pick ez', /./).refuses('pick neo', /not in your discard pile/i);
  const other = twin(s);
  s.play('pick bombers').turnOf('foe');
  other.play('pick hemro').turnOf('foe');
  expect([s.hand('you'), other.hand('you')]).toEqual([['bombers'], ['hemro']]);
});

onBothSides('take: up to X, and done', (set) => {
  const discard = ['boul-go', 'boul-go', 'atalanta', 'elle'];
  const s = set(
    quiet({ you: { hand: ['navaj'], discard }, foe: { clans: ['abhilasha', 'xian', 'tomorrow'] } }),
  );
  s.play('play navaj').offersExactly('pick boul-go', 'pick atalanta', 'done').play('pick boul-go');
  s.offersExactly('pick boul-go', 'pick atalanta', 'done');
  const other = twin(s);
  s.play('pick atalanta').turnOf('foe');
  other.play('done').turnOf('foe');
  expect([s.hand('you'), other.hand('you')]).toEqual([['atalanta', 'boul-go'], ['boul-go']]);
});

onBothSides('take: at most one of each level', (set) => {
  const you = {
    army: [['lava-goddesses']],
    hand: ['smook'],
    discard: ['bombers', 'demon-guardians', 'hemro', 'goan-sul'],
    tokens: { hand: 3, locked: 1 },
  };
  const s = set(quiet({ you, foe: FOE }));
  s.play('play smook', 'pick bombers').offersExactly('pick hemro', 'pick goan-sul', 'done');
  s.play('pick goan-sul', 'pick hemro').turnOf('foe');
  expect(s.hand('you')).toEqual(['bombers', 'goan-sul', 'hemro']);
});

onBothSides('take: all of a name, from the discard pile and from the box', (set) => {
  const you = {
    army: [['arpia']],
    hand: ['kaez'],
    discard: ['phoenix', 'timer'],
    removed: ['phoenix-eliana', 'genious'],
  };
  const s = set(quiet({ you, foe: FOE }));
  s.play('play kaez').turnOf('foe');
  expect([s.hand('you'), s.discard('you'), s.removed('you')]).toEqual([
    ['phoenix', 'phoenix-eliana'],
    ['timer'],
    ['genious'],
  ]);
});

const REE_AB = { army: [['boul-go']], hand: ['ree-ab'], deck: ['shard'] } as const;

onBothSides('putOnDeck: none, up to X, the last put is drawn first (C34)', (set) => {
  const none = set(quiet({ you: REE_AB, foe: FOE }));
  none.play('play ree-ab').turnOf('foe');
  expect(none.hand('you')).toEqual(['shard']);
  const s = set(quiet({ you: { ...REE_AB, discard: ['timer', 'kaez', 'phoenix'] }, foe: FOE }));
  s.play('play ree-ab').offersExactly('pick timer', 'pick kaez', 'pick phoenix', 'done');
  s.play('pick kaez');
  const other = twin(s);
  s.play('pick phoenix').turnOf('foe');
  other.play('done').turnOf('foe');
  expect([s.hand('you'), s.deck('you').slice(0, 2)]).toEqual([['phoenix'], ['kaez', 'shard']]);
  expect([other.hand('you'), other.deck('you')[0]]).toEqual([['kaez'], 'shard']);
});

const EZ = { army: [['aat']], hand: ['ez'], deck: ['neo'] } as const;

onBothSides('remove: one card, not offered with an empty pile; a copy removes another', (set) => {
  const none = set(quiet({ you: EZ, foe: FOE }));
  none.play('play ez').asks('you', 'may').play('no').turnOf('foe');
  expect(none.hand('you')).toEqual([]);
  const s = set(quiet({ you: { ...EZ, discard: ['timer', 'kaez'] }, foe: FOE }));
  s.play('play ez', 'yes').offersExactly('pick timer', 'pick kaez');
  const other = twin(s);
  s.play('pick timer', 'no').turnOf('foe');
  other.play('pick kaez', 'no').turnOf('foe');
  expect([s.removed('you'), other.removed('you')]).toEqual([['timer'], ['kaez']]);
  expect([s.hand('you'), other.hand('you')]).toEqual([['neo'], ['neo']]);
});

onBothSides('remove: all cards of a clan, of each player', (set) => {
  const you = { army: [['bombers']], hand: ['orgah'], discard: ['hemro', 'neo', 'alpha'] };
  const s = set(quiet({ you, foe: { ...FOE, discard: ['elle', 'sati'] } }));
  s.play('play orgah').asks('you', 'clan').offersExactly('clan tomorrow', 'clan goan-sul');
  s.play('clan goan-sul').turnOf('foe');
  expect([s.discard('you'), s.removed('you')]).toEqual([['neo'], ['hemro', 'alpha']]);
  expect([s.discard('foe'), s.removed('foe')]).toEqual([[], ['elle', 'sati']]);
});

onBothSides('remove: the card just copied, if it is still in the pile (C27)', (set) => {
  const you = { army: [['red-circle'], ['solok']], hand: ['abhilasha'], deck: ['neo', 'ez'] };
  const foe = { clans: ['phoenix', 'justice', 'xian'], discard: ['muraena'] } as const;
  const s = set(quiet({ you, foe }));
  s.play('play abhilasha').turnOf('foe');
  expect([s.hand('you'), s.discard('foe'), s.removed('foe')]).toEqual([
    ['ez', 'neo'],
    [],
    ['muraena'],
  ]);
  // Spoil Seekers takes itself: it is not removed any more.
  const own = { ...you, discard: ['spoil-seekers'] };
  const t = set(quiet({ you: own, foe: { clans: ['phoenix', 'justice', 'xian'] } }));
  t.play('play abhilasha').turnOf('foe');
  expect([t.hand('you'), t.removed('you')]).toEqual([['spoil-seekers'], []]);
});

onBothSides(
  'shuffleIn: each chooses a clan; a deck is shuffled only if a card goes in (C33)',
  (set) => {
    const you = {
      army: [['arpia']],
      hand: ['genious'],
      discard: ['timer', 'kaez', 'neo'],
      deck: [],
    };
    const s = set(quiet({ fill: false, you, foe: { ...FOE, discard: ['elle'] } }));
    s.play('play genious').asks('you', 'clan');
    expect(s.legal()).toHaveLength(3);
    s.play('clan phoenix').asks('foe', 'clan').play('clan xian').turnOf('foe');
    expect([s.hand('you'), s.discard('you'), s.discard('foe')]).toEqual([
      ['kaez', 'timer'],
      ['neo'],
      ['elle'],
    ]);
    expect(eventsOf(s.events, 'shuffle').map((event) => event.seat)).toEqual([s.seat('you')]);
  },
);

const SHARD = { army: [['boul-go']], hand: ['shard'] } as const;

onBothSides('reveal and revealed: no card, one, four; a copy takes another', (set) => {
  const empty = set(quiet({ fill: false, you: SHARD, foe: FOE }));
  empty.play('play shard').turnOf('foe');
  expect(eventsOf(empty.events, 'reveal').map((event) => event.cards)).toEqual([[]]);
  const one = set(quiet({ fill: false, you: { ...SHARD, deck: ['timer'] }, foe: FOE }));
  one.play('play shard').turnOf('foe');
  expect([one.hand('you'), one.discard('you')]).toEqual([['timer'], []]);
  const deck = ['timer', 'kaez', 'neo', 'phoenix', 'arpia'];
  const s = set(quiet({ fill: false, you: { ...SHARD, deck }, foe: FOE }));
  s.play('play shard').offersExactly('pick timer', 'pick kaez', 'pick neo', 'pick phoenix');
  s.refuses('pick arpia', /not among the revealed/i);
  const other = twin(s);
  s.play('pick neo').turnOf('foe');
  other.play('pick timer').turnOf('foe');
  expect([s.hand('you'), s.deck('you'), s.discard('you')]).toEqual([
    ['neo'],
    ['arpia'],
    ['timer', 'kaez', 'phoenix'],
  ]);
  expect([other.hand('you'), other.discard('you')]).toEqual([
    ['timer'],
    ['kaez', 'neo', 'phoenix'],
  ]);
});

onBothSides('revealed: those of a level, or of a clan, to hand, the rest discarded', (set) => {
  const deck = ['timer', 'kaez', 'neo', 'phoenix-immortal', 'arpia'];
  const level = set(quiet({ you: { hand: ['bun-to'], deck }, foe: FOE }));
  level.play('play bun-to', 'level I').turnOf('foe');
  expect([level.hand('you'), level.discard('you'), level.deck('you')[0]]).toEqual([
    ['phoenix-immortal', 'timer'],
    ['kaez', 'neo'],
    'arpia',
  ]);
  const you = { hand: ['three-wishes'], deck: ['timer', 'all-in-one', 'kaez', 'shennong'] };
  const clan = set(
    quiet({
      you: { ...you, clans: ['xian', 'phoenix', 'galmi'] },
      foe: { clans: ['abhilasha', 'justice', 'tomorrow'] },
    }),
  );
  clan.play('play three-wishes', 'clan galmi').turnOf('foe');
  expect([clan.hand('you'), clan.discard('you')]).toEqual([
    ['all-in-one', 'shennong'],
    ['timer', 'kaez'],
  ]);
});

onBothSides('revealed: hand, then top, then bottom, also with fewer cards (C33)', (set) => {
  const you = { hand: ['sqeezs'], deck: ['timer', 'kaez', 'phoenix', 'arpia'] };
  const s = set(quiet({ fill: false, you, foe: FOE }));
  s.play('play sqeezs', 'pick kaez').offersExactly('pick timer', 'pick phoenix');
  const other = twin(s);
  s.play('pick timer');
  other.play('pick phoenix');
  expect([s.hand('you'), s.deck('you')]).toEqual([['kaez'], ['timer', 'arpia', 'phoenix']]);
  expect(other.deck('you')).toEqual(['phoenix', 'arpia', 'timer']);
  const two = set(quiet({ fill: false, you: { ...you, deck: ['timer', 'kaez'] }, foe: FOE }));
  two.play('play sqeezs', 'pick kaez').turnOf('foe');
  expect([two.hand('you'), two.deck('you')]).toEqual([['kaez'], ['timer']]);
});
