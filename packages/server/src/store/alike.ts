/** What is alike in every store: the small tables, matches as they are made, and appends on their way to a commit. */
import type { Group } from './group.ts';
import * as matches from './matches.ts';
import { unfit } from './plan.ts';
import { createRecords } from './records/index.ts';
import type { Sql } from './sql.ts';
import { type Append, type Store, StoreError } from './store.ts';

type Alike = ReturnType<typeof createRecords> &
  Pick<Store, 'createMatch' | 'append' | 'readRow' | 'lastSeq' | 'quarantined'>;

export function alikeIn(sql: Sql, group: Group<Append>, isClosed: () => boolean): Alike {
  return {
    ...createRecords(sql),
    createMatch: (row, entries, players = []) => matches.createMatch(sql, row, entries, players),
    append(append) {
      if (isClosed()) return Promise.reject(new StoreError('unavailable', 'the store is closed'));
      const error = unfit(append);
      return error === null ? group.push(append) : Promise.reject(error);
    },
    readRow: (id) => matches.readRow(sql, id),
    lastSeq: (id) => matches.lastSeq(sql, id),
    quarantined: () => matches.quarantined(sql),
  };
}
