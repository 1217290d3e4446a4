/** Gosu X as the command line knows it. */
import {
  ask,
  CARD_DEFS,
  CLAN_DEFS,
  CLANS,
  cardName,
  cardText,
  clanName,
  type GosuXEvent,
  gosuX,
  KEYWORD_TERMS,
  KEYWORDS,
  type Level,
  levelName,
  PRESETS,
  type Seat,
  type State,
  tileAid,
  tileText,
  type View,
} from '@open-gosu/gosu-x';
import { ALL_VIEWERS, type Lang } from '@open-gosu/kernel';
import { drawTable } from '../draw/gosu-x/table.ts';
import type { CardFacts, GameKit, KeywordFacts, TileFacts } from './kit.ts';

export const gosuXKit: GameKit<State, View, GosuXEvent> = {
  game: gosuX,
  presets: PRESETS,
  title: 'Gosu X',
  draw: drawTable,
  asksAction: (s) => s.winners === 0 && ask(s).kind === 'action',
  clans: (s, seat) => CLANS.filter((_, clan) => (s.players[seat as Seat].clans >> clan) & 1),
  cards,
  tiles,
  keywords,
  levelName: (level, lang) => levelName(level as Level, lang),
  ending,
};

type Over = Extract<GosuXEvent, { type: 'over' }>;

const ENDINGS: { readonly [R in Over['reason']]: true } = {
  supremacy: true,
  tokens: true,
  fifteen: true,
  'goan-sul': true,
  justice: true,
};

/** What the narrator says of it after the colon: the game has one wording of each ending. */
function ending(reason: string, lang: Lang): string | null {
  if (!Object.hasOwn(ENDINGS, reason)) return null;
  const over: Over = {
    type: 'over',
    seat: 0,
    seenBy: ALL_VIEWERS,
    winners: [0],
    reason: reason as Over['reason'],
  };
  return gosuX.narrate(over, lang).replace(/^.*?:\s|\.$/gu, '');
}

function cards(lang: Lang): readonly CardFacts[] {
  const perClan = CARD_DEFS.length / CLAN_DEFS.length;
  return CARD_DEFS.map((def, kind) => {
    const text = cardText(def, lang);
    return {
      id: def.id,
      name: cardName(def, lang),
      clan: CLANS[Math.floor(kind / perClan)] ?? '',
      level: def.level,
      shift: def.shift,
      value: def.value,
      icons: def.icons,
      keywords: text.keywords,
      text: [text.effect, ...text.ongoing].filter((part) => part !== '').join(' '),
      estimated: def.estimated,
    };
  });
}

function tiles(lang: Lang): readonly TileFacts[] {
  return CLAN_DEFS.map((clan) => ({
    clan: clan.id,
    name: clanName(clan.id, lang),
    aid: tileAid(clan.id, lang),
    text: tileText(clan.id, lang),
    keyCard: clan.tile.keyCard,
    estimated: clan.tile.estimated,
  }));
}

function keywords(lang: Lang): readonly KeywordFacts[] {
  return KEYWORDS.map((id) => {
    const term = KEYWORD_TERMS[id];
    return { id, name: term[lang], text: term.gloss[lang], rule: term.rule };
  });
}
