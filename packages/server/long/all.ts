/**
 * `npm run long -- all`: every form at its full volume and then each of its controls, one after the other, each in a process of its
 * own; those that only reckon come last, one for each processor. What fails stops nothing; every result is in the file as soon as it is there, and a table of all comes last.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isGood } from './control.ts';
import { FORMS, type Options } from './forms.ts';
import { number } from './report.ts';
import { formOf, type Job, type Outcome, optionsFor, textOf } from './run.ts';

export interface AllOptions {
  /** Of every volume; controls are as small as they can be in any case. */
  readonly scale: number;
  /** With R20, which takes half an hour. */
  readonly soak: boolean;
  /** Only these forms; null: all. */
  readonly only: readonly string[] | null;
  /** Where the figures go; null: nowhere. */
  readonly out: string | null;
}

/** Forms that run on both stores, and forms that run once more with other options. */
const AGAIN: Readonly<Record<string, readonly Options[]>> = {
  r1: [{ store: 'sqlite' }, { store: 'postgres' }],
  r9: [{ limits: 'off' }, { limits: 'on', messages: 200_000 }],
  r19: [{ store: 'sqlite' }, { store: 'postgres' }],
};
/** No run takes longer than this, and what its own length adds. */
const LONGEST_MS = 20 * 60_000;
const MINUTE = 60_000;
const MOST_TEXT = 120;

function scaled(name: string, options: Options, scale: number): Options {
  const [option, least] = formOf(name)?.volume ?? ['', 1];
  const volume = Math.max(least, Math.round(Number(options[option]) * scale));
  return { ...options, [option]: volume };
}

/** In the order of the table in docs/TESTING.md. */
function plan({ scale, soak, only }: AllOptions): Job[] {
  const jobs: Job[] = [];
  for (const [name, form] of Object.entries(FORMS)) {
    if (only === null ? name === 'r20' && !soak : !only.includes(name)) continue;
    for (const [n, typed] of (AGAIN[name] ?? [{}]).entries()) {
      const options = optionsFor(form, null, typed);
      jobs.push({ form: name, options: scaled(name, options, scale), fault: null });
      // What a form finds does not hang on the limits, but it may on the store.
      if (n > 0 && typed.store === undefined) continue;
      for (const control of form.controls) {
        const small = optionsFor(form, control, typed);
        jobs.push({ form: name, options: small, fault: control.fault });
      }
    }
  }
  return jobs;
}

/** In a process of its own: whatever happens there is an outcome here. */
function apart(job: Job): Promise<Outcome> {
  const [, script = ''] = process.argv;
  const begun = performance.now();
  const child = spawn(process.execPath, [script, '--job', JSON.stringify(job)], {
    env: { ...process.env, PROGRESS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  const late = setTimeout(end, LONGEST_MS + Number(job.options.minutes ?? 0) * MINUTE);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      clearTimeout(late);
      process.off('exit', end);
      resolve(
        readOutcome(out) ?? {
          ...job,
          end: job.fault === null ? 'FAILED' : 'NOT FOUND',
          seconds: Math.round((performance.now() - begun) / 1000),
          figures: {},
          wrong: [`its process ended with ${code ?? signal}`, out.slice(-2000)],
        },
      );
    });
  });
}

function readOutcome(out: string): Outcome | null {
  try {
    return JSON.parse(out.trim().split('\n').at(-1) ?? '') as Outcome;
  } catch {
    return null;
  }
}

function nameOf({ form, fault, options }: Job): string {
  const volume = formOf(form)?.volume[0] ?? '';
  const which = [options.store, options.limits === 'on' ? 'limits on' : undefined];
  const parts = [form, ...which, `${volume} ${number(Number(options[volume]))}`];
  return [...parts.filter((part) => part !== undefined), ...(fault ? [`fault ${fault}`] : [])].join(
    ' ',
  );
}

/** The figures of a run that are not its options. */
function figuresOf({ figures, options, wrong }: Outcome): string {
  const found = Object.entries(figures).filter(([name]) => !(name in options));
  const text = found
    .map(([name, value]) => `${name} ${typeof value === 'number' ? number(value) : value}`)
    .join(', ');
  return text === '' ? ((wrong[0] ?? '').split('\n')[0] ?? '') : text;
}

function table(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((one) => [
    nameOf(one),
    one.end,
    `${one.seconds} s`,
    figuresOf(one).slice(0, MOST_TEXT),
  ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export async function runAll(options: AllOptions): Promise<number> {
  const jobs = plan(options);
  const outcomes: Outcome[] = [];
  const begun = new Date().toISOString();
  const save = () => {
    if (options.out === null) return;
    const processors = availableParallelism();
    const about = { begun, scale: options.scale, node: process.version, processors };
    const names = new Set(outcomes.map(nameOf));
    const rest = jobs.map(nameOf).filter((name) => !names.has(name));
    writeFileSync(options.out, `${JSON.stringify({ ...about, outcomes, rest }, null, 2)}\n`);
  };
  save();
  let begunJobs = 0;
  const work = async (queue: Job[]) => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      process.stdout.write(`[${++begunJobs}/${jobs.length}] ${nameOf(job)}\n`);
      const outcome = await apart(job);
      outcomes.push(outcome);
      save();
      process.stdout.write(textOf(outcome));
    }
  };
  const reckons = ({ form }: Job) => formOf(form)?.reckons === true;
  await work(jobs.filter((job) => !reckons(job)));
  const queue = jobs.filter(reckons);
  await Promise.all(Array.from({ length: availableParallelism() }, () => work(queue)));
  const bad = outcomes.filter(({ end }) => !isGood(end)).length;
  const minutes = Math.round((Date.now() - Date.parse(begun)) / 60_000);
  const end = bad === 0 ? 'All held, every fault was found' : `${bad} of ${outcomes.length} FAILED`;
  process.stdout.write(`\n${table(outcomes)}\n\n${end}, in ${minutes} min.\n`);
  return bad === 0 ? 0 : 1;
}
