/** A game at an earlier time, and who may see what of it. Pure. */
import type { Match, Sitter } from '../engine/match.ts';
import { withOwnNames } from '../engine/people.ts';
import type { Asked, Told } from '../engine/requests.ts';
import type { Scene } from '../engine/scene.ts';

/** Whose eyes one looks through: a seat's, everybody's at once, or a bystander's. */
export type Eyes = number | 'all' | 'none';

/** How a game was given up belongs to its end only. */
export function cut(match: Match, ply: number): Match {
  if (ply >= match.answers.length) return match;
  const { ended: _, ...played } = match;
  return { ...played, answers: match.answers.slice(0, ply) };
}

/** The viewers to be asked for; their scenes are laid over each other. */
export function viewersOf(eyes: Eyes, seats: number): readonly number[] {
  if (eyes === 'all') return Array.from({ length: seats }, (_, seat) => seat);
  return [eyes === 'none' ? -1 : eyes];
}

/** One table with every hand open, of the scenes each seat sees. */
export function overlay(scenes: readonly Scene[]): Scene | null {
  const [first] = scenes;
  if (first === undefined || scenes.length === 1) return first ?? null;
  const seats = first.seats.map((seat, i) => scenes[i]?.seats[i] ?? seat);
  return { ...first, seats };
}

/**
 * Whose eyes may be chosen. While a game runs nobody looks into a hand that they may not see at the table: of one person
 * against bots the own one stays, people at one device see none.
 */
export function eyesAllowed(match: Match, isOver: boolean): readonly Eyes[] {
  const seats = match.sitters.map((_, seat) => seat);
  if (isOver) return ['all', ...seats, 'none'];
  const people = seats.filter((seat) => match.sitters[seat]?.kind === 'person');
  return people.length === 1 ? [...people, 'none'] : ['none'];
}

/** The eyes a link names, where one may look through them. */
export function eyesNamed(side: string | undefined, match: Match, isOver: boolean): Eyes | null {
  return eyesAllowed(match, isOver).find((eyes) => String(eyes) === side) ?? null;
}

/** The one person's eyes where there is one person, else the widest. */
export function usualEyes(match: Match, isOver: boolean): Eyes {
  const allowed = eyesAllowed(match, isOver);
  const people = match.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [only] = people;
  if (people.length === 1 && only !== undefined && allowed.includes(only)) return only;
  return allowed[0] ?? 'none';
}

/**
 * The seats one may play on for. While a game runs, a hand that may not be looked at may not be taken over either.
 */
export function seatsAllowed(match: Match, isOver: boolean): readonly number[] {
  return eyesAllowed(match, isOver).filter((eyes) => typeof eyes === 'number');
}

/** A new game from here on: one seat for the person, a bot for each other. */
export function branch(
  match: Match,
  ply: number,
  seat: number,
  person: string,
  bot: Sitter,
): Match {
  const sitters = match.sitters.map((sitter, i): Sitter => {
    if (i === seat)
      return { kind: 'person', name: sitter.kind === 'person' ? sitter.name : person };
    return bot;
  });
  const { ended: _, ...played } = match;
  return { ...played, sitters: withOwnNames(sitters), answers: match.answers.slice(0, ply) };
}

/** As `branch`. Of a game that still runs, all that the seat cannot know is dealt anew: it is no way to see what will come. */
export async function playedOn(
  ask: <N extends 'redeal'>(name: N, asked: Asked<N>) => Promise<Told<N>>,
  isOver: boolean,
  branched: Match,
  seat: number,
  seed: string,
): Promise<Match> {
  return isOver ? branched : ask('redeal', { match: branched, viewer: seat, seed });
}
