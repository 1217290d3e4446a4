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

/** A kind of trigger somebody does not want to be asked about: the engine's word for what the question is for. */
export interface NeverAsked {
  readonly seat: number;
  readonly trigger: string;
}

export interface QuietTurns {
  /** The seat declines from now on, this one and all that are meant. */
  begin(match: Match, seat: number, quiet?: Quiet): Promise<void>;
  /** One who takes something back wants to be asked once more. */
  end(): void;
  /** So does one who says so. */
  askAgain(seat: number): void;
  /** As it was kept. */
  restore(never: readonly NeverAsked[]): void;
  /** The code of what somebody who is not to be asked answers; null where somebody is asked. */
  answer(match: Match): Promise<number | null>;
}

/** `keep`: gets what holds for the whole game, whenever it changes. */
export function makeQuietTurns(
  { ask, lang }: Engine,
  keep: (never: readonly NeverAsked[]) => void = () => undefined,
): QuietTurns {
  /** By seat, the turn in which it is not to be asked. */
  const turns = new Map<number, string>();
  let never: readonly NeverAsked[] = [];

  const seenByNobody = (match: Match) => ({ match, viewer: NOBODY, lang: lang() });

  /** The log has a group for every turn. */
  const turnOf = async (match: Match): Promise<string> => {
    const [{ round, turn }, log] = await Promise.all([
      ask('scene', seenByNobody(match)),
      ask('log', seenByNobody(match)),
    ]);
    return `${round}/${turn}/${log.length}`;
  };

  const change = (after: readonly NeverAsked[]) => {
    if (after.length === never.length) return;
    never = after;
    keep(never);
  };

  return {
    async begin(match, seat, quiet = 'turn') {
      if (quiet === 'turn') {
        turns.set(seat, await turnOf(match));
        return;
      }
      const { prompt } = await ask('scene', seenByNobody(match));
      if (prompt === null || !isResponse(prompt)) return;
      const { purpose: trigger } = prompt;
      change([...never.filter((each) => !isAbout(each, seat, trigger)), { seat, trigger }]);
    },
    end() {
      turns.clear();
      change([]);
    },
    askAgain(seat) {
      turns.delete(seat);
      change(never.filter((each) => each.seat !== seat));
    },
    restore(kept) {
      never = kept;
    },
    async answer(match) {
      if (turns.size === 0 && never.length === 0) return null;
      const { prompt } = await ask('scene', seenByNobody(match));
      if (prompt === null || !isResponse(prompt)) return null;
      const { seat, purpose } = prompt;
      const isNever = never.some((each) => isAbout(each, seat, purpose));
      const isQuiet = isNever || (turns.has(seat) && turns.get(seat) === (await turnOf(match)));
      return isQuiet ? declining({ ask, lang }, match, seat) : null;
    },
  };
}

function isAbout(each: NeverAsked, seat: number, trigger: string): boolean {
  return each.seat === seat && each.trigger === trigger;
}
