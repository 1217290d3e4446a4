/**
 * For every card of Gosu X a position in which it can be played at once, free of charge, and finds something to do. Who
 * has which clans and what lies where is set up by the clan of the card; some cards want a little more.
 */
import { makeSupply, type Stock } from './supply.ts';

/** A card captured in an army. */
interface Captive {
  readonly card: string;
  readonly captured: true;
}
type Entry = string | Captive;

interface Tokens {
  readonly hand: number;
  readonly spent: number;
  readonly locked: number;
}

interface Foe {
  readonly clans: readonly string[];
  readonly army: readonly [readonly Entry[], readonly Entry[], readonly Entry[]];
  readonly hand: readonly string[];
  readonly discard: readonly string[];
}

const captive = (card: string): Captive => ({ card, captured: true });

/** Of each level a card that may be destroyed, Bounty cards, a captive, and more in play and in hand than you have. */
const FOES: { readonly [name in 'east' | 'west']: Foe } = {
  east: {
    clans: ['goan-sul', 'narashima', 'tomorrow'],
    army: [
      ['nikhilesh', captive('bombers'), 'lava-goddesses', 'spoil-seekers'],
      ['orgah', 'niranjan', 'neo'],
      ['bhj-goan-sul'],
    ],
    hand: ['nitish', 'alpha', 'wiindz', 'hempo', 'navaj', 'obeezs'],
    discard: ['free', 'nachiketa'],
  },
  west: {
    clans: ['justice', 'galmi', 'phoenix'],
    army: [
      ['muraena', captive('volantis'), 'bun-to', 'arpia'],
      ['sati', 'shard', 'genious'],
      ['bhj-justice'],
    ],
    hand: ['timer', 'un-go', 'elle', 'kan-te', 'petal-faeries', 'sqeezs'],
    discard: ['quae', 'kno-bo'],
  },
};

/** What you have when a card of this clan is tried. More is listed than is laid out: the card itself may be among it. */
interface Side {
  readonly clans: readonly [string, string];
  readonly foe: keyof typeof FOES;
  /** The last is captured. */
  readonly troops: readonly [string, string, string];
  /** Of the clan first. */
  readonly heroes: readonly string[];
  readonly hand: readonly string[];
  readonly discard: readonly string[];
}

const SIDES: { readonly [clan: string]: Side } = {
  justice: {
    clans: ['galmi', 'xian'],
    foe: 'east',
    troops: ['volantis', 'kno-bo', 'three-wishes'],
    heroes: ['elle', 'sati', 'shard'],
    hand: ['petal-faeries', 'ree-ab', 'bun-to', 'thousand-faces'],
    discard: ['arrows-of-justice', 'kan-te', 'dancing-dragon', 'dalisteer'],
  },
  abhilasha: {
    clans: ['justice', 'xian'],
    foe: 'east',
    troops: ['apostles-of-night', 'three-wishes', 'petal-faeries'],
    heroes: ['solok', 'ecnalab', 'sati'],
    hand: ['guardians-of-night', 'quae', 'thousand-faces', 'volantis'],
    discard: ['apostles-of-night', 'ashes', 'cylak', 'elle', 'valeen', 'arrows-of-justice'],
  },
  tomorrow: {
    clans: ['narashima', 'xian'],
    foe: 'west',
    troops: ['obeezs', 'nakshatra', 'three-wishes'],
    heroes: ['neo', 'ez', 'nachiketa'],
    hand: ['spoil-seekers', 'dalisteer', 'nikhilesh', 'thousand-faces'],
    discard: ['wiindz', 'obeezs', 'niranjan', 'dancing-dragon', 'neye'],
  },
  narashima: {
    clans: ['abhilasha', 'goan-sul'],
    foe: 'west',
    troops: ['nakshatra', 'apostles-of-night', 'bombers'],
    heroes: ['niranjan', 'nachiketa', 'solok'],
    hand: ['nikhilesh', 'hempo', 'nitish', 'lava-goddesses'],
    discard: ['red-circle', 'nalin', 'alpha', 'guardians-of-night', 'nityananda'],
  },
  galmi: {
    clans: ['justice', 'phoenix'],
    foe: 'east',
    troops: ['kno-bo', 'sqeezs', 'volantis'],
    heroes: ['shard', 'ree-ab', 'genious'],
    hand: ['bun-to', 'elle', 'muraena', 'un-go'],
    discard: ['boul-go', 'kan-te', 'arpia', 'quae'],
  },
  phoenix: {
    // With Justice chosen her tile is not active: Byun Hyung Ja would be Ethereal under it.
    clans: ['justice', 'xian'],
    foe: 'east',
    troops: ['timer', 'arpia', 'volantis'],
    heroes: ['genious', 'fenghuang', 'sati'],
    hand: ['muraena', 'sqeezs', 'dalisteer', 'thousand-faces'],
    discard: ['three-wishes', 'muraena', 'elle', 'petal-faeries'],
  },
  'goan-sul': {
    clans: ['abhilasha', 'xian'],
    foe: 'west',
    troops: ['lava-goddesses', 'apostles-of-night', 'three-wishes'],
    heroes: ['hempo', 'alpha', 'solok'],
    hand: ['bombers', 'spirits-of-smook', 'dalisteer', 'thousand-faces'],
    discard: ['demon-guardians', 'pangu', 'bombers', 'ashes', 'bhj-goan-sul'],
  },
  xian: {
    clans: ['phoenix', 'galmi'],
    foe: 'east',
    troops: ['thousand-faces', 'sqeezs', 'bun-to'],
    heroes: ['dalisteer', 'valeen', 'genious'],
    hand: ['three-wishes', 'muraena', 'shard', 'arpia'],
    discard: ['dancing-dragon', 'kno-bo', 'fenghuang', 'arpia'],
  },
};

