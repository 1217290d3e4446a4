/** `gosu cards`: the cards as a player reads them; one card, one keyword, one clan, or all of them. */
import { joinOr, squash } from '@open-gosu/kernel';
import { type Call, type Command, printJson } from '../command.ts';
import { cardLines, clanLines, keywordLines } from '../draw/cards.ts';
import { Refused } from '../errors.ts';
import type { CardFacts, GameKit, KeywordFacts, Look, TileFacts } from '../games/kit.ts';
import { chosenKit, GAME_FLAG } from '../games/registry.ts';
import { aboutCard } from '../words/cards.ts';
import { complain } from '../words/errors.ts';
import { literal } from '../words/typeset.ts';
import { textWidth } from './outcome.ts';

export const cards: Command = {
  name: 'cards',
  synopsis: {
    en: '[card or keyword] [--clan CLAN] [--game gosu-x] [--json]',
    fr: '[carte ou mot-clé] [--clan CLAN] [--game gosu-x] [--json]',
  },
  about: {
    en: 'The cards as a player reads them: one, those of a clan, or all with tiles and keywords.',
    fr: 'Les cartes telles qu’un joueur les lit : une, celles d’un clan, ou toutes, tuiles et mots-clés compris.',
  },
  flags: [
    GAME_FLAG,
    {
      name: 'clan',
      value: literal('CLAN'),
      about: { en: 'the cards of a clan', fr: 'les cartes d’un clan' },
    },
  ],
  operands: { least: 0, most: 1 },
  run(call) {
    const kit = chosenKit(call);
    const [id] = call.args.operands;
    if (id !== undefined) printOne(call, kit, id);
    else printAll(call, kit);
  },
};

interface Found {
  readonly card?: CardFacts;
  readonly keyword?: KeywordFacts;
}

function printOne(call: Call, kit: GameKit, id: string): void {
  const found = find(call, kit, id);
  if (call.json) printJson(call, found.card ?? found.keyword);
  else call.io.out(text(foundLines(call, kit, found)));
}

function foundLines(call: Call, kit: GameKit, { card, keyword }: Found): string[] {
  const look = lookOf(call);
  if (keyword !== undefined) return keywordLines(keyword, look);
  if (card === undefined) return [];
  const words = kit.keywords(call.lang).filter(({ name }) => card.keywords.includes(name));
  return [
    ...cardLines(card, kit, look),
    ...words.flatMap((word) => keywordLines(word, look)),
    ...estimateNote(call, card.estimated.length > 0),
  ];
}

function printAll(call: Call, kit: GameKit): void {
  const { lang } = call;
  const all = kit.cards(lang);
  const clan = call.args.choice(
    'clan',
    kit.tiles(lang).map((tile) => tile.clan),
  );
  const wanted = (one: { readonly clan: string }) => clan === null || one.clan === clan;
  const tiles = kit.tiles(lang).filter(wanted);
  const keywords = clan === null ? kit.keywords(lang) : [];
  if (call.json) {
    printJson(call, { game: kit.game.id, cards: all.filter(wanted), tiles, keywords });
    return;
  }
  const look = lookOf(call);
  const ofClan = (tile: TileFacts) => all.filter((card) => card.clan === tile.clan);
  call.io.out(
    text([
      ...tiles.flatMap((tile) => clanLines(tile, ofClan(tile), kit, look)),
      ...keywords.flatMap((keyword) => [...keywordLines(keyword, look), '']),
      ...estimateNote(call, true),
    ]),
  );
}

function lookOf(call: Call): Look {
  return { lang: call.lang, color: call.color, width: textWidth(call) };
}

function estimateNote(call: Call, needed: boolean): string[] {
  return needed ? [aboutCard(call.lang, 'estimated')] : [];
}

function text(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

function find(call: Call, kit: GameKit, id: string): Found {
  const { lang } = call;
  const wanted = id.trim().toLowerCase();
  const fits = (one: { readonly id: string; readonly name: string }) =>
    one.id === wanted || (wanted !== '' && squash(one.name) === squash(wanted));
  const card = kit.cards(lang).find(fits);
  if (card !== undefined) return { card };
  const keyword = kit.keywords(lang).find(fits);
  if (keyword !== undefined) return { keyword };
  throw new Refused(unknownCard(call, kit, id, wanted));
}

const MOST_SUGGESTED = 4;
const STEM = 3;

function unknownCard(call: Call, kit: GameKit, id: string, wanted: string): string {
  const ids = [...kit.cards(call.lang), ...kit.keywords(call.lang)].map((one) => one.id);
  const stem = wanted.slice(0, STEM);
  const near = ids.filter((one) => one.includes(wanted) || one.startsWith(stem));
  if (wanted === '' || near.length === 0) return complain(call.lang, 'noCard', { id });
  const list = joinOr(call.lang, near.slice(0, MOST_SUGGESTED));
  return complain(call.lang, 'noCardNear', { id, near: list });
}
