/** Cards, tiles and keywords as a reader meets them: facts on one line, text wrapped under it. Pure. */
import { counted, type Lang } from '@open-gosu/kernel';
import type { CardFacts, GameKit, KeywordFacts, Look, TileFacts } from '../games/kit.ts';
import { aboutCard } from '../words/cards.ts';
import { indented } from './layout.ts';
import { makeStyle } from './style.ts';

const INDENT = '    ';

/** "elle  Elle", its facts, then the text. */
export function cardLines(card: CardFacts, kit: GameKit, look: Look): string[] {
  const style = makeStyle(look.color);
  const name = card.name === '' ? '' : `  ${card.name}`;
  const text = cardWords(card, look.lang);
  return [
    style.bold(card.id) + name,
    ...indented(factsOf(card, kit, look.lang), look.width, INDENT).map((l) => style.dim(l)),
    ...indented(text, look.width, INDENT),
  ];
}

function cardWords(card: CardFacts, lang: Lang): string {
  const keywords = card.keywords.length > 0 ? `${card.keywords.join(', ')}.` : '';
  const words = [keywords, card.text].filter((part) => part !== '').join(' ');
  return (
    (words === '' ? aboutCard(lang, 'noText') : words) + (isEstimated(card, 'bonus') ? ' *' : '')
  );
}

/** "Justice, Hero, value 3, shift 2, 1 icon"; what is our estimate bears a star. */
function factsOf(card: CardFacts, kit: GameKit, lang: Lang): string {
  const star = (fact: string) => (isEstimated(card, fact) ? '*' : '');
  const clan = kit.tiles(lang).find((tile) => tile.clan === card.clan)?.name ?? card.clan;
  const facts = [clan, kit.levelName(card.level, lang)];
  facts.push(aboutCard(lang, 'value', { n: card.value }) + star('value'));
  const shift = card.shift;
  facts.push(
    (shift === null ? aboutCard(lang, 'noShift') : aboutCard(lang, 'shift', { n: shift })) +
      star('shift'),
  );
  if (card.icons > 0 || isEstimated(card, 'icons')) {
    const [one, many] = [aboutCard(lang, 'icon'), aboutCard(lang, 'icons')];
    facts.push(counted(lang, card.icons, one, many) + star('icons'));
  }
  return facts.join(', ');
}

function isEstimated(card: CardFacts, fact: string): boolean {
  return card.estimated.includes(fact);
}

export function tileLines(tile: TileFacts, look: Look): string[] {
  const { lang, width } = look;
  const star = tile.estimated ? ' *' : '';
  return [
    ...indented(aboutCard(lang, 'tile', { text: tile.aid }), width, INDENT),
    ...indented(aboutCard(lang, 'tileActive', { text: tile.text + star }), width, INDENT),
    ...indented(aboutCard(lang, 'keyCard', { card: tile.keyCard }), width, INDENT),
  ];
}

/** A clan under its name: what its tile says, then its cards. */
export function clanLines(
  tile: TileFacts,
  cards: readonly CardFacts[],
  kit: GameKit,
  look: Look,
): string[] {
  const style = makeStyle(look.color);
  const title = `${tile.name} (${tile.clan})`;
  return [
    style.underline(style.bold(title)),
    ...tileLines(tile, look),
    '',
    ...cards.flatMap((card) => [...cardLines(card, kit, look), '']),
  ];
}

export function keywordLines(keyword: KeywordFacts, look: Look): string[] {
  const { id, name, rule, text } = keyword;
  const title = aboutCard(look.lang, 'keyword', { id, name, rule });
  return [makeStyle(look.color).bold(title), ...indented(text, look.width, INDENT)];
}
