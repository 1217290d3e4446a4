/**
 * `npm run long -- <form> [options]`: the fault table (docs/TESTING.md) at full length. Says how it ends in one line of figures;
 * exits with 0 where all held, 1 where something did not, 2 where it was called wrongly.
 */
import { parseArgs } from 'node:util';
import { FORMS, type Form, type Given } from './forms.ts';
import { endProgress, lineOf } from './report.ts';

const USAGE = 'usage: npm run long -- <form> [options]';

function help(): string {
  const lines = Object.entries(FORMS).map(([name, { about, options, control }]) => {
    const given = Object.entries(options).map(([key, usual]) => `--${key} ${usual}`);
    return `  ${(control ? `${name} *` : name).padEnd(6)} ${about}\n         ${given.join(' ')}`;
  });
  return [
    USAGE,
    '',
    ...lines,
    '',
    'With --control (those marked *) a fault is put in, and must be found. All others run their controls with them.',
  ].join('\n');
}

function wrong(text: string): never {
  process.stderr.write(`${text}\n${USAGE}\n`);
  process.exit(2);
}

/** What was typed over what is usual: numbers where those are, words of a list where there is one. */
function readOptions({ options, control }: Form, args: readonly string[]): Given {
  let values: Readonly<Record<string, unknown>>;
  try {
    values = parseArgs({
      args: [...args],
      options: {
        ...Object.fromEntries(
          Object.keys(options).map((key) => [key, { type: 'string' as const }]),
        ),
        ...(control === true ? { control: { type: 'boolean' as const } } : {}),
      },
    }).values;
  } catch (error) {
    return wrong(error instanceof Error ? (error.message.split('.')[0] ?? '') : String(error));
  }
  const read: Record<string, string | number> = {};
  for (const [key, usual] of Object.entries(options)) {
    const text = values[key] ?? usual;
    const isNumber = typeof usual === 'number';
    if (isNumber && !/^[1-9]\d{0,9}$/.test(String(text)))
      wrong(`--${key} must be a number above 0`);
    if (key === 'store' && text !== 'sqlite' && text !== 'postgres') {
      wrong('--store must be sqlite or postgres');
    }
    if (key === 'limits' && text !== 'on' && text !== 'off') wrong('--limits must be on or off');
    read[key] = isNumber ? Number(text) : String(text);
  }
  return { of: read, control: values.control === true };
}

async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  if (name === '--help' || name === 'help' || args.includes('--help')) {
    process.stdout.write(`${help()}\n`);
    return 0;
  }
  const form = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
  if (form === undefined) return wrong(name === '' ? 'which form?' : `no form is called '${name}'`);
  const options = readOptions(form, args);
  const begun = performance.now();
  const verdict = await form.run(options);
  endProgress();
  const seconds = Math.round((performance.now() - begun) / 1000);
  for (const text of verdict.wrong) process.stdout.write(`  ${text}\n`);
  // With a fault put in, finding it is success.
  const ok = options.control ? !verdict.ok : verdict.ok;
  const end = options.control ? (ok ? 'found' : 'NOT FOUND') : ok ? 'held' : 'FAILED';
  process.stdout.write(`${name} ${end} in ${seconds} s: ${lineOf(verdict)}\n`);
  return ok ? 0 : 1;
}

process.exit(await main());
