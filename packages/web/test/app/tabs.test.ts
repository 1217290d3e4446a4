/** One game in several tabs: the last to open it plays, the others give way, and what was under way is not lost. */
import { expect, test } from 'vitest';
import { type Channel, makeTabs, type Tabs } from '../../src/storage/tabs.ts';

/** As many tabs as are asked for, on one line: a message reaches all but its sender. */
function browser(): () => Tabs {
  const channels: Channel[] = [];
  let time = 1000;
  return () =>
    makeTabs(
      () => {
        const own: Channel = {
          onmessage: null,
          postMessage(data) {
            for (const other of channels) if (other !== own) other.onmessage?.({ data });
          },
        };
        channels.push(own);
        return own;
      },
      () => time++,
    );
}

/** Opens a game in a tab and notes what it is told. */
function play(tab: Tabs, id: string) {
  const told: string[] = [];
  const release = tab.claim(id, {
    taken: () => told.push('taken'),
    changed: () => told.push('changed'),
  });
  return { told, release };
}

test('the tab that opens a game last has it; other games are not touched', () => {
  const open = browser();
  const [first, second] = [open(), open()];
  const a = play(first, 'a');
  const b = play(first, 'b');
  const again = play(second, 'a');
  expect([a.told, b.told, again.told]).toEqual([['taken'], [], []]);
  play(first, 'a');
  expect(again.told).toEqual(['taken']);
});

test('of two that open it in the same instant one has it, whatever they hear first', () => {
  /** Messages arrive when both have spoken. */
  const held: (() => void)[] = [];
  const channels: Channel[] = [];
  const open = (tab: string) =>
    makeTabs(
      () => {
        const own: Channel = {
          onmessage: null,
          postMessage(data) {
            held.push(() => {
              for (const other of channels) if (other !== own) other.onmessage?.({ data });
            });
          },
        };
        channels.push(own);
        return own;
      },
      () => 7,
      tab,
    );
  const [first, second] = [open('a'), open('b')];
  const [one, two] = [play(first, 'g'), play(second, 'g')];
  for (const deliver of held.splice(0).reverse()) deliver();
  expect([one.told, two.told]).toEqual([['taken'], []]);
  // And whoever opens it later has it, though the clock stands still.
  const again = play(first, 'g');
  for (const deliver of held.splice(0)) deliver();
  expect([again.told, two.told]).toEqual([[], ['taken']]);
});

test('one of the same instant that did not hear the other gives way, too', () => {
  const channels: Channel[] = [];
  const open = (tab: string) =>
    makeTabs(
      () => {
        const own: Channel = {
          onmessage: null,
          postMessage(data) {
            for (const other of channels) if (other !== own) other.onmessage?.({ data });
          },
        };
        channels.push(own);
        return own;
      },
      () => 7,
      tab,
    );
  const one = play(open('b'), 'g');
  const two = play(open('a'), 'g');
  expect([one.told, two.told]).toEqual([[], ['taken']]);
});

test('what an older tab still keeps is seen by the one that plays', () => {
  const open = browser();
  const [first, second] = [open(), open()];
  const old = play(first, 'a');
  const now = play(second, 'a');
  first.kept('a');
  second.kept('a');
  expect([old.told, now.told]).toEqual([['taken'], ['changed']]);
});

test('a tab that has left the game is told nothing', () => {
  const open = browser();
  const [first, second] = [open(), open()];
  const left = play(first, 'a');
  left.release();
  play(second, 'a');
  expect(left.told).toEqual([]);
});

test('without messages every tab is on its own', () => {
  const tab = makeTabs(() => null);
  const { told } = play(tab, 'a');
  tab.kept('a');
  expect(told).toEqual([]);
});
