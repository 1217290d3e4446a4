/** Moments of a game, and how to get there: what is looked at in every language, colour and size. */
import type { Locator, Page } from 'playwright-core';
import type { Match } from '../../src/engine/match.ts';
import { DOUBLE, isDouble, type Press } from '../../src/table/keys/double.ts';
import { bot, person } from '../engine/tables.ts';
import {
  dealt,
  FULL_X,
  fullTactics,
  matchFrom,
  PASSED_X,
  passedTactics,
  tried,
} from './positions.ts';

export interface Moment {
  readonly match: () => Match;
  /** What is done once one sits at the table. */
  readonly act?: (page: Page) => Promise<void>;
  /** What is there then. */
  readonly shows: string;
  /** What is in front of all else. */
  readonly front?: string;
  /** On a phone it opens a sheet, which is then in front. */
  readonly hasSheet?: boolean;
  readonly isText?: boolean;
  /** Where it exists at all. */
  readonly on?: 'wide' | 'phone';
}

export function momentOf(name: string): Moment {
  const moment = MOMENTS[name];
  if (moment === undefined) throw new Error(`No moment "${name}"`);
  return moment;
}

/** What a survey has to look at. */
export function frontOf({ front, hasSheet = false }: Moment, isPhone: boolean): readonly string[] {
  if (front !== undefined) return [front];
  return hasSheet && isPhone ? ['.table-choice', '.table-sheet', '.table-prompt'] : [];
}

/** By a finger where there is one. */
const pressed = new WeakMap<Page, Press>();

/** Not so fast in the same place that it would be the second click of a double click, which nobody hears. */
async function unhurried(page: Page, target: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const last = pressed.get(page) ?? null;
  const now = { at: Date.now(), x: x + width / 2, y: y + height / 2 };
  if (last !== null && isDouble(last, now)) {
    await page.waitForTimeout(last.at + DOUBLE.within + 50 - now.at);
  }
  pressed.set(page, { ...now, at: Date.now() });
}

export async function press(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await unhurried(page, target);
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) await target.tap();
  else await target.click();
}

async function pass(page: Page): Promise<void> {
  await press(page, '[data-quick="pass"]');
  await press(page, '.table-commit');
}

async function openMenu(page: Page, entry: number): Promise<void> {
  await press(page, '.table-header > button');
  await press(page, `.table-menu-item >> nth=${entry}`);
}

const full = () => matchFrom(FULL_X);

/**
 * One pass from the battle, with so many Supremacy tokens on both sides. Hands are within their limit, and nobody has
 * fifteen cards when the captives are set free.
 */
const beforeBattle = (supremacy: number) => () =>
  matchFrom({
    ...PASSED_X,
    players: PASSED_X.players.map(({ army: [troops, heroes, immortals = []], hand, ...rest }) => ({
      ...rest,
      supremacy,
      hand: hand.slice(0, 4),
      army: [troops, heroes, immortals.slice(0, 3)],
    })),
  });

const LAST_PICK = ['galmi', 'justice', 'abhilasha', 'xian', 'phoenix'].map((id) => `draft ${id}`);
const ENTRY = { hint: 2, log: 3, help: 4 } as const;

