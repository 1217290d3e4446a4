/** A bot's turn, answer by answer, at a pace that can be followed. */
import type { Match } from '../../engine/match.ts';
import { botPause } from './pace.ts';
import type { StoreDeps } from './table-state.ts';
import { NOBODY } from './walk.ts';

export interface BotTurns {
  /** The answer of the bot on that seat, no sooner than the one before was seen, for `least` milliseconds where that is more. */
  answer(match: Match, seat: number, least?: number): Promise<number>;
  /** Somebody else has decided: the next answer begins a turn. */
  end(): void;
}

const NONE = { seat: NOBODY, answers: 0, waited: 0 };

export function makeBotTurns(deps: Pick<StoreDeps, 'ask' | 'now' | 'wait' | 'speed'>): BotTurns {
  let turn = NONE;
  return {
    async answer(match, seat, least = 0) {
      if (turn.seat !== seat) turn = { ...NONE, seat };
      const begun = deps.now();
      const answer = await deps.ask('choose', { match });
      const pause = Math.max(least, botPause(deps.speed(), turn.answers, turn.waited));
      const rest = pause - (deps.now() - begun);
      if (rest > 0) await deps.wait(rest);
      turn = { seat, answers: turn.answers + 1, waited: turn.waited + pause };
      return answer;
    },
    end() {
      turn = NONE;
    },
  };
}
