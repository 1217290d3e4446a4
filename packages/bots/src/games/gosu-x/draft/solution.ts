/** The draft as the measured table solves it, made when it is first asked for. */
import { type SolvedDraft, solveDraft } from './solve.ts';
import { DRAFT_TABLE } from './table.ts';

let solved: SolvedDraft | null = null;

export function solvedDraft(): SolvedDraft {
  solved ??= solveDraft(DRAFT_TABLE.chances);
  return solved;
}
