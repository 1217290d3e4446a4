/** Makes a folder and those above it. Step by step: Node's own recursive way never ends where a file system refuses silently. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Throws as the system does. */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory())
      throw Object.assign(new Error(folder), { code: 'ENOTDIR' });
    return;
  }
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
