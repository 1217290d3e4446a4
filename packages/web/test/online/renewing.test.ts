/** The line is that of whoever plays here: one opened before they signed in gives a stranger's view of their own seat. */
import { expect, test } from 'vitest';
import { makeMeStore, type Person } from '../../src/online/people/me-store.ts';
import { renewFor } from '../../src/online/socket/renewing.ts';
import { ADA, fakeLine } from './fake-line.ts';

const person: Person = { ...ADA, lang: 'en', guest: true, passkeys: 0 } as unknown as Person;

function opened(player: typeof ADA | null) {
  const wires = fakeLine();
  const nobody = async () => ({ ok: true, value: null }) as const;
  const store = makeMeStore({ me: nobody, putMe: nobody });
  renewFor(store, wires.line);
  wires.line.follow({
    match: 'bWF0Y2gtb25lLTAwMDAwMQ',
    rev: () => null,
    acts: () => null,
    hear: () => undefined,
    lost: () => undefined,
  });
  wires.arrive(player);
  return { ...wires, store };
}

test('whoever signs in is welcomed anew, once, by that name', () => {
  const { line, sockets, store, arrive } = opened(null);
  store.known(person);
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  arrive(ADA);
  expect(line.now()).toMatchObject({ phase: 'open', player: ADA });
  store.known(person);
  expect(sockets).toHaveLength(2);
});

test('nothing is opened anew for the same person, nor for one who signs out', () => {
  const { sockets, store } = opened(ADA);
  store.known(person);
  store.known(null);
  expect(sockets).toHaveLength(1);
});
