/** How long the disk itself takes to sync a page: what no durable answer can be quicker than. */
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pause } from '../rig/machine.mjs';

const PAGE = Buffer.alloc(4096, 1);
/** The file does not grow: its pages are written over in turn. */
const PAGES = 256;
/** Seldom enough to be in nobody's way. */
const EVERY_MS = 50;

/** From now on; `take` gives the times in ms since it was last asked. */
export async function watchDisk(dir) {
  const path = join(dir, 'sync-times');
  const file = await open(path, 'w');
  await file.write(Buffer.alloc(PAGE.length * PAGES));
  await file.sync();
  let times = [];
  let isOn = true;
  const watching = (async () => {
    for (let page = 0; isOn; page = (page + 1) % PAGES) {
      const begun = performance.now();
      await file.write(PAGE, 0, PAGE.length, page * PAGE.length);
      await file.datasync();
      times.push(performance.now() - begun);
      await pause(EVERY_MS);
    }
    await file.close();
    await rm(path);
  })();
  return {
    take() {
      const taken = times;
      times = [];
      return taken;
    },
    stop() {
      isOn = false;
      return watching;
    },
  };
}
