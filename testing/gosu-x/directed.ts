/**
 * Positions built for what random play seldom reaches: each victory, and each use of a card that a deck of chance would
 * take thousands of games to show. They are played on like any other game of the coverage play.
 */
import { makeRng } from '@open-gosu/kernel';
import { CARD_DEFS, CARDS_PER_CLAN } from '../../packages/gosu-x/src/cards/index.ts';
import { CLANS, type ClanId } from '../../packages/gosu-x/src/cards/words.ts';
import { gosuX } from '../../packages/gosu-x/src/game.ts';
import type { State } from '../../packages/gosu-x/src/state/state.ts';
import { type Coverage, playOn, type Use } from './coverage.ts';

interface SideFile {
  readonly clans: readonly ClanId[];
  readonly [field: string]: unknown;
}

function position(players: readonly [SideFile, SideFile], more: object = {}): State {
  const file = { game: 'gosu-x', players, ...more };
  const read = gosuX.readPosition(file, 'en');
  if (!read.ok) throw new Error(`${read.message}: ${JSON.stringify(file)}`);
  return read.value;
}

function clanOf(id: string): ClanId {
  const kind = CARD_DEFS.findIndex((def) => def.id === id);
  return CLANS[Math.floor(kind / CARDS_PER_CLAN)] as ClanId;
}

/** Troop, Hero and Immortal of a clan that stand under and beside a card under test. */
function column(id: string, entry: unknown): unknown[][] {
  const start = CLANS.indexOf(clanOf(id)) * CARDS_PER_CLAN;
  const ids = CARD_DEFS.slice(start, start + CARDS_PER_CLAN).map((def) => def.id);
  const level = CARD_DEFS.find((def) => def.id === id)?.level ?? 1;
  const below = [ids.slice(0, 4), ids.slice(4, 9)].map(
    (row) => row.find((card) => card !== id) as string,
  );
  return [
    level === 1 ? [entry] : [below[0]],
    level === 2 ? [entry] : level === 3 ? [below[1]] : [],
    level === 3 ? [entry] : [],
  ];
}

function withClans(needed: readonly ClanId[], avoid: readonly ClanId[]): ClanId[] {
  const clans = [...new Set(needed)];
  for (const clan of CLANS)
    if (clans.length < 3 && !clans.includes(clan) && !avoid.includes(clan)) clans.push(clan);
  return clans;
}

/** Justice is Ethereal herself while she is the highest OPEN card: another must stand to her right, or she is captured. */
const JUSTICE_COVERED = [
  ['volantis', 'petal-faeries'],
  ['quae', 'sati'],
  ['justice', 'bhj-justice'],
];

function armyOf(id: string, use: Use): unknown[][] {
  if (id === 'justice' && use !== 'destroyed' && use !== 'released') return JUSTICE_COVERED;
  const turned = use === 'released' || (id === 'justice' && use === 'destroyed');
  return column(id, turned ? { card: id, captured: true } : id);
}

/** p0 attacks a card of p1 with Nitish, or a card of Narashima's with Goan Sul's Heroes and Fre'e. */
function attack(id: string, use: Use): State {
  const clan = clanOf(id);
  const own: ClanId[] = clan === 'narashima' ? ['goan-sul', 'tomorrow'] : ['narashima'];
  const theirs = withClans(
    [clan, ...(own.includes('abhilasha') ? [] : (['abhilasha'] as const))],
    own,
  );
  const mine = withClans(own, theirs);
  const hand =
    clan === 'narashima'
      ? {
          captured: ['alpha'],
          destroyed: ['hempo'],
          released: ['free'],
          'capture-cancelled': ['alpha'],
        }
      : {};
  const attackers = (hand as Record<string, string[]>)[use] ?? ['nitish', 'bhj-narashima'];
  const army = clan === 'narashima' ? [['lava-goddesses', 'aat'], [], []] : [[], [], []];
  return position([
    { clans: mine, hand: attackers, army, supremacy: 1, tokens: { hand: 0, spent: 2 } },
    {
      clans: theirs,
      hand: use === 'capture-cancelled' ? ['red-circle'] : [],
      army: armyOf(id, use),
    },
  ]);
}

