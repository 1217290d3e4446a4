/** Help as text: the list of commands, and one command with its options. */
import { inLang, type Lang, type Text } from '@open-gosu/kernel';
import type { FlagSpec } from './args.ts';
import type { Command } from './command.ts';
import { columns } from './draw/layout.ts';
import { help } from './words/help.ts';
import { literal } from './words/typeset.ts';

/** Options every command takes. */
export const COMMON_FLAGS: readonly FlagSpec[] = [
  { name: 'json', about: { en: 'print one line of JSON', fr: 'écrire une ligne de JSON' } },
  { name: 'lang', value: literal('en|fr'), about: { en: 'language', fr: 'langue' } },
  {
    name: 'color',
    about: { en: 'colours, even when not on a terminal', fr: 'couleurs, même hors d’un terminal' },
  },
  { name: 'no-color', about: { en: 'no colours', fr: 'pas de couleurs' } },
  { name: 'help', about: { en: 'this help', fr: 'cette aide' } },
  { name: 'version', about: { en: 'the version of gosu', fr: 'la version de gosu' } },
];

const GENERAL_SYNOPSIS: Text = { en: '<command> [...]', fr: '<commande> [...]' };

export function usageLine(command: Command | null, lang: Lang): string {
  const synopsis =
    command === null
      ? inLang(GENERAL_SYNOPSIS, lang)
      : `${command.name} ${inLang(command.synopsis, lang)}`;
  return help(lang, 'usage', { synopsis: synopsis.trimEnd() });
}

/** What must follow the name of the command, as its usage line calls it: "<position>". */
export function operandNames({ synopsis }: Command, lang: Lang): string[] {
  return inLang(synopsis, lang).match(/<[^>]+>/g) ?? [];
}

export function generalHelp(commands: readonly Command[], lang: Lang): string {
  return lines([
    help(lang, 'title'),
    '',
    usageLine(null, lang),
    '',
    help(lang, 'commands'),
    ...indented(commands.map(({ name, about }) => [name, inLang(about, lang)])),
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
    inLang(command.about, lang),
    '',
    help(lang, 'options'),
    ...flagLines(flagsOf(command), lang),
  ]);
}

/** A command may say of an option that all take what it means there. */
function flagsOf({ flags }: Command): FlagSpec[] {
  const isOwn = (common: FlagSpec) => flags.some(({ name }) => name === common.name);
  return [...flags, ...COMMON_FLAGS.filter((common) => !isOwn(common))];
}

function flagLines(flags: readonly FlagSpec[], lang: Lang): string[] {
  return indented(
    flags.map(({ name, value, about }) => [
      value === undefined ? `--${name}` : `--${name} ${inLang(value, lang)}`,
      inLang(about, lang),
    ]),
  );
}

function indented(rows: readonly (readonly string[])[]): string[] {
  return columns(rows).map((line) => `  ${line}`);
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
