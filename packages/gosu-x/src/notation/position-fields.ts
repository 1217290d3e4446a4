/**
 * Reads single fields of a position file that nobody has checked yet: objects, lists, numbers, seats, clans, cards. A
 * reader never throws: it notes the first problem with the place it was found at and goes on with something harmless.
 */
import type { Lang, Text } from '@open-gosu/kernel';
import { CARD_DEFS } from '../cards/index.ts';
import { CLANS } from '../cards/words.ts';
import type { Seat } from '../state/state.ts';
import { typesetFr } from '../text/phrase.ts';

/** The first problem found, in the reader's language. */
export interface Report {
  readonly lang: Lang;
  problem: string | null;
}

export type Fields = Readonly<Record<string, unknown>>;

const SHOWN = 40;

/** Notes a problem; the first one stays. `where` is the path in the file, or '' for the whole of it. */
export function fail(r: Report, where: string, text: Text): void {
  const whole: Text =
    where === '' ? text : { en: `${where}: ${text.en}`, fr: `${where} : ${text.fr}` };
  r.problem ??= oneLine(r.lang === 'fr' ? typesetFr(whole.fr) : whole.en);
}

/** Messages are one line, whatever the file had in it. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** A value somebody wrote, short enough for a message. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return '[...]';
  if (typeof value === 'object' && value !== null) return '{...}';
  if (typeof value !== 'string') return String(value).slice(0, SHOWN);
  return JSON.stringify(value.length > SHOWN ? `${value.slice(0, SHOWN)}...` : value);
}

/** An object with no other fields than these; null if it is none. */
export function readFields(
  r: Report,
  where: string,
  value: unknown,
  allowed: readonly string[],
): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fail(r, where, {
      en: `an object is expected, not ${show(value)}`,
      fr: `un objet est attendu, pas ${show(value)}`,
    });
    return null;
  }
  const fields: Record<string, unknown> = {};
  for (const key in value) {
    if (!allowed.includes(key)) {
      fail(r, where, {
        en: `unknown field ${show(key)}; known are ${allowed.join(', ')}`,
        fr: `champ inconnu ${show(key)} ; sont connus ${allowed.join(', ')}`,
      });
      return null;
    }
    fields[key] = (value as Fields)[key];
  }
  return fields;
}

/** A list of at most `most` items; omitted: empty. */
export function readList(
  r: Report,
  where: string,
  value: unknown,
  most: number,
): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    fail(r, where, {
      en: `a list is expected, not ${show(value)}`,
      fr: `une liste est attendue, pas ${show(value)}`,
    });
    return [];
  }
  if (value.length > most) {
    fail(r, where, {
      en: `${value.length} entries, at most ${most} are possible`,
      fr: `${value.length} éléments, ${most} au plus sont possibles`,
    });
    return [];
  }
  return value;
}

/** An integer in [low, high]; omitted: `fallback`. */
export function readInt(
  r: Report,
  where: string,
  value: unknown,
  low: number,
  high: number,
  fallback: number,
): number {
  if (value === undefined) return fallback;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= low && value <= high) {
    return value;
  }
  fail(r, where, {
    en: `a whole number from ${low} to ${high} is expected, not ${show(value)}`,
    fr: `un entier de ${low} à ${high} est attendu, pas ${show(value)}`,
  });
  return fallback;
}

/** Omitted: false. */
export function readFlag(r: Report, where: string, value: unknown, fallback = false): boolean {
  if (value === undefined) return fallback;
  if (typeof value === 'boolean') return value;
  fail(r, where, {
    en: `true or false is expected, not ${show(value)}`,
    fr: `true ou false est attendu, pas ${show(value)}`,
  });
  return fallback;
}

/** The seat written as 0, 1, "p0" or "p1", or -1. */
export function seatOf(value: unknown): Seat | -1 {
  if (value === 0 || value === 'p0') return 0;
  if (value === 1 || value === 'p1') return 1;
  return -1;
}

export function readSeat(r: Report, where: string, value: unknown): Seat {
  const seat = seatOf(value);
  if (seat >= 0) return seat as Seat;
  fail(r, where, {
    en: `seat 0 or 1 is expected, not ${show(value)}`,
    fr: `le siège 0 ou 1 est attendu, pas ${show(value)}`,
  });
  return 0;
}

/** Different clans as a mask, one bit each; omitted: none. */
export function readClans(r: Report, where: string, value: unknown): number {
  let mask = 0;
  for (const [i, item] of readList(r, where, value, CLANS.length).entries()) {
    const clan = (CLANS as readonly unknown[]).indexOf(item);
    const here = `${where}[${i}]`;
    if (clan < 0) {
      fail(r, here, {
        en: `no clan is called ${show(item)}; there are ${CLANS.join(', ')}`,
        fr: `aucun clan ne s’appelle ${show(item)} ; il y a ${CLANS.join(', ')}`,
      });
    } else if ((mask >> clan) & 1) {
      fail(r, here, { en: `${show(item)} is there twice`, fr: `${show(item)} y est deux fois` });
    } else {
      mask |= 1 << clan;
    }
  }
  return mask;
}

const KIND_OF: ReadonlyMap<unknown, number> = new Map(CARD_DEFS.map(({ id }, kind) => [id, kind]));

/** The kind of a card named by its id, or -1. */
export function readCard(r: Report, where: string, value: unknown): number {
  const kind = KIND_OF.get(value) ?? -1;
  if (kind < 0) {
    fail(r, where, {
      en: `no card is called ${show(value)}`,
      fr: `aucune carte ne s’appelle ${show(value)}`,
    });
  }
  return kind;
}

export function clanNames(mask: number): string[] {
  return CLANS.filter((_, clan) => (mask >> clan) & 1);
}
