/**
 * A legal answer as one would tell somebody to do it: "place Oracle", "imprison Spark (I1)". Verb and object, said to the
 * player who is asked, without capital or full stop, and no two answers to a question alike.
 */
import {
  type ActionCode,
  codeA,
  codeKind,
  type Lang,
  PLACES_PER_SEAT,
  phrasebook,
  seatOfPlace,
  spotName,
} from '@open-gosu/kernel';
import { ANSWER, readShift, VERB } from '../answers.ts';
import { ask } from '../flow/engine.ts';
import type { Ask, Purpose } from '../flow/procedure.ts';
import { goblinAt } from '../state/query.ts';
import { faceIn, playerAt, type State } from '../state/state.ts';
import { cardName } from './terms.ts';

export const DEED_WORDS = {
  keep: { en: 'keep this hand', fr: 'garder cette main' },
  mulligan: {
    en: 'discard this hand and draw {n:new card|new cards}',
    fr: 'défausser cette main et piocher {n:nouvelle carte|nouvelles cartes}',
  },
  play: { en: 'place {what}', fr: 'poser {what}' },
  shift: { en: 'mutate {out} into {what}', fr: 'faire muter {out} en {what}' },
  shiftFromDiscard: {
    en: 'mutate {out} into {what} from the discard pile',
    fr: 'faire muter {out} en {what} depuis la défausse',
  },
  pass: { en: 'pass', fr: 'passer' },
  discard: { en: 'discard {what}', fr: 'défausser {what}' },
  aside: { en: 'put {what} aside', fr: 'mettre {what} de côté' },
  destroy: { en: 'destroy {what}', fr: 'détruire {what}' },
  imprison: { en: 'imprison {what}', fr: 'emprisonner {what}' },
  release: { en: 'release {what}', fr: 'libérer {what}' },
  swapFirst: {
    en: 'swap {what} with a goblin to its right',
    fr: 'intervertir {what} et un gobelin à sa droite',
  },
  swapSecond: { en: 'swap {first} with {what}', fr: 'intervertir {first} et {what}' },
  choose: { en: 'choose {what}', fr: 'choisir {what}' },
  keepCard: { en: 'keep {what}', fr: 'garder {what}' },
  take: { en: 'take {what}', fr: 'prendre {what}' },
  makeDiscard: { en: 'make {what} discard a card', fr: 'faire défausser une carte à {what}' },
  discardYourself: { en: 'discard a card yourself', fr: 'défausser soi-même une carte' },
  doImprison: { en: 'imprison a goblin', fr: 'emprisonner un gobelin' },
  doRelease: { en: 'release a goblin', fr: 'libérer un gobelin' },
  order: { en: 'resolve the link of {what} next', fr: 'résoudre ensuite le lien de {what}' },

  yours: { en: '{card} ({spot}, yours)', fr: '{card} ({spot}, à vous)' },
  theirs: { en: '{card} ({spot}, {who})', fr: '{card} ({spot}, {who})' },
  placed: { en: '{card} ({spot})', fr: '{card} ({spot})' },
} as const;

const say = phrasebook(DEED_WORDS);

/** What kind of thing an answer does, without saying with what: "place a goblin". `do` says it by its word. */
export const DEED_KINDS = {
  keep: { en: 'keep the hand', fr: 'garder la main' },
  mulligan: { en: 'draw a new hand', fr: 'piocher une nouvelle main' },
  play: { en: 'place a goblin', fr: 'poser un gobelin' },
  shift: { en: 'mutate a goblin', fr: 'faire muter un gobelin' },
  pass: { en: 'pass', fr: 'passer' },
  discard: { en: 'discard a card', fr: 'défausser une carte' },
  target: { en: 'choose a goblin', fr: 'choisir un gobelin' },
  pick: { en: 'choose a card', fr: 'choisir une carte' },
  seat: { en: 'choose a player', fr: 'choisir un joueur' },
  order: { en: 'choose which link comes next', fr: 'choisir le lien suivant' },
} as const satisfies { readonly [A in Exclude<AnswerName, 'do'>]: unknown };

type AnswerName = keyof typeof ANSWER;

interface Deed {
  readonly s: State;
  readonly ask: Ask;
  readonly code: ActionCode;
  readonly lang: Lang;
  readonly names: readonly string[];
}

/** `names`: of the players, by seat. */
export function deedText(
  s: State,
  code: ActionCode,
  lang: Lang,
  names: readonly string[] = [],
): string {
  return DEEDS[answerName(code)]({ s, ask: ask(s), code, lang, names });
}

