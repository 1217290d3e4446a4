/** Reads rule options somebody wrote (X12): completes them from a preset, or says what is wrong with them. */
import { inLang, type Lang, type Options, type Parsed, type Text } from '@open-gosu/kernel';
import { CLANS } from '../cards/words.ts';
import { OPTION_DEFS, PRESETS, type Preset } from '../options.ts';

/** Every option may be named by its id or its rule number, and `true` stands for yes. */
export function parseOptions(input: unknown, lang: Lang): Parsed<Options> {
  const read = readOptions(input ?? {});
  if ('problem' in read) {
    const message = inLang(read.problem, lang);
    return { ok: false, code: 'bad-options', message };
  }
  return { ok: true, value: read.options };
}

type Read = { readonly options: Options } | { readonly problem: Text };

function refuse(en: string, fr: string): Read {
  return { problem: { en, fr } };
}

function readOptions(input: unknown): Read {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refuse('"options" must be an object', '« options » doit être un objet');
  }
  const given = input as Readonly<Record<string, unknown>>;
  const preset = given.preset ?? 'final-en';
  const column = PRESETS.indexOf(preset as Preset);
  if (column < 0) return oneOf('preset', PRESETS);
  const options: Record<string, unknown> = { preset };
  for (const def of OPTION_DEFS) options[def.id] = def.presets[column as 0 | 1 | 2];
  for (const [key, value] of Object.entries(given)) {
    if (key === 'preset') continue;
    const problem = key === 'clans' ? readClans(value, options) : readChoice(key, value, options);
    if (problem) return problem;
  }
  if ((options.draft === 'given') !== (options.clans !== undefined)) {
    return refuse(
      'options "draft": "given" and "clans" need each other: write both or none',
      'les options « draft » : « given » et « clans » vont ensemble : écrivez les deux ou aucune',
    );
  }
  return { options };
}

function oneOf(key: string, choices: readonly string[]): Read {
  const list = choices.join(', ');
  return refuse(
    `option "${key}" must be one of ${list}`,
    `l’option « ${key} » doit être parmi ${list}`,
  );
}

function readChoice(key: string, value: unknown, options: Record<string, unknown>): Read | null {
  const def = OPTION_DEFS.find(({ id, rule }) => id === key || rule === key);
  const shown = key.slice(0, 40);
  if (!def) return refuse(`"options" has no "${shown}"`, `« options » n’a pas de « ${shown} »`);
  const choice = value === true ? 'yes' : value === false ? 'no' : value;
  if (typeof choice !== 'string' || !def.choices.includes(choice)) return oneOf(key, def.choices);
  options[def.id] = choice;
  return null;
}

function readClans(value: unknown, options: Record<string, unknown>): Read | null {
  const all = Array.isArray(value) && value.length === 2 ? value.flat() : [];
  const known = all.every((clan) => (CLANS as readonly unknown[]).includes(clan));
  const shaped =
    Array.isArray(value) && value.every((side) => Array.isArray(side) && side.length === 3);
  if (!shaped || !known || new Set(all).size !== 6) {
    return refuse(
      `option "clans" must be two lists of three different clans among ${CLANS.join(', ')}`,
      `l’option « clans » doit être deux listes de trois clans différents parmi ${CLANS.join(', ')}`,
    );
  }
  options.clans = value;
  return null;
}
