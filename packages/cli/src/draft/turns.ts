/** The picks of a draft by turns: those a player makes in a row stand together. */

export interface Turn<C> {
  readonly seat: number;
  readonly clans: readonly C[];
}

export function turnsOf<C>(
  line: readonly { readonly seat: number; readonly clan: C }[],
): Turn<C>[] {
  const turns: { readonly seat: number; readonly clans: C[] }[] = [];
  for (const { seat, clan } of line) {
    const last = turns.at(-1);
    if (last?.seat === seat) last.clans.push(clan);
    else turns.push({ seat, clans: [clan] });
  }
  return turns;
}