/** What a card wants beside that. */
interface Wish {
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  readonly removed?: readonly string[];
  /** Your upper rows. */
  readonly heroes?: readonly string[];
  readonly immortals?: readonly string[];
  readonly tokens?: Tokens;
  readonly supremacy?: 1;
  /** No card is left in the deck. */
  readonly isDeckEmpty?: true;
  readonly captives?: 3;
}

const OPEN_HAND: Tokens = { hand: 0, spent: 2, locked: 2 };
const WITH_SUPREMACY: Wish = { supremacy: 1 };

const WISHES: { readonly [card: string]: Wish } = {
  // Force of will: one to play and one to keep.
  atalanta: { hand: ['atalanta', 'ree-ab', 'bun-to'] },
  'red-circle': { hand: ['red-circle', 'quae', 'thousand-faces'] },
  // No card is left in hand at the end of the turn.
  nezha: { hand: [] },
  'bhj-abhilasha': { captives: 3 },
  'bhj-tomorrow': { removed: ['neye'] },
  nakshatra: WITH_SUPREMACY,
  'bhj-narashima': { isDeckEmpty: true },
  // Two tokens to spend at once.
  'boul-go': { tokens: { hand: 2, spent: 0, locked: 2 } },
  'un-go': WITH_SUPREMACY,
  // X7.1, X7.4: passing asks for an empty hand of tokens.
  galmi: { tokens: OPEN_HAND },
  'bhj-galmi': { tokens: OPEN_HAND },
  kaez: { discard: ['phoenix-immortal', 'three-wishes'], removed: ['phoenix-eliana'] },
  'bhj-phoenix': { heroes: ['phoenix-eliana', 'phoenix-immortal'], immortals: ['phoenix'] },
  bombers: WITH_SUPREMACY,
  alpha: WITH_SUPREMACY,
  hempo: WITH_SUPREMACY,
  // X is 4.
  smook: { tokens: { hand: 2, spent: 2, locked: 0 } },
  'bhj-xian': { hand: ['three-wishes', 'thousand-faces', 'dancing-dragon', 'all-in-one', 'nio'] },
};

const HAND_BESIDE = 3;
const HEROES = 2;
const TOKENS: Tokens = { hand: 1, spent: 1, locked: 2 };

export function gosuXPosition(card: Stock, cards: readonly Stock[]) {
  const side = SIDES[card.clan];
  if (side === undefined) throw new Error(`no such clan: ${card.clan}`);
  const wish = WISHES[card.id] ?? {};
  const supply = makeSupply(cards);
  const [tried = card.id] = supply.take([card.id]);
  const troops = supply.take(side.troops);
  const heroes = supply.take(wish.heroes ?? side.heroes, HEROES);
  const immortals = supply.take(wish.immortals ?? []);
  const removed = supply.take(wish.removed ?? []);
  const beside = side.hand.filter((id) => id !== card.id).slice(0, HAND_BESIDE);
  const hand = supply.take(wish.hand ?? beside);
  const foe = FOES[side.foe];
  return {
    game: 'gosu-x',
    seed: 1,
    round: wish.supremacy === undefined ? 1 : 2,
    toPlay: 0,
    fill: wish.isDeckEmpty === undefined,
    players: [
      {
        clans: [card.clan, ...side.clans],
        hand: [tried, ...hand],
        army: [
          troops.map((id, i) => (i === troops.length - 1 ? captive(id) : id)),
          heroes,
          immortals,
        ],
        discard: supply.take(wish.discard ?? side.discard),
        removed,
        tokens: wish.tokens ?? TOKENS,
        supremacy: wish.supremacy ?? 0,
      },
      {
        clans: foe.clans,
        hand: foe.hand,
        army: [capturedFirst(foe.army[0], wish.captives ?? 0), foe.army[1], foe.army[2]],
        discard: foe.discard,
        tokens: TOKENS,
      },
    ],
  };
}

function capturedFirst(row: readonly Entry[], captives: number): readonly Entry[] {
  return row.map((entry, i) =>
    i < captives && typeof entry === 'string' ? captive(entry) : entry,
  );
}
