/** How a question is put: where its answers lie on the table, and which need a list or a button of their own. Pure. */
import type { AnswerScene, Handle, Prompt } from '../../engine/scene.ts';

export type Zone = 'hand' | 'army' | 'pile' | 'card' | 'clan' | 'seat' | 'words';

/** Where a handle points to. */
export function zoneOf(handle: Handle | undefined): Zone {
  if (handle === undefined) return 'words';
  if (/^p\d:/.test(handle)) return 'army';
  const kind = handle.slice(0, handle.indexOf(':'));
  switch (kind) {
    case 'hand':
    case 'card':
    case 'clan':
    case 'seat':
      return kind;
    case 'discard':
      return 'pile';
    default:
      return 'words';
  }
}

/** The id of the card, clan or seat a handle names. */
export function nameIn(handle: Handle): string {
  return handle.slice(handle.lastIndexOf(':') + 1);
}

/** A card in the discard pile of a seat, or in the common one (null). */
export function discardHandle(seat: number | null, card: string): Handle {
  return seat === null ? `discard:${card}` : `discard:${seat}:${card}`;
}

/** The seat in `p1:II3`, or -1. */
export function seatIn(handle: Handle): number {
  const found = /^p(\d):/.exec(handle);
  return found === null ? -1 : Number(found[1]);
}

export type Form =
  /** The clan draft has a screen of its own. */
  | 'draft'
  /** A card of the book is named. */
  | 'name'
  /** Cards that lie in no place one can point at: a list. */
  | 'picker'
  /** Clans, levels, players, verbs, yes or no: buttons. */
  | 'words'
  /** Hand and armies. */
  | 'table';

/** Above so many words a list one can search is better than buttons. */
const MOST_BUTTONS = 8;

export function formOf(prompt: Prompt): Form {
  if (prompt.kind === 'draft') return 'draft';
  if (prompt.kind === 'action') return 'table';
  const zones = new Set(prompt.answers.map((answer) => zoneOf(answer.about[0])));
  if (prompt.kind === 'card' || prompt.kind === 'name') {
    return prompt.answers.length > MOST_BUTTONS ? 'name' : 'words';
  }
  if (zones.has('pile') || zones.has('card')) return 'picker';
  if (zones.has('hand') || zones.has('army')) return 'table';
  return prompt.answers.length > MOST_BUTTONS ? 'name' : 'words';
}

/** Answers without a place on the table: they are buttons wherever the others are. */
export function wordAnswers(prompt: Prompt): readonly AnswerScene[] {
  return prompt.answers.filter((answer) => {
    const zone = zoneOf(answer.about[0]);
    return zone === 'words' || zone === 'clan' || zone === 'seat';
  });
}

/** True where a button may act at once: it says verb and object, and nothing else is at stake on the table. */
export function actsAtOnce(prompt: Prompt): boolean {
  return prompt.kind !== 'action' && prompt.kind !== 'draft';
}
