/**
 * `gosu server`: the online table, a backup of what it keeps, and what players complained about. The server is loaded only here: no other command waits for
 * it, and none needs what it needs.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadReport } from '@open-gosu/server';
import { type Call, type Command, printJson } from '../command.ts';
import { Refused, WrongUsage } from '../errors.ts';
import { complain } from '../words/errors.ts';
import { literal } from '../words/typeset.ts';

type Env = Readonly<Record<string, string | undefined>>;

const load = () => import('@open-gosu/server');

const WRONG_USAGE = 2;
/** Each option beside the variable of the environment that says the same. */
const VARIABLES = {
  port: 'PORT',
  host: 'HOST',
  'data-dir': 'DATA_DIR',
  'database-url': 'DATABASE_URL',
  'public-url': 'PUBLIC_URL',
} as const;

export const server: Command = {
  name: 'server',
  synopsis: {
    en: '[backup FILE | reports] [--port N] [--host NAME] [--data-dir FOLDER] [--database-url URL]',
    fr: '[backup FICHIER | reports] [--port N] [--host NOM] [--data-dir DOSSIER] [--database-url URL]',
  },
  about: {
    en: 'Serves the page and online play until it is ended; or copies what it keeps to a file, or lists the reports of players, also while it runs.',
    fr: 'Sert la page et le jeu en ligne jusqu’à l’arrêt ; ou copie ses données dans un fichier, ou liste les signalements des joueurs, même en marche.',
  },
  flags: [
    {
      name: 'port',
      value: literal('N'),
      about: { en: '0 to 65535 (PORT; default 3000)', fr: 'de 0 à 65535 (PORT ; 3000 sinon)' },
    },
    {
      name: 'host',
      value: { en: 'NAME', fr: 'NOM' },
      about: {
        en: 'address to listen on (HOST; default 127.0.0.1)',
        fr: 'adresse d’écoute (HOST ; 127.0.0.1 sinon)',
      },
    },
    {
      name: 'data-dir',
      value: { en: 'FOLDER', fr: 'DOSSIER' },
      about: {
        en: 'keys and database (DATA_DIR; default data)',
        fr: 'clés et base de données (DATA_DIR ; data sinon)',
      },
    },
    {
      name: 'database-url',
      value: literal('URL'),
      about: {
        en: 'a PostgreSQL instead (DATABASE_URL)',
        fr: 'un PostgreSQL à la place (DATABASE_URL)',
      },
    },
    {
      name: 'public-url',
      value: literal('URL'),
      about: {
        en: 'where people reach it (PUBLIC_URL)',
        fr: 'là où on le joint (PUBLIC_URL)',
      },
    },
  ],
  operands: { least: 0, most: 2 },
  async run(call) {
    const [what, file, ...more] = call.args.operands;
    const { lang } = call;
    if (what === undefined) return serve(call);
    if (what === 'reports') {
      const extra = [file, ...more][0];
      if (extra !== undefined) throw new WrongUsage(complain(lang, 'tooMany', { extra }));
      return reports(call);
    }
    if (what !== 'backup') throw new WrongUsage(complain(lang, 'tooMany', { extra: what }));
    if (file === undefined) throw new WrongUsage(complain(lang, 'tooFew', { what: 'FILE' }));
    return backup(call, file);
  },
};

/** The environment, with what the options say. */
function environment({ args, io }: Call): Env {
  const given = Object.entries(VARIABLES).flatMap(([flag, name]) => {
    const value = args.text(flag);
    return value === null ? [] : [[name, value]];
  });
  return { ...io.env, ...pageFolder(io.env), ...Object.fromEntries(given) };
}

/** The page as it is built beside this package, unless somebody names another. */
function pageFolder({ PAGE_DIR = '' }: Env): Env {
  const built = fileURLToPath(new URL('../../../web/dist', import.meta.url));
  return PAGE_DIR === '' && existsSync(resolve(built, 'index.html')) ? { PAGE_DIR: built } : {};
}

async function serve(call: Call): Promise<void> {
  const { runServer } = await load();
  let told = '';
  const code = await runServer(environment(call), {
    out: (text) => call.io.out(text),
    err: (text) => {
      told += text;
    },
  });
  if (code === 0) return;
  const message = told.trim() || 'the server failed: its log says why';
  throw code === WRONG_USAGE ? new WrongUsage(message) : new Refused(message);
}

/** A complaint and below it what was said, one line each; times as in the log. */
async function reports(call: Call): Promise<void> {
  const { reportsIn } = await load();
  try {
    const found = await reportsIn(environment(call));
    if (call.json) printJson(call, found);
    else for (const one of found) call.io.out(reportText(one));
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
}

function reportText({ match, at, player, name, reason, text, lines }: ReadReport): string {
  const time = (ms: number) => new Date(ms).toISOString();
  const said = lines.map(
    (line) => `  ${time(line.at)} ${line.name} (${line.player}): ${line.text}`,
  );
  const about = text === '' ? [] : [`  ${text}`];
  return [`${time(at)} ${reason} ${match} ${name} (${player})`, ...about, ...said, ''].join('\n');
}

async function backup(call: Call, file: string): Promise<void> {
  const { backupTo } = await load();
  try {
    const { bytes, ms } = await backupTo(environment(call), resolve(file));
    if (call.json) printJson(call, { file, bytes, ms: Math.round(ms) });
    else call.io.out(`${file}: ${bytes}\n`);
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
}
