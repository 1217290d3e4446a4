/** Which screen is shown: the part of the address after `#`, so that every screen has a link and none needs a server. */
import { useSyncExternalStore } from 'react';
import type { GameId } from '../engine/match.ts';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: GameId }
  | { readonly screen: 'play'; readonly id: string }
  | {
      readonly screen: 'replay';
      readonly id: string;
      readonly ply: number | null;
      /** Through whose eyes: a seat, `all` or `none`; absent for the usual ones. */
      readonly side?: string;
    }
  | { readonly screen: 'games' }
  | { readonly screen: 'rules'; readonly game: GameId; readonly rule: string | null }
  | { readonly screen: 'cards'; readonly game: GameId; readonly card: string | null }
  /** One lesson, or the list of them. */
  | { readonly screen: 'learn'; readonly lesson: string | null }
  | { readonly screen: 'settings' }
  /** Matches on the server, and one of them. */
  | { readonly screen: 'lobby' }
  | { readonly screen: 'match'; readonly id: string }
  | { readonly screen: 'online-new'; readonly game: GameId }
  | { readonly screen: 'player'; readonly id: string }
  | { readonly screen: 'leaders'; readonly game: GameId; readonly pace: string | null }
  | { readonly screen: 'me' }
  /** Whether a match was dealt as was promised. */
  | { readonly screen: 'verify'; readonly id: string }
  | { readonly screen: 'lost' };

const GAMES: readonly GameId[] = ['gosu-x', 'gosu-tactics'];

function gameOf(text: string | undefined): GameId | null {
  return GAMES.find((id) => id === text) ?? null;
}

export function readRoute(hash: string): Route {
  const [screen = '', first, second, third] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  const game = gameOf(first);
  // What is no game is looked for among rules and cards: the screen says where there is none of that name.
  switch (screen) {
    case '':
      return { screen: 'home' };
    case 'new':
      return { screen, game: game ?? 'gosu-x' };
    case 'play':
      return first ? { screen, id: first } : { screen: 'lost' };
    case 'match':
      return first ? { screen, id: matchIn(first) } : { screen: 'lost' };
    case 'replay': {
      const ply = second === undefined || !/^\d{1,5}$/.test(second) ? null : Number(second);
      if (!first) return { screen: 'lost' };
      const hasSide = ply !== null && third !== undefined && /^(all|none|[0-3])$/.test(third);
      return { screen, id: first, ply, ...(hasSide ? { side: third } : {}) };
    }
    case 'games':
    case 'settings':
    case 'me':
      return { screen };
    case 'online':
      return first === 'new'
        ? { screen: 'online-new', game: gameOf(second) ?? 'gosu-x' }
        : { screen: 'lobby' };
    case 'player':
    case 'verify':
      return first ? { screen, id: first } : { screen: 'lost' };
    case 'leaders':
      return { screen, game: game ?? 'gosu-x', pace: second ?? null };
    case 'learn':
      return { screen, lesson: first || null };
    case 'rules':
      return game === null && first
        ? { screen, game: first.startsWith('T') ? 'gosu-tactics' : 'gosu-x', rule: first }
        : { screen, game: game ?? 'gosu-x', rule: second ?? null };
    case 'cards':
      return { screen, game: game ?? 'gosu-x', card: (game === null ? first : second) || null };
    default:
      return { screen: 'lost' };
  }
}

/** A broken escape in an address is shown as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function hrefOf(route: Route): string {
  const part = (text: string | number | null) =>
    text === null ? '' : `/${encodeURIComponent(text)}`;
  switch (route.screen) {
    case 'home':
    case 'lost':
      return '#/';
    case 'new':
      return `#/new/${route.game}`;
    case 'play':
    case 'match':
      return `#/${route.screen}${part(route.id)}`;
    case 'replay':
      return `#/replay${part(route.id)}${part(route.ply)}${part(route.ply === null ? null : (route.side ?? null))}`;
    case 'learn':
      return `#/learn${part(route.lesson)}`;
    case 'lobby':
      return '#/online';
    case 'online-new':
      return `#/online/new/${route.game}`;
    case 'player':
    case 'verify':
      return `#/${route.screen}${part(route.id)}`;
    case 'leaders':
      return `#/leaders/${route.game}${part(route.pace)}`;
    case 'rules':
      return `#/rules/${route.game}${part(route.rule)}`;
    case 'cards':
      return `#/cards/${route.game}${part(route.card)}`;
    default:
      return `#/${route.screen}`;
  }
}

/** The server has the page at `/m/<id>`, too: the link of a match, until one goes elsewhere. */
const MATCH_PATH = /^\/m\/([^/]+)\/?$/;

/** A link in a sentence is often copied with the mark behind it, which no id ends with. What is no id stays: the screen says so. */
function matchIn(text: string): string {
  return /^([\w-]+)\W*$/.exec(text)?.[1] ?? text;
}

/** The screen an address means. */
export function routeAt({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Route {
  const match = hash === '' ? MATCH_PATH.exec(pathname) : null;
  return match === null
    ? readRoute(hash)
    : { screen: 'match', id: matchIn(decode(match[1] as string)) };
}

export function go(route: Route): void {
  if (!MATCH_PATH.test(location.pathname)) {
    location.hash = hrefOf(route);
    return;
  }
  // From the link of a match to where all other screens are, without loading the page anew.
  history.pushState(null, '', `/${hrefOf(route)}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function subscribe(listener: () => void): () => void {
  const changes = ['hashchange', 'popstate'];
  for (const change of changes) addEventListener(change, listener);
  return () => {
    for (const change of changes) removeEventListener(change, listener);
  };
}

let lastPlace = '';
let lastRoute: Route = { screen: 'home' };

function routeNow(): Route {
  const place = location.pathname + location.hash;
  if (place !== lastPlace) {
    lastPlace = place;
    lastRoute = routeAt(location);
  }
  return lastRoute;
}

export function useRoute(): Route {
  return useSyncExternalStore(subscribe, routeNow);
}
