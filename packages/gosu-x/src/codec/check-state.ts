/**
 * What must hold of any state at a question, whoever made it: cards, tokens, tiles, bans and passes that fit together.
 * Used on states read from bytes; what is wrong is thrown as a `CodecError`. Frames are in `check-frames.ts`.
 */
import { at, countBits, demand, PLACES_PER_SEAT, ROWS, viewerBit } from '@open-gosu/kernel';
import { isOn, OPTION } from '../options.ts';
import {
  ALL_CLANS,
  CLAN_OF,
  ICONS_OF,
  KEYWORD,
  KEYWORDS_OF,
  KIND,
  ROWS_OF,
} from '../state/kinds.ts';
import { KNOWN_TO_ALL } from '../state/moves.ts';
import { faceUpCount, isCaptured, tokensOn } from '../state/query.ts';
import {
  CARD_COUNT,
  CLANS_EACH,
  DECK_SIZE,
  EXTRA,
  kindAt,
  kindsOfClans,
  other,
  type Player,
  SEATS,
  type Seat,
  type State,
  TOKEN_COUNT,
  WINNING_SUPREMACY,
} from '../state/state.ts';

const MOST_TOKENS_ON_CARD = 2;

export function isDealt(s: State): boolean {
  return at(s.kinds, 0) >= 0;
}

/** X2.2: how many clans the second player may have, by how many the first has. */
const SECOND_HAS: readonly (readonly number[])[] = [[1], [1, 1, 1], [0, 0, 1], [0, 0, 1, 1]];

/** The kind of every card follows from the clans; -1 for all before the draft is over. */
export function deriveKinds(s: State): void {
  const [a, b] = s.players;
  demand((a.clans & b.clans) === 0, 'a clan is on both sides');
  const taken = [countBits(a.clans), countBits(b.clans)] as const;
  demand(
    at(SECOND_HAS[taken[0]] ?? [], taken[1]) === 1,
    'the clans are shared out in the wrong order',
  );
  if (taken[0] + taken[1] === 2 * CLANS_EACH) {
    s.kinds = [...kindsOfClans(a.clans), ...kindsOfClans(b.clans)];
  }
}

export function checkState(s: State): void {
  checkZones(s);
  for (const seat of SEATS) checkPlayer(s, seat);
  const free = ALL_CLANS & ~s.players[0].clans & ~s.players[1].clans;
  const flipped = s.players[0].flipped | s.players[1].flipped;
  demand(
    (s.tiles & ~free & ~flipped) === 0 && (flipped & ~s.tiles) === 0,
    'a tile is on the wrong side',
  );
  demand(s.extraFromDiscard === 0 || s.extra !== EXTRA.none, 'an additional turn is half there');
  demand((s.winners === 0) === s.reason < 0, 'a result is half there');
  demand(
    s.rng.some((word) => word !== 0),
    'the generator is dead',
  );
  demand(battlesLeftOut(s) <= MOST_LEFT_OUT, 'the round is too late for the Supremacy tokens');
  checkBans(s);
}

/** A position file may begin in round 3 without a token; from there on each round follows a battle that gave one. */
const MOST_LEFT_OUT = 2;

/** How many battles have gone by without a Supremacy token. */
function battlesLeftOut(s: State): number {
  return s.round - 1 - s.players[0].supremacy - s.players[1].supremacy;
}

/** X8.3: while its results and the Song are going on, a battle has already given its token. */
export function hasGivenSupremacy(s: State): boolean {
  return battlesLeftOut(s) < MOST_LEFT_OUT;
}

/** Zones by number: in a zone once at most; `seen` then tells where each card lies. */
const ZONE = { none: 0, deck: 1, hand: 2, open: 3, play: 4 } as const;
const seen = new Uint8Array(CARD_COUNT);