export const MOMENTS: { readonly [name: string]: Moment } = {
  draft: { match: () => dealt('gosu-x'), shows: '.table-draft' },
  'a clan selected': {
    match: () => dealt('gosu-x'),
    act: (page) => press(page, '.table-clan-pick >> nth=4'),
    shows: '.table-commit',
    hasSheet: true,
  },
  'the last pick': {
    match: () => dealt('gosu-x', LAST_PICK, [bot('Captain', 'level-1'), person('Ada')]),
    shows: '.table-clan-panel[data-mark]',
  },
  'the cards of a clan': {
    match: () => dealt('gosu-x'),
    act: (page) => press(page, '.table-clan-cards >> nth=6'),
    shows: '.table-modal .table-list-card',
    front: '.table-modal',
  },
  'clans that go together': {
    match: () => dealt('gosu-x'),
    act: (page) => press(page, '.table-draft-head button'),
    shows: '.table-trios',
    front: '.table-modal',
  },
  'a turn': { match: full, shows: '.table-quick' },
  'a turn by the rules of the prototype': {
    match: () => matchFrom({ ...FULL_X, options: { preset: 'prototype' } }),
    shows: '.table-ruleset',
  },
  'what the opponent did': {
    match: () => {
      const [you, foe] = FULL_X.players;
      const position = { ...FULL_X, toPlay: 1, players: [you, { ...foe, hand: ['aat'] }] };
      return { ...matchFrom(position), answers: ['spend 2'] };
    },
    shows: '.table-news',
  },
  'a card selected': {
    match: full,
    act: (page) => press(page, '[data-handle="hand:atalanta"]'),
    shows: '.table-actions .button',
    hasSheet: true,
  },
  'a shift selected': {
    match: full,
    act: async (page) => {
      await press(page, '[data-handle="hand:tourach"]');
      await press(page, '[data-handle="p0:II2"]');
    },
    shows: '.table-commit',
    hasSheet: true,
  },
  'a price being paid': {
    match: () => tried('gosu-x', 'atalanta'),
    act: async (page) => {
      await press(page, '[data-handle="hand:atalanta"]');
      await press(page, '[data-handle="p0:I1"]');
      await press(page, '.table-commit');
      await press(page, '[data-handle="hand:bun-to"]');
      await press(page, '[data-handle="hand:ree-ab"]');
    },
    shows: '.table-commit',
    hasSheet: true,
  },
  'a card that cannot be played': {
    match: full,
    act: (page) => press(page, '[data-handle="p1:III1"]'),
    shows: '.table-refusal',
    hasSheet: true,
  },
  'tokens to use': {
    match: full,
    act: (page) => press(page, '[data-quick]'),
    shows: '.table-other, .table-actions .button',
    hasSheet: true,
  },
  'a target to choose': {
    match: () => tried('gosu-x', 'un-go', 'play un-go'),
    shows: '.table-card[data-mark="target"]',
  },
  'a question in words': {
    match: () => tried('gosu-x', 'spoil-seekers', 'play spoil-seekers'),
    shows: '.table-word',
    hasSheet: true,
  },
  'a list to choose from': {
    match: () => tried('gosu-x', 'elle', 'play elle'),
    act: (page) => press(page, '.table-modal .table-list-card >> nth=2'),
    shows: '.table-modal .table-commit',
    front: '.table-modal',
  },
  'a card to name': {
    match: () => tried('gosu-x', 'arrows-of-justice', 'play arrows-of-justice'),
    shows: '.table-modal .table-name',
    front: '.table-modal',
  },
  'a pile': {
    match: full,
    act: (page) => press(page, '.table-near .table-discard'),
    shows: '.table-modal .table-list-card',
    front: '.table-modal',
  },
  'what a deck may hold': {
    match: full,
    act: (page) => press(page, '.table-near .table-piles button.table-count'),
    shows: '.table-modal .table-list-card',
    front: '.table-modal',
    on: 'wide',
  },
  'a seat': {
    match: full,
    act: (page) => press(page, '.table-rail-force'),
    shows: '.table-seat-dialog',
    front: '.table-modal',
    on: 'phone',
  },
  'a tile': {
    match: full,
    act: (page) => press(page, '.table-tile'),
    shows: '.table-popover-dialog',
    front: '.table-popover',
  },
  'the alert': {
    match: full,
    act: (page) => press(page, '.table-alert'),
    shows: '.table-popover-dialog',
    front: '.table-popover',
  },
  'the menu': {
    match: full,
    act: (page) => press(page, '.table-header > button'),
    shows: '.table-menu',
    front: '.table-popover',
  },
  'the log': {
    match: () => tried('gosu-x', 'petal-faeries', 'play petal-faeries', 'target p1:I1'),
    act: (page) => openMenu(page, ENTRY.log),
    shows: '.table-modal .table-log-line',
    front: '.table-modal',
  },
  'the keys': {
    match: full,
    act: (page) => openMenu(page, ENTRY.help),
    shows: '.table-keys',
    front: '.table-modal',
  },
  'a hint': {
    match: () => tried('gosu-x', 'elle'),
    act: async (page) => {
      await openMenu(page, ENTRY.hint);
      await press(page, '.table-hint > button');
    },
    shows: '.table-hint > button, .table-hint-answer',
    hasSheet: true,
  },
  'a battle': {
    match: beforeBattle(0),
    act: pass,
    shows: '.table-verdict',
    front: '.table-modal',
  },
  'the Song for the Dead': {
    match: beforeBattle(0),
    act: async (page) => {
      await pass(page);
      await press(page, '.table-battle .button-primary');
    },
    shows: '.table[data-state="mine"] .table-card[data-mark]',
  },
  'the end': {
    match: beforeBattle(1),
    act: async (page) => {
      await pass(page);
      await press(page, '.table-battle .button-primary');
    },
    shows: '.table-end',
    front: '.table-modal',
  },
  'a position of the past': {
    match: () => tried('gosu-x', 'petal-faeries', 'play petal-faeries', 'target p1:I1'),
    act: async (page) => {
      await openMenu(page, ENTRY.log);
      await press(page, '.table-modal .table-log-look');
    },
    shows: '.table[data-state="past"]',
    hasSheet: true,
  },
  'the curtain': {
    match: () => matchFrom(FULL_X, 2, 2),
    shows: '.table-curtain',
  },
  'text mode': { match: full, shows: '.table-text-form', isText: true },
  'Tactics: the first discards': {
    match: () => dealt('gosu-tactics', [], [person('Ada'), bot('Captain', 'level-1')]),
    shows: '.table-held[data-mark]',
  },
  'Tactics for four': {
    match: () => matchFrom(passedTactics(4), 4),
    act: (page) => press(page, '[data-handle="hand:tracker-x"]'),
    shows: '.table-actions .button',
    hasSheet: true,
  },
  'Tactics: whom to imprison': {
    match: () => ({ ...matchFrom(fullTactics(3), 3), answers: [] }),
    shows: '.table-held[data-mark]',
  },
  // The card first: on a phone the sheet of a place lies over the hand, that of a card leaves the army in sight.
  'a card that cannot take a place': {
    match: full,
    act: async (page) => {
      await press(page, '[data-handle="hand:bombers"]');
      await press(page, '[data-handle="p0:II2"]');
    },
    shows: '.table-refusal',
    hasSheet: true,
  },
};
