/** Damaged data and data of other versions: what every store does about them. */
import { describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { append, openings, outcome, type Place, row } from './support.ts';

/** `more`: damage that only this kind of database can have; SQL by name. */
export function damageContract(
  makePlace: () => Promise<Place>,
  more: Readonly<Record<string, string>> = {},
): void {
  const { start, again, fresh, place } = openings(makePlace);

  describe('the hash chain', () => {
    const damage = {
      'an edited body': "UPDATE entries SET body = 'a:X' WHERE seq = 2 AND num = 1",
      'a missing entry': 'DELETE FROM entries WHERE seq = 2 AND num = 1',
      'a lost end': 'DELETE FROM entries WHERE seq = 4 AND num = 1',
      'a lost beginning': 'DELETE FROM entries WHERE seq = 0 AND num = 1',
      'two entries in each other’s place': `UPDATE entries SET seq = 100 WHERE seq = 1 AND num = 1;
        UPDATE entries SET seq = 1 WHERE seq = 2 AND num = 1; UPDATE entries SET seq = 2 WHERE seq = 100 AND num = 1`,
      'an older head': 'UPDATE heads SET seq = 3 WHERE num = 1',
      'an older head that fits':
        'UPDATE heads SET seq = 3, hash = (SELECT hash FROM entries WHERE num = 1 AND seq = 3) WHERE num = 1',
      'a missing head': 'DELETE FROM heads WHERE num = 1',
      'the entries of another match': `DELETE FROM entries WHERE num = 1; UPDATE entries SET num = 1 WHERE num = 2;
        UPDATE heads SET hash = (SELECT hash FROM entries WHERE num = 1 AND seq = 4) WHERE num = 1`,
      ...more,
    };
    test('finds every damage; the match is put aside and the others go on', async () => {
      const store = await start();
      const fill = async (match: string) => {
        await store.createMatch(row(match), []);
        for (let seq = 0; seq < 5; seq += 1) await append(store, match, seq);
      };
      await fill('a');
      await fill('b');
      await store.close();
      for (const [what, sql] of Object.entries(damage)) {
        await place().tamper(
          'CREATE TABLE kept AS SELECT * FROM entries',
          'CREATE TABLE kept_heads AS SELECT * FROM heads',
          ...sql.split(';'),
        );
        const damaged = await place().open();
        expect(await outcome(damaged.readMatch('a')), what).toBe('corrupt');
        if (!what.includes('another'))
          expect(await outcome(damaged.readMatch('b')), what).toBe('ok');
        // The tables themselves refuse the number; who is in the same commit does not notice.
        if (what.includes('that fits'))
          expect(
            await Promise.all([append(damaged, 'a', 4, 'x'), append(damaged, 'b', 5, 'y')]),
          ).toEqual(['corrupt', 'ok']);
        await damaged.close();
        await place().tamper(
          'DELETE FROM entries',
          'INSERT INTO entries SELECT * FROM kept',
          'DELETE FROM heads',
          'INSERT INTO heads SELECT * FROM kept_heads',
          'DROP TABLE kept',
          'DROP TABLE kept_heads',
        );
      }
      const whole = await again();
      expect((await whole.readMatch('a'))?.entries).toHaveLength(5);
      const claim = await whole.claimLease('a', 'one', 60_000);
      await whole.quarantine('a', 'entry 2 does not fit');
      expect(await whole.quarantined()).toEqual([{ id: 'a', why: 'entry 2 does not fit' }]);
      expect(
        (await whole.listMatches({})).matches.map(({ id, status }) => `${id} ${status}`),
      ).toEqual(['b open', 'a quarantined']);
      expect(await append(whole, 'a', 5, 'x', 'epoch' in claim ? claim.epoch : -1)).toBe('fenced');
      expect(await append(whole, 'b', 5)).toBe('ok');
      expect(await outcome(whole.quarantine('none', ''))).toBe('missing');
    });
  });

  describe('migrations', () => {
    test('run once each, also when two start at once, and keep what is there', async () => {
      const store = await start({ migrations: MIGRATIONS });
      await store.createMatch(row('a'), ['0']);
      await store.close();
      const more = [
        ...MIGRATIONS,
        () => ['CREATE TABLE later (x INTEGER)', 'INSERT INTO later VALUES (1)'],
      ];
      const both = await Promise.allSettled([
        place().open({ migrations: more }),
        place().open({ migrations: more }),
      ]);
      for (const one of both) if (one.status === 'fulfilled') await one.value.close();
      expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(place().single ? 1 : 2);
      const third = await again({ migrations: more });
      expect((await third.readMatch('a'))?.entries).toEqual(['0']);
    });

    test('that fail leave nothing behind, and a database from the future is refused', async () => {
      await fresh();
      const wrong = [...MIGRATIONS, () => ['CREATE TABLE half (x INTEGER)', 'CREATE NONSENSE']];
      await expect(place().open({ migrations: wrong })).rejects.toThrow();
      const right = [...MIGRATIONS, () => ['CREATE TABLE half (x INTEGER)']];
      const store = await place().open({ migrations: right });
      await store.close();
      await expect(place().open()).rejects.toThrow(
        new RegExp(`version ${MIGRATIONS.length + 1}.*up to ${MIGRATIONS.length}.*newer server`),
      );
    });
  });
}
