/** What one answer costs on the wire, to both players together: from the match core to bytes, covered answers included. */
import { makeRng } from '@open-gosu/kernel';
import { expect, test } from 'vitest';
import { ANSWERING, TACTICS, X } from '../match/tables.ts';
import { readFrame, Told, withId } from './lines.ts';

const PLAYED = 20;
const BYTES = 600;

const CASES: readonly (readonly [string, object, string])[] = [
  [X, {}, X],
  [X, { options: ANSWERING }, `${X} with clans that answer`],
  [TACTICS, {}, TACTICS],
];

for (const [game, setup, name] of CASES) {
  test(`${name}: one answer to both players stays below ${BYTES} bytes on average`, () => {
    const sizes: number[] = [];
    let frames = 0;
    let covered = 0;
    for (let i = 0; i < PLAYED; i++) {
      const told = new Told(game, `size ${i}`, 2, { clock: 'standard', ...setup });
      for (const viewer of [0, 1]) told.snapshotText(viewer);
      told.sit();
      told.news();
      const { match } = told;
      const rng = makeRng(`size ${i}`);
      let bytes = 0;
      for (let { ply } = match.table; match.table.status === 'running'; ) {
        match.pass(1000 + ((match.mono * 7919) % 9000));
        match.step(rng);
        const seat = match.table.given.at(-1)?.seat;
        for (const { text, viewer, outgoing } of told.news()) {
          readFrame(text);
          frames++;
          // The one who answered is told so by the same frame.
          const isReply = viewer === seat && outgoing?.facts.waiting !== null;
          const sent = isReply || outgoing?.step != null ? withId(text, 'k3Jd9_sQ') : text;
          bytes += Buffer.byteLength(viewer === seat ? sent : text);
        }
        if (match.table.covered !== null) covered++;
        if (match.table.ply === ply) continue;
        ({ ply } = match.table);
        sizes.push(bytes);
        bytes = 0;
      }
    }
    sizes.sort((a, b) => a - b);
    const mean = sizes.reduce((a, b) => a + b, 0) / sizes.length;
    console.log(
      `${name}: ${sizes.length} answers (${covered} of them covered), both players: mean ${mean.toFixed(0)} B, ` +
        `median ${sizes[sizes.length >> 1]} B, p95 ${sizes[Math.floor(sizes.length * 0.95)]} B, most ${sizes.at(-1)} B; ` +
        `${(frames / sizes.length).toFixed(2)} frames`,
    );
    expect(mean).toBeLessThanOrEqual(BYTES);
    expect((frames - 2 * covered) / sizes.length).toBeLessThanOrEqual(2.05);
    if (game === X) expect(covered).toBeGreaterThan(20);
  });
}
