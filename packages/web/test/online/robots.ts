/** Seats that play by lot, so that a match comes to where a test wants it. */
import { makeRng, type Rng } from '@open-gosu/kernel';
import { oneOf } from '../play/player.ts';
import type { Seat } from './seats.ts';

export const promptOf = ({ store }: Seat) => store.now().scene?.prompt ?? null;
export const isAsked = (seat: Seat) => promptOf(seat)?.isMine === true && !seat.store.now().isBusy;
export const isOver = (seat: Seat) => seat.store.now().scene?.ending != null;

/** One clan that answers captures on one side, one that answers activations on the other. */
export const ANSWERING = {
  draft: 'given',
  clans: [
    ['abhilasha', 'xian', 'tomorrow'],
    ['justice', 'goan-sul', 'galmi'],
  ],
};

/** What others might respond to, where there is such an answer; and no passing, where there is anything else. */
export function boldOf(seat: Seat, rng: Rng): number {
  const answers = promptOf(seat)?.answers ?? [];
  const bold = answers.filter(({ notation }) => /^(activate|token)/.test(notation));
  const rest = answers.filter(({ notation }) => notation !== 'pass');
  return oneOf(rng, [bold, rest, answers].find(({ length }) => length > 0) ?? []).code;
}

/** Gives answers by lot until somebody who is asked stands where it is wanted; that seat, or null at the end of the game. */
export async function playOnUntil(
  seats: readonly Seat[],
  is: (seat: Seat) => boolean,
  give: (seat: Seat) => number,
): Promise<Seat | null> {
  const [first] = seats as readonly [Seat];
  for (let acts = 0; acts < 400; acts++) {
    await first.until(() => seats.some((seat) => isAsked(seat) || isOver(seat)), `act ${acts}`);
    if (seats.some(isOver)) return null;
    const seat = seats.find(isAsked) as Seat;
    if (is(seat)) return seat;
    await seat.store.give(give(seat));
  }
  return null;
}

/** The same where it is sure to come up. */
export async function playUntil(
  seats: readonly Seat[],
  is: (seat: Seat) => boolean,
  seed: string,
): Promise<Seat> {
  const rng = makeRng(seed);
  const found = await playOnUntil(
    seats,
    is,
    (seat) => oneOf(rng, promptOf(seat)?.answers ?? []).code,
  );
  if (found === null) throw new Error(`it does not come up (seed ${seed})`);
  return found;
}

/** Makes matches until somebody in one is asked whether to respond. What is dealt is the server's own secret. */
export async function findResponse(
  begin: (more: object) => Promise<readonly Seat[]>,
  seed: string,
): Promise<{ readonly seats: readonly Seat[]; readonly asked: Seat }> {
  const rng = makeRng(seed);
  for (let matches = 0; matches < 20; matches++) {
    const seats = await begin({ options: ANSWERING, noDelay: true });
    const isResponse = (seat: Seat) => seat.follower.now().held?.prompt != null;
    const asked = await playOnUntil(seats, isResponse, (seat) => boldOf(seat, rng));
    if (asked !== null) return { seats, asked };
    for (const seat of seats) seat.leave();
  }
  throw new Error(`nobody is asked (seed ${seed})`);
}
