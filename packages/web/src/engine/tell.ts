/** The text mode: what a command shows, made from the scene, the log and the book alone, so that it never says more. */
import { joinAnd, joinOr, type Lang, matching, spaced, spelled, squash } from '@open-gosu/kernel';
import type { BookCard } from './book.ts';
import { kitOf } from './games/registry.ts';
import { logOf } from './log.ts';
import { playedOf } from './play.ts';
import type { Told } from './requests.ts';
import { sceneOf } from './scene/common.ts';
import type { AnswerScene, Cell, SeatScene } from './scene.ts';
import { type CommandName, commandOf, MINE, OPPOSING } from './tell-commands.ts';
import {
  clanLines,
  clansLines,
  clansNamed,
  deckLines,
  scoreLines,
  tileLines,
} from './tell-facts.ts';
import { tellIn } from './tell-words.ts';
import {
  cardName,
  cardNames,
  type Lines,
  listed,
  no,
  type Telling,
  type Wanted,
  WORDS_OF,
  yes,
} from './telling.ts';

export function tell(asked: Wanted): Told<'tell'> {
  const [, word = '', about = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(asked.command) ?? [];
  const name = commandOf(word);
  if (name === null) {
    return no(tellIn(asked.lang, 'unknown', { word: word.slice(0, 40) }));
  }
  const scene = sceneOf(asked);
  const book = kitOf(asked.match.game).book(asked.lang);
  return TELLERS[name]({ asked, lang: asked.lang, scene, book, about });
}

const TELLERS: { readonly [C in CommandName]: (t: Telling) => Lines } = {
  help: ({ lang, scene, book }) =>
    yes([
      tellIn(lang, 'helpHand'),
      tellIn(lang, 'helpArmy', { n: scene.seats.length }),
      tellIn(lang, 'helpOpen'),
      tellIn(lang, 'helpDiscard'),
      tellIn(lang, 'helpDeck'),
      ...(book.clans.some(({ tile }) => tile.length > 0) ? [tellIn(lang, 'helpTiles')] : []),
      tellIn(lang, 'helpClans'),
      tellIn(lang, 'helpScore'),
      tellIn(lang, 'helpMoves'),
      tellIn(lang, 'helpLast'),
      tellIn(lang, 'helpRead'),
      tellIn(lang, 'helpAnswer'),
    ]),
  hand: handLines,
  army: armyLines,
  open: (t) =>
    yes(
      t.scene.seats.map(({ name, army }) => {
        const open = army.flat().filter(({ isOpen }) => isOpen);
        const cards = listed(
          t,
          open.map((cell) => placed(t, cell)),
        );
        return tellIn(t.lang, 'openOf', { who: name, cards });
      }),
    ),
  discard: discardLines,
  deck: deckLines,
  tiles: tileLines,
  clans: clansLines,
  score: scoreLines,
  moves: movesLines,
  last: lastLines,
  read: readLines,
};

function spotOf({ place }: Cell): string {
  return place.slice(place.indexOf(':') + 1);
}

function placed(t: Telling, cell: Cell): string {
  const card = cell.card === null ? '?' : cardName(t, cell.card);
  return tellIn(t.lang, 'cell', { spot: spotOf(cell), card });
}

function handLines(t: Telling): Lines {
  const { lang, scene } = t;
  const own = scene.seats[scene.viewer];
  if (own === undefined) return no(tellIn(lang, 'unseated'));
  const offered = (scene.prompt?.answers ?? []).flatMap(({ about }) => about);
  const lines = own.hand.map(({ card, whyNot }, i) => {
    const values = { n: i + 1, card: card === null ? '?' : cardName(t, card) };
    if (whyNot === null) return tellIn(lang, 'handCard', values);
    // It finds no place of its own, but that of another card.
    const word = offered.includes(`hand:${card}`) ? WORDS_OF[scene.game].onlyShift : 'cannot';
    return tellIn(lang, word, { ...values, reason: whyNot });
  });
  const others = scene.seats.filter(({ seat }) => seat !== own.seat);
  return yes([
    ...(lines.length === 0 ? [tellIn(lang, 'noHand')] : lines),
    ...others.map((seat) => othersHand(t, seat)),
  ]);
}

/** What is known of it, and how many cards are not. */
function othersHand(t: Telling, { name, hand }: SeatScene): string {
  const known = hand.flatMap(({ card }) => (card === null ? [] : [cardName(t, card)]));
  const hidden = hand.length - known.length;
  const cards = [...known, ...(hidden > 0 ? [tellIn(t.lang, 'hidden', { n: hidden })] : [])];
  return tellIn(t.lang, 'handOf', { who: name, cards: listed(t, cards) });
}

/** The seat a word means: one's own, the next one, or by number from 1. */
function seatNamed({ scene, about }: Telling): SeatScene | undefined {
  const own = Math.max(0, scene.viewer);
  const word = about.toLowerCase();
  if (MINE.includes(word)) return scene.seats[own];
  if (OPPOSING.includes(word)) return scene.seats[(own + 1) % scene.seats.length];
  const named = scene.seats.find(({ name }) => squash(name) === squash(about));
  return named ?? (/^\d$/.test(word) ? scene.seats[Number(word) - 1] : undefined);
}

function armyLines(t: Telling): Lines {
  const { lang, book, scene } = t;
  const seat = seatNamed(t);
  if (seat === undefined) return no(tellIn(lang, 'noArmy', { n: scene.seats.length }));
  const rows = seat.army.flatMap((row, level) =>
    row.length === 0
      ? []
      : [
          tellIn(lang, 'row', {
            level: book.levels[level as 0 | 1 | 2],
            cards: row.map((cell) => cellText(t, cell)).join(tellIn(lang, 'between')),
          }),
        ],
  );
  return yes([
    tellIn(lang, 'armyOf', { who: seat.name, n: seat.force }),
    ...(rows.length === 0 ? [tellIn(lang, 'emptyArmy')] : rows),
    ...uselessLines(t, seat),
  ]);
}

/** Of one's own cards that no answer is about, why: which of them go together is told where they are named. */
function uselessLines(t: Telling, { army }: SeatScene): string[] {
  const refusals = t.scene.prompt?.refusals ?? [];
  return army.flat().flatMap((cell) => {
    const found = refusals.find(({ about }) => about.length === 1 && about[0] === cell.place);
    if (found === undefined) return [];
    return [tellIn(t.lang, 'notNow', { label: placed(t, cell), reason: found.whyNot })];
  });
}

/** "II3 Solok, value 3, shift 2, OPEN, 1 of 1 token". */
function cellText(t: Telling, cell: Cell): string {
  const { lang } = t;
  const facts = [placed(t, cell)];
  const words = WORDS_OF[t.scene.game];
  if (cell.isCaptured) facts.push(tellIn(lang, words.captured));
  else facts.push(tellIn(lang, words.value, { n: cell.value }));
  if (cell.shiftCost !== null) facts.push(tellIn(lang, words.shift, { n: cell.shiftCost }));
  if (cell.isOpen) facts.push(tellIn(lang, 'isOpen'));
  if (cell.slots > 0 || cell.tokens > 0) {
    facts.push(tellIn(lang, 'tokens', { n: cell.tokens, of: cell.slots }));
  }
  if (cell.isEthereal) facts.push(tellIn(lang, 'ethereal'));
  if (cell.hasBounty) facts.push(tellIn(lang, 'bounty'));
  return facts.join(', ');
}

function discardLines(t: Telling): Lines {
  const { lang, scene } = t;
  const { discard } = scene.centre;
  if (discard !== null) return yes([tellIn(lang, 'pile', { cards: cardNames(t, discard) })]);
  return yes(
    scene.seats.map(({ name, discard: pile }) =>
      tellIn(lang, 'pileOf', { who: name, cards: cardNames(t, pile ?? []) }),
    ),
  );
}

function movesLines({ lang, scene }: Telling): Lines {
  const { prompt, ending } = scene;
  if (prompt === null || !prompt.isMine) {
    const waiting = prompt?.text ?? ending?.text ?? '';
    return yes([tellIn(lang, 'noMoves', { waiting })]);
  }
  const moves = prompt.answers.map((answer, i) => moveLine(lang, answer, i + 1));
  const impossible = (prompt.impossible ?? []).map(({ label, whyNot }) =>
    tellIn(lang, 'notNow', { label, reason: whyNot }),
  );
  return yes([prompt.text, ...moves, ...impossible]);
}

/** Everything one should know before the answer is given. */
function moveLine(lang: Lang, answer: AnswerScene, n: number): string {
  const { label, notation, cost, warning, tiles } = answer;
  const facts = [
    ...(cost === null ? [] : [tellIn(lang, 'costs', { n: cost.cards, why: cost.why })]),
    ...(tiles ?? []).map(({ name, text }) => tellIn(lang, 'tile', { name, text })),
    ...(warning === null ? [] : [tellIn(lang, 'careful', { warning })]),
  ];
  return facts.length === 0
    ? tellIn(lang, 'move', { n, label, notation })
    : tellIn(lang, 'moveAbout', { n, label, notation, facts: spaced(...facts) });
}

/** Since the viewer was asked the time before; all of the last group for one without a seat. */
function lastLines({ asked, lang }: Telling): Lines {
  const { match, viewer } = asked;
  const { steps } = playedOf(match);
  const since = steps.map((step) => step.asked.seat).lastIndexOf(viewer);
  const groups = logOf(asked);
  const lines = groups.flatMap(({ title, lines: told }) => {
    const after = told.filter(({ ply }) => ply > since);
    return after.length === 0 ? [] : [title, ...after.map(({ text }) => text)];
  });
  return yes(lines.length === 0 ? [tellIn(lang, 'nothingYet')] : lines);
}

function readLines(t: Telling): Lines {
  const { lang, about } = t;
  if (about === '') return no(tellIn(lang, 'whichCard'));
  const found = cardsNamed(t, about);
  const clans = clansNamed(t, about);
  const [only, second] = found;
  const word = about.slice(0, 40);
  if (second !== undefined && clans.length === 0) {
    const names = found.slice(0, 8).map(({ name }) => name);
    return no(tellIn(lang, 'severalCards', { word, cards: joinOr(lang, names) }));
  }
  // An Immortal may be called as its clan is: then both are read.
  const cards = second === undefined && only !== undefined ? cardLines(t, only) : [];
  const lines = [...cards, ...clans.flatMap((clan) => clanLines(t, clan))];
  return lines.length === 0 ? no(tellIn(lang, 'noCard', { word })) : yes(lines);
}

/** By its name in either language, its id, or the beginning of one of them. */
function cardsNamed({ asked }: Telling, word: string): BookCard[] {
  const kit = kitOf(asked.match.game);
  const [en, fr, own] = [kit.book('en'), kit.book('fr'), kit.book(asked.lang)];
  const spellings = en.cards.map(({ id, name }, i) => spelled(id, name, fr.cards[i]?.name ?? ''));
  return matching(spellings, word).map((index) => own.cards[index] as BookCard);
}

function cardLines({ lang, book }: Telling, card: BookCard): string[] {
  const clan = book.clans.find(({ id }) => id === card.clan)?.name ?? card.clan;
  const level = book.levels[card.level - 1] as string;
  const words = WORDS_OF[book.game];
  const facts = [
    card.name,
    level,
    clan,
    tellIn(lang, words.value, { n: card.value }),
    card.shift === null
      ? tellIn(lang, words.noShift)
      : tellIn(lang, words.shift, { n: card.shift }),
    ...(card.icons > 0 ? [tellIn(lang, 'icons', { n: card.icons })] : []),
  ];
  const terms = card.terms.flatMap((id) => book.terms.filter((term) => term.id === id));
  return [
    facts.join(', '),
    ...(terms.length > 0
      ? [
          joinAnd(
            lang,
            terms.map(({ name }) => name),
          ),
        ]
      : []),
    ...card.texts,
    ...terms.map(({ name, gloss }) => tellIn(lang, 'term', { name, gloss })),
    ...card.rulings.map(({ rule, text }) => tellIn(lang, 'ruling', { rule, text })),
    ...card.notes,
  ];
}
