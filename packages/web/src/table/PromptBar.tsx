/** The bar that always says who decides what, and why: the present question, a bot that thinks, the past, the end. */
import type { Ref } from 'react';
import type { Scene } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import type { Decision } from './decision.ts';
import type { MatchStore } from './match-store.ts';
import { useSeatName } from './names.ts';
import { newsOf } from './news.ts';
import { Actions, Chips, News, type PromptActions, PromptFrame, Question } from './Prompt.tsx';
import type { TableState } from './table-state.ts';
import { WORDS } from './words.ts';

export interface PromptBarProps {
  readonly store: MatchStore;
  readonly state: TableState;
  readonly scene: Scene;
  readonly decision: Decision | null;
  readonly actions: PromptActions;
  /** The buttons for what is selected are elsewhere. */
  readonly hasSheet: boolean;
  readonly frame: Ref<HTMLElement>;
  openLog(): void;
  openEnd(): void;
}

export function PromptBar(props: PromptBarProps) {
  const { store, state, scene, decision, actions, hasSheet, frame, openLog, openEnd } = props;
  const say = useWords(WORDS);
  const { past, selection, steps, log, newsFrom } = state;
  const news = <News lines={newsOf(log, newsFrom)} open={openLog} />;
  if (past !== null) {
    return (
      <PromptFrame label={say('past', { ply: past.ply })} isMine={false}>
        <p className="table-question table-past">{say('past', { ply: past.ply })}</p>
        <div className="table-actions">
          <button type="button" className="button button-primary" onClick={store.returnToNow}>
            {say('returnToNow')}
          </button>
          <button type="button" className="button" onClick={() => store.undoTo(past.ply)}>
            {say('playFromHere')}
          </button>
        </div>
      </PromptFrame>
    );
  }
  if (scene.ending !== null) {
    return (
      <PromptFrame label={say('result')} isMine={false} frame={frame}>
        <p className="table-question">
          <strong>{scene.ending.text}</strong>
        </p>
        <div className="table-actions">
          <button type="button" className="button button-primary" onClick={openEnd}>
            {say('result')}
          </button>
        </div>
      </PromptFrame>
    );
  }
  if (decision === null) return <Waiting store={store} state={state} scene={scene} news={news} />;
  return (
    <PromptFrame label={say('yourDecision')} isMine frame={frame}>
      <div className="table-prompt-text">
        <Question decision={decision} />
        {selection === null && steps.length === 0 && news}
        <Chips steps={steps} drop={store.dropStep} />
      </div>
      {!hasSheet && (
        <Actions decision={decision} steps={steps} isBusy={state.isBusy} actions={actions} />
      )}
    </PromptFrame>
  );
}

function Waiting({
  store,
  state,
  scene,
  news,
}: Pick<PromptBarProps, 'store' | 'state' | 'scene'> & { readonly news: React.ReactNode }) {
  const say = useWords(WORDS);
  const nameOf = useSeatName(scene);
  const { thinking, isStopped, fault } = state;
  const name = nameOf(scene.prompt?.seat ?? -1);
  return (
    <PromptFrame label={say('decisionOf', { name })} isMine={false}>
      <div className="table-prompt-text">
        <p className="table-question" role="status">
          {thinking !== null && (
            <span className="table-thinking motion-decide" aria-hidden="true" />
          )}
          {isStopped ? say('stopped', { name }) : (scene.prompt?.text ?? '')}
        </p>
        {fault !== null && (
          <p className="table-warning" role="alert">
            {say('fault')} {fault}
          </p>
        )}
        {news}
      </div>
      <div className="table-actions">
        {thinking !== null && (
          <button type="button" className="button" onClick={store.stop}>
            {say('stopThinking', { name })}
          </button>
        )}
        {(isStopped || fault !== null) && (
          <button type="button" className="button button-primary" onClick={() => store.goOn()}>
            {say('goOn', { name })}
          </button>
        )}
      </div>
    </PromptFrame>
  );
}
