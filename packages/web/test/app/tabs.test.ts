/** One game in several tabs: the last to open it plays, the others give way, and what was under way is not lost. */
import { expect, test } from 'vitest';
import { type Channel, makeTabs, type Tabs } from '../../src/storage/tabs.ts';

/** As many tabs as are asked for, on one line: a message reaches all but its sender. */
function browser(): () => Tabs {
  const channels: Channel[] = [];
  return () =>
    makeTabs(() => {
      const own: Channel = {
        onmessage: null,
        postMessage(data) {
          for (const other of channels) if (other !== own) other.onmessage?.({ data });
        },
      };
      channels.push(own);
      return own;
    });
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