/** p0 plays Abhilasha while the card lies in a discard pile; Abhilasha herself is copied by Xi'an. */
function copied(id: string): State {
  const clan = clanOf(id);
  if (id === 'abhilasha') {
    return position([
      {
        clans: withClans(['xian'], ['abhilasha']),
        hand: ['xian'],
        army: [['all-in-one'], ['shennong'], []],
      },
      {
        clans: withClans(['abhilasha'], ['xian', 'justice', 'tomorrow']),
        army: column(id, id),
        discard: ['solok'],
      },
    ]);
  }
  const mine = withClans(['abhilasha', clan], []);
  return position([
    {
      clans: mine,
      hand: ['abhilasha'],
      army: [['red-circle'], [id === 'cylak' ? 'solok' : 'cylak'], []],
      discard: [id],
    },
    { clans: withClans([], mine) },
  ]);
}

/** p0 may shift the one card of every level, standing in row III, into an Immortal. */
function shiftedIn(id: string): State {
  const mine = withClans(['phoenix', clanOf(id)], []);
  return position([
    { clans: mine, hand: [id, 'muraena'], army: [['arpia'], ['kaez'], ['phoenix-immortal']] },
    { clans: withClans([], mine) },
  ]);
}

/** p0 may place a token while p1 holds Atalanta. */
function activated(id: string): State {
  const mine = withClans([clanOf(id)], ['justice']);
  return position([
    { clans: mine, army: column(id, id) },
    { clans: withClans(['justice'], mine), hand: ['atalanta'] },
  ]);
}

/** Plays one game towards each use that is still missing. Tiles may be left out: they only bind more cards. */
export function playDirected(coverage: Coverage): void {
  for (const line of coverage.missing()) {
    const [use, id] = line.split(' ') as [Use, string];
    const builders: { readonly [U in Use]?: () => State } = {
      captured: () => attack(id, use),
      released: () => attack(id, use),
      destroyed: () => attack(id, use),
      'capture-cancelled': () => attack(id, use),
      copied: () => copied(id),
      'shifted-in': () => shiftedIn(id),
      'activation-cancelled': () => activated(id),
    };
    const build = builders[use];
    for (let seed = 0; build && seed < 200 && !coverage.has(use, id); seed++) {
      playOn(build(), coverage, makeRng(`directed ${line} ${seed}`));
    }
  }
}

const FULL_TROOPS = ['muraena', 'muraena', 'sqeezs', 'sqeezs', 'timer'];

/** One position a step away from each victory; random play finishes them. */
export const NEAR_VICTORIES: readonly (() => State)[] = [
  // tokens: all four owned, and a first pass with Byun Hyung Ja (Galmi) unlocks the fifth.
  () =>
    position([
      {
        clans: ['galmi', 'phoenix', 'xian'],
        army: [['boul-go'], ['shard'], ['bhj-galmi']],
        tokens: { hand: 0, spent: 4, locked: 0 },
      },
      { clans: ['justice', 'abhilasha', 'tomorrow'] },
    ]),
  // fifteen: one Immortal is missing.
  () =>
    position([
      {
        clans: ['galmi', 'phoenix', 'xian'],
        hand: ['phoenix', 'bhj-phoenix'],
        army: [
          FULL_TROOPS,
          ['kaez', 'genious', 'fenghuang', 'shard', 'valeen'],
          ['galmi', 'bhj-galmi', 'xian', 'bhj-xian'],
        ],
      },
      { clans: ['justice', 'abhilasha', 'tomorrow'] },
    ]),
  // justice: two tiles turned, a Supremacy token, Justice in hand.
  () =>
    position([
      {
        clans: ['justice', 'galmi', 'xian'],
        hand: ['justice'],
        army: [['volantis'], ['quae'], []],
        supremacy: 1,
        flipped: ['galmi', 'xian'],
      },
      { clans: ['abhilasha', 'tomorrow', 'phoenix'] },
    ]),
];
