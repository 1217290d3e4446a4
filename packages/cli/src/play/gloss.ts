/** What a written answer means to somebody who does not know the ids by heart: names, levels, clans. Pure. */
import { readPlace, seatOfPlace } from '@open-gosu/kernel';
import type { Asked } from '../commands/outcome.ts';
import { nameOf } from '../draw/look.ts';
import type { GameKit } from '../games/kit.ts';
import type { DeskLook } from './desk.ts';
import { numbered } from './lists.ts';

/** What a game says of the words in an answer; empty where it has nothing to say. */
export interface Glosses {
  card(id: string): string;
  /** The name of the card at "II3", one's own, or at "p1:II3". */
  placed(place: string): string;
  seat(seat: number): string;
  /** Null where the game's own words for the whole answer are best. */
  other(verb: string, operand: string): string | null;
}

/** Every legal answer with its number and what it means. */
export function glossedList<S>(
  kit: Pick<GameKit<S>, 'game' | 'deed'>,
  table: S,
  { legal }: Asked,
  glosses: Glosses,
  look: DeskLook,
): string[] {
  const choices = legal.map((answer) => ({
    answer,
    gloss: glossOf(kit, table, answer, glosses, look),
  }));
  return numbered(choices, look.width);
}

/** The explanation of an answer as `describe` writes it; empty where it says all itself. */
function glossOf<S>(
  kit: Pick<GameKit<S>, 'game' | 'deed'>,
  table: S,
  answer: string,
  glosses: Glosses,
  look: DeskLook,
): string {
  const [verb = '', first = '', second = ''] = answer.split(' ');
  switch (verb) {
    case 'play':
    case 'discard':
    case 'pick':
    case 'card':
    case 'use':
      return glosses.card(first);
    case 'shift':
      return `${glosses.placed(first)} → ${glosses.card(second)}`;
    case 'target':
    case 'order': {
      const owner = seatOfPlace(readPlace(first, look.seat));
      return `${glosses.placed(first)} (${nameOf(look, owner)})`;
    }
    case 'seat':
      return glosses.seat(Number(first.slice(1)));
    default:
      return glosses.other(verb, first) ?? deedOf(kit, table, answer, look);
  }
}

function deedOf<S>(
  { game, deed }: Pick<GameKit<S>, 'game' | 'deed'>,
  table: S,
  answer: string,
  { lang, names }: DeskLook,
): string {
  const parsed = game.parse(table, answer, lang);
  const told = parsed.ok ? deed(table, parsed.value, lang, names) : '';
  return told === answer ? '' : told;
}
