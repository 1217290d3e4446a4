/** Tables as full as they can be: where something has no room, it shows here. */
import type { PositionFile } from '@open-gosu/kernel';
import { answer } from '../../src/engine/answer.ts';
import { bookOf } from '../../src/engine/books.ts';
import type { GameId, Match, Sitter, Start } from '../../src/engine/match.ts';
import { tryPosition } from '../../src/gallery/try-position.ts';
import { bot, person } from '../engine/tables.ts';

const NAMES = ['Ada', 'Captain', 'Master', 'Champion'];

function begin(game: GameId, start: Start, sitters: readonly Sitter[]): Match {
  const begun = answer('begin', { game, start, sitters, lang: 'en' });
  if (!begun.ok) throw new Error(begun.message);
  return begun.value;
}

/** The first `people` are people, the others bots. */
function sittersOf(players: number, people: number): readonly Sitter[] {
  return NAMES.slice(0, players).map((name, seat) =>
    seat < people ? person(name) : bot(name, 'level-1'),
  );
}

export function matchFrom(position: PositionFile, players = 2, people = 1): Match {
  const { game } = position as { game: GameId };
  return begin(game, { from: 'position', position }, sittersOf(players, people));
}

/** Dealt, with answers given. */
export function dealt(
  game: GameId,
  answers: readonly string[] = [],
  sitters: readonly Sitter[] = sittersOf(2, 1),
): Match {
  return { ...begin(game, { from: 'deal', options: {}, seed: 1 }, sitters), answers };
}

/** The position the gallery has for trying a card, with answers given. */
export function tried(game: GameId, card: string, ...answers: readonly string[]): Match {
  const position = tryPosition(game, card, bookOf({ game, lang: 'en' }).cards);
  return { ...matchFrom(position), answers };
}

const captive = (card: string) => ({ card, captured: true });

/** Fifteen cards in each army, fourteen face up, the longest names of the game, tokens, the Bounty token, both discards. */
export const FULL_X = {
  game: 'gosu-x',
  seed: 1,
  round: 2,
  toPlay: 0,
  wonder: 0,
  players: [
    {
      clans: ['goan-sul', 'abhilasha', 'justice'],
      hand: ['bombers', 'atalanta', 'hempo', 'alpha-dead', 'orgah', 'nezha', 'tourach'],
      army: [
        [
          'guardians-of-night',
          'bombers',
          'arrows-of-justice',
          'spirits-of-smook',
          captive('atalanta'),
        ],
        ['hemro', 'ecnalab', 'quae', { card: 'smook', tokens: 1 }, 'sati'],
        ['goan-sul', 'bhj-goan-sul', 'bhj-abhilasha', 'bhj-justice', 'justice'],
      ],
      discard: ['dark-cultists', 'volantis', 'elle'],
      removed: ['solok'],
      tokens: { hand: 1, spent: 1, locked: 1 },
      supremacy: 1,
    },
    {
      clans: ['tomorrow', 'narashima', 'phoenix'],
      hand: ['aat', 'obeezs', 'nikhilesh', 'navaj', 'arpia', 'muraena', 'kaez'],
      army: [
        ['spoil-seekers', 'nakshatra', 'sqeezs', captive('timer'), 'wiindz'],
        ['narashima-lion', 'nityananda', 'phoenix-immortal', 'shadow', 'fenghuang'],
        [
          { card: 'bhj-tomorrow', bounty: true },
          'tomorrow',
          'bhj-narashima',
          'narashima',
          'bhj-phoenix',
        ],
      ],
      discard: ['neo', 'niranjan', 'genious'],
      removed: ['neye'],
      tokens: { hand: 2, spent: 0, locked: 2 },
      supremacy: 1,
    },
  ],
};

/** The same when one has passed: fewer tokens, a timer that runs. */
const LEFT_X = [
  { tokens: { hand: 0, spent: 2, locked: 1 } },
  { tokens: { hand: 0, spent: 2, locked: 2 }, passed: true },
];
export const PASSED_X = {
  ...FULL_X,
  wonder: 1,
  players: FULL_X.players.map((player, seat) => ({ ...player, ...LEFT_X[seat] })),
};

const LEVEL_1 = [
  'prescient',
  'herald',
  'runner',
  'packmate',
  'gravedigger',
  'whisperer',
  'shackler',
  'scanner',
  'firebrand',
  'looter',
];
const LEVEL_1_X = LEVEL_1.map((id) => `${id}-x`);
const LEVEL_2 = [
  'oracle',
  'huntmaster',
  'necromancer',
  'artificer',
  'ember-seer',
  'archivist',
  'warden',
  'ghoul',
  'jailer',
  'warlord',
  'envoy',
  'ranger',
  'reaper',
  'sentry',
  'raider',
  'sage',
  'champion',
  'lich',
  'dynamo',
  'incendiary',
];
const LEVEL_3 = [
  'high-prophet',
  'matriarch',
  'bone-lord',
  'panopticon',
  'cataclyst',
  'ancestor',
  'great-alpha',
  'night-queen',
  'colossus',
  'inferno',
];
const ROW = 5;

/** Every row full as far as the goblins go round: there are ten of level 3 for all. */
export function fullTactics(players: number) {
  const troops = [...LEVEL_1, ...LEVEL_1_X];
  // Whoever has fifteen has won, captives or not.
  const top = Math.min(ROW - 1, Math.floor(LEVEL_3.length / players));
  const part = (of: readonly string[], length: number, seat: number) =>
    of.slice(seat * length, (seat + 1) * length);
  return {
    game: 'gosu-tactics',
    seed: 1,
    round: 3,
    toPlay: 0,
    advantage: players - 1,
    discard: ['tracker', 'scribe', 'spark'],
    players: Array.from({ length: players }, (_, seat) => ({
      hand: [
        'tinker',
        'revenant',
        'tracker-x',
        'spark-x',
        'scribe-x',
        'tinker-x',
        'revenant-x',
      ].slice(0, seat === 0 ? 7 : 0),
      army: [
        part(troops, ROW, seat).map((id, i) => (i === 2 ? captive(id) : id)),
        part(LEVEL_2, ROW, seat),
        part(LEVEL_3, top, seat),
      ],
      points: 2,
    })),
  };
}

/** Three of four have passed: their lines say so. */
export function passedTactics(players: number) {
  const { players: seats, ...rest } = fullTactics(players);
  return { ...rest, players: seats.map((seat, i) => ({ ...seat, passed: i > 0 && i !== 2 })) };
}
