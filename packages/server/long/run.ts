/** One run of one form, with or without a fault put in, and what came of it. */
import { type Control, type End, endOf, isGood, verdictOf } from './control.ts';
import { FORMS, type Form, type Options } from './forms.ts';
import { endProgress, type Figures, lineOf } from './report.ts';

/** What is to be run; plain data, for it may be run by another process. */
export interface Job {
  readonly form: string;
  readonly options: Options;
  /** The fault that is put in; null: none. */
  readonly fault: string | null;
}

export interface Outcome extends Job {
  readonly end: End;
  readonly seconds: number;
  readonly figures: Figures;
  readonly wrong: readonly string[];
}

export function formOf(name: string): Form | undefined {
  return Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
}

/** What a control wants otherwise, and then what was typed, over what is usual. */
export function optionsFor(form: Form, control: Control | null, typed: Options): Options {
  return { ...form.options, ...control?.options, ...typed };
}

export async function runJob(job: Job): Promise<Outcome> {
  const form = formOf(job.form);
  if (form === undefined) throw new Error(`no form is called '${job.form}'`);
  const control = form.controls.find(({ fault }) => fault === job.fault) ?? null;
  const begun = performance.now();
  const verdict = await verdictOf(() => form.run({ of: job.options, control }));
  endProgress();
  const seconds = Math.round((performance.now() - begun) / 1000);
  const { figures, wrong } = verdict;
  return { ...job, end: endOf(verdict, control), seconds, figures, wrong };
}

/** What is wrong is of interest where it is not what was put in. */
export function textOf({ form, fault, end, seconds, figures, wrong }: Outcome): string {
  const faults = isGood(end) ? [] : wrong.map((text) => `  ${text}`);
  const name = fault === null ? form : `${form} with '${fault}'`;
  return [...faults, `${name} ${end} in ${seconds} s: ${lineOf(figures)}`, ''].join('\n');
}
