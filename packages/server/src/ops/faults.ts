/** R14: what an engine failed at, kept as files from which it can be played again. For the operator: a seed tells every card. */
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@open-gosu/kernel';
import type { Fault } from '../match/index.ts';

const FOLDER = 'faults';
/** The first ones tell most: a fault that comes again and again does not fill the disk. */
const MOST = 100;
const OWNER_ONLY = 0o600;

/** Answers the name of the file, or null where there are enough. */
export function keepFault(dataDir: string, tag: string, fault: Fault, now: number): string | null {
  const dir = join(dataDir, FOLDER);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (readdirSync(dir).length >= MOST) return null;
  const file = join(dir, `${now}-${tag}.json`);
  // Whole or not at all.
  writeFileSync(`${file}.new`, `${JSON.stringify(asKept(fault), null, 1)}\n`, { mode: OWNER_ONLY });
  renameSync(`${file}.new`, file);
  return file;
}

function asKept({ answer, error, players, ...played }: Fault) {
  const record: GameRecord = {
    record: 1,
    ...played,
    players: Array.from({ length: players }, () => ({ name: '', kind: 'human' })),
    result: null,
  };
  return { record, answer, error };
}
