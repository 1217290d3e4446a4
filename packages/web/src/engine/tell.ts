/** The text mode: what a command shows, made from the scene, the log and the book alone, so that it never says more. */
import {
  joinAnd,
  joinOr,
  type Lang,
  matching,
  type Parsed,
  spelled,
  squash,
} from '@open-gosu/kernel';
import type { Book, BookCard } from './book.ts';
import { kitOf } from './games/registry.ts';
import { logOf } from './log.ts';
import type { GameId } from './match.ts';
import { playedOf } from './play.ts';
import type { Asked, Told } from './requests.ts';
import { sceneOf } from './scene/common.ts';
import type { Cell, Scene, SeatScene } from './scene.ts';
import { COMMANDS, type CommandName, MINE, OPPOSING, tellIn } from './tell-words.ts';

type Wanted = Asked<'tell'>;
type Lines = Parsed<readonly string[]>;

interface Telling {
  readonly asked: Wanted;
  readonly lang: Lang;
  readonly scene: Scene;
  readonly book: Book;
  /** What follows the command. */
  readonly about: string;
}

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

function commandOf(word: string): CommandName | null {
  const wanted = word.toLowerCase();
  const names = Object.keys(COMMANDS) as CommandName[];
  return names.find((name) => COMMANDS[name].includes(wanted)) ?? null;
}

function yes(lines: readonly string[]): Lines {
  return { ok: true, value: lines };
}

function no(message: string): Lines {
  return { ok: false, code: 'unknown-command', message };
}

const TELLERS: { readonly [C in CommandName]: (t: Telling) => Lines } = {
  help: ({ lang, scene }) =>
    yes([
      tellIn(lang, 'helpHand'),
      tellIn(lang, 'helpArmy', { n: scene.seats.length }),
      tellIn(lang, 'helpOpen'),
      tellIn(lang, 'helpDiscard'),
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
  score: scoreLines,
  moves: movesLines,
  last: lastLines,
  read: readLines,
};

function cardName({ book }: Telling, id: string): string {
  return book.cards.find((card) => card.id === id)?.name ?? id;
}

function listed({ lang }: Telling, items: readonly string[]): string {
  return items.length === 0 ? tellIn(lang, 'none') : items.join(', ');
}

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
  const lines = own.hand.map(({ card, whyNot }) => {
    const name = card === null ? '?' : cardName(t, card);
    return whyNot === null
      ? tellIn(lang, 'handCard', { card: name })
      : tellIn(lang, 'cannot', { card: name, reason: whyNot });
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
  ]);
}

/** What the games call the same things. */
const WORDS_OF = {
  'gosu-x': { value: 'value', shift: 'shift', noShift: 'noShift', captured: 'captured' },
  'gosu-tactics': {
    value: 'strength',
    shift: 'mutation',
    noShift: 'noMutation',
    captured: 'imprisoned',
  },
} as const satisfies { readonly [G in GameId]: unknown };

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
  const names = (ids: readonly string[]) =>
    listed(
      t,
      ids.map((id) => cardName(t, id)),
    );
  const { discard } = scene.centre;
  if (discard !== null) return yes([tellIn(lang, 'pile', { cards: names(discard) })]);
  return yes(
    scene.seats.map(({ name, discard: pile }) =>
      tellIn(lang, 'pileOf', { who: name, cards: names(pile ?? []) }),
    ),
  );
}

function scoreLines({ lang, scene }: Telling): Lines {
  const { ending, round, notes, seats } = scene;
  return yes([
    ...(ending === null ? [tellIn(lang, 'roundIs', { n: round })] : [ending.text]),
    ...seats.flatMap(({ name, force, progress }) => [
      tellIn(lang, 'forceOf', { who: name, n: force }),
      ...progress.map(({ label, now, goal, isClose }) =>
        tellIn(lang, isClose ? 'wayClose' : 'way', { label, now, goal }),
      ),
    ]),
    ...(notes ?? []),
  ]);
}

function movesLines({ lang, scene }: Telling): Lines {
  const { prompt, ending } = scene;
  if (prompt === null || !prompt.isMine) {
    const waiting = prompt?.text ?? ending?.text ?? '';
    return yes([tellIn(lang, 'noMoves', { waiting })]);
  }
  const moves = prompt.answers.map(({ label, notation }, i) =>
    tellIn(lang, 'move', { n: i + 1, label, notation }),
  );
  return yes([prompt.text, ...moves]);
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
  const [only, second] = found;
  const word = about.slice(0, 40);
  if (only === undefined) return no(tellIn(lang, 'noCard', { word }));
  if (second === undefined) return yes(cardLines(t, only));
  const names = found.slice(0, 8).map(({ name }) => name);
  return no(tellIn(lang, 'severalCards', { word, cards: joinOr(lang, names) }));
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
