/** What the log tells beside the game's own events: what was taken back, declined, or handed to a bot. Pure. */
import type { LogGroup } from '../../engine/scene.ts';
import type { Say } from '../../i18n/language.ts';
import { withTakenBack } from '../../table/store/taken-back.ts';
import type { Noted } from './follower.ts';
import type { WORDS } from './words.ts';

export function withNotes(
  log: readonly LogGroup[],
  notes: readonly Noted[],
  say: Say<typeof WORDS>,
  nameOf: (seat: number) => string,
): readonly LogGroup[] {
  return notes.reduce((told, { ply, note, count }) => {
    const name = nameOf(note.seat);
    const text =
      note.kind === 'declined'
        ? say(`declined-${note.what}`, { name })
        : say(note.kind, { name, count });
    return withTakenBack(begun(told, say), [{ ply, count: 0 }], () => text);
  }, log);
}

/** Where nothing else has happened there is still a place for it. */
function begun(log: readonly LogGroup[], say: Say<typeof WORDS>): readonly LogGroup[] {
  return log.length > 0 ? log : [{ title: say('beginning'), seat: -1, round: 1, lines: [] }];
}
