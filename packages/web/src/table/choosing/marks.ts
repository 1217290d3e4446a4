/** How each thing on the table is marked while somebody decides. Pure. */
import type { Handle, Prompt } from '../../engine/scene.ts';
import { formOf, zoneOf } from './prompt-form.ts';
import { candidates, handlesOf, heldOf, openHandles, type Selection } from './selection.ts';

export type Mark = 'legal' | 'target' | 'selected' | 'dim' | null;

/** Tells the mark of any handle. Nothing is marked where it is not mine to decide. */
export function marksOf(
  prompt: Prompt | null,
  selection: Selection | null,
): (handle: Handle) => Mark {
  if (!prompt?.isMine) return () => null;
  const open = openHandles(prompt, selection);
  const held = heldOf(prompt.answers, selection);
  const narrowing = new Set(
    held.length === 0 ? [] : candidates(prompt.answers, held).flatMap(handlesOf),
  );
  // A place is chosen, and a card for it is wanted: those that cannot go there step back.
  const isCard = (handle: Handle) => ['hand', 'pile'].includes(zoneOf(handle));
  const wantsPartner = [...narrowing].some(isCard) && !held.some(isCard);
  const isTargets = prompt.kind !== 'action';
  const wanted = new Set([...open].map(zoneOf));
  const isOnTable = formOf(prompt) === 'table';
  return (handle) => {
    if (selection?.handles.includes(handle)) return 'selected';
    if (narrowing.has(handle)) return 'target';
    if (wantsPartner && isCard(handle)) return 'dim';
    if (open.has(handle)) return isTargets && prompt.kind !== 'draft' ? 'target' : 'legal';
    if (!isOnTable) return null;
    // On one's turn the cards in hand that cannot be played step back, else those where something is wanted from.
    const zone = zoneOf(handle);
    if (!isTargets) return zone === 'hand' ? 'dim' : null;
    return (zone === 'hand' || zone === 'army') && wanted.has(zone) ? 'dim' : null;
  };
}
