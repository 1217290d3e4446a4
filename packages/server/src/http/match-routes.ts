/** Routes about matches: making, listing, joining, reading one. What may be seen is decided here, object by object. */
import { randomBytes } from 'node:crypto';
import {
  CLOCK_DEFS,
  type CreateMatch,
  LIMITS,
  type MatchFacts,
  type MatchLine,
  type MatchQuery,
  type Position,
} from '@open-gosu/protocol';
import { kitOf } from '../games.ts';
import type { Person } from '../host/authority.ts';
import { type MatchPlan, readSetup } from '../match/index.ts';
import type { Ask, Handlers } from './ask.ts';
import { factsAnswer, lineOf } from './match-facts.ts';
import { createOnce } from './once.ts';
import { fromHost, Refusal } from './refusal.ts';

const DEFAULT_PAGE = 30;
/** How many pages are read for one of ours, where most are somebody's own business. */
const MOST_READS = 10;

type MatchHandlers = Pick<
  Handlers,
  'createMatch' | 'listMatches' | 'matchFacts' | 'joinMatch' | 'matchRecord' | 'position' | 'report'
>;

/** As the match wants it: `me` is a seat for this player only. */
function planOf(body: CreateMatch, me: string, ask: Ask<'createMatch'>): MatchPlan {
  const kit = kitOf(body.game);
  if (kit === null) throw new Refusal('unknown-game', { field: 'game' });
  const { minPlayers, maxPlayers } = kit.game;
  const { seats } = body;
  const own = seats.filter(({ kind }) => kind === 'me').length;
  if (seats.length < minPlayers || seats.length > maxPlayers || own > 1) {
    throw new Refusal('wrong-seats', { field: 'seats' });
  }
  const { bots } = ask.parts;
  if (seats.some((seat) => seat.kind === 'bot' && !bots.includes(seat.bot))) {
    throw new Refusal('unknown-bot', { field: 'seats' });
  }
  const hasBot = seats.some(({ kind }) => kind === 'bot');
  const isTimeless = CLOCK_DEFS[body.clock].kind === 'none';
  const { noDelay = false, behind = 0 } = body;
  if (body.rated && (hasBot || isTimeless || noDelay || seats.length !== 2)) {
    throw new Refusal('not-for-rated', { field: 'rated' });
  }
  const input = {
    game: body.game,
    options: body.options,
    clock: body.clock,
    rated: body.rated,
    visibility: body.visibility,
    noDelay,
    behind,
    // The order of the seats is what was asked for.
    lot: false,
    seats: seats.map((seat) => {
      if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
      if (seat.kind === 'me') return { kind: 'invited', player: me };
      return body.visibility === 'public' ? { kind: 'open' } : { kind: 'invited' };
    }),
  };
  const plan = readSetup(input, bots, ask.lang);
  if (!plan.ok) throw new Refusal('bad-options', { words: plan.message });
  return plan.value;
}

async function list(ask: Ask<'listMatches'>, query: MatchQuery) {
  const reader = ask.caller?.player.id ?? null;
  const isOwn = query.player !== undefined && query.player === reader;
  const wanted = query.limit ?? DEFAULT_PAGE;
  const matches: MatchLine[] = [];
  const { cursors } = ask.parts;
  const listed = JSON.stringify([reader, query.game, query.player, query.status]);
  const from = query.after === undefined ? undefined : cursors.open(query.after, listed);
  if (from === null) return { matches };
  let after = from;
  for (let reads = 0; reads < MOST_READS; reads++) {
    const page = await ask.parts.store.listMatches({
      ...(query.game === undefined ? {} : { game: query.game }),
      ...(query.player === undefined ? {} : { player: query.player }),
      ...(after === undefined ? {} : { after }),
      status: query.status === undefined ? ['open', 'running', 'over'] : [query.status],
      limit: wanted - matches.length,
    });
    for (const row of page.matches) {
      const line = lineOf(row, isOwn ? reader : null);
      if (line === null || !(isOwn || line.isPublic)) continue;
      matches.push(isOwn ? await withTurn(ask, line.facts, reader) : line.facts);
    }
    if (page.next === null) return { matches };
    after = page.next;
    if (matches.length >= wanted) break;
  }
  return { matches, ...(after === undefined ? {} : { next: cursors.seal(after, listed) }) };
}

/** The row of a live game does not follow each answer: whose turn it is there, the host says where it has it in memory. */
async function withTurn(
  { parts }: Ask<'listMatches'>,
  line: MatchLine,
  reader: string,
): Promise<MatchLine> {
  if (line.status !== 'running' || CLOCK_DEFS[line.clock].kind !== 'live') return line;
  if (!parts.host.has(line.match)) return line;
  const info = await parts.host.info(line.match, reader);
  if (!info.ok || info.value.facts.status !== 'running') return line;
  const { seats, toAct } = info.value.facts;
  return { ...line, yourTurn: seats[toAct]?.player === reader };
}

function limitedLook(ask: Ask<'matchFacts'> | Ask<'joinMatch'>): void {
  const waitMs = ask.limits.facts.take(ask.caller?.player.id ?? ask.address);
  if (waitMs > 0) throw new Refusal('too-fast', { waitMs });
}

