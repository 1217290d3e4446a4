/** Answers that were chosen here, given to the server one after the other. */
import { type Followed, RETRYABLE, type RefusalCode } from '@open-gosu/protocol';
import type { Preview, Prompt, Scene } from '../../engine/scene.ts';
import { canWait } from '../../table/store/staging.ts';
import type { Line } from '../socket/line.ts';
import type { MatchFollower } from './follower.ts';
import { type Decision, decisionIn, isSameDecision } from './kept-choice.ts';

/**
 * True if the answer can be kept back. Each response is awaited by the server for itself: it is given at once, and so is what
 * leads to it.
 */
export function canBeKept(
  { part }: Decision,
  preview: Preview,
  asked: Prompt,
  after: Scene,
): boolean {
  return part === 0 && after.prompt?.kind !== 'respond' && canWait(preview, asked, after);
}

function isSameQuestion(a: Prompt | null | undefined, b: Prompt | null | undefined) {
  if (a == null || b == null) return false;
  return a.kind === b.kind && a.purpose === b.purpose && a.text === b.text && b.isMine;
}

/** Whether the next of several answers is wanted; while a response is possible that is not known. */
async function isAskedOn(follower: MatchFollower, ply: number, line: number): Promise<boolean> {
  for (;;) {
    const held = follower.now().held as Followed;
    if (held.waiting === null) {
      const isNext = held.ply === ply && held.line === line;
      return isNext && held.status === 'running' && held.to === held.as;
    }
    await new Promise<void>((resolve) => {
      const end = follower.subscribe(() => {
        end();
        resolve();
      });
    });
  }
}

export interface Sending {
  readonly follower: MatchFollower;
  readonly line: Pick<Line, 'send'>;
  /** What was asked when each of them was chosen. */
  readonly questions: readonly Prompt[];
  /** What is asked now. */
  question(): Promise<Prompt | null>;
  given(index: number): void;
  refuse(code: RefusalCode): void;
}

/** Only the first may find the match elsewhere than where it was seen. Gives what is still chosen, less the last. */
export async function sendInTurn(
  { follower, line, questions, question, given, refuse }: Sending,
  { ply, line: of, part }: Decision,
  texts: readonly string[],
): Promise<readonly string[]> {
  const held = () => follower.now().held as Followed;
  for (const [i, text] of texts.entries()) {
    const decision = { ply: ply + i, line: of, part };
    if (i > 0) {
      const hasWaited = held().waiting !== null;
      if (!(await isAskedOn(follower, decision.ply, of))) return [];
      // Somebody may have responded, so that another question is asked than the one it was chosen for. Where the engine
      // cannot tell, that is said by the drawing that follows.
      const isSame = !hasWaited || isSameQuestion(questions[i], await question().catch(() => null));
      if (!isSame) return texts.slice(i, -1);
    }
    const answer = { t: 'answer', match: held().match, ply: decision.ply, line: of, text } as const;
    const reply = await line.send(part === 0 ? answer : { ...answer, part });
    if (!reply.ok) {
      refuse(reply.code);
      // The server was not able to take it, for now: nothing has to be chosen anew (C-14 R1, R2).
      const isOpen = RETRYABLE.has(reply.code) && isSameDecision(decision, decisionIn(held()));
      return isOpen ? texts.slice(i, -1) : [];
    }
    given(i);
  }
  return [];
}
