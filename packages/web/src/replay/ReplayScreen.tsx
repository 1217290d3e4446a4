/** A game seen again: step by step, through anybody's eyes, linked at every point, and played on from there. */
import { useState } from 'react';
import { Icon } from '../app/icons.tsx';
import { playersText } from '../games/titles.ts';
import { WORDS as GAMES_WORDS } from '../games/words.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import { TableView } from '../table/board/TableView.tsx';
import type { Shape } from '../table/board/use-shape.ts';
import type { Replayed } from './load-replayed.ts';
import { type Eyes, eyesNamed, usualEyes } from './positions.ts';
import { ReplayLog } from './ReplayLog.tsx';
import { ReplayMenu } from './ReplayMenu.tsx';
import { ReplayText } from './ReplayText.tsx';
import './replay.css';
import { StepBar } from './StepBar.tsx';
import { useReplayed } from './use-replayed.ts';
import { useLog, useScene } from './use-scene.ts';
import { useFollowedLink, useStepKeys, useSteps } from './use-steps.ts';
import { WORDS } from './words.ts';

interface ReplayProps {
  readonly id: string;
  readonly ply: number | null;
  readonly side: string | undefined;
}

export function ReplayScreen({ id, ply, side }: ReplayProps) {
  const say = useWords(WORDS);
  const loaded = useReplayed(id);
  if (loaded === null) {
    return (
      <div className="app-page app-message">
        <h1>{say('title')}</h1>
        <p role="status">{say('loading')}</p>
      </div>
    );
  }
  if ('refusal' in loaded) {
    return (
      <div className="app-page app-message">
        <h1>{loaded.refusal.title}</h1>
        <p>{loaded.refusal.text}</p>
        <p>
          <a className="button button-primary" href="#/games">
            {say('back')}
          </a>
        </p>
      </div>
    );
  }
  return <Replay key={id} id={id} asked={ply} side={side} replayed={loaded.replayed} />;
}

interface ShownProps {
  readonly id: string;
  readonly asked: number | null;
  readonly side: string | undefined;
  readonly replayed: Replayed;
}

function Replay({ id, asked, side, replayed }: ShownProps) {
  const say = useWords(WORDS);
  const sayGames = useWords(GAMES_WORDS);
  const { lang, isTextMode } = useSettings();
  const { match, isOver } = replayed;
  const last = match.answers.length;
  const usual = usualEyes(match, isOver);
  const [eyes, setEyes] = useState<Eyes>(() => eyesNamed(side, match, isOver) ?? usual);
  const shownSide = eyes === usual ? undefined : String(eyes);
  const steps = useSteps(id, asked, last, shownSide);
  useFollowedLink(id, (_, wanted) => setEyes(eyesNamed(wanted, match, isOver) ?? usual));
  const [isBlind, setBlind] = useState(false);
  const [isLogShown, setLogShown] = useState(false);
  const scene = useScene(match, steps.ply, eyes);
  const log = useLog(match, eyes);
  useStepKeys(steps, last, !isBlind);

  const steppers = (
    <StepBar
      steps={steps}
      last={last}
      isBlind={isBlind}
      prompt={scene?.ending?.text ?? scene?.prompt?.text}
    />
  );
  const story = <ReplayLog groups={log} ply={steps.ply} isBlind={isBlind} goTo={steps.goTo} />;
  const title = say('titled', { players: playersText(match, lang, sayGames) });

  if (scene === null) {
    return (
      <div className="app-page app-message">
        <h1>{title}</h1>
        <p role="status">{say('loading')}</p>
      </div>
    );
  }
  const header = (shape: Shape) => (
    <header className="replay-head">
      <a className="button button-quiet button-small" href="#/games" aria-label={say('back')}>
        <Icon name="back" />
        <span>{say('back')}</span>
      </a>
      <h1>{title}</h1>
      {shape !== 'wide' && (
        <button
          type="button"
          className="button button-quiet button-small"
          aria-pressed={isLogShown}
          aria-label={say('log')}
          onClick={() => setLogShown(!isLogShown)}
        >
          <Icon name="games" />
          <span>{say('log')}</span>
        </button>
      )}
      <ReplayMenu
        replayed={replayed}
        ply={steps.ply}
        isOverHere={scene.ending !== null}
        decider={scene.prompt?.seat ?? null}
        eyes={eyes}
        setEyes={setEyes}
        isBlind={isBlind}
        setBlind={setBlind}
      />
    </header>
  );
  if (isTextMode) {
    return (
      <ReplayText
        match={match}
        ply={steps.ply}
        eyes={eyes}
        scene={scene}
        header={header('wide')}
        steppers={steppers}
        story={story}
      />
    );
  }
  return (
    <TableView scene={scene} left={story} prompt={() => steppers} header={header}>
      {(shape) => shape !== 'wide' && isLogShown && <div className="replay-drawer">{story}</div>}
    </TableView>
  );
}
