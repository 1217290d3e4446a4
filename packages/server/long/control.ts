/**
 * How a run ends. With a fault put in, only that figure counts which the fault must move: a form that fails for another reason, or
 * a server that falls over, has found nothing.
 */
import type { Verdict } from './report.ts';

export interface Control {
  /** As faulty-server.ts knows it. */
  readonly fault: string;
  /** The figure that goes beyond this, and would not without the fault. */
  readonly figure: string;
  readonly beyond: number;
  /** Enough of what the form tries for it to be found. */
  readonly options?: Readonly<Record<string, string | number>>;
  /** What else the server is told. */
  readonly env?: Readonly<Record<string, string>>;
}

export type End = 'held' | 'FAILED' | 'found' | 'NOT FOUND';

export function endOf({ ok, figures }: Verdict, control: Control | null): End {
  if (control === null) return ok ? 'held' : 'FAILED';
  const { crashes = 0, [control.figure]: moved } = figures;
  return typeof moved === 'number' && moved > control.beyond && crashes === 0
    ? 'found'
    : 'NOT FOUND';
}

export const isGood = (end: End): boolean => end === 'held' || end === 'found';

/** What goes wrong with the form itself is a failure of it, never a fault found. */
export async function verdictOf(run: () => Promise<Verdict>): Promise<Verdict> {
  try {
    return await run();
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ok: false, figures: {}, wrong: [text] };
  }
}
