/** The solved draft, a measurement and a check of it, as JSON and as lines to read. Pure. */
import {
  type ClanValue,
  type DraftTable,
  type DraftValues,
  draftValues,
  OUTCOMES,
} from '@open-gosu/bots';
import { CLANS, type ClanId, clanName, gosuX } from '@open-gosu/gosu-x';
import type { Lang } from '@open-gosu/kernel';
import { columns } from '../draw/layout.ts';
import type { GameKit } from '../games/kit.ts';
import { round } from '../simulate/tally.ts';
import { counted } from '../words/counts.ts';
import { number, percent } from '../words/numbers.ts';
import type { DraftTask } from './games.ts';
import type { Quality } from './quality.ts';
import type { Smoothed, Source } from './smooth.ts';
import { turnsOf } from './turns.ts';
import { sayDraft as say } from './words.ts';

/** How a run of games went. */
export interface Run {
  readonly task: DraftTask;
  /** Of each outcome. */
  readonly games: number;
  readonly seconds: number;
}

/** The documented fields. */
export function draftFacts(table: DraftTable) {
  const { bot, games, seed, rules, error, chances } = table;
  const values = draftValues(chances);
  return {
    game: gosuX.id,
    rules,
    bot,
    games,
    seed,
    error,
    chance: round(values.chance, 4),
    seat: round(values.seat, 4),
    firstPicks: values.firstPicks.map(rounded),
    clans: values.clans.map(rounded),
    line: values.line,
    tiles: tilesAfter(values),
    outcomes: OUTCOMES.map(({ first, second }, i) => ({
      first: clansIn(first),
      second: clansIn(second),
      chance: chances[i],
    })),
  };
}

export function draftLines(table: DraftTable, kit: GameKit, lang: Lang): string[] {
  const { bot, games, seed, error, chances } = table;
  const values = draftValues(chances);
  const share = (value: number) => percent(lang, value, 1);
  const name = (clan: ClanId) => clanName(clan, lang);
  const lists = [values.firstPicks, values.clans];
  const cells = CLANS.map((_, i) =>
    lists.flatMap((list) => {
      const { clan, value } = list[i] as ClanValue;
      return [name(clan), share(value)];
    }),
  );
  const heads = [say(lang, 'firstPick'), '', say(lang, 'withClan'), ''];
  return [
    say(lang, 'title', { game: kit.title, outcomes: number(lang, OUTCOMES.length) }),
    say(lang, 'source', {
      bot,
      games: counted(lang, 'game', games),
      seed,
      error: points(error, lang),
    }),
    '',
    say(lang, 'best', { chance: share(values.chance) }),
    say(lang, 'seat', { chance: share(values.seat) }),
    '',
    ...columns([heads, ...cells], ['left', 'right', 'left', 'right']).map((line) => `  ${line}`),
    '',
    say(lang, 'line'),
    ...columns(lineRows(values, lang)).map((line) => `  ${line}`),
  ];
}

/** Each player's picks in one turn on one line, and what is left. */
function lineRows(values: DraftValues, lang: Lang): string[][] {
  const named = (clans: readonly ClanId[]) => clans.map((clan) => clanName(clan, lang)).join(', ');
  return [
    ...turnsOf(values.line).map(({ seat, clans }) => [
      say(lang, seat === 0 ? 'first' : 'second'),
      named(clans),
    ]),
    [say(lang, 'tiles'), named(tilesAfter(values))],
  ];
}

export function runLine({ task, games, seconds }: Run, lang: Lang): string {
  const all = games * OUTCOMES.length;
  return say(lang, 'played', {
    games: counted(lang, 'game', all),
    bot: task.bot,
    seed: task.seed,
    seconds: number(lang, seconds, 1),
    rate: counted(lang, 'game', all / Math.max(0.001, seconds)),
  });
}

export function spreadsLine(spreads: Smoothed['spreads'], lang: Lang): string {
  const list = Object.entries(spreads).map(([source, value]) =>
    say(lang, `${source as Source}Spread`, { value: number(lang, value, 3) }),
  );
  return say(lang, 'spreads', { list: list.join(', ') });
}

/** The documented fields. */
export function checkFacts(table: DraftTable, run: Run, quality: Quality) {
  const entries = Object.entries(quality).map(([field, value]) => [field, round(value, 5)]);
  return {
    game: gosuX.id,
    rules: gosuX.rules,
    table: { bot: table.bot, games: table.games, seed: table.seed, error: table.error },
    bot: run.task.bot,
    games: run.games,
    seed: run.task.seed,
    ...(Object.fromEntries(entries) as unknown as Quality),
    seconds: round(run.seconds, 3),
  };
}

export function checkLines(table: DraftTable, run: Run, quality: Quality, lang: Lang): string[] {
  const { logLoss, logLossWithout, absoluteError, byLuck, error, errorBelow } = quality;
  const off = (value: number) => points(value, lang);
  return [
    say(lang, 'checked', { table: table.bot, bot: run.task.bot }),
    runLine(run, lang),
    '',
    say(lang, 'logLoss', {
      value: number(lang, logLoss, 4),
      without: number(lang, logLossWithout, 4),
    }),
    say(lang, 'absolute', { value: off(absoluteError), luck: off(byLuck) }),
    error === 0
      ? say(lang, 'offBelow', { below: off(errorBelow) })
      : say(lang, 'off', { error: off(error), below: off(errorBelow) }),
  ];
}

/** A difference of chances, in hundredths. */
function points(value: number, lang: Lang): string {
  return number(lang, 100 * value, 1);
}

function rounded({ clan, value }: ClanValue): ClanValue {
  return { clan, value: round(value, 4) };
}

function tilesAfter({ line }: DraftValues): ClanId[] {
  return CLANS.filter((clan) => !line.some((pick) => pick.clan === clan));
}

function clansIn(mask: number): ClanId[] {
  return CLANS.filter((_, clan) => (mask >> clan) & 1);
}
