/** Wild matches: everybody does anything at any time over lines that fail, and what clients hold is compared on the way. */
import { below, makeRng, type Rng } from '@open-gosu/kernel';
import { follow } from '@open-gosu/protocol';
import { expect } from 'vitest';
import type { PlayerCommand } from '../../src/match/index.ts';
import { ordersFrame } from '../../src/wire/index.ts';
import { type Match, must } from '../match/tables.ts';
import { held, type Line, linesOf, readFrame, type Told } from './lines.ts';

type Wanted = Parameters<Match['do']>[1];

/** Something beside answers that somebody might do. */
function wild(match: Match, rng: Rng): { seat: number; command: Wanted } {
  const seat = below(rng, match.table.seats.length);
  const what = below(rng, 2) === 0 ? 'draw' : 'takeback';
  const yes = below(rng, 3) > 0;
  const commands: Wanted[] = [
    { kind: 'undo' },
    { kind: 'undo', to: below(rng, match.table.ply + 1) },
    { kind: 'offer', what },
    { kind: 'offer', what: 'takeback', to: below(rng, match.table.ply + 1) },
    { kind: 'withdraw', what },
    { kind: 'reply', what: 'takeback', yes },
    { kind: 'reply', what: 'draw', yes: false },
    { kind: 'show', yes },
    { kind: 'think' },
    { kind: 'choose', what: 'wait', bot: 'easy' },
  ];
  // A bot that took a seat over has none.
  if (match.table.seats[seat]?.kind === 'person') {
    const respond = (['ask', 'never', 'highest'] as const)[below(rng, 3)]!;
    commands.push({ kind: 'orders', respond });
  }
  if (below(rng, 20) === 0) commands.push({ kind: 'block' });
  return { seat, command: commands[below(rng, commands.length)]! };
}

/** An answer somebody is asked to respond to, where there is one. */
function provoke(match: Match): boolean {
  const { kit } = match.table.facts;
  if (kit.responses === null || match.table.covered !== null || match.asked < 0) return false;
  const codes: number[] = [];
  const count = kit.game.legal(match.table.state, codes);
  for (const code of codes.slice(0, count)) {
    const copy = kit.game.clone(match.table.state);
    kit.game.apply(copy, code);
    if (!kit.responses.isAsked(copy)) continue;
    const text = kit.game.describe(match.table.state, code);
    must(match.do(match.asked, match.answerOf(text)));
    return true;
  }
  return false;
}

/** One random doing, and what the socket layer adds to it. */
function act(told: Told, lines: readonly Line[], rng: Rng): void {
  const { match } = told;
  if (below(rng, 3) === 0) {
    const { seat, command } = wild(match, rng);
    const judged = match.do(seat, command as Omit<PlayerCommand, 'id'> as Wanted);
    if (judged.ok && command.kind === 'orders' && !lines[seat]!.isCut) {
      lines[seat]!.take(ordersFrame(told.info.id, command.respond));
    }
    return;
  }
  if (below(rng, 60) === 0) {
    match.host(below(rng, 2) === 0 ? { kind: 'pause' } : { kind: 'resume', lost: 5000 });
    return;
  }
  if (below(rng, 80) === 0 && match.table.covered === null) {
    match.pass(10_000_000);
    match.host({ kind: 'time', bot: 'easy' });
    return;
  }
  const { part } = match.table;
  const { asked } = match;
  if (!provoke(match)) match.step(rng);
  for (const { viewer, text } of told.news()) lines.find((l) => l.viewer === viewer)?.hear(text);
  if (part > 0 && asked >= 0 && !lines[asked]!.isCut) lines[asked]!.take(told.gone(part));
}

export function playWild(told: Told, seed: string, trouble: Parameters<typeof linesOf>[2]) {
  const rng = makeRng(`wild ${seed}`);
  const lines = linesOf(told, seed, trouble);
  const { match } = told;
  told.sit();
  let compared = 0;
  let prompts = 0;
  for (let i = 0; i < 300 && match.table.status === 'running'; i++) {
    if (i === 280) match.do(0, { kind: 'resign', bot: 'easy' });
    else act(told, lines, rng);
    for (const { viewer, text } of told.news()) lines.find((l) => l.viewer === viewer)?.hear(text);
    for (const line of lines) {
      if (line.isCut && below(rng, 4) === 0) {
        if (below(rng, 2) === 0) told.closeEyes(line.viewer);
        line.back();
      }
      // A frame that was lost is noticed at the next one only.
      if (line.isCut || line.state?.rev !== match.table.rev) continue;
      if (line.trouble.lose > 0 && match.table.covered !== null) continue;
      // Snapshots play the whole story again: not each time.
      if (match.table.covered === null && below(rng, 6) > 0) continue;
      const fresh = follow(null, readFrame(told.snapshotText(line.viewer))).held;
      expect(held(line.state), `${seed} at ${i}, viewer ${line.viewer}`).toEqual(held(fresh));
      compared++;
      if (fresh?.prompt) prompts++;
    }
  }
  for (const line of lines) {
    line.back();
    const fresh = follow(null, readFrame(told.snapshotText(line.viewer))).held;
    expect(held(line.state), seed).toEqual(held(fresh));
  }
  return { compared, prompts, lines, match };
}

export const TROUBLE = { cut: 0.05, lose: 0.03, twice: 0.05 };
export const CALM = { cut: 0, lose: 0, twice: 0.1 };
