/** Lines from the card that acts to the cards it hits: what the player is choosing, or what others have just done. Pure. */
import type { Handle, Scene } from '../../engine/scene.ts';
import { zoneOf } from '../choosing/prompt-form.ts';
import type { Selection } from '../choosing/selection.ts';
import type { Step } from '../store/table-state.ts';

export interface Arrow {
  /** Null where no card in an army acts: then the card that is hit is only marked. */
  readonly from: Handle | null;
  readonly to: Handle;
  /** Still to be given, or done already. */
  readonly kind: 'choice' | 'done';
}

export function arrowsOf(
  { prompt, pointed = [], viewer }: Pick<Scene, 'prompt' | 'pointed' | 'viewer'>,
  selection: Selection | null,
  steps: readonly Step[],
): readonly Arrow[] {
  const from = prompt?.isMine ? (prompt.from ?? null) : null;
  const chosen = prompt?.answers.find(({ code }) => code === selection?.code);
  const staged = steps.flatMap((step) => (step.prompt.from === from ? [step.answer] : []));
  const targets = [...staged, ...(chosen ? [chosen] : [])].flatMap(({ about }) => about[0] ?? []);
  if (from !== null) {
    const lines = targets.filter((to) => zoneOf(to) === 'army' && to !== from);
    if (lines.length > 0) return lines.map((to) => ({ from, to, kind: 'choice' }));
  }
  // One's own doing one knows; and what is being chosen now goes before what is done.
  if (selection !== null || steps.length > 0) return [];
  return pointed
    .filter(({ seat, from: source, to }) => seat !== viewer && source !== to)
    .map(({ from: source, to }) => ({ from: source, to, kind: 'done' }));
}
