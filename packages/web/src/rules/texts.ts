/** The numbered rules as data, fetched when the rules are first opened: docs/rules in both languages. */
import type { Lang } from '@open-gosu/kernel';
import type { GameId } from '../engine/match.ts';
import { parseRules, type RulesPage, rulesOf, type Section } from './parse.ts';
import type { Found } from './search.ts';

type Load = () => Promise<{ readonly default: string }>;

interface Sources {
  readonly rules: Load;
  /** The page with the rulings on cards, where there are any. */
  readonly cards: Load | null;
}

const SOURCES: { readonly [game in GameId]: { readonly [lang in Lang]: Sources } } = {
  'gosu-x': {
    en: {
      rules: () => import('../../../../docs/rules/gosu-x.md?raw'),
      cards: () => import('../../../../docs/rules/gosu-x-cards.md?raw'),
    },
    fr: {
      rules: () => import('../../../../docs/rules/gosu-x.fr.md?raw'),
      cards: () => import('../../../../docs/rules/gosu-x-cards.fr.md?raw'),
    },
  },
  'gosu-tactics': {
    en: { rules: () => import('../../../../docs/rules/gosu-tactics.md?raw'), cards: null },
    fr: { rules: () => import('../../../../docs/rules/gosu-tactics.fr.md?raw'), cards: null },
  },
};

export interface Rulebook {
  readonly pages: { readonly [lang in Lang]: RulesPage };
  /** For the search: every rule in both languages. */
  readonly found: readonly Found[];
}

/** The section of rulings has no number of its own; its rules begin with this letter. */
export const RULINGS = 'C';

/** The rules, then the rulings of the page of cards; the card lists themselves are in the gallery. */
export function joinPages(rules: string, cards: string | null): RulesPage {
  const page = parseRules(rules);
  if (cards === null) return page;
  const isRulings = ({ blocks }: Section) => blocks.some(({ kind }) => kind === 'rule');
  const rulings = parseRules(cards).sections.filter(isRulings);
  return {
    ...page,
    sections: [...page.sections, ...rulings.map((section) => ({ ...section, id: RULINGS }))],
  };
}

export function makeRulebook(en: RulesPage, fr: RulesPage): Rulebook {
  const french = new Map(rulesOf(fr).map(({ id, text }) => [id, text]));
  const found = rulesOf(en).map(({ id, text }) => ({ id, en: text, fr: french.get(id) ?? '' }));
  return { pages: { en, fr }, found };
}

async function loadPage({ rules, cards }: Sources): Promise<RulesPage> {
  const [rulesText, cardsText] = await Promise.all([rules(), cards?.()]);
  return joinPages(rulesText.default, cardsText?.default ?? null);
}

const kept = new Map<GameId, Promise<Rulebook>>();

export function loadRulebook(game: GameId): Promise<Rulebook> {
  const already = kept.get(game);
  if (already !== undefined) return already;
  const { en, fr } = SOURCES[game];
  const loading = Promise.all([loadPage(en), loadPage(fr)]).then(([enPage, frPage]) =>
    makeRulebook(enPage, frPage),
  );
  kept.set(game, loading);
  // Without a network it may come later.
  loading.catch(() => kept.delete(game));
  return loading;
}

/** Which game a rule belongs to: rulings on cards are Gosu X's. */
export function gameOfRule(id: string): GameId {
  return id.startsWith('T') ? 'gosu-tactics' : 'gosu-x';
}
