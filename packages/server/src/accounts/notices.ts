/**
 * Who is told of a decision, how, and how often: once when it comes, by push and by the player's own address, and once again after the
 * time they chose. What was told is in the store, so that neither another process nor a restart tells it twice.
 */
import type { Lang } from '@open-gosu/kernel';
import { LANGS } from '@open-gosu/kernel';
import type { HookMessage, Notices as NoticeFacts, RemindHours } from '@open-gosu/protocol';
import { REMIND_HOURS } from '@open-gosu/protocol';
import type { Turn } from '../host/options.ts';
import type { NoticeSettings, Records } from '../store/index.ts';
import { type Hooks, isHookOff, MOST_FAILURES, newSecret } from './hooks.ts';
import { helloText, turnText } from './notice-words.ts';
import type { Push } from './push.ts';
import { createQueue } from './queue.ts';

export interface Notices {
  /** A decision waits for somebody who is not there. Never blocks, never throws. */
  yourTurn(player: string, match: string, turn: Turn): void;
  /** It still does, and the time has come. */
  remind(player: string, match: string, turn: Turn): Promise<void>;
  settings(player: string): Promise<NoticeFacts>;
  setReminder(player: string, hours: RemindHours): Promise<void>;
  /** The secret that calls are signed with; null: not an address we call. */
  setHook(player: string, url: string): Promise<string | null>;
  removeHook(player: string): Promise<void>;
  /** Whether this server calls addresses of players. */
  readonly hasHooks: boolean;
  idle(): Promise<void>;
  /** When all that waits has been tried; what failed is not tried again. */
  stop(): Promise<void>;
}

export interface NoticesOptions {
  readonly store: Pick<Records, 'players' | 'push' | 'notices' | 'turns'>;
  /** Null: this server sends none. */
  readonly push: Pick<Push, 'yourTurn' | 'idle'> | null;
  readonly hooks: Pick<Hooks, 'isFit' | 'send' | 'idle' | 'stop'> | null;
  /** The link of a match. */
  readonly linkOf: (match: string) => string;
  readonly now?: () => number;
  readonly onError?: (error: unknown) => void;
}

const HOUR_MS = 3_600_000;
/** Whoever is reminded has at least so long. */
const LEAST_LEFT_MS = HOUR_MS;
const MOST_WAITING = 5000;
const AT_ONCE = 8;
const NOTHING_SET: NoticeSettings = { remind: 0, hook: null, secret: '', failures: 0 };

/** When to remind of a decision that came now: in good time before it is too late. Null: not at all. */
export function reminderAt(hours: number, until: number | null, now: number): number | null {
  if (hours === 0) return null;
  const at = Math.min(now + hours * HOUR_MS, (until ?? Number.POSITIVE_INFINITY) - LEAST_LEFT_MS);
  return at > now ? at : null;
}

export function createNotices(options: NoticesOptions): Notices {
  const { store, push, hooks, linkOf, onError } = options;
  const now = options.now ?? Date.now;
  const queue = createQueue({
    atOnce: AT_ONCE,
    mostWaiting: MOST_WAITING,
    ...(onError === undefined ? {} : { onError }),
  });

  const settingsOf = async (player: string) => (await store.notices.get(player)) ?? NOTHING_SET;

  async function langOf(player: string): Promise<Lang> {
    const person = await store.players.get(player);
    return LANGS.find((one) => one === person?.lang) ?? 'en';
  }

  async function canBeTold(player: string, settings: NoticeSettings): Promise<boolean> {
    if (hooks !== null && settings.hook !== null && !isHookOff(settings)) return true;
    return push !== null && (await store.push.of(player)).length > 0;
  }

  async function come(player: string, match: string, turn: Turn): Promise<void> {
    const settings = await settingsOf(player);
    if (!(await canBeTold(player, settings))) return;
    const { ply, line, until, isSeen } = turn;
    const due = reminderAt(settings.remind, until, now());
    // Whoever was there knows of it, and nobody who reads the match later tells them.
    const isNew = await store.turns.note({ player, match, ply, line }, due);
    if (isNew && !isSeen) await tell(player, match, turn, settings, false);
  }

  async function tell(
    player: string,
    match: string,
    { game, others }: Turn,
    settings: NoticeSettings,
    isReminder: boolean,
  ): Promise<void> {
    const kind = isReminder ? 'reminder' : 'turn';
    push?.yourTurn(player, match, kind);
    const { hook: url, secret } = settings;
    if (hooks === null || url === null) return;
    const lang = await langOf(player);
    const text = turnText(isReminder, game, others, lang);
    const message: HookMessage = {
      kind,
      text,
      lang,
      match,
      url: linkOf(match),
      game,
      others: [...others],
    };
    hooks.send({ player, url, secret }, message);
  }

  return {
    yourTurn(player, match, turn) {
      queue.add(`${player} ${match}`, () => come(player, match, turn));
    },
    async remind(player, match, turn) {
      const settings = await settingsOf(player);
      if (settings.remind > 0) await tell(player, match, turn, settings, true);
    },
    async settings(player) {
      const settings = await settingsOf(player);
      const { hook: url, failures } = settings;
      const state = isHookOff(settings) ? 'off' : failures > 0 ? 'failing' : 'ok';
      return {
        hooks: hooks !== null,
        hook: url === null ? null : { url, state },
        remind: REMIND_HOURS.find((hours) => hours === settings.remind) ?? 0,
      };
    },
    setReminder: (player, hours) => store.notices.setReminder(player, hours),
    async setHook(player, url) {
      if (hooks === null || !hooks.isFit(url)) return null;
      const secret = newSecret();
      const before = await settingsOf(player);
      // The same one again has one more message to show that it works: giving it anew does not make up for what failed.
      const failures = before.hook === url ? Math.min(before.failures, MOST_FAILURES - 1) : 0;
      await store.notices.setHook(player, url, secret, failures);
      const lang = await langOf(player);
      hooks.send({ player, url, secret }, { kind: 'hello', text: helloText(lang), lang });
      return secret;
    },
    removeHook: (player) => store.notices.setHook(player, null, ''),
    hasHooks: hooks !== null,
    async idle() {
      await queue.idle();
      await hooks?.idle();
      // Last: it also says that an address is called no more.
      await push?.idle();
    },
    async stop() {
      await queue.stop();
      await hooks?.stop();
      await push?.idle();
    },
  };
}
