/** How to play in two minutes, with pictures. */
import type { ReactNode } from 'react';
import { hrefOf } from '../app/route.ts';
import type { GameId } from '../engine/match.ts';
import { GAME_NAMES } from '../games/titles.ts';
import { useWords } from '../i18n/language.ts';
import { CostTable } from './CostTable.tsx';
import { ArmyDiagram, LinkDiagram, OpenDiagram } from './diagrams.tsx';
import { GOSU_X, PICTURES, TACTICS } from './quick-words.ts';
import { RULES_VIEW } from './Spans.tsx';
import { WORDS } from './words.ts';
import './quick.css';

export function QuickStart({ game }: { readonly game: GameId }) {
  const say = useWords(WORDS);
  return (
    <div className="rules-quick">
      {game === 'gosu-x' ? <GosuXSteps /> : <TacticsSteps />}
      <div className="rules-quick-actions">
        <a className="button button-primary" href={hrefOf({ screen: 'new', game })}>
          {say('newGame', { game: GAME_NAMES[game] })}
        </a>
        <a className="button" href={hrefOf({ screen: 'rules', game, rule: RULES_VIEW })}>
          {say('readAll')}
        </a>
        <a className="button" href={hrefOf({ screen: 'cards', game, card: null })}>
          {say('cards')}
        </a>
      </div>
    </div>
  );
}

interface StepProps {
  readonly title: string;
  readonly children: ReactNode;
  /** From edge to edge where others stand two by two. */
  readonly isWide?: boolean;
}

function Step({ title, children, isWide = false }: StepProps) {
  return (
    <section className="rules-step" data-wide={isWide || undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function ArmyFigure({ game }: { readonly game: GameId }) {
  const say = useWords(PICTURES);
  return (
    <figure className="rules-figure">
      <ArmyDiagram game={game} />
      <figcaption>{say('armyCaption')}</figcaption>
    </figure>
  );
}

function GosuXSteps() {
  const say = useWords(GOSU_X);
  return (
    <>
      <Step title={say('goalTitle')}>
        <p>{say('goal')}</p>
        <p>{say('goalMore')}</p>
      </Step>
      <Step title={say('deckTitle')}>
        <p>{say('deck')}</p>
      </Step>
      <Step title={say('armyTitle')}>
        <p>{say('army')}</p>
        <ArmyFigure game="gosu-x" />
      </Step>
      <Step title={say('turnTitle')}>
        <p>{say('turn')}</p>
      </Step>
      <Step title={say('costTitle')} isWide>
        <CostTable game="gosu-x" />
      </Step>
      <Step title={say('openTitle')}>
        <p>{say('open')}</p>
        <OpenDiagram game="gosu-x" />
      </Step>
      <Step title={say('battleTitle')}>
        <p>{say('battle')}</p>
      </Step>
      <Step title={say('songTitle')}>
        <p>{say('song')}</p>
      </Step>
    </>
  );
}

function TacticsSteps() {
  const say = useWords(TACTICS);
  return (
    <>
      <Step title={say('goalTitle')}>
        <p>{say('goal')}</p>
        <p>{say('goalMore')}</p>
      </Step>
      <Step title={say('deckTitle')}>
        <p>{say('deck')}</p>
      </Step>
      <Step title={say('armyTitle')}>
        <p>{say('army')}</p>
        <ArmyFigure game="gosu-tactics" />
      </Step>
      <Step title={say('turnTitle')}>
        <p>{say('turn')}</p>
      </Step>
      <Step title={say('costTitle')} isWide>
        <CostTable game="gosu-tactics" />
      </Step>
      <Step title={say('powersTitle')}>
        <p>{say('powers')}</p>
        <LinkDiagram />
      </Step>
      <Step title={say('openTitle')}>
        <p>{say('open')}</p>
        <OpenDiagram game="gosu-tactics" />
      </Step>
      <Step title={say('battleTitle')}>
        <p>{say('battle')}</p>
      </Step>
    </>
  );
}
