/** A battle as steps that are shown one after another. Pure. */
import type { BattleScene } from '../../engine/scene.ts';

export type BattleStep =
  | { readonly kind: 'row'; readonly side: number; readonly row: number; readonly amount: number }
  | {
      readonly kind: 'bonus';
      readonly side: number;
      readonly label: string;
      readonly amount: number;
    }
  | { readonly kind: 'total'; readonly side: number; readonly amount: number }
  | { readonly kind: 'verdict' };

/** Rows of every side, then bonuses, then totals, then who has won. `side` is an index into `battle.sides`. */
export function battleSteps({ sides }: BattleScene): readonly BattleStep[] {
  const rows = Math.max(0, ...sides.map((side) => side.rows.length));
  const steps: BattleStep[] = [];
  for (let row = 0; row < rows; row++) {
    sides.forEach(({ rows: sums }, side) => {
      steps.push({ kind: 'row', side, row, amount: sums[row] ?? 0 });
    });
  }
  sides.forEach(({ bonuses }, side) => {
    for (const bonus of bonuses) steps.push({ kind: 'bonus', side, ...bonus });
  });
  sides.forEach(({ total }, side) => {
    steps.push({ kind: 'total', side, amount: total });
  });
  return [...steps, { kind: 'verdict' }];
}

/** The sum of a side after the first `shown` steps. */
export function sumSoFar(steps: readonly BattleStep[], shown: number, side: number): number {
  return steps
    .slice(0, shown)
    .reduce(
      (sum, step) =>
        (step.kind === 'row' || step.kind === 'bonus') && step.side === side
          ? sum + step.amount
          : sum,
      0,
    );
}
