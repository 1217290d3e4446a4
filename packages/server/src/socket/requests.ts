/** What a socket asks for, each with exactly one reply: matches to follow, commands of a player, talk. */
import {
  type ClientMessageOf,
  type Command,
  RETRYABLE,
  type RefusalCode,
} from '@open-gosu/protocol';
import type { HostRefusal, Outcome, Person } from '../host/authority.ts';
import { commandOf, isTableMessage, refusalOf, type TableMessage } from '../wire/index.ts';
import { Bucket } from './bucket.ts';
import type { Connection } from './connection.ts';
import { Following } from './following.ts';
import type { Hub } from './hub.ts';

const AGAIN_MS = 500;
const MINUTE = 60;

export class Requests {
  readonly #hub: Hub;
  readonly #connection: Connection;
  /** Made when first needed: most sockets follow one match and say nothing. */
  readonly #followed = new Map<string, Following>();
  readonly #pending = new Set<string>();
  #talk: Bucket | null = null;
  #looks: Bucket | null = null;

  constructor(hub: Hub, connection: Connection) {
    this.#hub = hub;
    this.#connection = connection;
  }

  claim(id: string): boolean {
    return this.#pending.delete(id);
  }

  send(frame: string): void {
    this.#connection.send(frame);
  }

  /** The socket is gone: the host hears of it, whatever happens on the way. */
  end(): void {
    for (const following of this.#followed.values()) {
      try {
        following.end();
      } catch (error) {
        this.#hub.fault('a match could not be left', error);
      }
    }
    this.#followed.clear();
    this.#pending.clear();
  }

  take(message: Command): void {
    const { id } = message;
    if (message.t === 'ping') {
      this.#connection.say({ t: 'pong', id, now: this.#hub.wall() });
      return;
    }
    if (this.#pending.size >= this.#hub.limits.pending) {
      this.#connection.refuse(id, 'too-fast', { wait: AGAIN_MS });
      return;
    }
    this.#pending.add(id);
    this.#start(message).catch((error: unknown) => {
      this.#hub.fault('a command failed', error);
      this.#refuse(id, 'internal');
    });
  }

  #start(message: Exclude<Command, { t: 'ping' }>): Promise<void> {
    if (isTableMessage(message)) return this.#command(message);
    switch (message.t) {
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        return this.#unwatch(message);
      case 'rematch':
        return this.#rematch(message);
      case 'say':
        return this.#say(message.match, message.id, { phrase: message.phrase });
      case 'chat':
        return this.#say(message.match, message.id, { text: message.text });
    }
  }

  #done(id: string, rev: number | null): void {
    if (this.claim(id))
      this.#connection.say(rev === null ? { t: 'done', id } : { t: 'done', id, rev });
  }

  #refuse(id: string, code: RefusalCode, wait?: number): void {
    if (this.claim(id)) this.#connection.refuse(id, code, wait === undefined ? {} : { wait });
  }

  #refuseAs(id: string, code: HostRefusal): void {
    const known = refusalOf(code);
    this.#refuse(id, known, RETRYABLE.has(known) ? AGAIN_MS : undefined);
  }

  #finish(id: string, outcome: Outcome<unknown>): void {
    if (outcome.ok) this.#done(id, null);
    else this.#refuseAs(id, outcome.code);
  }

  async #command(message: TableMessage): Promise<void> {
    const { id, match } = message;
    const { person, lag } = this.#connection;
    const following = this.#followed.get(match) ?? null;
    if (person === null) {
      this.#refuse(id, 'not-signed-in');
      return;
    }
    if (following?.mayAct === false) {
      this.#refuse(id, 'elsewhere');
      return;
    }
    const command = commandOf(message, { lag, bot: this.#hub.deps.bot });
    const outcome = await this.#hub.deps.host.command(match, person, command, following);
    if (!outcome.ok) {
      this.#refuseAs(id, outcome.code);
      return;
    }
    this.#done(id, outcome.value.rev);
    if (command.kind === 'orders') following?.ordered(command.respond);
    if (command.kind === 'answer' && command.part > 0) {
      following?.responded(command.ply, command.part);
    }
  }

  async #watch({ id, match, as, rev, acted, window }: ClientMessageOf<'watch'>): Promise<void> {
    const { host } = this.#hub.deps;
    const now = this.#hub.mono();
    this.#looks ??= new Bucket(this.#hub.limits.watches, this.#hub.limits.watchBurst, now);
    const { address, person } = this.#connection;
    const player = person?.player ?? null;
    const wait = this.#looks.take(now) ? this.#hub.mayLook(address, player) : this.#looks.wait();
    if (wait > 0) {
      this.#refuse(id, 'too-fast', wait);
      return;
    }
    const about = await host.about(match);
    if (!about.ok) {
      this.#refuseAs(id, about.code);
      return;
    }
    if (!this.#pending.has(id)) return;
    const before = this.#followed.get(match) ?? null;
    if (before === null && this.#followed.size >= this.#hub.limits.watched) {
      this.#refuse(id, 'watching-enough');
      return;
    }
    const begun = { id, have: rev ?? null, before };
    const following = new Following(about.value, begun, this, this.#hub);
    this.#followed.set(match, following);
    const who = {
      player,
      ...(as === undefined ? {} : { as }),
      ...(acted === undefined ? {} : { acted }),
      ...(window === undefined ? {} : { window }),
    };
    let isFollowed = false;
    try {
      const outcome = await host.watch(match, who, rev ?? null, following);
      isFollowed = outcome.ok;
      if (outcome.ok) {
        following.begin(outcome.value);
        this.#done(id, following.rev);
      } else this.#refuseAs(id, outcome.code);
    } finally {
      if (!isFollowed) this.#goBack(match, following);
    }
  }

  /** What was followed before goes on. */
  #goBack(match: string, following: Following): void {
    const isLast = this.#followed.get(match) === following;
    const before = following.giveUp();
    if (!isLast) before?.end();
    else if (before === null) this.#followed.delete(match);
    else this.#followed.set(match, before);
  }

  async #unwatch({ id, match }: ClientMessageOf<'unwatch'>): Promise<void> {
    const following = this.#followed.get(match);
    if (following === undefined) {
      this.#refuse(id, 'not-watching');
      return;
    }
    this.#followed.delete(match);
    following.end();
    this.#done(id, null);
  }

  async #rematch({ id, match, yes }: ClientMessageOf<'rematch'>): Promise<void> {
    const person = this.#signedIn(id);
    if (person !== null) {
      this.#finish(id, await this.#hub.deps.host.rematch(match, person, yes));
    }
  }

  async #say(
    match: string,
    id: string,
    line: { readonly phrase: string } | { readonly text: string },
  ): Promise<void> {
    const person = this.#signedIn(id);
    if (person === null) return;
    const { chat } = this.#hub.limits;
    const now = this.#hub.mono();
    this.#talk ??= new Bucket(chat / MINUTE, chat, now);
    if (!this.#talk.take(now)) {
      this.#refuse(id, 'too-fast', this.#talk.wait());
      return;
    }
    this.#finish(id, await this.#hub.deps.host.chat(match, person, line, id));
  }

  #signedIn(id: string): Person | null {
    const { person } = this.#connection;
    if (person === null) this.#refuse(id, 'not-signed-in');
    return person;
  }
}
