/** The desk of a game that has none of its own: its kit's drawing, plain lists, one sentence an event. */
import type { AnyView } from '@open-gosu/kernel';
import type { Asked } from '../commands/outcome.ts';
import type { GameKit } from '../games/kit.ts';
import type { Desk, DeskLook } from './desk.ts';
import { numbered } from './lists.ts';

export function plainDesk(kit: GameKit): Desk {
  const list = (asked: Asked, look: DeskLook) =>
    numbered(
      asked.legal.map((answer) => ({ answer, gloss: '' })),
      look.width,
    );
  const draw = (view: AnyView, look: DeskLook, hand: 'names' | 'texts') =>
    kit
      .draw(view, { ...look, hand })
      .trimEnd()
      .split('\n');
  return {
    screen: (view, _asked, look) => draw(view, look, 'names'),
    wantsScreen: ({ question }) => question?.kind === 'action',
    isPublic: () => false,
    choices: (_view, asked, look) => list(asked, look),
    legal: (_view, asked, look) => list(asked, look),
    hand: (view, look) => draw(view, look, 'texts'),
    piles: (view, look) => draw(view, look, 'names'),
    tell: (events, { lang }) => events.map((event) => kit.game.narrate(event, lang)),
    complete(state, partial) {
      const codes: number[] = [];
      const count = kit.game.legal(state, codes);
      const texts = codes.slice(0, count).map((code) => kit.game.describe(state, code));
      return texts.filter((text) => text.startsWith(partial.trim().toLowerCase()));
    },
    reason: (message) => message,
    answers: { en: 'see legal', fr: 'voir legal' },
    notice: null,
    topics: [],
  };
}
