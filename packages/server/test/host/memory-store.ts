/** A store that forgets: for tests about time and about very many messages, where a disk would only slow them down. */
import { type Append, type MatchRow, type Store, StoreError } from '../../src/store/index.ts';

interface Kept {
  row: MatchRow;
  readonly entries: string[];
}

/** Only what a host needs. */
export function memoryStore(): Store {
  const matches = new Map<string, Kept>();
  const get = (id: string): Kept => {
    const kept = matches.get(id);
    if (kept === undefined) throw new StoreError('missing', id);
    return kept;
  };
  const store = {
    async createMatch(row: MatchRow, entries: readonly string[]) {
      matches.set(row.id, { row, entries: [...entries] });
    },
    async append({ match, seq, body, row }: Append) {
      const kept = get(match);
      if (seq !== kept.entries.length) throw new StoreError('conflict', `${match} ${seq}`);
      kept.entries.push(body);
      if (row !== undefined) kept.row = { ...kept.row, status: row.status, summary: row.summary };
    },
    async readMatch(id: string) {
      return matches.get(id) ?? null;
    },
    async readRow(id: string) {
      return matches.get(id)?.row ?? null;
    },
    async lastSeq(id: string) {
      const kept = matches.get(id);
      return kept === undefined ? null : kept.entries.length - 1;
    },
    async claimLease(match: string) {
      get(match);
      return { epoch: 1 };
    },
    renewLeases: async () => true,
    releaseLeases: async () => {},
    listMatches: async () => ({ matches: [], next: null }),
    health: async () => ({
      ok: true,
      store: 'sqlite',
      detail: '',
      waiting: 0,
      commits: 0,
      appended: 0,
    }),
    uptime: { beat: async () => {}, spans: async () => [] },
    chat: { add: async () => 0, last: async () => [] },
    close: async () => {},
  };
  return store as unknown as Store;
}
