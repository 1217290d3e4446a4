/**
 * The built page in a real browser: served from packages/web/dist as `npm start` does, on a port of its own. `npm test` builds
 * it before; by hand, `npm run build`.
 */
import { existsSync } from 'node:fs';
import type { Lang } from '@open-gosu/kernel';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { addressOf, servePage } from '../scripts/lib/serve.mjs';
import { FLAGS } from './chromium.ts';

const HOST = '127.0.0.1';

/** The viewports of the specification. */
export const VIEWPORTS = {
  desktop: { width: 1280, height: 720 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 360, height: 640 },
  landscape: { width: 640, height: 360 },
} as const;

export interface VisitOptions {
  readonly lang?: Lang;
  readonly viewport?: keyof typeof VIEWPORTS;
  /** Stored settings, as the page keeps them. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly context?: BrowserContextOptions;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about: uncaught errors, and what went to the console as an error. */
  readonly complaints: string[];
  /** Goes to a route, `#/games`. */
  open(hash: string): Promise<void>;
}

export interface Site {
  readonly address: string;
  /** Where the files are. */
  readonly folder: string;
  /** A browser that has never been here. */
  visit(options?: VisitOptions): Promise<Visit>;
  /** Takes the server away: what is loaded from then on has to be in the browser. */
  stop(): void;
  close(): Promise<void>;
}

/** Another build than the usual one may be tested: SITE=folder. */
export const BUILT = process.env.SITE ?? inRoot('packages/web/dist');

/** Also that no Chromium is found is a refusal, and not thrown at once. */
async function launched() {
  return chromium.launch({ executablePath: findChromium(), args: FLAGS });
}

/** Most tests are about one visit: they need not wait until all of the page is kept for later. */
const FOR_NOW: BrowserContextOptions = { serviceWorkers: 'block' };
/** For tests of a page that comes without a network. */
export const FOR_LATER: BrowserContextOptions = { serviceWorkers: 'allow' };

export async function openSite(folder = BUILT, kept = FOR_NOW): Promise<Site> {
  if (!existsSync(`${folder}/index.html`)) throw new Error('The page is not built: npm run build.');
  const server = await servePage(folder, { port: 0, host: HOST });
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const visited = await openVisits(addressOf(server, HOST), kept).catch((fault: unknown) => {
    stop();
    throw fault;
  });
  const close = async () => {
    await visited.close();
    stop();
  };
  return { ...visited, folder, stop, close };
}

/** A browser for a page that is served already: by a server of our own, for instance. */
export async function openVisits(
  address: string,
  kept = FOR_NOW,
): Promise<Pick<Site, 'address' | 'visit' | 'close'>> {
  const browser = await launched();

  const visit = async (options: VisitOptions = {}): Promise<Visit> => {
    const { lang = 'en', viewport = 'desktop', settings = {} } = options;
    const isPhone = viewport === 'phone' || viewport === 'landscape';
    const context = await browser.newContext({
      viewport: VIEWPORTS[viewport],
      locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
      hasTouch: isPhone,
      isMobile: isPhone,
      ...kept,
      ...options.context,
    });
    await context.addInitScript(
      (stored) => {
        const key = 'open-gosu/settings';
        if (localStorage.getItem(key) === null) localStorage.setItem(key, stored);
      },
      JSON.stringify({ lang, speed: 'off', sound: 'off', ...settings }),
    );
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const open = async (hash: string) => {
      await page.goto(`${address}/${hash}`);
    };
    return { page, context, complaints, open };
  };

  return { address, visit, close: () => browser.close() };
}
