/** What the tests of the powers share: tables of few cards, and what was told of them. */
import type { Person, Scenario } from '@testing/tactics/scenario.ts';
import type { EventType } from '../../src/events.ts';

export { bare } from '@testing/tactics/scenario.ts';

const PEOPLE: readonly Person[] = ['you', 'foe', 'third', 'fourth'];

/** "p1:I2" as "foe:I2". */
function named(s: Scenario, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => named(s, item)).join('+');
  return String(value).replace(/^p(\d):/, (_, seat) => `${personAt(s, Number(seat))}:`);
}

function personAt(s: Scenario, seat: number): string {
  return PEOPLE.find((who) => s.seat(who) === seat) ?? 'all';
}

/** The events of these types, in order, one line each: "destroy foe runner foe:I3". */
export function told(s: Scenario, ...types: readonly EventType[]): string[] {
  return s.events
    .filter(({ type }) => types.includes(type))
    .map(({ type, seat, seenBy: _, ...rest }) =>
      [type, personAt(s, seat), ...Object.values(rest).map((value) => named(s, value))].join(' '),
    );
}
