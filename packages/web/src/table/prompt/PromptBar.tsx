/** The bar that always says who decides what, and why: the present question, a bot that thinks, the past, the end. */
import type { ReactNode, RefObject } from 'react';
import { go } from '../../app/route.ts';
import { ask } from '../../engine/client.ts';
import type { Match } from '../../engine/match.ts';
import type { LogLine, Scene } from '../../engine/scene.ts';
import { keepMatch, newSeed } from '../../home/create-match.ts';
import { useWords } from '../../i18n/language.ts';
import type { Decision } from '../choosing/decision.ts';
import type { TableExtras } from '../extras.ts';
import { isYou, useSeatName } from '../names.ts';
import { freshBattle, newsOf } from '../news.ts';
import { peopleOf } from '../store/match-facts.ts';
import type { TableState } from '../store/table-state.ts';
import type { TableStore } from '../store/table-store.ts';
import { withAnswers } from '../store/track.ts';
import { useWaitingAnnouncement } from '../use-announcements.ts';
import { WORDS } from '../words.ts';
import { Chips } from './Chips.tsx';
import { News } from './News.tsx';
import { OnlyChoice } from './OnlyChoice.tsx';
import { Actions, type PromptActions, PromptFrame, Question } from './Prompt.tsx';
import { AskAgain, QuietChoices } from './Quiet.tsx';

export interface PromptBarProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly scene: Scene;
  readonly decision: Decision | null;
  readonly actions: PromptActions;
  /** The buttons for what is selected are elsewhere. */
  readonly hasSheet: boolean;
  readonly frame: RefObject<HTMLElement | null>;
  readonly extras?: TableExtras | undefined;
  openLog(): void;
  openEnd(): void;
  showBattle(line: LogLine): void;
}

export function PromptBar(props: PromptBarProps) {
  const { store, state, scene, decision, actions, hasSheet, frame } = props;
  const { openLog, openEnd, showBattle, extras } = props;
  const say = useWords(WORDS);
  const { past, selection, steps, log, newsFrom, ownFrom } = state;
  // Before others have done anything, what came of one's own action: much of it nobody was asked about.
  const others = decision === null ? [] : newsOf(log, newsFrom);
  const lines = others.length > 0 ? others : newsOf(log, ownFrom);
  const battle = freshBattle(log);
  const name = useSeatName(scene)(scene.prompt?.seat ?? -1);
  const waiting = state.isStopped ? say('stopped', { name }) : (scene.prompt?.text ?? '');
  const { forced } = state;
  const isWaiting = past === null && forced === null && scene.ending === null && decision === null;
  useWaitingAnnouncement(state.isAwaiting ? say('awaiting') : isWaiting ? waiting : '');
  const news = (
    <>
      {/* Below another question there may be more room. */}
      <News key={`${scene.ply}/${scene.prompt?.text}`} lines={lines} open={openLog} />
      {battle !== null && (
        <button
          type="button"
          className="button button-small button-quiet table-battle-again"
          onClick={() => showBattle(battle)}
        >
          {say('battleAgain')}
        </button>
      )}
      <AskAgain store={store} state={state} />
    </>
  );
  const match = state.saved?.match;
  const canDealAnew =
    extras === undefined &&
    match !== undefined &&
    peopleOf(match).length > 0 &&
    past?.scene.ending === null;
  if (past !== null) {
    return (
      <PromptFrame label={say('past', { ply: past.ply })} isMine={false} frame={frame}>
        <p className="table-question table-past">{say('past', { ply: past.ply })}</p>
        <div className="table-actions">
          <button type="button" className="button button-primary" onClick={store.returnToNow}>
            {say('returnToNow')}
          </button>
          {extras === undefined && (
            <button type="button" className="button" onClick={() => store.undoTo(past.ply)}>
              {say('playFromHere')}
            </button>
          )}
          {canDealAnew && (
            <button
              type="button"
              className="button"
              onClick={() => store.attempt(() => newLuck(match, past.ply, scene.viewer))}
            >
              {say('newLuck')}
            </button>
          )}
        </div>
      </PromptFrame>
    );
  }
  if (forced !== null) {
    return (
      <PromptFrame label={say('yourDecision')} isMine frame={frame}>
        <OnlyChoice forced={forced} goOn={() => store.goOn()} />
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
  if (state.isAwaiting) {
    return (
      <PromptFrame label={say('awaiting')} isMine={false} frame={frame}>
        <p className="table-question">
          <span className="table-thinking motion-decide" aria-hidden="true" />
          {say('awaiting')}
        </p>
        {extras?.awaiting}
      </PromptFrame>
    );
  }
  if (decision === null) {
    // In a window that reads along it may be one's own.
    return (
      <PromptFrame label={labelOf(scene.prompt?.seat ?? -1)} isMine={false} frame={frame}>
        <Waiting store={store} state={state} name={name} text={waiting} news={news} />
      </PromptFrame>
    );
  }
  return (
    <PromptFrame label={labelOf(decision.prompt.seat)} isMine frame={frame}>
      <div className="table-prompt-text">
        <Question decision={decision} />
        {selection === null && steps.length === 0 && news}
        <Chips steps={steps} drop={store.dropStep} move={store.moveStep} />
      </div>
      {!hasSheet && (
        <Actions decision={decision} steps={steps} actions={actions}>
          <QuietChoices store={store} scene={scene} />
        </Actions>
      )}
    </PromptFrame>
  );

  function labelOf(seat: number): string {
    return isYou(scene, seat) ? say('yourDecision') : say('decisionOf', { name });
  }
}

/**
 * Another game from there, with all that is hidden from everybody here dealt anew: this one stays as it is. Where several
 * share the device, none of them finds another hand than they have seen.
 */
async function newLuck(match: Match, ply: number, viewer: number): Promise<void> {
  const then = withAnswers(match, match.answers.slice(0, ply));
  const people = peopleOf(match);
  const dealt = await ask('redeal', { match: then, viewer, also: people, seed: newSeed() });
  go({ screen: 'play', id: await keepMatch({ ...dealt, undo: true }) });
}

function Waiting({
  store,
  state,
  name,
  text,
  news,
}: Pick<PromptBarProps, 'store' | 'state'> & {
  readonly name: string;
  readonly text: string;
  readonly news: ReactNode;
}) {
  const say = useWords(WORDS);
  const { thinking, isStopped } = state;
  return (
    <>
      <div className="table-prompt-text">
        <p className="table-question">
          {thinking !== null && (
            <span className="table-thinking motion-decide" aria-hidden="true" />
          )}
          {text}
        </p>
        {news}
      </div>
      <div className="table-actions">
        {thinking !== null && (
          <button type="button" className="button" onClick={store.stop}>
            {say('stopThinking', { name })}
          </button>
        )}
        {isStopped && (
          <button type="button" className="button button-primary" onClick={() => store.goOn()}>
            {say('goOn', { name })}
          </button>
        )}
      </div>
    </>
  );
}
