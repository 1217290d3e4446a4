/** Many at once: pairs of players who play match after match until nobody wants another. */
import { makeRng, type Rng } from '@open-gosu/kernel';
import { makeGuest, pause, seat, type Wanted } from './people.ts';
import { type Answered, Player, type PlayerOptions, type Seen } from './player.ts';

/** One clan that answers captures, one that answers activations. */
const ANSWERING = {
  draft: 'given',
  clans: [
    ['abhilasha', 'xian', 'tomorrow'],
    ['justice', 'goan-sul', 'galmi'],
  ],
};

/** Of ten tables: mostly those without moments that have to be waited for. */
function wantedAt(n: number): Wanted {
  if (n % 10 === 0) return { game: 'gosu-x', options: ANSWERING };
  return n % 10 < 4 ? { game: 'gosu-x' } : { game: 'gosu-tactics' };
}

export interface CrowdOptions {
  readonly games: number;
  readonly seed: string;
  /** Where the pair n, and its seat, connects. */
  readonly base: (pair: number, seat: number) => string;
  readonly player?: (rng: Rng) => Partial<PlayerOptions>;
  readonly wanted?: (n: number) => Wanted;
}

const AT_ONCE = 20;

export class Crowd {
  readonly #options: CrowdOptions;
  readonly players: Player[] = [];
  readonly #pairs: Player[][] = [];
  readonly #playing: Promise<void>[] = [];
  /** Matches that were promised to exist. */
  readonly made: string[] = [];
  finished = 0;
  /** Why a pair could not play on. */
  readonly failures: string[] = [];
  #isOn = true;

  constructor(options: CrowdOptions) {
    this.#options = options;
  }

  async begin(): Promise<void> {
    const { games, seed, base, player } = this.#options;
    let next = 0;
    const one = async () => {
      while (next < games) {
        const n = next++;
        const pair: Player[] = [];
        for (const seat of [0, 1]) {
          const at = () => base(n, seat);
          const rng = makeRng(`${seed} ${n} ${seat}`);
          pair.push(
            new Player(await makeGuest(at, 2 * n + seat), { rng, base: at, ...player?.(rng) }),
          );
        }
        this.#pairs[n] = pair;
        this.players.push(...pair);
        this.#playing[n] = this.#play(n, pair).catch((error: unknown) => {
          this.failures.push(error instanceof Error ? error.message : String(error));
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }

  async #play(n: number, pair: readonly Player[]): Promise<void> {
    const { base, wanted = wantedAt } = this.#options;
    for (let i = 0; this.#isOn; i++) {
      const order = i % 2 === 0 ? [...pair] : [...pair].reverse();
      const want = wanted(n);
      const match = await seat(
        () => base(n, i % 2),
        order.map(({ who }) => who),
        want,
      );
      this.made.push(match);
      await Promise.all(order.map((player, as) => player.play(match, want.game, as)));
      this.finished++;
    }
  }

  /** No new ones; resolves when the last is over. False: not within `ms`. */
  async finish(ms: number): Promise<boolean> {
    this.#isOn = false;
    const all = Promise.all(this.#playing).then(() => this.failures.length === 0);
    const isDone = await Promise.race([all, pause(ms).then(() => false)]);
    for (const player of this.players) player.end();
    return isDone;
  }

  /** Who plays with whom. */
  get pairs(): readonly (readonly Player[])[] {
    return this.#pairs;
  }

  get games(): number {
    return this.#options.games;
  }

  get answers(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Milliseconds from each answer to its reply. */
  waits(): number[] {
    return this.players.flatMap(({ waits }) => waits);
  }

  forgetWaits(): void {
    for (const { waits } of this.players) waits.length = 0;
  }

  /** By match: what was acknowledged, and what was seen. */
  kept(): Map<string, { answered: Answered[]; seen: Seen[] }> {
    const kept = new Map<string, { answered: Answered[]; seen: Seen[] }>();
    const at = (match: string) => {
      const found = kept.get(match) ?? { answered: [], seen: [] };
      kept.set(match, found);
      return found;
    };
    for (const match of this.made) at(match);
    for (const { acknowledged, seen } of this.players) {
      for (const one of acknowledged) at(one.match).answered.push(one);
      for (const one of seen) at(one.match).seen.push(one);
    }
    return kept;
  }

  /** What was refused, by code. */
  refusals(): Record<string, number> {
    const all: Record<string, number> = {};
    for (const { counts } of this.players)
      for (const [code, count] of counts.refused) all[code] = (all[code] ?? 0) + count;
    return all;
  }
}
