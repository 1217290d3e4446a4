/** Words of the table that help explains beside those of the rules. */
import type { Text } from '@open-gosu/kernel';
import type { Topic } from './desk.ts';

export function topic(id: string, en: string, fr: string, textEn: string, textFr: string): Topic {
  return { id, name: { en, fr }, text: { en: textEn, fr: textFr } };
}

/** All ways to win, each in the words a game ends with. */
export function victoryTopic(endings: readonly Text[]): Topic {
  return topic(
    'victory',
    'Victory',
    'Victoire',
    `You win by one of these: ${endings.map(({ en }) => en).join('; ')}.`,
    `Vous gagnez par l’un de ces moyens : ${endings.map(({ fr }) => fr).join(' ; ')}.`,
  );
}
