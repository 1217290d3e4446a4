/** How often somebody may ask: a token bucket for each name, in bounded memory. Knows nothing of requests. */

export interface Rate {
  /** Per second. */
  readonly rate: number;
  readonly burst: number;
}

export interface Buckets {
  /** 0: go ahead; else how many milliseconds to wait. */
  take(name: string, cost?: number): number;
  readonly size: number;
}

interface Bucket {
  level: number;
  at: number;
}

export function createBuckets(
  { rate, burst }: Rate,
  most = 20_000,
  now: () => number = () => performance.now(),
): Buckets {
  const buckets = new Map<string, Bucket>();
  const perMs = rate / 1000;

  function levelOf(bucket: Bucket, at: number): number {
    return Math.min(burst, bucket.level + (at - bucket.at) * perMs);
  }

  function bucketOf(name: string): Bucket {
    const at = now();
    const found = buckets.get(name);
    if (found !== undefined) {
      found.level = levelOf(found, at);
      found.at = at;
      // The map keeps the order of insertion: those used last stand at its end.
      buckets.delete(name);
      buckets.set(name, found);
      return found;
    }
    forgetOldest(at);
    const made = { level: burst, at };
    buckets.set(name, made);
    return made;
  }

  /** Those unused for longest stand first, nearest to being full again; full, they are as good as new. Two for each that is made. */
  function forgetOldest(at: number): void {
    let left = 2;
    for (const [name, bucket] of buckets) {
      const isNeeded = buckets.size < most && levelOf(bucket, at) < burst;
      if (isNeeded || left === 0) return;
      buckets.delete(name);
      left--;
    }
  }

  return {
    take(name, cost = 1) {
      const bucket = bucketOf(name);
      if (bucket.level >= cost) {
        bucket.level -= cost;
        return 0;
      }
      return Math.ceil((cost - bucket.level) / perMs);
    },
    get size() {
      return buckets.size;
    },
  };
}
