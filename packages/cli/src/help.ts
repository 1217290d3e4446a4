/** Help as text: the list of commands, and one command with its options. */
import type { Lang } from '@open-gosu/kernel';
import type { FlagSpec } from './args.ts';
import type { Command } from './command.ts';
import { columns } from './draw/layout.ts';
import { help } from './words/help.ts';

/** Options every command takes. */
export const COMMON_FLAGS: readonly FlagSpec[] = [
  { name: 'json', about: { en: 'print one line of JSON', fr: 'écrire une ligne de JSON' } },
  { name: 'lang', value: 'en|fr', about: { en: 'language', fr: 'langue' } },
  {
    name: 'color',
    about: { en: 'colours, even when not on a terminal', fr: 'couleurs, même hors d’un terminal' },
  },
  { name: 'no-color', about: { en: 'no colours', fr: 'pas de couleurs' } },
  { name: 'help', about: { en: 'this help', fr: 'cette aide' } },
];

const GENERAL_SYNOPSIS = '<command> [...]';

export function usageLine(command: Command | null, lang: Lang): string {
  const synopsis = command === null ? GENERAL_SYNOPSIS : `${command.name} ${command.synopsis}`;
  return help(lang, 'usage', { synopsis: synopsis.trimEnd() });
}

export function generalHelp(commands: readonly Command[], lang: Lang): string {
  return lines([
    help(lang, 'title'),
    '',
    usageLine(null, lang),
    '',
    help(lang, 'commands'),
    ...indented(commands.map(({ name, about }) => [name, about[lang]])),
    '',
    help(lang, 'everywhere'),
    ...flagLines(COMMON_FLAGS, lang),
    '',
    help(lang, 'more'),
  ]);
}

export function commandHelp(command: Command, lang: Lang): string {
  return lines([
    usageLine(command, lang),
    '',
    command.about[lang],
    '',
    help(lang, 'options'),
    ...flagLines([...command.flags, ...COMMON_FLAGS], lang),
  ]);
}

function flagLines(flags: readonly FlagSpec[], lang: Lang): string[] {
  return indented(
    flags.map(({ name, value, about }) => [
      value === undefined ? `--${name}` : `--${name} ${value}`,
      about[lang],
    ]),
  );
}

function indented(rows: readonly (readonly string[])[]): string[] {
  return columns(rows).map((line) => `  ${line}`);
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
