/** Complaints as an operator reads them: with the names of those concerned, and what was said. */
import type { ChatLine, Store } from '../store/index.ts';

export interface ReportedLine {
  readonly at: number;
  readonly player: string;
  readonly name: string;
  readonly kind: 'text' | 'preset';
  readonly text: string;
}

export interface ReadReport {
  readonly match: string;
  readonly at: number;
  /** Who complains. */
  readonly player: string;
  readonly name: string;
  readonly reason: string;
  readonly text: string;
  readonly lines: readonly ReportedLine[];
}

const MOST_REPORTS = 200;

/** Newest first. */
export async function readReports(
  store: Pick<Store, 'reports' | 'players'>,
): Promise<readonly ReadReport[]> {
  const found = (await store.reports.list(MOST_REPORTS)).map((one) => ({
    ...one,
    lines: readLog(one.log),
  }));
  const ids = found.flatMap(({ player, lines }) => [player, ...lines.map((line) => line.player)]);
  const names = new Map(
    (await store.players.getMany([...new Set(ids)])).map(({ id, name }) => [id, name]),
  );
  const nameOf = (player: string) => names.get(player) ?? '';
  return found.map(({ match, at, player, reason, text, lines }) => ({
    match,
    at,
    player,
    name: nameOf(player),
    reason,
    text,
    lines: lines.map((line) => ({
      at: line.at,
      player: line.player,
      name: nameOf(line.player),
      kind: line.kind,
      text: line.text,
    })),
  }));
}

function readLog(text: string): readonly Omit<ChatLine, 'match'>[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
