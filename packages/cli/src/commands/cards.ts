/** `gosu cards`: the cards as a player reads them; one card, one term, one clan, or all of a game. */
import { joinOr, squash } from '@open-gosu/kernel';
import { type Call, type Command, printJson } from '../command.ts';
import { clanLines, fullCardLines, noteLines, termLines } from '../draw/cards.ts';
import { Refused, WrongUsage } from '../errors.ts';
import type { CardSheet, Catalogue, GameKit, Look, TermSheet } from '../games/kit.ts';
import { chosenKit, GAME_FLAG, KITS, namedKit } from '../games/registry.ts';
import { complain } from '../words/errors.ts';
import { literal } from '../words/typeset.ts';
import { textWidth } from './outcome.ts';

export const cards: Command = {
  name: 'cards',
  synopsis: {
    en: '[card or term | --clan CLAN] [--game GAME] [--json]',
    fr: '[carte ou terme | --clan CLAN] [--game JEU] [--json]',
  },
  about: {
    en: 'The cards as a player reads them: one, those of a clan, or all of a game with its terms.',
    fr: 'Les cartes telles qu’un joueur les lit : une, celles d’un clan, ou toutes celles d’un jeu avec ses termes.',
  },
  flags: [
    {
      ...GAME_FLAG,
      about: {
        en: 'one game only (a card is looked for in all, the list is of the first)',
        fr: 'un seul jeu (une carte est cherchée dans tous, la liste est celle du premier)',
      },
    },
    {
      name: 'clan',
      value: literal('CLAN'),
      about: { en: 'the cards of a clan', fr: 'les cartes d’un clan' },
    },
  ],
  operands: { least: 0, most: 1 },
  run(call) {
    const [id] = call.args.operands;
    if (id === undefined) printAll(call);
    else if (call.args.has('clan')) throw new WrongUsage(complain(call.lang, 'clanAndCard'));
    else printOne(call, id);
  },
};

/** What a word names in one game: a card, or else the terms of that name. */
interface Found {
  readonly kit: GameKit;
  readonly card: CardSheet | null;
  readonly terms: readonly TermSheet[];
}

/** A word that several games know is shown for each of them; JSON is of one thing, the first. */
function printOne(call: Call, id: string): void {
  const kits = namedKits(call);
  const found = kits.flatMap((kit) => findIn(call, kit, id));
  const [first] = found;
  if (first === undefined) throw new Refused(unknownCard(call, kits, id));
  if (call.json) {
    printJson(call, { game: first.kit.game.id, ...(first.card ?? first.terms[0])?.facts });
    return;
  }
  call.io.out(text(found.flatMap((one) => foundLines(call, one, found.length > 1))));
}

function namedKits(call: Call): readonly GameKit[] {
  const kit = namedKit(call);
  return kit === null ? KITS : [kit];
}

function foundLines(call: Call, { kit, card, terms }: Found, titled: boolean): string[] {
  const look = lookOf(call);
  const catalogue = kit.catalogue(call.lang);
  const title = titled ? [`${kit.title}:`] : [];
  if (card === null) return [...title, ...terms.flatMap((term) => termLines(term, look))];
  return [
    ...title,
    ...fullCardLines(card, catalogue, look),
    ...noteLines(catalogue.provenance, look),
  ];
}

function findIn(call: Call, kit: GameKit, id: string): Found[] {
  const wanted = id.trim().toLowerCase();
  const fits = (one: { readonly id: string; readonly name: string }) =>
    one.id === wanted || (wanted !== '' && squash(one.name) === squash(wanted));
  const catalogue = kit.catalogue(call.lang);
  const card = catalogue.cards.find(fits) ?? null;
  const terms = catalogue.terms.filter(fits);
  return card === null && terms.length === 0 ? [] : [{ kit, card, terms }];
}

const MOST_SUGGESTED = 4;
const STEM = 3;

function unknownCard(call: Call, kits: readonly GameKit[], id: string): string {
  const wanted = id.trim().toLowerCase();
  const ids = kits.flatMap((kit) => {
    const catalogue = kit.catalogue(call.lang);
    return [...catalogue.cards, ...catalogue.terms].map((one) => one.id);
  });
  const stem = wanted.slice(0, STEM);
  const near = ids.filter((one) => one.includes(wanted) || one.startsWith(stem));
  if (wanted === '' || near.length === 0) return complain(call.lang, 'noCard', { id });
  const list = joinOr(call.lang, near.slice(0, MOST_SUGGESTED));
  return complain(call.lang, 'noCardNear', { id, near: list });
}

function printAll(call: Call): void {
  const kit = listedKit(call);
  const listed = partOf(kit.catalogue(call.lang), call.args.text('clan'));
  if (call.json) {
    printJson(call, { game: kit.game.id, ...kit.listing(listed) });
    return;
  }
  const look = lookOf(call);
  const ofClan = (id: string) => listed.cards.filter(({ clan }) => clan === id);
  call.io.out(
    text([
      ...listed.clans.flatMap((clan) => clanLines(clan, ofClan(clan.id), look)),
      ...listed.terms.flatMap((term) => [...termLines(term, look), '']),
      ...noteLines([...listed.notes, ...listed.provenance], look),
    ]),
  );
}

/** The game of `--game`, or the one that has the clan of `--clan`. */
function listedKit(call: Call): GameKit {
  const kits = namedKits(call);
  const clansOf = (kit: GameKit) => kit.catalogue(call.lang).clans.map(({ id }) => id);
  const clan = call.args.choice('clan', kits.flatMap(clansOf));
  return kits.find((kit) => clan !== null && clansOf(kit).includes(clan)) ?? chosenKit(call);
}

/** All of it, or one clan without the terms. */
function partOf(all: Catalogue, clan: string | null): Catalogue {
  if (clan === null) return all;
  return {
    ...all,
    cards: all.cards.filter((card) => card.clan === clan),
    clans: all.clans.filter(({ id }) => id === clan),
    terms: [],
  };
}

function lookOf(call: Call): Look {
  return { lang: call.lang, color: call.color, width: textWidth(call) };
}

function text(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
