/** Who decides what, and why; what is selected, what it costs and does; and the buttons. */

import { type ReactNode, type RefObject, useContext, useMemo } from 'react';
import { useBook } from '../../cards/books.tsx';
import type { AnswerScene, Handle, Preview, Scene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import { useIsPhone } from '../board/use-shape.ts';
import { commitLabel } from '../choosing/commit-label.ts';
import { type Decision, quickHandles, wantsList } from '../choosing/decision.ts';
import { actsAtOnce, formOf } from '../choosing/prompt-form.ts';
import { PASS } from '../choosing/selection.ts';
import { BehindContext, useChoice, useMarkNow, useMarks, useUnderWay } from '../context.tsx';
import { Icon } from '../icons.tsx';
import { useRove } from '../keys/use-rove.ts';
import { SINGLE } from '../keys/use-single.ts';
import { About } from '../Names.tsx';
import { isYou, useCardName } from '../names.ts';
import type { Step } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { MoreBelow } from './MoreBelow.tsx';
import './prompt.css';

/** More candidates than this are a list of their own. */
const MOST_CANDIDATES = 4;

export interface PromptActions {
  give(code: number): void;
  choose(answer: AnswerScene): void;
  point(handle: string): void;
  stepBack(): void;
  dropStep(index: number): void;
  moveStep(from: number, to: number): void;
  openList(): void;
}

/** The frame around whatever the moment asks for. */
export function PromptFrame({
  label,
  isMine,
  children,
  frame,
}: {
  readonly label: string;
  readonly isMine: boolean;
  readonly children: ReactNode;
  readonly frame: RefObject<HTMLElement | null>;
}) {
  const moves = useRove(frame, 'row');
  const isBehind = useContext(BehindContext);
  return (
    <section
      ref={frame}
      className="table-prompt"
      aria-label={label}
      aria-busy={isBehind || undefined}
      data-mine={isMine || undefined}
      tabIndex={-1}
      {...SINGLE}
      {...moves}
    >
      {children}
      <MoreBelow />
    </section>
  );
}

export function useCommitLabel(steps: readonly Step[], decision: Decision | null): string {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const nameOf = useCardName();
  return useMemo(() => {
    if (decision?.chosen == null) return '';
    return commitLabel(steps, decision.prompt, decision.chosen, { say, lang, nameOf });
  }, [steps, decision, say, lang, nameOf]);
}

/** The question, or what is selected in its place. */
export function Question({ decision }: { readonly decision: Decision }) {
  const say = useWords(WORDS);
  const { prompt, chosen, possible, whyNot } = decision;
  if (whyNot !== null) {
    return (
      <p className="table-question table-refusal">
        <Icon name="close" /> {whyNot === '' ? say('notWanted') : say('cannot', { why: whyNot })}
      </p>
    );
  }
  if (chosen !== null) return <Chosen answer={chosen} />;
  return (
    <p className="table-question">
      {possible.length > 1 ? say('whichOne') : <About text={prompt.text} card={prompt.source} />}
      {prompt.step !== null && prompt.step.of > 1 && (
        <span className="table-step chip">{say('step', prompt.step)}</span>
      )}
    </p>
  );
}

/** Cost, reason and warning of the selected answer, in a line or two. */
function Chosen({ answer }: { readonly answer: AnswerScene }) {
  return (
    <p className="table-question table-chosen">
      <strong>{answer.label}</strong>
      {answer.cost !== null && <span className="table-cost">{answer.cost.why}</span>}
      {answer.warning !== null && <Warning text={answer.warning} />}
    </p>
  );
}

export function Warning({ text }: { readonly text: string }) {
  const say = useWords(WORDS);
  return (
    <span className="table-warning">
      <Icon name="alert" />
      <span className="unseen">{say('about', { what: say('warning'), text: '' })}</span>
      {text}
    </span>
  );
}

export interface ActionsProps {
  readonly decision: Decision;
  readonly steps: readonly Step[];
  readonly actions: PromptActions;
  /** What else can be done while nothing is selected. */
  readonly children?: ReactNode;
}

/** The buttons: commit and back once something is selected, else what can be said in words. */
export function Actions({ decision, steps, actions, children }: ActionsProps) {
  const { isBusy } = useUnderWay();
  const say = useWords(WORDS);
  const label = useCommitLabel(steps, decision);
  const { prompt, chosen, possible, words, whyNot } = decision;
  const hasSelection = chosen !== null || possible.length > 0 || whyNot !== null;
  const others = possible.filter(({ code }) => code !== chosen?.code);
  return (
    <div className="table-actions">
      {chosen !== null && (
        <button
          type="button"
          className={`button button-primary table-commit${chosen.warning === null ? '' : ' button-danger'}`}
          aria-disabled={isBusy || undefined}
          onClick={() => actions.give(chosen.code)}
        >
          {label}
        </button>
      )}
      {others.length > 0 && (
        <Candidates answers={others} hasChosen={chosen !== null} actions={actions} />
      )}
      {!hasSelection && <Plain decision={decision} words={words} actions={actions} />}
      {!hasSelection && children}
      {(hasSelection || steps.length > 0) && (
        <button
          type="button"
          className="button table-back"
          title={hasSelection ? say('unselect') : say('stepBack')}
          onClick={actions.stepBack}
        >
          <Icon name="back" />
          <span className={others.length > 0 ? 'unseen' : undefined}>
            {hasSelection ? say('unselect') : say('stepBack')}
          </span>
        </button>
      )}
      {!hasSelection && wantsList(prompt) && (
        <button type="button" className="button button-primary" onClick={actions.openList}>
          <Icon name="list" />
          {say('openList')}
        </button>
      )}
    </div>
  );
}

function Candidates({
  answers,
  hasChosen,
  actions,
}: {
  readonly answers: readonly AnswerScene[];
  readonly hasChosen: boolean;
  readonly actions: PromptActions;
}) {
  const say = useWords(WORDS);
  const isPhone = useIsPhone();
  const code = useChoice(({ chosen }) => chosen());
  // What else is possible is ringed on the table; here it would crowd out what was chosen, or the text of the card.
  const isSeen = hasChosen || (isPhone && answers.every(({ to }) => to !== null));
  const most = hasChosen ? 1 : isSeen ? 2 : MOST_CANDIDATES;
  const few = answers.length <= most ? answers : answers.slice(0, isSeen ? 0 : most - 1);
  return (
    <>
      {few.map((answer) => (
        <button
          key={answer.code}
          type="button"
          className="button table-other"
          data-selected={answer.code === code || undefined}
          onClick={() => actions.choose(answer)}
        >
          {hasChosen && <span className="table-or">{say('orElse')}</span>}
          {answer.label}
        </button>
      ))}
      {few.length < answers.length && (
        <button type="button" className="button" onClick={actions.openList}>
          <Icon name="list" />
          {hasChosen ? say('otherWays', { count: answers.length }) : say('openList')}
        </button>
      )}
    </>
  );
}

/** Nothing is selected: tokens and pass, or the answers that are words. */
function Plain({
  decision,
  words,
  actions,
}: {
  readonly decision: Decision;
  readonly words: readonly AnswerScene[];
  readonly actions: PromptActions;
}) {
  const say = useWords(WORDS);
  const book = useBook();
  const isPhone = useIsPhone();
  const { isBusy } = useUnderWay();
  const { prompt } = decision;
  const quick = quickHandles(prompt);
  if (prompt.kind === 'action') {
    const cannotPass = prompt.impossible?.find(({ notation }) => notation === 'pass');
    return (
      <>
        {quick.map((handle) => (
          <QuickButton key={handle} handle={handle} point={actions.point}>
            {handle === PASS ? say('pass') : isPhone ? say('tokens') : say('useTokens')}
          </QuickButton>
        ))}
        {cannotPass !== undefined && (
          <button
            type="button"
            className="button"
            aria-disabled="true"
            title={cannotPass.whyNot}
            data-quick={PASS}
            onClick={() => actions.point(PASS)}
          >
            {say('pass')}
            <span className="unseen">. {say('cannot', { why: cannotPass.whyNot })}</span>
          </button>
        )}
      </>
    );
  }
  if (formOf(prompt) === 'draft' || formOf(prompt) === 'name' || book === null) return null;
  const atOnce = actsAtOnce(prompt);
  return words.map((answer) => (
    <button
      key={answer.code}
      type="button"
      className="button table-word"
      aria-disabled={isBusy || undefined}
      data-code={answer.code}
      title={answer.warning ?? undefined}
      onClick={() => (atOnce ? actions.give(answer.code) : actions.choose(answer))}
    >
      {answer.warning !== null && <Icon name="alert" />}
      <span>
        {answer.label}
        {answer.warning !== null && <small className="table-word-warning">{answer.warning}</small>}
      </span>
    </button>
  ));
}

/** Tokens or pass: they lie on the table as buttons. */
function QuickButton({
  handle,
  point,
  children,
}: {
  readonly handle: Handle;
  point(handle: Handle): void;
  readonly children: ReactNode;
}) {
  const { markOf } = useMarks();
  const mark = useMarkNow(handle, markOf(handle));
  return (
    <button
      type="button"
      className="button table-quick"
      data-quick={handle}
      data-selected={mark === 'selected' || undefined}
      onClick={() => point(handle)}
    >
      {children}
    </button>
  );
}

/** What the selected answer will do, as far as it is known. */
export function Plan({
  scene,
  decision,
  preview,
}: {
  readonly scene: Scene;
  readonly decision: Decision;
  readonly preview: Preview | null;
}) {
  const say = useWords(WORDS);
  const { chosen } = decision;
  if (chosen === null) return null;
  return (
    <section className="table-plan" aria-label={say('willDo')} aria-busy={preview === null}>
      <h3>{say('willDo')}</h3>
      <ul aria-live="off">
        {chosen.cost !== null && <li>{chosen.cost.why}</li>}
        {(preview?.lines ?? []).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice
          <li key={index}>{line}</li>
        ))}
        {preview?.goesOn && <li className="muted">{say('unknown')}</li>}
        {(preview?.forces ?? []).map((force, seat) => {
          const before = scene.seats[seat]?.force ?? 0;
          if (force === before) return null;
          const name = isYou(scene, seat) ? say('you') : (scene.seats[seat]?.name ?? '');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
            <li key={`force${seat}`} className="table-plan-force">
              {say('standing', { name, text: say('forceAfter', { before, after: force }) })}
            </li>
          );
        })}
        {chosen.warning !== null && (
          <li>
            <Warning text={chosen.warning} />
          </li>
        )}
      </ul>
    </section>
  );
}
