/**
 * The readable fields of a position file, in the order of the documentation: what a person looks at and edits. What is
 * in mid-effect, and what was seen, is not among them (`pending.ts`).
 */
import { at, type Fields, type PositionFile } from '@open-gosu/kernel';
import { OPTION, OPTION_DEFS, PRESETS } from '../options.ts';
import { idOf } from '../state/kinds.ts';
import { cardId } from '../state/moves.ts';
import { inPlayCount, isCaptured, tokensOn } from '../state/query.ts';
import { DECK_SIZE, EXTRA, type Player, SEATS, type Seat, type State } from '../state/state.ts';
import { clanNames } from './position-fields.ts';

export function positionFields(s: State): PositionFile {
  const leftOut = SEATS.some((seat) => cardsOf(s, seat) < DECK_SIZE);
  return {
    game: 'gosu-x',
    options: writeOptions(s),
    round: s.round,
    toPlay: s.turn,
    tiles: clanNames(s.tiles),
    wonder: s.wonder < 0 ? null : s.wonder,
    extraTurn: s.extra === EXTRA.none ? null : s.extra === EXTRA.due ? 'due' : 'now',
    bans: writeBans(s),
    players: SEATS.map((seat) => writePlayer(s, s.players[seat])),
    ...(leftOut ? { fill: false } : {}),
    rng: s.rng.slice(),
  };
}

function cardsOf(s: State, seat: Seat): number {
  const p = s.players[seat];
  return p.hand.length + p.deck.length + p.discard.length + p.removed.length + inPlayCount(s, seat);
}

/** The preset with the fewest differences, and those. */
function writeOptions(s: State): Fields {
  const differences = (column: number) =>
    OPTION_DEFS.filter(
      (def, i) => def.choices[at(s.options, i)] !== def.presets[column as 0 | 1 | 2],
    );
  let best = 0;
  for (const column of [1, 2])
    if (differences(column).length < differences(best).length) best = column;
  const options: Record<string, unknown> = { preset: PRESETS[best] };
  for (const def of differences(best)) {
    options[def.id] = def.choices[at(s.options, OPTION_DEFS.indexOf(def))];
  }
  const draft = OPTION_DEFS[OPTION.draft];
  if (draft?.choices[at(s.options, OPTION.draft)] === 'given') {
    options.clans = SEATS.map((seat) => clanNames(s.players[seat].clans));
  }
  return options;
}

function writeBans(s: State): Fields[] {
  const bans: Fields[] = [];
  for (let i = 0; i < s.bans.length; i += 3) {
    bans.push({ card: idOf(at(s.bans, i)), seat: at(s.bans, i + 1) });
  }
  return bans;
}

function writePlayer(s: State, p: Player): Fields {
  const ids = (cards: readonly number[]) => cards.map((card) => cardId(s, card));
  return {
    clans: clanNames(p.clans),
    hand: ids(p.hand),
    deck: ids(p.deck).reverse(),
    discard: ids(p.discard),
    removed: ids(p.removed),
    army: p.rows.map((row) => row.map((card) => writeEntry(s, card))),
    tokens: { hand: p.tokens, spent: p.spent, locked: p.locked },
    supremacy: p.supremacy,
    flipped: clanNames(p.flipped),
    passed: p.passed === 1,
    turnsLeft: p.turnsLeft < 0 ? null : p.turnsLeft,
  };
}

/** A plain id, or with the marks that are set. */
function writeEntry(s: State, card: number): string | Fields {
  const captured = isCaptured(s, card);
  const tokens = tokensOn(s, card);
  const bounty = s.bounty === card;
  const id = cardId(s, card);
  if (!captured && tokens === 0 && !bounty) return id;
  return {
    card: id,
    ...(captured ? { captured } : {}),
    ...(tokens > 0 ? { tokens } : {}),
    ...(bounty ? { bounty } : {}),
  };
}
