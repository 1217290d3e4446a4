/**
 * Runs one command line and says how it ended: 0 done, 1 input refused, 2 wrong usage. Whatever goes wrong inside, the
 * user reads one line in their language and never a stack trace.
 */
import { readFileSync } from 'node:fs';
import { LANGS, type Lang } from '@open-gosu/kernel';
import { parseArgs } from './args.ts';
import type { Command, Io } from './command.ts';
import { apply } from './commands/apply.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { cards } from './commands/cards.ts';
import { draft } from './commands/draft.ts';
import { hint } from './commands/hint.ts';
import { ladder } from './commands/ladder.ts';
import { legal } from './commands/legal.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { report as reportCommand } from './commands/report.ts';
import { server } from './commands/server.ts';
import { show } from './commands/show.ts';
import { simulate } from './commands/simulate.ts';
import { cut } from './draw/layout.ts';
import { Refused, WrongUsage } from './errors.ts';
import { COMMON_FLAGS, commandHelp, generalHelp, operandNames, usageLine } from './help.ts';
import { errorCode } from './input/read-json.ts';
import { complain } from './words/errors.ts';
import { harmless } from './words/quoted.ts';

const COMMANDS: readonly Command[] = [
  play,
  show,
  legal,
  apply,
  hint,
  replay,
  cards,
  simulate,
  reportCommand,
  draft,
  arena,
  ladder,
  bench,
  server,
];

const DONE = 0;
const REFUSED = 1;
const WRONG_USAGE = 2;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const lang = chosenLang(argv, io);
  const [first, ...rest] = commandFirst(argv);
  const command = COMMANDS.find(({ name }) => name === first) ?? null;
  try {
    if (argv.includes('--version')) {
      io.out(`gosu ${version()}\n`);
      return DONE;
    }
    if (command === null) return general(first, rest, lang, io);
    if (rest.includes('--help') || rest.includes('-h')) {
      io.out(commandHelp(command, lang));
      return DONE;
    }
    await runCommand(command, rest, lang, io);
    return DONE;
  } catch (error) {
    return report(error, command, lang, io);
  }
}

/** Options that all commands take may also stand before the command. */
function commandFirst(argv: readonly string[]): readonly string[] {
  let at = 0;
  while (at < argv.length) {
    const arg = argv[at] ?? '';
    const flag = COMMON_FLAGS.find(
      ({ name }) => arg === `--${name}` || arg.startsWith(`--${name}=`),
    );
    if (flag === undefined || flag.name === 'help') break;
    at += flag.value !== undefined && !arg.includes('=') ? 2 : 1;
  }
  return at >= argv.length ? argv : [...argv.slice(at), ...argv.slice(0, at)];
}

async function runCommand(command: Command, argv: readonly string[], lang: Lang, io: Io) {
  const operands = { ...command.operands, names: operandNames(command, lang) };
  const args = parseArgs(argv, [...command.flags, ...COMMON_FLAGS], operands, lang);
  args.choice('lang', LANGS);
  const quiet = args.has('no-color') || (io.env.NO_COLOR ?? '') !== '';
  const color = args.has('color') || (io.outIsTty && !quiet);
  await command.run({ args, lang, json: args.has('json'), color, io });
}

/** `gosu`, `gosu help [command]`, `gosu --help`, or something that is no command. */
function general(first: string | undefined, rest: readonly string[], lang: Lang, io: Io): number {
  if (first === 'help' || first === '--help' || first === '-h') {
    io.out(helpOn(commandFirst(rest)[0], lang));
    return DONE;
  }
  if (first === undefined || first.startsWith('--lang')) {
    io.err(generalHelp(COMMANDS, lang));
    return WRONG_USAGE;
  }
  throw unknownCommand(first, lang);
}

function helpOn(about: string | undefined, lang: Lang): string {
  if (about === undefined || about === 'help' || about.startsWith('-')) {
    return generalHelp(COMMANDS, lang);
  }
  const command = COMMANDS.find(({ name }) => name === about);
  if (command === undefined) throw unknownCommand(about, lang);
  return commandHelp(command, lang);
}

/** That of the package. */
function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}

function unknownCommand(name: string, lang: Lang): WrongUsage {
  return new WrongUsage(complain(lang, 'unknownCommand', { name }));
}

/** The language of messages about the command line itself, which is not read yet. */
function chosenLang(argv: readonly string[], io: Io): Lang {
  const at = argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const given = at < 0 ? undefined : (argv[at]?.split('=')[1] ?? argv[at + 1]);
  const known = LANGS.find((lang) => lang === given);
  if (known !== undefined) return known;
  const { LC_ALL, LC_MESSAGES, LANG } = io.env;
  return (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

function report(error: unknown, command: Command | null, lang: Lang, io: Io): number {
  if (error instanceof Refused) {
    io.err(`gosu: ${oneLine(error.message)}\n`);
    return REFUSED;
  }
  if (error instanceof WrongUsage) {
    io.err(`gosu: ${oneLine(error.message)}\n${usageLine(command, lang)}\n`);
    return WRONG_USAGE;
  }
  return reportBug(error, lang, io);
}

function reportBug(error: unknown, lang: Lang, io: Io): number {
  const reason = error instanceof Error ? error.message : String(error);
  io.err(`gosu: ${oneLine(complain(lang, 'bug', { reason }))}\n`);
  return REFUSED;
}

/** Tells of an error nobody caught, in one line, and gives the exit code. */
export function reportSurprise(error: unknown, argv: readonly string[], io: Io): number {
  return report(error, null, chosenLang(argv, io), io);
}

/** Tells that standard output takes nothing more (a full disk), and gives the exit code. */
export function reportUnwritten(error: unknown, argv: readonly string[], io: Io): number {
  const code = errorCode(error);
  io.err(`gosu: ${oneLine(complain(chosenLang(argv, io), 'unwritten', { code }))}\n`);
  return REFUSED;
}

/** Room for a refused answer with all the legal ones. */
const MOST_CHARS = 4000;

function oneLine(text: string): string {
  return cut(harmless(text), MOST_CHARS);
}
