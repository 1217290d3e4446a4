/** What the text mode tells of the table beside the cards in play: score, tokens, decks, tiles, clans. */
import { joinAnd, matching, spelled } from '@open-gosu/kernel';
import type { BookClan } from './book.ts';
import { kitOf } from './games/registry.ts';
import type { SeatScene } from './scene.ts';
import { tellIn } from './tell-words.ts';
import { cardNames, type Lines, type Telling, yes } from './telling.ts';

export function scoreLines(t: Telling): Lines {
  const { lang, scene } = t;
  const { ending, round, notes, seats, centre, turn } = scene;
  const who = seats[turn]?.name;
  return yes([
    ...(ending === null ? [tellIn(lang, 'roundIs', { n: round })] : [ending.text]),
    ...(ending !== null || who === undefined || centre.draft
      ? []
      : [tellIn(lang, 'turnIs', { who })]),
    ...seats.flatMap((seat) => seatLines(t, seat)),
    ...(centre.isWonderFree ? [tellIn(lang, 'wonderFree')] : []),
    ...(centre.open.length > 0
      ? [tellIn(lang, 'onTable', { cards: cardNames(t, centre.open) })]
      : []),
    ...activeTiles(t),
    ...(notes ?? []),
  ]);
}

function seatLines({ lang }: Telling, seat: SeatScene): string[] {
  const { name: who, force, progress, tokens, hasPassed, turnsLeft } = seat;
  return [
    tellIn(lang, 'forceOf', { who, n: force }),
    ...progress.map(({ label, now, goal, isClose }) =>
      tellIn(lang, isClose ? 'wayClose' : 'way', { label, now, goal }),
    ),
    ...(tokens === null
      ? []
      : [
          tellIn(lang, 'heldTokens', {
            hand: tokens.inHand,
            cards: tokens.onCards,
            spent: tokens.spent,
            locked: tokens.locked,
            x: tokens.owned,
          }),
        ]),
    ...(hasPassed ? [tellIn(lang, 'hasPassed', { who })] : []),
    ...(turnsLeft === null ? [] : [tellIn(lang, 'turnsLeft', { who, n: turnsLeft })]),
    ...(seat.hasWonder ? [tellIn(lang, 'wonderOf', { who })] : []),
    ...(seat.hasAdvantage ? [tellIn(lang, 'advantageOf', { who })] : []),
  ];
}

function activeTiles({ lang, scene }: Telling): string[] {
  return scene.centre.tiles.map(({ name, text }) => tellIn(lang, 'tile', { name, text }));
}

export function tileLines(t: Telling): Lines {
  const tiles = activeTiles(t);
  return yes(tiles.length > 0 ? tiles : [tellIn(t.lang, 'noTile')]);
}

export function deckLines(t: Telling): Lines {
  const { lang, scene } = t;
  const { deck, unseen = [] } = scene.centre;
  const common =
    deck === null ? [] : [tellIn(lang, 'deckIs', { n: deck }), ...cardsLine(t, 'unseen', unseen)];
  const own = scene.seats.flatMap((seat) => {
    const { name: who, deck: left, deckTop = [], unseen: notSeen = [], removed } = seat;
    return [
      ...(left === null ? [] : [tellIn(lang, 'deckOf', { who, n: left })]),
      ...cardsLine(t, 'deckTop', deckTop),
      ...cardsLine(t, 'unseen', notSeen),
      ...cardsLine(t, 'removed', removed),
    ];
  });
  return yes([...common, ...own]);
}

function cardsLine(
  t: Telling,
  word: 'deckTop' | 'unseen' | 'removed',
  ids: readonly string[],
): string[] {
  return ids.length === 0 ? [] : [tellIn(t.lang, word, { cards: cardNames(t, ids) })];
}

export function clansLines(t: Telling): Lines {
  const { book } = t;
  return yes([...heldClans(t), ...book.clans.map((clan) => primerLine(t, clan))]);
}

/** Who has which clans, where clans are taken at all. */
function heldClans(t: Telling): string[] {
  const { lang, scene, book } = t;
  const { draft } = scene.centre;
  const taken = scene.seats.flatMap(({ clans }) => clans);
  if (draft === undefined && taken.length === 0) return [];
  const named = (ids: readonly string[]) => {
    const names = ids.map((id) => book.clans.find((clan) => clan.id === id)?.name ?? id);
    return names.length === 0 ? tellIn(lang, 'noClan') : names.join(', ');
  };
  const left = book.clans.map(({ id }) => id).filter((id) => !taken.includes(id));
  return [
    ...(draft === undefined ? [] : [tellIn(lang, 'picks', { order: picksText(t, draft) })]),
    ...scene.seats.map(({ name: who, clans }) =>
      tellIn(lang, 'clansOf', { who, clans: named(clans) }),
    ),
    tellIn(lang, 'clansLeft', { clans: named(left) }),
  ];
}

function picksText(
  { lang, scene }: Telling,
  { order, done }: { readonly order: readonly number[]; readonly done: number },
): string {
  const picks = order.map((seat, pick) => {
    const who = scene.seats[seat]?.name ?? '';
    if (pick < done) return tellIn(lang, 'picked', { who });
    return pick === done ? tellIn(lang, 'picking', { who }) : who;
  });
  return picks.join(', ');
}

function primerLine({ lang }: Telling, { name, difficulty, strengths }: BookClan): string {
  return tellIn(lang, 'clan', { name, n: difficulty, strengths: joinAnd(lang, strengths) });
}

/** What it is good at, its tile, its cards. */
export function clanLines(t: Telling, clan: BookClan): string[] {
  const { lang, book } = t;
  const [aid, active] = clan.tile;
  const rows = book.levels.flatMap((level, i) => {
    const cards = book.cards.filter((card) => card.clan === clan.id && card.level === i + 1);
    const ids = cards.map(({ id }) => id);
    return ids.length === 0 ? [] : [tellIn(lang, 'row', { level, cards: cardNames(t, ids) })];
  });
  return [
    primerLine(t, clan),
    ...(aid === undefined ? [] : [tellIn(lang, 'tileAid', { text: aid })]),
    ...(active === undefined ? [] : [tellIn(lang, 'tileActive', { text: active })]),
    ...rows,
  ];
}

/** By its name in either language, its id, or the beginning of one of them. */
export function clansNamed({ asked }: Telling, word: string): BookClan[] {
  const kit = kitOf(asked.match.game);
  const [en, fr, own] = [kit.book('en'), kit.book('fr'), kit.book(asked.lang)];
  const spellings = en.clans.map(({ id, name }, i) => spelled(id, name, fr.clans[i]?.name ?? ''));
  return matching(spellings, word).map((index) => own.clans[index] as BookClan);
}
