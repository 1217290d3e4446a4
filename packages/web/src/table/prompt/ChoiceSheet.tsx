/** What is selected on a phone, from below: its text, what it would do, and the buttons. A tap beside it puts it away. */

import { useEffect, useRef } from 'react';
import { useCard } from '../../cards/books.tsx';
import { CardZoom } from '../../cards/CardZoom.tsx';
import type { Preview } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { CloseButton } from '../CloseButton.tsx';
import { cardSelected, cellAt, type Decision } from '../choosing/decision.ts';
import type { Selection } from '../choosing/selection.ts';
import { useTable } from '../context.tsx';
import { SINGLE } from '../keys/use-single.ts';
import { WORDS } from '../words.ts';
import { MoreBelow } from './MoreBelow.tsx';
import { Actions, type ActionsProps, Plan, Question } from './Prompt.tsx';
import './sheet.css';

export interface ChoiceSheetProps extends Omit<ActionsProps, 'decision'> {
  readonly selection: Selection;
  /** Null while it is not mine to decide: the card is only read. */
  readonly decision: Decision | null;
  readonly preview: Preview | null;
  close(): void;
}

export function ChoiceSheet(props: ChoiceSheetProps) {
  const { selection, decision, preview, steps, actions, close } = props;
  const say = useWords(WORDS);
  const { scene } = useTable();
  const sheet = useRef<HTMLDivElement>(null);
  const handle = selection.handles.find(
    (each) => cardSelected(scene, { handles: [each], code: null }) !== null,
  );
  const card = useCard(cardSelected(scene, selection));
  const cell = handle === undefined ? null : cellAt(scene, handle);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const onDown = ({ target }: Event) => {
      if (!(target instanceof Element) || sheet.current?.contains(target)) return;
      if (target.closest('[data-handle], [role="dialog"], .table-prompt') === null)
        latest.current();
    };
    document.addEventListener('pointerdown', onDown);
    return () => document.removeEventListener('pointerdown', onDown);
  }, []);
  if (card === null && decision === null) return null;
  return (
    <div ref={sheet} className="zoom zoom-sheet table-choice" {...SINGLE}>
      <section
        className="zoom-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={card?.name ?? decision?.chosen?.label ?? say('whichOne')}
      >
        {decision !== null && <Question decision={decision} />}
        {card !== null && <CardZoom card={card} cell={cell ?? undefined} />}
        {decision !== null && <Plan scene={scene} decision={decision} preview={preview} />}
      </section>
      <div className="table-choice-foot">
        {decision !== null && (
          <div className="table-choice-answers">
            <Actions decision={decision} steps={steps} actions={actions} />
            <MoreBelow />
          </div>
        )}
        <CloseButton label={say('unselect')} close={close} />
      </div>
    </div>
  );
}
