/** What to call seats and cards. */
import { useCallback } from 'react';
import { useBook } from '../cards/books.tsx';
import type { Scene, SeatScene } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import { WORDS } from './words.ts';

/** The name of a seat: "You" for the one who looks, where the others are bots; else names for all. */
export function useSeatName(scene: Scene): (seat: number) => string {
  const say = useWords(WORDS);
  return useCallback(
    (seat) => (isYou(scene, seat) ? say('you') : (scene.seats[seat]?.name ?? '')),
    [scene, say],
  );
}

/** Where several people share the device nobody is "you". */
export function isYou(scene: Pick<Scene, 'viewer' | 'seats' | 'you'>, seat: number): boolean {
  if (scene.you !== undefined) return seat === scene.you;
  return seat === scene.viewer && peopleAt(scene.seats) < 2;
}

function peopleAt(seats: readonly Pick<SeatScene, 'isBot'>[]): number {
  return seats.filter(({ isBot }) => !isBot).length;
}

export function useCardName(): (id: string) => string {
  const book = useBook();
  return useCallback((id) => book?.cards.find((card) => card.id === id)?.name ?? id, [book]);
}

export function useClanName(): (id: string) => string {
  const book = useBook();
  return useCallback((id) => book?.clans.find((clan) => clan.id === id)?.name ?? id, [book]);
}
