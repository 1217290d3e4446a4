/** Plays one game of a series and keeps what a report asks of it. Sees everything: this is no player. */
import type { ActionCode } from '@open-gosu/kernel';
import { type GameSummary, playGame, type Series } from '../../simulate/play-game.ts';
import type { Observation } from '../estimate/sums.ts';
import type { Observations, Study } from '../studies/study.ts';

export interface Observed {
  readonly summary: GameSummary;
  readonly clans: Observations;
  readonly pairs: Observations;
  /** For each card, how often it was played and by how much that changed the chance to win, added up. */
  readonly cards: Observations;
}

interface Play {
  readonly card: string;
  readonly seat: number;
  /** The chance to win just before. */
  readonly before: number;
}

export function observeGame(series: Series, study: Study, index: number): Observed {
  const { judge } = study;
  const { game } = series.kit;
  const cards: Record<string, Observation> = {};
  const plays = series.bots.map((): string[] => []);
  const outlook: number[] = [];
  // A game is played in place, so this is its end once it is over.
  let table: unknown = null;
  let open: Play | null = null;

  /** Between two players this is the judge's chance of its evaluation; among more, chances that add up to one. */
  const chanceOf = (state: unknown, seat: number) => {
    judge.outlook(state, outlook);
    return outlook[seat] ?? 0;
  };

  /** A play is over, with all it costs and brings, where a position can be judged again. */
  const close = (state: unknown) => {
    if (open === null) return;
    const [plays, change] = cards[open.card] ?? [0, 0];
    cards[open.card] = [plays + 1, change + chanceOf(state, open.seat) - open.before];
    open = null;
  };

  const onAnswer = (state: unknown, code: ActionCode) => {
    table = state;
    if (!judge.isQuiet(state)) return;
    close(state);
    const card = study.played(state, code);
    if (card === null) return;
    const seat = game.toAct(state);
    plays[seat]?.push(card);
    open = { card, seat, before: chanceOf(state, seat) };
  };

  const summary = playGame(series, index, { onAnswer });
  close(table);
  const ended = { state: table, winners: summary.winners, plays };
  return {
    summary,
    clans: study.clans.observe(ended),
    pairs: study.pairs.observe(ended),
    cards,
  };
}
