/** Force of will: one who does not want to respond need not be asked again until the turn is over, also behind a curtain. */
import type { Match } from '../engine/match.ts';
import { declining, isResponse } from './responses.ts';
import type { StoreDeps } from './table-state.ts';
import { NOBODY } from './walk.ts';

type Engine = Pick<StoreDeps, 'ask' | 'lang'>;

export interface QuietTurns {
  /** The seat declines from now on, as long as the turn lasts. */
  begin(match: Match, seat: number): Promise<void>;
  /** One who takes something back wants to be asked once more. */
  end(): void;
  /** The code of what somebody who is not to be asked answers; null where somebody is asked. */
  answer(match: Match): Promise<number | null>;
}

export function makeQuietTurns({ ask, lang }: Engine): QuietTurns {
  /** By seat, the turn in which it is not to be asked. */
  const quiet = new Map<number, string>();

  const seenByNobody = (match: Match) => ({ match, viewer: NOBODY, lang: lang() });

  /** The log has a group for every turn. */
  const turnOf = async (match: Match): Promise<string> => {
    const [{ round, turn }, log] = await Promise.all([
      ask('scene', seenByNobody(match)),
      ask('log', seenByNobody(match)),
    ]);
    return `${round}/${turn}/${log.length}`;
  };

  return {
    async begin(match, seat) {
      quiet.set(seat, await turnOf(match));
    },
    end: () => quiet.clear(),
    async answer(match) {
      if (quiet.size === 0) return null;
      const { prompt } = await ask('scene', seenByNobody(match));
      const seat = prompt?.seat ?? NOBODY;
      if (!isResponse(prompt) || !quiet.has(seat)) return null;
      if (quiet.get(seat) !== (await turnOf(match))) return null;
      return declining({ ask, lang }, match, seat);
    },
  };
}
