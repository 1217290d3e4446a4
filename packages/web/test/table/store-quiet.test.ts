/** Force of will: one who never wants to respond to one kind of trigger. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match, Sitter } from '../../src/engine/match.ts';
import type { Asked, RequestName, Told } from '../../src/engine/requests.ts';
import { makeQuietTurns, type Wish } from '../../src/table/store/quiet.ts';
import type { StoreDeps } from '../../src/table/store/table-state.ts';
import { ada, benchOf, bo, give, settled } from './store-bench.ts';

/** Ada destroys every OPEN card of Justice, or captures a card of Bo, who holds The Red Circle twice. */
function attacking(sitters: readonly Sitter[]): Match {
  const tokens = { hand: 1, spent: 1, locked: 2 };
  const ours = {
    clans: ['galmi', 'phoenix', 'goan-sul'],
    hand: ['goan-sul', 'lava-goddesses', 'timer', 'un-go'],
    army: [['bombers', 'bun-to'], ['hempo']],
    tokens,
  };
  const theirs = {
    clans: ['justice', 'abhilasha', 'tomorrow'],
    hand: ['red-circle', 'red-circle', 'elle'],
    army: [['volantis', 'petal-faeries'], ['sati']],
    tokens,
  };
  const position = { game: 'gosu-x', seed: 3, tiles: [], players: [ours, theirs] };
  const start = { from: 'position', position } as const;
  const begun = answer('begin', { game: 'gosu-x', start, sitters, lang: 'en' });
  if (!begun.ok) throw new Error(begun.message);
  return begun.value;
}

const DESTROY = ['play goan-sul', 'clan justice'];

/** All but the thing itself is the real engine's. `log`: how many turns it tells of. */
function quietTurns(keep?: (never: readonly Wish[]) => void) {
  const turn = { log: 1 };
  const quiet = makeQuietTurns(
    {
      lang: () => 'en',
      async ask<N extends RequestName>(name: N, of: Asked<N>): Promise<Told<N>> {
        if (name !== 'log') return answer(name, of);
        return Array.from({ length: turn.log }, () => ({})) as unknown as Told<N>;
      },
    },
    keep,
  );
  return { quiet, turn };
}

describe('never for this trigger', () => {
  const begun = attacking([ada, bo]);
  const destroying = { ...begun, answers: DESTROY };
  const capturing = { ...begun, answers: ['play lava-goddesses', 'target p1:I1'] };

  test('outlasts the turn, and is about this seat and this kind of trigger only', async () => {
    const { quiet, turn } = quietTurns();
    for (const [match, purpose] of [
      [destroying, 'cancel-destroy'],
      [capturing, 'cancel-capture'],
    ] as const) {
      const { prompt } = answer('scene', { match, viewer: 1, lang: 'en' });
      expect(prompt).toMatchObject({ kind: 'respond', purpose, isMine: true });
    }
    quiet.add((await quiet.wishOf(destroying, 0, 'trigger'))!);
    expect(await quiet.answer(destroying), 'another seat').toBeNull();
    quiet.add((await quiet.wishOf(destroying, 1, 'trigger'))!);
    const decline = answer('read', { match: destroying, viewer: 1, lang: 'en', text: 'decline' });
    expect(await quiet.answer(destroying)).toBe(decline.ok && decline.value);
    turn.log = 2;
    expect(await quiet.answer(destroying), 'the next turn').not.toBeNull();
    expect(await quiet.answer(capturing), 'another trigger').toBeNull();
    expect(await quiet.answer(begun), 'no response').toBeNull();
  });

  test('ends for one who wants to be asked again, or whose declining was taken back', async () => {
    let kept: readonly Wish[] = [];
    const { quiet } = quietTurns((wishes) => {
      kept = wishes;
    });
    const ours = { seat: 0, trigger: 'cancel-destroy' };
    const theirs = { seat: 1, trigger: 'cancel-destroy' };
    for (const wish of [ours, theirs, theirs]) quiet.add(wish);
    expect(kept).toEqual([ours, theirs]);
    quiet.askAgain(1);
    expect(await quiet.answer(destroying)).toBeNull();
    expect(kept).toEqual([ours]);
    quiet.add(theirs);
    quiet.add({ seat: 0, turn: '1/0/1' });
    quiet.end([1]);
    expect(kept).toEqual([ours]);
    quiet.restore([theirs]);
    expect(await quiet.answer(destroying)).not.toBeNull();
  });
});

describe('at the table', () => {
  async function asked(change: Partial<StoreDeps> = {}) {
    const bench = await benchOf(attacking([ada, bo]), change);
    const { store } = bench;
    await store.liftCurtain();
    await give(store, /^play goan-sul/);
    await give(store, /^clan justice/);
    await store.liftCurtain();
    expect(store.now().scene?.prompt?.kind).toBe('respond');
    return bench;
  }

  test('it declines all of them, is kept over a reload, and ends with an undo', async () => {
    const { store, kept, reopen } = await asked();
    await store.quieten('trigger');
    await settled(store);
    expect(kept().match.answers.slice(2, 4)).toEqual(['decline', 'decline']);
    expect(kept().neverAsked).toEqual([{ seat: 1, trigger: 'cancel-destroy' }]);
    const again = await reopen();
    expect(again.now().saved?.neverAsked).toHaveLength(1);
    await again.undoTo(3);
    await settled(again);
    expect(kept().neverAsked).toEqual([]);
    await again.liftCurtain();
    expect(again.now().scene?.prompt).toMatchObject({ kind: 'respond', isMine: true });
  });

  test('for a turn it is in the state, where one can take it back, until the turn is over', async () => {
    const wishes: (readonly Wish[] | undefined)[] = [];
    const { store, kept } = await asked({
      async ask<N extends RequestName>(name: N, of: Asked<N>): Promise<Told<N>> {
        if (name === 'read') wishes.push(store.now().saved?.neverAsked);
        return answer(name, of);
      },
    });
    await store.quieten('turn');
    await settled(store);
    const wish = { seat: 1, turn: expect.any(String) };
    expect(wishes, 'at both declinings').toEqual([[wish], [wish]]);
    expect(kept().match.answers.slice(2, 4)).toEqual(['decline', 'decline']);
    expect(kept().neverAsked).toEqual([]);
  });

  test('it outlasts an undo of what others did', async () => {
    const { store, kept } = await asked();
    await store.quieten('trigger');
    await settled(store);
    const { match } = kept();
    const wishes = [...(kept().neverAsked ?? []), { seat: 0, trigger: 'cancel-destroy' }];
    const other = await benchOf(match, {
      load: async () => ({ ...kept(), neverAsked: wishes }),
    });
    await other.store.undoTo(3);
    await settled(other.store);
    expect(other.kept().neverAsked).toEqual([{ seat: 0, trigger: 'cancel-destroy' }]);
  });

  test('a reload keeps declining, until one says to be asked again', async () => {
    const { store, kept } = await asked();
    await store.quieten('trigger');
    await settled(store);
    // The same attack once more, as a later turn would bring it.
    const attacked = () => benchOf(begun, { load: async () => ({ ...kept(), match: begun }) });
    const begun = { ...kept().match, answers: DESTROY };
    const quiet = await attacked();
    expect(quiet.kept().match.answers.slice(2, 4)).toEqual(['decline', 'decline']);
    expect(store.now().scene?.viewer).toBe(1);
    store.askAgain();
    expect(kept().neverAsked).toEqual([]);
    const loud = await attacked();
    expect(loud.kept().match.answers).toEqual(DESTROY);
    expect(loud.store.now().curtain).toBe(1);
  });
});
