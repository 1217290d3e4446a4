/** A tally of what play has done so far: each use, of each subject it applies to. */
export class CoverageTable<Use extends string> {
  private readonly subjects: ReadonlyMap<Use, readonly string[]>;
  private readonly done = new Map<Use, Set<string>>();
  readonly reasons = new Map<string, number>();
  games = 0;

  /** For each use, everything it can happen to at all. */
  constructor(subjects: ReadonlyMap<Use, readonly string[]>) {
    this.subjects = subjects;
    for (const use of subjects.keys()) this.done.set(use, new Set());
  }

  has(use: Use, subject: string): boolean {
    return this.done.get(use)?.has(subject) === true;
  }

  add(use: Use, subject: string): void {
    this.done.get(use)?.add(subject);
  }

  /** Whether it has not happened yet, but can. */
  isNews(use: Use, subject: string): boolean {
    return !this.has(use, subject) && this.subjects.get(use)?.includes(subject) === true;
  }

  /** One game more, which ended so. */
  addEnding(reason: string): void {
    this.games++;
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
  }

  /** "played elle". */
  missing(): string[] {
    return [...this.subjects].flatMap(([use, subjects]) =>
      subjects.filter((subject) => !this.has(use, subject)).map((subject) => `${use} ${subject}`),
    );
  }

  /** "played 88 of 88", one line per use. */
  report(): string[] {
    return [...this.subjects].map(([use, subjects]) => {
      const seen = subjects.filter((subject) => this.has(use, subject)).length;
      return `${use} ${seen} of ${subjects.length}`;
    });
  }
}
