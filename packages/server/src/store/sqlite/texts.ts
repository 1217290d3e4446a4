/**
 * Texts as bytes. One damaged byte on the disk makes a text that is no UTF-8, and at that the driver ends the whole process. So
 * a question is asked such that its texts come as bytes, and they are decoded here. What is damaged reads as U+FFFD: an entry with
 * that in it does not fit its checksum, and a list that shows it is still a list.
 */
import type { Row } from '../sql.ts';

type Found = Record<string, string | number | null | ArrayBuffer>;

/** Only what reads stored texts: settings have none. */
export const hasTexts = (sql: string): boolean => /^\s*SELECT\b/i.test(sql);

/** `columns`: the names of what the question finds. We store no bytes, so whatever comes as bytes was a text. */
export function asBytes(sql: string, columns: readonly string[]): string {
  const names = columns.map((name) => `"${name.replaceAll('"', '""')}"`);
  const found = names.map(
    (name) =>
      `CASE typeof(${name}) WHEN 'text' THEN CAST(${name} AS BLOB) ELSE ${name} END AS ${name}`,
  );
  return `WITH found (${names.join(', ')}) AS (${sql}) SELECT ${found.join(', ')} FROM found`;
}

/** In place. */
export function decode(rows: readonly Found[]): Row[] {
  for (const row of rows)
    for (const name in row) {
      const value = row[name];
      if (value instanceof ArrayBuffer) row[name] = Buffer.from(value).toString();
    }
  return rows as Row[];
}
