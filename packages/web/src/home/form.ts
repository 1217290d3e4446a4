/** What is filled in for a new game, and the plan that comes of it. Pure. */
import type { Lang, Options } from '@open-gosu/kernel';
import type { GameId, Match, Sitter } from '../engine/match.ts';
import { withOwnNames } from '../engine/people.ts';
import type { Plan } from './create-match.ts';
import { levelChoices } from './levels.ts';
import { tidyName } from './names.ts';

export const PRESETS = ['final-en', 'final-fr', 'prototype'] as const;
export const DRAFTS = ['1-2-2-1', 'random'] as const;
export const MOST_PLAYERS: { readonly [G in GameId]: number } = { 'gosu-x': 2, 'gosu-tactics': 4 };

/** Another seat at the table: a level of bots, or somebody here. */
export interface Opponent {
  readonly kind: 'bot' | 'person';
  readonly bot: string;
  readonly name: string;
}

export interface Form {
  readonly game: GameId;
  readonly you: string;
  /** As many as the largest table has; the first ones sit down. */
  readonly opponents: readonly Opponent[];
  readonly players: number;
  /** The chair that starts, 0 for you; null for a lot. */
  readonly starts: number | null;
  readonly preset: (typeof PRESETS)[number];
  readonly draft: (typeof DRAFTS)[number];
  readonly seed: string;
}

const USUAL_LEVEL = 'level-1';

export function emptyForm(game: GameId, names: readonly string[], lang: Lang): Form {
  const [you = '', ...others] = names;
  return {
    game,
    you,
    opponents: [0, 1, 2].map((i) => ({ kind: 'bot', bot: USUAL_LEVEL, name: others[i] ?? '' })),
    players: 2,
    starts: null,
    preset: lang === 'fr' ? 'final-fr' : 'final-en',
    draft: '1-2-2-1',
    seed: '',
  };
}

/** The opponents who sit down. */
export function seated({ game, players, opponents }: Form): readonly Opponent[] {
  return opponents.slice(0, Math.min(players, MOST_PLAYERS[game]) - 1);
}

/** Names of people, for next time. */
export function namesIn({ you, opponents }: Form): readonly string[] {
  return [you, ...opponents.map(({ name }) => name)];
}

function optionsOf({ game, preset, draft }: Form): Options {
  return game === 'gosu-x' ? { preset, draft } : {};
}

/** `nth` names a player who has no name. */
export function chairs(form: Form, lang: Lang, nth: (number: number) => string): readonly Sitter[] {
  const levels = levelChoices(lang);
  const all = [{ kind: 'person', bot: '', name: form.you } as Opponent, ...seated(form)];
  return withOwnNames(
    all.map(({ kind, bot, name }, i): Sitter => {
      if (kind === 'person') return { kind, name: tidyName(name) || nth(i + 1) };
      return { kind, name: levels.find((one) => one.bot === bot)?.name ?? bot, bot };
    }),
  );
}

/** The chairs in the order of play: clockwise from the one that starts. `lot` is in [0, 1). */
export function planOf(form: Form, sitters: readonly Sitter[], lot: number): Plan {
  const first = form.starts ?? Math.floor(lot * sitters.length);
  const order = [...sitters.slice(first), ...sitters.slice(0, first)];
  return { game: form.game, options: optionsOf(form), seed: form.seed, sitters: order };
}

/** The same table with new cards; the next one starts. Whoever was given clans has them again. */
export function again({ game, start, sitters }: Match): Plan {
  const { clans, ...options } = start.from === 'deal' ? start.options : {};
  const given = Array.isArray(clans) ? { clans: rotated(clans) } : {};
  return { game, options: { ...options, ...given }, seed: '', sitters: rotated(sitters) };
}

/** Everybody moves up one seat: who played first plays last. */
function rotated<T>(seats: readonly T[]): readonly T[] {
  return [...seats.slice(1), ...seats.slice(0, 1)];
}