async function factsOf(ask: Ask<'matchFacts'> | Ask<'joinMatch'>): Promise<MatchFacts> {
  limitedLook(ask);
  const reader = ask.caller?.player.id ?? null;
  const info = await ask.parts.host.info(ask.id, reader);
  if (!info.ok) throw fromHost(info.code);
  return factsAnswer(info.value, reader);
}

async function join(ask: Ask<'joinMatch'>) {
  const { player } = ask.me;
  const by: Person = { player: player.id, name: player.name };
  const facts = await factsOf(ask);
  const wanted = ask.body.seat;
  if (facts.seat !== null) {
    // Asked again, after an answer that was lost, it is the same seat again.
    if (wanted !== undefined && wanted !== facts.seat) throw new Refusal('already-seated');
    return { match: ask.id, seat: facts.seat };
  }
  const free = facts.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  // Nobody sits down any more, and whoever never sat has nothing to resign.
  const late = new Refusal(facts.status === 'over' ? 'over' : 'full');
  let last = late;
  // Somebody may sit down in between, and a seat may be kept for somebody else: then the next.
  for (const seat of wanted === undefined ? free : [wanted]) {
    const id = randomBytes(12).toString('base64url');
    const command = { kind: 'sit', seat, player: by.player, name: by.name, id } as const;
    const done = await ask.parts.host.command(ask.id, by, command, null);
    if (done.ok) return { match: ask.id, seat };
    if (done.code === 'too-late') throw late;
    last = done.code === 'no-seat' ? new Refusal('seat-taken') : fromHost(done.code);
    if (done.code !== 'seat-taken' && done.code !== 'not-invited') break;
  }
  throw last;
}

async function position(ask: Ask<'position'>): Promise<Position> {
  const player = ask.caller?.player.id ?? null;
  const waitMs = ask.limits.position.take(player ?? ask.address);
  if (waitMs > 0) throw new Refusal('too-fast', { waitMs });
  const { as } = ask.query;
  const who = as === undefined ? { player } : { player, as };
  const done = await ask.parts.host.position(ask.id, who, ask.ply);
  if (!done.ok) {
    // Of another seat's eyes, as of a decision that is still to come.
    throw done.code === 'no-seat' ? new Refusal('forbidden') : fromHost(done.code);
  }
  const { viewer, past } = done.value;
  const { ply, line, toAct, view } = past;
  return { match: ask.id, ply, line, as: viewer, to: toAct, view };
}

/** Lines that a report keeps, the last ones. */
const MOST_LINES = 500;

async function report(ask: Ask<'report'>): Promise<string> {
  const { player } = ask.me;
  const waitMs = ask.limits.report.take(player.id);
  if (waitMs > 0) throw new Refusal('too-fast', { waitMs });
  const { host, store } = ask.parts;
  const about = await host.about(ask.id);
  if (!about.ok) throw fromHost(about.code);
  const lines = await store.chat.last(ask.id, MOST_LINES);
  await store.reports.put({
    match: ask.id,
    player: player.id,
    at: Date.now(),
    reason: ask.body.reason,
    text: ask.body.text ?? '',
    log: JSON.stringify(lines.map(({ match: _match, ...line }) => line)),
  });
  return '';
}

export function matchRoutes(): MatchHandlers {
  const made = createOnce<{ match: string; seat: number | null }>();

  return {
    async createMatch(ask) {
      const { player } = ask.me;
      const { body } = ask;
      const make = async () => {
        const waitMs = ask.limits.match.take(player.id);
        if (waitMs > 0) throw new Refusal('too-fast', { waitMs });
        const plan = planOf(body, player.id, ask);
        const by = { player: player.id, name: player.name };
        const done = await ask.parts.host.create(plan, by);
        if (!done.ok) throw fromHost(done.code);
        const seat = body.seats.findIndex(({ kind }) => kind === 'me');
        return { match: done.value.match, seat: seat < 0 ? null : seat };
      };
      return body.id === undefined ? make() : made(`${player.id} ${body.id}`, make);
    },
    listMatches: (ask) => list(ask, ask.query),
    matchFacts: factsOf,
    joinMatch: join,
    position,
    report,
    async matchRecord(ask) {
      const waitMs = ask.limits.record.take(ask.caller?.player.id ?? ask.address);
      if (waitMs > 0) throw new Refusal('too-fast', { waitMs });
      const done = await ask.parts.host.record(ask.id);
      if (!done.ok) {
        throw done.code === 'not-yet' ? new Refusal('not-over') : fromHost(done.code);
      }
      const { record, secret, commitment } = done.value;
      const result = record.result ?? { winners: [], reason: 'aborted' };
      const players = record.players.map(({ name, kind }) => ({
        name: name.slice(0, LIMITS.name),
        kind,
      }));
      return {
        match: ask.id,
        record: { ...record, players, answers: [...record.answers] },
        commitment,
        secret,
        result: { winners: [...result.winners], reason: result.reason },
      };
    },
  };
}
