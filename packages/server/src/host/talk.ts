/** Chat: kept in the store; players hear players, and spectators hear everybody. */
import type { Table } from '../match/index.ts';
import { seatOfPlayer } from '../match/table.ts';
import type { ChatLine as StoredLine } from '../store/index.ts';
import type { ChatLine, Outcome, Person } from './host.ts';
import { type Core, errorText, guarded, type Live, type Watch } from './live.ts';
import { enqueue } from './work.ts';

export function say(
  core: Core,
  match: string,
  by: Person | null,
  { phrase, text }: Pick<ChatLine, 'phrase' | 'text'>,
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
        const live = core.lives.get(match) as Live;
        const at = core.options.clock.wall();
        const kind = phrase === undefined ? 'text' : 'preset';
        const line = shown(table, { player: by.player, at, kind, text: words }, by.name);
        core.options.store.chat.add({ match, player: by.player, at, kind, text: words }).then(
          () => {
            keep(core, live, line);
            for (const watch of [...live.watches]) tellLine(core, live, watch, line);
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

function shown(
  table: Table,
  { player, at, kind, text }: Omit<StoredLine, 'match' | 'seq'>,
  name: string,
): ChatLine {
  const seat = seatOfPlayer(table, player);
  return { at, seat, name, ...(kind === 'preset' ? { phrase: text } : { text }) };
}

function tellLine(core: Core, live: Live, watch: Watch, line: ChatLine): void {
  if (line.seat < 0 && watch.seat >= 0) return;
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
    for (const line of live.chat) tellLine(core, live, watch, line);
  } catch (error) {
    core.options.log.warn({ match: live.id, error: errorText(error) }, 'the chat was not read');
  }
}

/** More lines than a match has, as a rule. */
const MOST_READ = 2000;

async function readHistory(core: Core, match: string, table: Table): Promise<ChatLine[]> {
  const { chat, players } = core.options.store;
  const lines = (await chat.lines(match, -1, MOST_READ)).slice(-core.limits.chat);
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