/** What kind of thing it is, without saying with what: "place a goblin". */
export function deedKind(code: ActionCode, lang: Lang): string {
  const answer = answerName(code);
  return answer === 'do' ? doDeed(code, lang) : DEED_KINDS[answer][lang];
}

/** The goblin it is about: "Oracle", "Spark (I1)"; empty where it is about none. `names`: of the players, by seat. */
export function deedCard(
  s: State,
  code: ActionCode,
  lang: Lang,
  names: readonly string[] = [],
): string {
  const d: Deed = { s, ask: ask(s), code, lang, names };
  switch (answerName(code)) {
    case 'shift':
      return cardName(readShift(code).face, lang);
    case 'play':
    case 'discard':
    case 'pick':
      return cardLabel(d);
    case 'target':
      return placed(d, codeA(code));
    case 'order':
      return placed(d, codeA(code), true);
    default:
      return '';
  }
}

const ANSWER_NAMES = Object.keys(ANSWER) as AnswerName[];

function answerName(code: ActionCode): AnswerName {
  return ANSWER_NAMES[codeKind(code)] ?? 'pass';
}

/** One text for every answer: leaving one out does not compile. */
const DEEDS: { readonly [A in AnswerName]: (d: Deed) => string } = {
  keep: ({ lang }) => say(lang, 'keep'),
  mulligan: ({ s, ask: { seat }, lang }) =>
    say(lang, 'mulligan', { n: playerAt(s, seat).hand.length }),
  play: (d) => say(d.lang, 'play', { what: cardLabel(d) }),
  shift: (d) => {
    const { spot, face, fromDiscard } = readShift(d.code);
    const out = placed(d, d.ask.seat * PLACES_PER_SEAT + spot, true);
    const word = fromDiscard ? 'shiftFromDiscard' : 'shift';
    return say(d.lang, word, { out, what: cardName(face, d.lang) });
  },
  pass: ({ lang }) => say(lang, 'pass'),
  discard: (d) => {
    const word = d.ask.purpose === 'opening-discard' ? 'aside' : 'discard';
    return say(d.lang, word, { what: cardLabel(d) });
  },
  target: targetDeed,
  pick: (d) =>
    say(d.lang, d.ask.purpose === 'vision' ? 'keepCard' : 'take', { what: cardLabel(d) }),
  seat: ({ ask: { seat }, code, lang, names }) => {
    const chosen = codeA(code);
    return chosen === seat
      ? say(lang, 'discardYourself')
      : say(lang, 'makeDiscard', { what: names[chosen] ?? `p${chosen}` });
  },
  do: ({ code, lang }) => doDeed(code, lang),
  order: (d) => say(d.lang, 'order', { what: placed(d, codeA(d.code), true) }),
};

const TARGET_WORDS: {
  readonly [P in Purpose]?: 'destroy' | 'imprison' | 'release' | 'swapFirst';
} = {
  destroy: 'destroy',
  imprison: 'imprison',
  release: 'release',
  'swap-first': 'swapFirst',
};

function doDeed(code: ActionCode, lang: Lang): string {
  return say(lang, codeA(code) === VERB.capture ? 'doImprison' : 'doRelease');
}

function cardLabel({ code, lang }: Deed): string {
  return cardName(codeA(code), lang);
}

function goblinName({ s, lang }: Deed, place: number): string {
  const goblin = place < 0 ? -1 : goblinAt(s, place);
  return goblin < 0 ? '?' : cardName(faceIn(goblin), lang);
}

/** "Spark (I1)", with whose it is where it might be anybody's. */
function placed(d: Deed, place: number, isOwnAnyway = false): string {
  const { s, ask: asked, lang, names } = d;
  const card = goblinName(d, place);
  const spot = spotName(place);
  const seat = seatOfPlace(place);
  if (isOwnAnyway) return say(lang, 'placed', { card, spot });
  if (seat === asked.seat) return say(lang, 'yours', { card, spot });
  if (s.players.length === 2) return say(lang, 'placed', { card, spot });
  return say(lang, 'theirs', { card, spot, who: names[seat] ?? `p${seat}` });
}

function targetDeed(d: Deed): string {
  const { ask: asked, code, lang } = d;
  const what = placed(d, codeA(code));
  if (asked.purpose === 'swap-second') {
    return say(lang, 'swapSecond', { first: goblinName(d, asked.subject), what });
  }
  return say(lang, TARGET_WORDS[asked.purpose] ?? 'choose', { what });
}
