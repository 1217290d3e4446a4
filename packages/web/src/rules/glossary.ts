/**
 * The words players meet, in both languages, with what each means, the rule that says so, and what else it is called: in
 * the other game, in the rulebooks, at other tables. The games themselves tell all but those names.
 */
import { GLOSSARY_ENTRIES, KEYWORD_TERMS, RULE_WORDS } from '@open-gosu/gosu-x';
import type { Text } from '@open-gosu/kernel';
import { POWER_TERMS, GLOSSARY as TACTICS_WORDS, TRIGGER_TERMS } from '@open-gosu/tactics';
import type { GameId } from '../engine/match.ts';
import { fold } from './fold.ts';
import { ALSO, FOUND_BY } from './synonyms.ts';

export interface Told {
  readonly id: string;
  readonly name: Text;
  /** What it means, a paragraph each. */
  readonly glosses: readonly Text[];
  readonly rule: string;
}

export interface Entry extends Told {
  /** Other names, in any language. */
  readonly also: readonly string[];
  /** What else finds it. */
  readonly foundBy: readonly string[];
}

const KEYWORDS = Object.entries(KEYWORD_TERMS).map(([id, { en, fr, gloss, rule }]) => ({
  id,
  rule,
  name: { en, fr },
  glosses: [gloss],
}));

const POWERS = Object.entries(POWER_TERMS).map(([id, { name, base, max, rule }]) => ({
  id,
  rule,
  name,
  glosses: [
    { en: `Base: ${base.en}`, fr: `Base\u00a0: ${base.fr}` },
    { en: `Max: ${max.en}`, fr: `Max\u00a0: ${max.fr}` },
  ],
}));

const TRIGGERS = Object.entries(TRIGGER_TERMS).map(([id, { name, gloss, rule }]) => ({
  id: `at-${id}`,
  rule,
  name,
  glosses: [gloss],
}));

const tell = ({ id, name, text, rule }: (typeof TACTICS_WORDS)[number]): Told => ({
  id,
  rule,
  name,
  glosses: [text],
});

const ALL: { readonly [game in GameId]: readonly Told[] } = {
  'gosu-x': [...RULE_WORDS.map(tell), ...GLOSSARY_ENTRIES.map(tell), ...KEYWORDS],
  'gosu-tactics': [...TACTICS_WORDS.map(tell), ...POWERS, ...TRIGGERS],
};

/** In no particular order. */
export function glossaryOf(game: GameId): readonly Entry[] {
  return ALL[game].map((entry) => ({
    ...entry,
    also: ALSO[game][entry.id] ?? [],
    foundBy: FOUND_BY[game][entry.id] ?? [],
  }));
}

/** Whatever a word goes by, folded. */
export function namesOf({ name, also, foundBy }: Entry): readonly string[] {
  return [name.en, name.fr, ...also, ...foundBy].map(fold);
}
