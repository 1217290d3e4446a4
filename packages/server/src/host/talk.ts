/** Chat: kept in the store; players hear players, and spectators hear everybody. */
import type { Table } from '../match/index.ts';
import { seatOfPlayer } from '../match/table.ts';
import type { ChatLine as StoredLine } from '../store/index.ts';
import type { ChatLine, Outcome, Person } from './authority.ts';
import { isUnheard, noteLine } from './late.ts';
import { type Core, errorText, guarded, type Live, type Watch } from './live.ts';
import { enqueue } from './work.ts';

export function say(
  core: Core,
  match: string,
  by: Person | null,
  { phrase, text }: Pick<ChatLine, 'phrase' | 'text'>,
  id: string,
): Promise<Outcome<null>> {
  const words = phrase ?? text;
  if (by === null) return Promise.resolve({ ok: false, code: 'no-seat' });
  if (words === undefined || words === '')
    return Promise.resolve({ ok: false, code: 'bad-command' });
  if (core.options.mayTalk?.(by.player, match) === false) {
    return Promise.resolve({ ok: false, code: 'too-many' });
  }
  return new Promise((resolve) => {
    enqueue(core, match, {
      kind: 'look',
      run(table) {
        if (phrase === undefined && hasPhrasesOnly(table, by.player)) {
          resolve({ ok: false, code: 'chat-off' });
          return;
        }
        const live = core.lives.get(match) as Live;
        const at = core.options.clock.wall();
        const kind = phrase === undefined ? 'text' : 'preset';
        const line = shown(table, { player: by.player, at, kind, text: words }, by.name);
        core.options.store.chat.add({ match, player: by.player, at, kind, text: words, id }).then(
          (seq) => {
            // Said before, and sent again because nobody knew.
            if (seq === null) {
              resolve({ ok: true, value: null });
              return;
            }
            keep(core, live, line);
            // Written meanwhile, or read again: what holds is what the match has now.
            const seen = live.table ?? table;
            noteLine(core, live, seen, line);
            for (const watch of [...live.watches]) tellLine(core, live, seen, watch, line);
            resolve({ ok: true, value: null });
          },
          (error) => {
            core.options.log.warn({ match, error: errorText(error) }, 'a line was not kept');
            resolve({ ok: false, code: 'unavailable' });
          },
        );
      },
      fail: (code) => resolve({ ok: false, code }),
    });
  });
}

/** E6: strangers in a rated match, which anybody could sit down at, say no more than phrases until it is over. */
function hasPhrasesOnly(table: Table, player: string): boolean {
  const { rated, visibility } = table.facts.setup;
  const isStrange = rated && visibility === 'public' && table.status !== 'over';
  return isStrange && seatOfPlayer(table, player) >= 0;
}

function shown(
  table: Table,
  { player, at, kind, text }: Omit<StoredLine, 'match' | 'seq'>,
  name: string,
): ChatLine {
  const seat = seatOfPlayer(table, player);
  return { at, seat, name, ...(kind === 'preset' ? { phrase: text } : { text }) };
}

function tellLine(core: Core, live: Live, table: Table, watch: Watch, line: ChatLine): void {
  if (line.seat < 0 && watch.seat >= 0) return;
  if (isUnheard(table, watch.viewer, line, core.now())) return;
  guarded(core, live.id, () => watch.watcher.chat(line));
}

function keep(core: Core, { chat }: Live, line: ChatLine): void {
  if (chat === null) return;
  chat.push(line);
  if (chat.length > core.limits.chat) chat.shift();
}

/** What was said before somebody came. */
export async function historyOf(core: Core, live: Live, table: Table, watch: Watch): Promise<void> {
  try {
    live.chat ??= await readHistory(core, live.id, table);
    if (!live.watches.includes(watch)) return;
    for (const line of live.chat) tellLine(core, live, table, watch, line);
  } catch (error) {
    core.options.log.warn({ match: live.id, error: errorText(error) }, 'the chat was not read');
  }
}

async function readHistory(core: Core, match: string, table: Table): Promise<ChatLine[]> {
  const { chat, players } = core.options.store;
  const lines = await chat.last(match, core.limits.chat);
  const strangers = [...new Set(lines.map(({ player }) => player))].filter(
    (player) => seatOfPlayer(table, player) < 0,
  );
  const known = strangers.length === 0 ? [] : await players.getMany(strangers);
  const nameOf = (player: string): string =>
    table.seats[seatOfPlayer(table, player)]?.name ??
    known.find(({ id }) => id === player)?.name ??
    '';
  return lines.map((line) => shown(table, line, nameOf(line.player)));
}
