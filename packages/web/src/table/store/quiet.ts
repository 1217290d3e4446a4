/**
 * Force of will: one who does not want to respond need not be asked again, be it until the turn is over or, for one kind of
 * trigger, in the whole game; also behind a curtain. It is declined where it would have been asked: others see no difference.
 */
import type { Match } from '../../engine/match.ts';
import { declining, isResponse } from './responses.ts';
import type { StoreDeps } from './table-state.ts';
import { NOBODY } from './walk.ts';

type Engine = Pick<StoreDeps, 'ask' | 'lang'>;

/** How long it is declined: for the rest of the turn, or whenever the like of it happens. */
export type Quiet = 'turn' | 'trigger';

/** What somebody does not want to be asked about: one kind of trigger, in the engine's word, or all that one turn brings. */
export type Wish =
  | { readonly seat: number; readonly trigger: string }
  | { readonly seat: number; readonly turn: string };

export interface QuietTurns {
  /** What a seat wishes that does not want to respond; null where it is not asked to. */
  wishOf(match: Match, seat: number, quiet: Quiet): Promise<Wish | null>;
  /** From now on it is declined for the seat. */
  add(wish: Wish): void;
  /** After an undo the turn is another one, and those whose declining was taken back want to be asked once more. */
  end(seats: readonly number[]): void;
  /** So does one who says so. */
  askAgain(seat: number): void;
  /** As it was kept. */
  restore(wishes: readonly Wish[]): void;
  /** The code of what somebody who is not to be asked answers; null where somebody is asked. */
  answer(match: Match): Promise<number | null>;
}

/** `keep`: gets all that is wished, whenever it changes. */
export function makeQuietTurns(
  { ask, lang }: Engine,
  keep: (wishes: readonly Wish[]) => void = () => undefined,
): QuietTurns {
  let wishes: readonly Wish[] = [];

  const seenByNobody = (match: Match) => ({ match, viewer: NOBODY, lang: lang() });

  /** The log has a group for every turn. */
  const turnOf = async (match: Match): Promise<string> => {
    const [{ round, turn }, log] = await Promise.all([
      ask('scene', seenByNobody(match)),
      ask('log', seenByNobody(match)),
    ]);
    return `${round}/${turn}/${log.length}`;
  };

  const keepOnly = (isKept: (wish: Wish) => boolean) => {
    if (wishes.every(isKept)) return;
    wishes = wishes.filter(isKept);
    keep(wishes);
  };

  /** Those about a turn end with it. What is wished meanwhile is about a later one. */
  const endTurns = async (match: Match) => {
    const old = wishes.filter((wish) => 'turn' in wish);
    if (old.length === 0) return;
    const turn = await turnOf(match);
    keepOnly((wish) => !('turn' in wish) || wish.turn === turn || !old.includes(wish));
  };

  return {
    async wishOf(match, seat, quiet) {
      const { prompt } = await ask('scene', seenByNobody(match));
      if (prompt === null || !isResponse(prompt)) return null;
      return quiet === 'turn'
        ? { seat, turn: await turnOf(match) }
        : { seat, trigger: prompt.purpose };
    },
    add(wish) {
      wishes = [...wishes.filter((each) => !isSame(each, wish)), wish];
      keep(wishes);
    },
    end: (seats) => keepOnly((wish) => 'trigger' in wish && !seats.includes(wish.seat)),
    askAgain: (seat) => keepOnly((wish) => wish.seat !== seat),
    restore(kept) {
      wishes = kept;
    },
    async answer(match) {
      await endTurns(match);
      if (wishes.length === 0) return null;
      const { prompt } = await ask('scene', seenByNobody(match));
      if (prompt === null || !isResponse(prompt)) return null;
      const { seat, purpose } = prompt;
      const isQuiet = wishes.some(
        (wish) => wish.seat === seat && ('turn' in wish || wish.trigger === purpose),
      );
      return isQuiet ? declining({ ask, lang }, match, seat) : null;
    },
  };
}

function isSame(one: Wish, other: Wish): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
