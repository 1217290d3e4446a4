/**
 * `npm run long -- <form> [options]`: the fault table (docs/TESTING.md) at full length. Says how it ends in one line of figures;
 * exits with 0 where all held, 1 where something did not, 2 where it was called wrongly.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runAll } from './all.ts';
import { isGood } from './control.ts';
import { FORMS, type Form, type Options } from './forms.ts';
import { formOf, type Job, optionsFor, runJob, textOf } from './run.ts';

const USAGE = 'usage: npm run long -- <form> [options]';

function help(): string {
  const lines = Object.entries(FORMS).map(([name, { about, options, controls }]) => {
    const given = Object.entries(options).map(([key, usual]) => `--${key} ${usual}`);
    const faults = controls.map(({ fault }) => fault).join(', ');
    const control = faults === '' ? '' : `  (--control: ${faults})`;
    return `  ${name.padEnd(8)} ${about}\n           ${given.join(' ')}${control}`;
  });
  return [
    USAGE,
    '',
    ...lines,
    '  all      every form with its controls, one after the other',
    '           --out FILE (figures as JSON)  --scale 0.1 (of every volume)  --soak (with r20)  --only r1,r9',
    '',
    'With --control faults are put in, one after the other, and each must be found by the figure it is about; --fault NAME is one',
    'of them. Forms without run their controls with them.',
  ].join('\n');
}

function wrong(text: string): never {
  process.stderr.write(`${text}\n${USAGE}\n`);
  process.exit(2);
}

function parsed(
  args: readonly string[],
  options: NonNullable<Parameters<typeof parseArgs>[0]>['options'],
) {
  try {
    return parseArgs({ args: [...args], options: options ?? {} }).values as Readonly<
      Record<string, unknown>
    >;
  } catch (error) {
    return wrong(error instanceof Error ? (error.message.split('.')[0] ?? '') : String(error));
  }
}

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;

/** What was typed: numbers where those are usual, words of a list where there is one. */
function readTyped({ options }: Form, values: Readonly<Record<string, unknown>>): Options {
  const read: Record<string, string | number> = {};
  for (const [key, usual] of Object.entries(options)) {
    const text = values[key];
    if (text === undefined) continue;
    const isNumber = typeof usual === 'number';
    if (isNumber && !/^[1-9]\d{0,9}$/.test(String(text)))
      wrong(`--${key} must be a number above 0`);
    if (key === 'store' && text !== 'sqlite' && text !== 'postgres') {
      wrong('--store must be sqlite or postgres');
    }
    if (key === 'limits' && text !== 'on' && text !== 'off') wrong('--limits must be on or off');
    read[key] = isNumber ? Number(text) : String(text);
  }
  return read;
}

/** The form itself, or each of its controls. */
function readJobs(name: string, form: Form, args: readonly string[]): Job[] {
  const { controls } = form;
  const values = parsed(args, {
    ...Object.fromEntries(Object.keys(form.options).map((key) => [key, TEXT])),
    ...(controls.length === 0 ? {} : { control: FLAG, fault: TEXT }),
  });
  const typed = readTyped(form, values);
  if (values.control !== true && values.fault === undefined) {
    return [{ form: name, options: optionsFor(form, null, typed), fault: null }];
  }
  const wanted = controls.filter(
    ({ fault }) => values.fault === undefined || fault === values.fault,
  );
  if (wanted.length === 0)
    wrong(`--fault must be ${controls.map((one) => one.fault).join(' or ')}`);
  return wanted.map((control) => ({
    form: name,
    options: optionsFor(form, control, typed),
    fault: control.fault,
  }));
}

function all(args: readonly string[]): Promise<number> {
  const values = parsed(args, { scale: TEXT, soak: FLAG, only: TEXT, out: TEXT });
  const { scale = '1', soak, out } = values;
  const only = values.only === undefined ? null : String(values.only).split(',');
  const unknown = only?.find((name) => formOf(name) === undefined);
  if (unknown !== undefined) wrong(`no form is called '${unknown}'`);
  const share = Number(scale);
  if (!(share > 0 && share <= 1)) wrong('--scale must be above 0 and at most 1');
  // From where npm was called.
  const folder = process.env.INIT_CWD ?? process.cwd();
  const file = out === undefined ? null : resolve(folder, String(out));
  return runAll({ scale: share, soak: soak === true, only, out: file });
}

async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  if (name === '--help' || name === 'help' || args.includes('--help')) {
    process.stdout.write(`${help()}\n`);
    return 0;
  }
  if (name === 'all') return all(args);
  // One of `all`, in a process of its own: its outcome is the last line.
  if (name === '--job') {
    const outcome = await runJob(JSON.parse(args[0] ?? '') as Job);
    process.stdout.write(`\n${JSON.stringify(outcome)}\n`);
    return isGood(outcome.end) ? 0 : 1;
  }
  const form = formOf(name);
  if (form === undefined) return wrong(name === '' ? 'which form?' : `no form is called '${name}'`);
  let code = 0;
  for (const job of readJobs(name, form, args)) {
    const outcome = await runJob(job);
    process.stdout.write(textOf(outcome));
    if (!isGood(outcome.end)) code = 1;
  }
  return code;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.exit(await main());
