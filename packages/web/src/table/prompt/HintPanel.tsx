/** Advice against bots, more of it each time it is asked for. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../../app/announcer.tsx';
import type { AnswerScene, Prompt } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { CloseButton } from '../CloseButton.tsx';
import { Icon } from '../icons.tsx';
import type { Hint } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import './hint.css';

export interface HintPanelProps {
  readonly hint: Hint;
  readonly prompt: Prompt | null;
  more(): void;
  close(): void;
  choose(answer: AnswerScene): void;
}

export function HintPanel({ hint, prompt, more, close, choose }: HintPanelProps) {
  const say = useWords(WORDS);
  const { rung, advice } = hint;
  const text = advice === null ? say('hintThinks') : advice.text;
  const { polite } = useAnnounce();
  useEffect(() => polite(text), [text, polite]);
  const panel = useRef<HTMLElement>(null);
  useReturn(panel);
  return (
    <section
      ref={panel}
      className="table-hint panel"
      aria-label={say('hintTitle', { rung })}
      tabIndex={-1}
    >
      <header className="table-hint-head">
        <h2>
          <Icon name="hint" /> {say('hintTitle', { rung })}
        </h2>
        <CloseButton label={say('closeHint')} look="button-small button-quiet" close={close} />
      </header>
      <p>{text}</p>
      {advice !== null && advice.answers.length > 0 && (
        <ol className="table-hint-answers">
          {advice.answers.map(({ code, label, chance, reason }) => {
            const answer = prompt?.answers.find((each) => each.code === code);
            return (
              <li key={code}>
                <button
                  type="button"
                  className="button table-hint-answer"
                  disabled={answer === undefined}
                  onClick={() => answer !== undefined && choose(answer)}
                >
                  <strong>{label}</strong>
                  <span>{say('chance', { chance })}</span>
                </button>
                <p className="muted">{reason}</p>
              </li>
            );
          })}
        </ol>
      )}
      {advice !== null && rung < 3 && (
        <button
          type="button"
          className="button button-small"
          onClick={() => {
            // The button goes away while more is thought out.
            panel.current?.focus({ preventScroll: true });
            more();
          }}
        >
          {say('moreHint')}
        </button>
      )}
    </section>
  );
}

/** Where the focus was when the panel came, it is again when it goes; unless it has gone elsewhere. */
function useReturn(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    const shown = panel.current;
    return () => {
      if (shown?.contains(document.activeElement) && activeElement instanceof HTMLElement)
        activeElement.focus({ preventScroll: true });
    };
  }, [panel]);
}