function checkZones(s: State): void {
  seen.fill(ZONE.none);
  for (const p of s.players) {
    note(p.deck, ZONE.deck);
    note(p.hand, ZONE.hand);
    note(p.discard, ZONE.open);
    note(p.removed, ZONE.open);
    for (const row of p.rows) note(row, ZONE.play);
  }
  const dealt = isDealt(s);
  for (let card = 0; card < CARD_COUNT; card++) {
    const zone = at(seen as unknown as number[], card);
    const marks = at(s.marks, card);
    const known = at(s.known, card);
    demand(dealt || zone === ZONE.none, 'cards lie about before the deal');
    demand(marks === 0 || zone === ZONE.play, 'a card that is not in play has marks');
    demand((known & ~KNOWN_TO_ALL) === 0, 'a card is known to nobody there is');
    if (zone === ZONE.hand)
      demand((known & ownerBit(card)) !== 0, 'a hand is unknown to its owner');
    if (zone >= ZONE.open) demand(known === KNOWN_TO_ALL, 'an open card is hidden');
  }
  demand(s.bounty < 0 || seen[s.bounty] === ZONE.play, 'the Bounty token lies on no card in play');
}

function ownerBit(card: number): number {
  return viewerBit(card < DECK_SIZE ? 0 : 1);
}

function note(cards: readonly number[], zone: number): void {
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i);
    demand(seen[card] === ZONE.none, 'a card lies in two zones');
    seen[card] = zone;
  }
}

function checkPlayer(s: State, seat: Seat): void {
  const p = s.players[seat];
  const { hand, rows } = p;
  for (let i = 1; i < hand.length; i++)
    demand(at(hand, i - 1) < at(hand, i), 'a hand is not sorted');
  demand(
    rows[0].length >= rows[1].length && rows[1].length >= rows[2].length,
    'an army has an impossible shape',
  );
  demand(
    p.tokens + p.spent + p.locked + tokensInArmy(s, p) === TOKEN_COUNT,
    'tokens do not add up',
  );
  demand((p.flipped & ~p.clans) === 0, 'a tile is turned by the wrong player');
  demand(p.turnsLeft < 0 || s.players[other(seat)].passed === 1, 'last turns without a pass');
  if (s.winners !== 0) return;
  demand(
    p.supremacy < WINNING_SUPREMACY && faceUpCount(s, seat) < PLACES_PER_SEAT,
    'the game is already won',
  );
}

/** Also that each card may stand in its row and has room for its tokens. */
function tokensInArmy(s: State, p: Player): number {
  let tokens = 0;
  for (const row of ROWS) {
    const cards = p.rows[row];
    for (let i = 0; i < cards.length; i++) {
      const card = at(cards, i);
      const kind = kindAt(s, card);
      const here = tokensOn(s, card);
      demand(((at(ROWS_OF, kind) >> row) & 1) === 1, 'a card stands in the wrong row');
      demand(
        here === 0 || (!isCaptured(s, card) && here <= mostTokens(s, kind)),
        'tokens do not fit',
      );
      tokens += here;
    }
  }
  return tokens;
}

/** X6.3, C8, C12: how many tokens may lie on a face-up card of this kind; a mirror's icons come and go. */
export function mostTokens(s: State, kind: number): number {
  if (kind === KIND.aat) return MOST_TOKENS_ON_CARD;
  const icons = at(ICONS_OF, kind);
  const veteran = (at(KEYWORDS_OF, kind) & KEYWORD.veteran) !== 0;
  return icons === 0 && veteran && isOn(s.options, OPTION.veteranToken) ? 1 : icons;
}

function checkBans(s: State): void {
  const { bans } = s;
  demand(bans.length % 3 === 0, 'a ban is cut off');
  for (let i = 0; i < bans.length; i += 3) {
    const kind = at(bans, i);
    const seat = at(bans, i + 1);
    demand(seat <= 1 && at(bans, i + 2) <= 1, 'a ban is for nobody');
    demand(
      ((s.players[seat as Seat].clans >> at(CLAN_OF, kind)) & 1) === 1,
      'a ban is on a foreign card',
    );
    for (let j = 0; j < i; j += 3) {
      demand(at(bans, j) !== kind || at(bans, j + 1) !== seat, 'a ban is there twice');
    }
  }
}
