/** Says what happens and whose decision it is, for those who listen. */
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../app/announcer.tsx';
import type { AnswerScene, ForcedScene, LogGroup, Scene } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import { callByTab } from './badge.ts';
import type { Decision } from './choosing/decision.ts';
import type { Selection } from './choosing/selection.ts';
import { isCounting, useIsCounting } from './dialogs/counting.ts';
import { lastPly, linesOf } from './store/match-facts.ts';
import { WORDS } from './words.ts';

/**
 * What happened since, said once and in one go. `newsFrom`: who comes to the table is told what happened after so many
 * answers. `isOn`: nothing else says it. While a battle is counted, its end is not said.
 */
export function useEventAnnouncements(
  log: readonly LogGroup[],
  newsFrom: number,
  isOn: boolean,
): void {
  const { polite, clear } = useAnnounce();
  const say = useWords(WORDS);
  const said = useRef<number | null>(null);
  // Whoever leaves the table does not come upon it again on the next screen.
  useEffect(() => clear, [clear]);
  const isHeld = useIsCounting();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is new in the log is said
  useEffect(() => {
    // Not `isHeld`: the battle may have begun since this was drawn.
    if (isCounting()) return;
    const from = said.current ?? newsFrom;
    said.current = lastPly(log);
    if (!isOn) return;
    polite(
      linesOf(log)
        .filter(({ ply }) => ply > from)
        .map(({ text, isAgainstViewer }) =>
          isAgainstViewer ? say('about', { what: say('againstYou'), text }) : text,
        )
        .join(' '),
    );
  }, [log, isHeld, polite]);
}

/** What is selected: what it means and costs, or why it cannot be chosen. */
export function useChoiceAnnouncement(decision: Decision | null, selection: Selection | null) {
  const { polite } = useAnnounce();
  const say = useWords(WORDS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when something is selected, not when the table changes
  useEffect(() => {
    if (decision === null || selection === null) return;
    const { chosen, possible, whyNot } = decision;
    if (whyNot !== null) polite(whyNot === '' ? say('notWanted') : say('cannot', { why: whyNot }));
    else if (chosen !== null) polite(choiceText(chosen));
    else if (possible.length > 1) polite(say('whichOne'));
  }, [selection, polite]);
}

function choiceText({ label, cost, warning }: AnswerScene): string {
  const sentence = /[.!?]$/.test(label) ? label : `${label}.`;
  return [sentence, cost?.why ?? '', warning ?? ''].filter((text) => text !== '').join(' ');
}

/**
 * `forced`: a choice there was none in stands in place of the question. `isReady`: nothing stands in front of the table. Gives
 * what tells one question from the next; empty where none is asked.
 */
export function useDecisionAnnouncement(
  scene: Scene,
  forced: ForcedScene | null,
  staged: number,
  isReady: boolean,
): string {
  const { assertive } = useAnnounce();
  const say = useWords(WORDS);
  const isMine = (forced !== null || scene.prompt?.isMine === true) && isReady;
  const text =
    forced === null ? (scene.prompt?.text ?? '') : say('onlyChoice', { label: forced.label });
  const at =
    forced === null ? `${scene.ply}/${staged}` : `${forced.ply}/${staged}/only${forced.index}`;
  const key = isMine ? `${at}/${text}` : '';
  const said = useRef('');
  useEffect(() => {
    if (key === '' || key === said.current) return;
    said.current = key;
    assertive(say('about', { what: say('yourDecision'), text }));
  }, [key, text, assertive, say]);

  useEffect(() => (isMine ? callByTab() : undefined), [isMine]);
  return key;
}

/** Why one waits: said when it changes. Empty where one does not. */
export function useWaitingAnnouncement(text: string): void {
  const { polite } = useAnnounce();
  useEffect(() => polite(text), [text, polite]);
}
