/** What holds of every preview: made from the view alone, true, and reversible only where nothing was shown. */
import { type ActionCode, at, below, legalList, makeRng } from '@open-gosu/kernel';
import { expect } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { SeatEvent } from '../../src/engine/games/kit.ts';
import type { Match } from '../../src/engine/match.ts';
import { playedOf } from '../../src/engine/play.ts';
import { isPaying, previewFrom } from '../../src/engine/preview.ts';
import type { Preview } from '../../src/engine/scene.ts';

export function preview(match: Match, viewer: number, code: ActionCode): Preview {
  return answer('preview', { match, viewer, lang: 'en', answer: code });
}

/** Plays an answer and then any way to pay for it; what happened, told as it can be foreseen. */
function reality(match: Match, viewer: number, code: ActionCode, seed: string) {
  const { kit, state } = playedOf(match);
  const { game } = kit;
  const rng = makeRng(seed);
  const after = game.clone(state);
  const events: SeatEvent[] = [];
  const note = (event: SeatEvent) =>
    events.push(kit.foreseen(game.redact(event, viewer) as SeatEvent));
  // What is paid with is chosen later, and not foreseen.
  const noteUnpaid = (event: SeatEvent) => {
    if (!isPaying(event)) note(event);
  };
  game.apply(after, code, note);
  const first = game.clone(after);
  while (game.toAct(after) === viewer && kit.isPayment(kit.ask(after))) {
    const legal = legalList(game, after);
    game.apply(after, at(legal, below(rng, legal.length)), noteUnpaid);
  }
  const names = match.sitters.map(({ name }) => name);
  const lines = kit.story(events, { lang: 'en', names, you: -1 }).map(({ text }) => text);
  return { kit, before: state, first, after, lines };
}

/** Checks every legal answer of a position. */
export function expectTruePreviews(match: Match, legal: readonly ActionCode[]): void {
  const { kit, state } = playedOf(match);
  const viewer = kit.game.toAct(state);
  const view = kit.game.view(state, viewer);
  const to = { lang: 'en', names: match.sitters.map(({ name }) => name), you: -1 } as const;
  for (const [i, code] of legal.entries()) {
    const foreseen = preview(match, viewer, code);
    const other = kit.game.determinize(view, makeRng(`hidden ${i}`));
    expect(previewFrom(kit, kit.game.view(other, viewer), code, to)).toEqual(foreseen);
    const real = reality(match, viewer, code, `pay ${i}`);
    for (const line of foreseen.lines) expect(real.lines).toContain(line);
    if (foreseen.forces !== null) expect(kit.forces(real.after)).toEqual(foreseen.forces);
    if (!foreseen.isReversible) continue;
    expect(kit.game.toAct(real.first)).toBe(viewer);
    const then = kit.game.view(real.first, viewer);
    expect(kit.knownCards(then)).toBeLessThanOrEqual(kit.knownCards(view));
  }
}
