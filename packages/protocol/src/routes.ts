/** Every HTTP route as data: what it takes and gives. Server, page and the OpenAPI description read this one table. */
import type { GenericSchema } from 'valibot';
import {
  CreateMatch,
  Joined,
  JoinMatch,
  MatchFacts,
  MatchPage,
  MatchQuery,
  Position,
  PositionQuery,
  RecordAnswer,
  ReportMatch,
} from './http/matches.ts';
import {
  Health,
  HistoryQuery,
  LeaderPage,
  LeaderQuery,
  Me,
  Notices,
  PasskeyFinish,
  PasskeyOptions,
  Profile,
  PushSubscribe,
  PushUnsubscribe,
  PutMe,
  PutNotices,
  RatingHistory,
} from './http/players.ts';

export interface RouteDef {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters as `:id`. */
  readonly path: string;
  readonly summary: string;
  /** Needs a session. */
  readonly session: boolean;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** The status of success, 200 unless given. */
  readonly status?: 201 | 204;
  /** Absent with 204, or where `type` is not JSON. */
  readonly answer?: GenericSchema;
  readonly type?: 'text/plain' | 'application/json';
}

export const ROUTES = {
  createMatch: {
    method: 'POST',
    path: '/api/matches',
    summary: 'Makes a match and gives its link.',
    session: true,
    body: CreateMatch,
    status: 201,
    answer: Joined,
  },
  listMatches: {
    method: 'GET',
    path: '/api/matches',
    summary: 'Public matches, or the matches of one player, newest first.',
    session: false,
    query: MatchQuery,
    answer: MatchPage,
  },
  matchFacts: {
    method: 'GET',
    path: '/api/matches/:id',
    summary: 'What an invitation says of a match.',
    session: false,
    answer: MatchFacts,
  },
  joinMatch: {
    method: 'POST',
    path: '/api/matches/:id/join',
    summary: 'Takes a free seat.',
    session: true,
    body: JoinMatch,
    answer: Joined,
  },
  matchRecord: {
    method: 'GET',
    path: '/api/matches/:id/record',
    summary: 'The record of a match that is over, with its secret.',
    session: false,
    answer: RecordAnswer,
  },
  position: {
    method: 'GET',
    path: '/api/matches/:id/at/:ply',
    summary: 'The table as the caller saw it at an earlier decision.',
    session: false,
    query: PositionQuery,
    answer: Position,
  },
  report: {
    method: 'POST',
    path: '/api/matches/:id/report',
    summary: 'Tells the operator of a match, with what was said there.',
    session: true,
    body: ReportMatch,
    status: 204,
  },
  me: {
    method: 'GET',
    path: '/api/me',
    summary: 'Who the session belongs to, or null.',
    session: false,
    answer: Me,
  },
  putMe: {
    method: 'PUT',
    path: '/api/me',
    summary: 'Gives oneself a name; makes a session where there was none.',
    session: false,
    body: PutMe,
    answer: Me,
  },
  logout: {
    method: 'DELETE',
    path: '/api/session',
    summary: 'Ends the session and clears the cookie.',
    session: false,
    status: 204,
  },
  player: {
    method: 'GET',
    path: '/api/players/:id',
    summary: 'The profile of a player.',
    session: false,
    answer: Profile,
  },
  ratingHistory: {
    method: 'GET',
    path: '/api/players/:id/ratings',
    summary: 'How a rating came about, oldest first.',
    session: false,
    query: HistoryQuery,
    answer: RatingHistory,
  },
  leaderboard: {
    method: 'GET',
    path: '/api/leaderboard',
    summary: 'The best of a game and pace.',
    session: false,
    query: LeaderQuery,
    answer: LeaderPage,
  },
  registerBegin: {
    method: 'POST',
    path: '/api/passkey/register/begin',
    summary: 'Begins to keep the name by a passkey.',
    session: true,
    answer: PasskeyOptions,
  },
  registerFinish: {
    method: 'POST',
    path: '/api/passkey/register/finish',
    summary: 'Keeps the passkey.',
    session: true,
    body: PasskeyFinish,
    answer: Me,
  },
  loginBegin: {
    method: 'POST',
    path: '/api/passkey/login/begin',
    summary: 'Begins to sign in by a passkey.',
    session: false,
    answer: PasskeyOptions,
  },
  loginFinish: {
    method: 'POST',
    path: '/api/passkey/login/finish',
    summary: 'Signs in.',
    session: false,
    body: PasskeyFinish,
    answer: Me,
  },
  subscribe: {
    method: 'POST',
    path: '/api/push',
    summary: 'Wants to be told when it is their turn.',
    session: true,
    body: PushSubscribe,
    status: 204,
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/api/push',
    summary: 'Wants it no more.',
    session: true,
    body: PushUnsubscribe,
    status: 204,
  },
  notices: {
    method: 'GET',
    path: '/api/notices',
    summary: 'How one wants to be told of decisions.',
    session: true,
    answer: Notices,
  },
  putNotices: {
    method: 'PUT',
    path: '/api/notices',
    summary: 'Gives an address to be called at, or a time to be reminded after.',
    session: true,
    body: PutNotices,
    answer: Notices,
  },
  health: {
    method: 'GET',
    path: '/health',
    summary: 'Whether the process serves; 503 where it does not.',
    session: false,
    answer: Health,
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    summary: 'Figures for Prometheus.',
    session: false,
    type: 'text/plain',
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description.',
    session: false,
    type: 'application/json',
  },
} as const satisfies { readonly [name: string]: RouteDef };

export type RouteName = keyof typeof ROUTES;
