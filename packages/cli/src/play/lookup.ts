/** Looking things up in mid-game: a card, a term, a clan, a word of the rules, by name, id or beginning of either. */
import { inLang, joinOr, LANGS, type Lang, matching, spelled, squash } from '@open-gosu/kernel';
import { clanTexts, fullCardLines, termLines } from '../draw/cards.ts';
import { indented, wrap } from '../draw/layout.ts';
import { makeStyle } from '../draw/style.ts';
import type { GameKit, Look } from '../games/kit.ts';
import type { Desk } from './desk.ts';
import { tell } from './words.ts';

const MOST_NEAR = 5;
const STEM = 3;

interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** The items a word names whole, or else those it begins. */
function named<T extends Named>(items: readonly T[], word: string): readonly T[] {
  const spellings = items.map(({ id, names }) => spelled(id, ...names));
  return matching(spellings, word).map((index) => items[index] as T);
}

/** The items a word names whole, or else those it begins a word of: "token" finds all kinds of them. */
function namedInPart<T extends Named>(items: readonly T[], word: string): readonly T[] {
  const wanted = squash(word);
  const exact = items.filter(({ id, names }) => spelled(id, ...names).includes(wanted));
  if (exact.length > 0 || wanted === '') return exact;
  const begun = (name: string) =>
    name
      .split(/[^\p{L}\d]+/u)
      .some((_, i, parts) => squash(parts.slice(i).join('')).startsWith(wanted));
  return items.filter(({ id, names }) => [id, ...names].some(begun));
}

function cardNames(kit: GameKit): readonly Named[] {
  const lists = LANGS.map((lang) => kit.catalogue(lang).cards);
  return (lists[0] ?? []).map(({ id }, i) => ({
    id,
    names: lists.map((cards) => cards[i]?.name ?? id),
  }));
}

export function cardIds(kit: GameKit): string[] {
  return kit.catalogue('en').cards.map(({ id }) => id);
}

/** `card <name>`: the card in full, its terms explained; or which cards may be meant. */
export function lookUpCard(kit: GameKit, word: string, look: Look): string[] {
  const { lang } = look;
  if (word === '') return [tell(lang, 'cardNeeded')];
  const found = named(cardNames(kit), word);
  const [only, second] = found;
  if (only !== undefined && second === undefined) return fullCard(kit, only.id, look);
  if (only !== undefined) return several(kit, word, found, look);
  const near = nearCards(kit, word, lang);
  return wrap(
    near === '' ? tell(lang, 'noCard', { word }) : tell(lang, 'cardsNear', { word, near }),
    look.width,
  );
}

function several(kit: GameKit, word: string, found: readonly Named[], look: Look): string[] {
  const names = found.slice(0, MOST_NEAR * 2).map(({ id }) => nameOf(kit, id, look.lang));
  return wrap(
    tell(look.lang, 'severalCards', { word, near: joinOr(look.lang, names) }),
    look.width,
  );
}

function nameOf(kit: GameKit, id: string, lang: Lang): string {
  return kit.catalogue(lang).cards.find((card) => card.id === id)?.name ?? id;
}

function nearCards(kit: GameKit, word: string, lang: Lang): string {
  const wanted = squash(word);
  const near = cardNames(kit).filter(({ id, names }) =>
    [id, ...names].some(
      (name) => squash(name).includes(wanted) || squash(name).startsWith(wanted.slice(0, STEM)),
    ),
  );
  return joinOr(
    lang,
    near.slice(0, MOST_NEAR).map(({ id }) => nameOf(kit, id, lang)),
  );
}

function fullCard(kit: GameKit, id: string, look: Look): string[] {
  const catalogue = kit.catalogue(look.lang);
  const card = catalogue.cards.find((one) => one.id === id);
  return card === undefined ? [] : fullCardLines(card, catalogue, look);
}

/** `help <word>`: a word of the rules, a term, a clan, and last a card. */
export function lookUpWord(kit: GameKit, desk: Desk, word: string, look: Look): string[] {
  const { lang, width } = look;
  const style = makeStyle(look.color);
  const topics = desk.topics.map((topic) => ({
    id: topic.id,
    names: [topic.name.en, topic.name.fr],
    lines: () => [
      style.bold(inLang(topic.name, lang)),
      ...indented(inLang(topic.text, lang), width, '    '),
    ],
  }));
  const { terms, clans } = kit.catalogue(lang);
  const [english, french] = [kit.catalogue('en'), kit.catalogue('fr')];
  const words = terms.map((term, i) => ({
    id: term.id,
    names: [english.terms[i]?.name ?? '', french.terms[i]?.name ?? ''],
    lines: () => termLines(term, look),
  }));
  const families = clans.map((clan, i) => ({
    id: clan.id,
    names: [english.clans[i]?.name ?? '', french.clans[i]?.name ?? ''],
    lines: () => [
      style.bold(tell(lang, 'clanTitle', { name: clan.name })),
      ...clanTexts(clan, look),
    ],
  }));
  const found = namedInPart([...topics, ...words, ...families], word);
  if (found.length > 0) return found.flatMap(({ lines }) => lines());
  if (named(cardNames(kit), word).length > 0) return lookUpCard(kit, word, look);
  return wrap(tell(lang, 'noTopic', { word, topics: topicList(kit, desk, lang) }), width);
}

/** The words of the rules that help explains; those on cards need no list. */
export function topicList(kit: GameKit, desk: Desk, lang: Lang): string {
  const words = kit.catalogue(lang).terms.filter(({ kind }) => kind === 'word');
  return [
    ...desk.topics.map(({ name }) => inLang(name, lang)),
    ...words.map(({ name }) => name),
  ].join(', ');
}

/** Everything `help` can be asked about, as one types it. */
export function helpWords(kit: GameKit, desk: Desk): string[] {
  const { terms, clans } = kit.catalogue('en');
  return [...desk.topics, ...terms, ...clans].map(({ id }) => id).concat(cardIds(kit));
}
