/** Says what happens and whose decision it is, for those who listen; puts the focus on the question. */
import { type RefObject, useEffect, useRef } from 'react';
import { useAnnounce } from '../app/announcer.tsx';
import type { LogGroup, Scene } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import { showBadge } from './badge.ts';
import { lastPly, linesOf } from './match-facts.ts';
import { WORDS } from './words.ts';

/** What happened since, said once and in one go. */
export function useEventAnnouncements(log: readonly LogGroup[]): void {
  const { polite } = useAnnounce();
  const said = useRef<number | null>(null);
  useEffect(() => {
    const from = said.current;
    const ply = lastPly(log);
    said.current = ply;
    if (from === null || ply <= from) return;
    polite(
      linesOf(log)
        .filter((line) => line.ply > from)
        .map(({ text }) => text)
        .join(' '),
    );
  }, [log, polite]);
}

/** `isReady`: nothing stands in front of the table. */
export function useDecisionAnnouncement(
  scene: Scene,
  staged: number,
  isReady: boolean,
  prompt: RefObject<HTMLElement | null>,
): void {
  const { assertive } = useAnnounce();
  const say = useWords(WORDS);
  const isMine = scene.prompt?.isMine === true && isReady;
  const text = scene.prompt?.text ?? '';
  const key = isMine ? `${scene.ply}/${staged}/${text}` : '';
  const said = useRef('');
  useEffect(() => {
    if (key === '' || key === said.current) return;
    said.current = key;
    assertive(say('about', { what: say('yourDecision'), text }));
    if (!isTyping()) prompt.current?.focus({ preventScroll: true });
  }, [key, text, assertive, say, prompt]);

  // The title of the tab tells those who look elsewhere.
  useEffect(() => {
    const plain = document.title.replace(/^● /, '');
    document.title = isMine ? `● ${plain}` : plain;
    showBadge(isMine);
    return () => {
      document.title = document.title.replace(/^● /, '');
      showBadge(false);
    };
  }, [isMine]);
}

function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement;
}
