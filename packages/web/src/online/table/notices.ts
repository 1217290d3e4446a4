/** What has to be said at a table on the server, weightiest first. Pure. */
import { CLOCK_DEFS, type Followed, type RefusalCode } from '@open-gosu/protocol';
import type { LineState } from '../socket/line.ts';

export type Notice =
  | { readonly kind: 'line'; readonly seconds: number | null }
  | { readonly kind: 'ended'; readonly end: NonNullable<LineState['end']> }
  | { readonly kind: 'halted' }
  | { readonly kind: 'elsewhere' }
  /** Whose time is up; `mine`: the choice is somebody else's. */
  | { readonly kind: 'flag'; readonly seat: number; readonly isMine: boolean }
  | { readonly kind: 'draw'; readonly seat: number; readonly isMine: boolean }
  /** `count`: how many answers, of all players, would be taken back. */
  | {
      readonly kind: 'takeback';
      readonly seat: number;
      readonly isMine: boolean;
      readonly count: number;
    }
  | {
      readonly kind: 'away';
      readonly seat: number;
      readonly milliseconds: number;
      /** What may be claimed by now. */
      readonly claims: readonly ('win' | 'draw' | 'bot')[];
    }
  /** After the end: who wants another match; `isMine`: one does, and waits for the others. */
  | { readonly kind: 'rematch'; readonly seats: readonly number[]; readonly isMine: boolean }
  | { readonly kind: 'refused'; readonly code: RefusalCode };

/** After so long an absence the game may be claimed (R3). */
export const ABSENCE = 60_000;

export interface Around {
  readonly line: LineState;
  readonly refused: RefusalCode | null;
  /** By this device. */
  readonly now: number;
}

export function noticesOf(held: Followed, { line, refused, now }: Around): readonly Notice[] {
  const notices: Notice[] = [];
  const { as, status, flag } = held;
  const isPlayer = as >= 0;
  const isRunning = status === 'running';
  if (line.phase === 'ended' && line.end !== null) notices.push({ kind: 'ended', end: line.end });
  else if (line.phase !== 'open') notices.push({ kind: 'line', seconds: secondsTo(line, now) });
  if (status === 'quarantined') notices.push({ kind: 'halted' });
  if (isPlayer && !held.acts && isRunning) notices.push({ kind: 'elsewhere' });
  if (isPlayer && isRunning && flag !== null) {
    notices.push({ kind: 'flag', seat: flag, isMine: flag === as });
  }
  const { draw, takeback } = held;
  if (draw !== null && isOpenTo(held, draw)) {
    notices.push({ kind: 'draw', seat: draw.seat, isMine: draw.seat === as });
  }
  if (takeback !== null && isOpenTo(held, takeback)) {
    const count = held.ply - takeback.to;
    notices.push({ kind: 'takeback', seat: takeback.seat, isMine: takeback.seat === as, count });
  }
  if (isRunning && line.phase === 'open') notices.push(...awayIn(held, now + line.offset));
  notices.push(...rematchIn(held));
  if (refused !== null) notices.push({ kind: 'refused', code: refused });
  return notices;
}

/** Whether an offer is still to be agreed to, or withdrawn, by who plays here. */
function isOpenTo({ as, status }: Followed, offer: { seat: number; yes: readonly number[] }) {
  return as >= 0 && status === 'running' && (offer.seat === as || !offer.yes.includes(as));
}

const FOR_PLAYERS: ReadonlySet<Notice['kind']> = new Set(['flag', 'draw', 'takeback', 'rematch']);

/** What is for players to decide is decided in the window that acts; the others would be refused (R4). */
export function canDecide({ kind }: Notice, { acts }: Pick<Followed, 'acts'>): boolean {
  return acts || !FOR_PLAYERS.has(kind);
}

/** Also for a player who has put the result aside, or comes back to the table. */
function rematchIn({ as, status, seats, rematch }: Followed): readonly Notice[] {
  const { wanted, next } = rematch;
  if (as < 0 || status !== 'over' || next !== null) return [];
  const others = [...seats.keys()].filter(
    (seat) => seat !== as && wanted[seat] && seats[seat]?.kind === 'person',
  );
  const isMine = wanted[as] === true;
  return isMine || others.length > 0 ? [{ kind: 'rematch', seats: others, isMine }] : [];
}

function secondsTo({ retryAt }: LineState, now: number): number | null {
  return retryAt === null ? null : Math.max(0, Math.ceil((retryAt - now) / 1000));
}

/** In games of days nobody need be there, and a bot always is. */
function awayIn(held: Followed, now: number): readonly Notice[] {
  const { as, away, seats, to, setup } = held;
  if (CLOCK_DEFS[setup.clock].kind === 'days') return [];
  return away.flatMap((since, seat): Notice[] => {
    if (since === 0 || seat === as || seats[seat]?.kind !== 'person') return [];
    const milliseconds = Math.max(0, now - since);
    const mayClaim = as >= 0 && held.acts && CLOCK_DEFS[setup.clock].kind === 'live';
    const canClaim = mayClaim && to === seat && milliseconds >= ABSENCE;
    return [{ kind: 'away', seat, milliseconds, claims: canClaim ? claimsIn(held) : [] }];
  });
}

function claimsIn({ seats, setup }: Followed): readonly ('win' | 'draw' | 'bot')[] {
  if (seats.length > 2) return ['bot'];
  return setup.rated ? ['win', 'draw'] : ['win', 'draw', 'bot'];
}
