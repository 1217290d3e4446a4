/** What the engine answered for a player, since there was nothing to choose: shown to those who want to be asked always (T4). */
import type { ActionCode } from '@open-gosu/kernel';
import { labelOf } from './answers.ts';
import { listenerOf } from './people.ts';
import { type Played, playedOf, plyOf } from './play.ts';
import type { Asked, Told } from './requests.ts';
import { sceneWithin } from './scene/common.ts';

/** An answer nobody was asked for, being the only one; `state` stands at its question. */
interface Forced {
  readonly state: unknown;
  readonly code: ActionCode;
  /** How much of what the step led to had happened by then. */
  readonly after: number;
}

export function forcedOf({ match, viewer, lang, from }: Asked<'forced'>): Told<'forced'> {
  const played = playedOf(match);
  const { kit, steps } = played;
  const to = listenerOf(match, viewer, lang);
  const before = plyOf(played) - steps.length;
  const first = Math.max(0, from - before);
  return steps.slice(first).flatMap(({ happened }, i) =>
    forcedIn(played, first + i, viewer).map(({ state, code, after }, index) => {
      const { text, source } = kit.game.question(state, lang);
      const given = { ...match, answers: match.answers.slice(0, first + i + 1) };
      return {
        ply: before + first + i + 1,
        index,
        text,
        source,
        label: labelOf(kit, state, code, to),
        scene: sceneWithin({ match: given, viewer, lang }, state),
        followsBattle: happened.slice(0, after).some(({ sums }) => sums !== null),
      };
    }),
  );
}

/** Played again when it is asked for: that is seldom, and to keep it would take a whole state for each. */
function forcedIn({ kit: { game }, states, steps }: Played, index: number, viewer: number) {
  const step = steps[index];
  const forced: Forced[] = [];
  if (step === undefined) return forced;
  let after = 0;
  game.apply(
    game.clone(states[index]),
    step.code,
    () => after++,
    (at, only) => {
      if (game.toAct(at) === viewer) forced.push({ state: game.clone(at), code: only, after });
    },
  );
  return forced;
}
