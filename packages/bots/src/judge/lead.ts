/** How far an army is ahead, as far as it matters: more than a clear lead decides a battle no better. */
const CLEAR_LEAD = 5;

export function leadOver(own: number, theirs: number): number {
  return Math.max(-CLEAR_LEAD, Math.min(CLEAR_LEAD, own - theirs));
}
