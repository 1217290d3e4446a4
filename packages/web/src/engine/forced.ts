/** What the engine answered for a player, since there was nothing to choose: shown to those who want to be asked always (T4). */
import { labelOf } from './answers.ts';
import { listenerOf } from './people.ts';
import { playedOf, plyOf } from './play.ts';
import type { Asked, Told } from './requests.ts';

export function forcedOf({ match, viewer, lang, from }: Asked<'forced'>): Told<'forced'> {
  const played = playedOf(match);
  const { kit, steps } = played;
  const to = listenerOf(match, viewer, lang);
  const before = plyOf(played) - steps.length;
  return steps.slice(Math.max(0, from - before)).flatMap(({ forced }, i) =>
    forced
      .filter(({ state }) => kit.game.toAct(state) === viewer)
      .map(({ state, code }, index) => {
        const { text, source } = kit.game.question(state, lang);
        const ply = Math.max(from, before) + i + 1;
        return { ply, index, text, source, label: labelOf(kit, state, code, to) };
      }),
  );
}
