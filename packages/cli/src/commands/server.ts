/**
 * `gosu server`: the online table, and a backup of what it keeps. The server is loaded only here: no other command waits for
 * it, and none needs what it needs.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
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
    en: '[backup FILE] [--port N] [--host NAME] [--data-dir FOLDER] [--database-url URL]',
    fr: '[backup FICHIER] [--port N] [--host NOM] [--data-dir DOSSIER] [--database-url URL]',
  },
  about: {
    en: 'Serves the page and online play until it is ended; or copies what it keeps to a file (SQLite: while it is not running).',
    fr: 'Sert la page et le jeu en ligne jusqu’à l’arrêt ; ou copie ses données dans un fichier (SQLite : serveur arrêté).',
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
    const [what, file] = call.args.operands;
    if (what !== undefined && (what !== 'backup' || file === undefined)) {
      const { lang } = call;
      throw new WrongUsage(
        what === 'backup'
          ? complain(lang, 'tooFew', { what: 'FILE' })
          : complain(lang, 'tooMany', { extra: what }),
      );
    }
    if (file !== undefined) await backup(call, file);
    else await serve(call);
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
