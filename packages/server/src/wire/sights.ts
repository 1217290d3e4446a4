/** All sights of this process: one for each match and viewer that somebody follows here, and none for others. */
import type { Viewer } from '@open-gosu/kernel';
import { type About, Sight } from './frames.ts';

export class Sights {
  readonly #open = new Map<string, Sight>();

  get size(): number {
    return this.#open.size;
  }

  /** One more looks; `close` ends it. */
  open(about: About, viewer: Viewer): Sight {
    const key = keyOf(about.match, viewer);
    let sight = this.#open.get(key);
    if (sight === undefined) {
      sight = new Sight(about, viewer);
      this.#open.set(key, sight);
    }
    sight.count++;
    return sight;
  }

  close(sight: Sight): void {
    if (--sight.count > 0) return;
    const key = keyOf(sight.about.match, sight.viewer);
    if (this.#open.get(key) === sight) this.#open.delete(key);
  }
}

function keyOf(match: string, viewer: Viewer): string {
  return `${viewer} ${match}`;
}
