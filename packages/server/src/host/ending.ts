/** What the end of a match means beyond it: who is rated, and who stayed to the end. */
import type { Result } from '@open-gosu/kernel';
import type { Entry, Table } from '../match/index.ts';
import type { CompletionChange } from '../store/index.ts';
import type { RatedEnd } from './options.ts';

export interface Ending {
  readonly rated: RatedEnd | null;
  readonly completion: readonly CompletionChange[];
}

/** Ends by which the others were left alone. */
const LEFT: readonly string[] = ['time', 'claim'];

export function endingOf(t: Table, { at }: Entry, result: Result): Ending {
  const { facts, seats, clock } = t;
  // Broken off before it counted: nobody won, nobody left.
  if (result.winners.length === 0) return { rated: null, completion: [] };
  const isDraw = result.winners.length === seats.length;
  const completion = seats.flatMap(({ player, isTaken, hasResigned }, seat) => {
    if (player === null) return [];
    const hasLeft =
      (isTaken && !hasResigned) ||
      (!isDraw && LEFT.includes(result.reason) && !result.winners.includes(seat));
    return [{ player, finished: !hasLeft }];
  });
  // A seat that a bot took over keeps the name of its player.
  const players = seats.flatMap(({ player, kind }) =>
    player === null || kind === 'bot' ? [] : [player],
  );
  const isRated = facts.setup.rated && t.line === 0 && players.length === seats.length;
  const { kit, options, id } = facts;
  const rated = isRated
    ? { match: id, game: kit.game.id, options, clock: clock.name, players, result, at }
    : null;
  return { rated, completion };
}
