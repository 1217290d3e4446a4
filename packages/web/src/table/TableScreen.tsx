/** A match at the table: loads it, lets people and bots decide, and keeps it after every change. */

import { BookProvider } from '../cards/books.tsx';
import { ZoomProvider } from '../cards/zoom.tsx';
import { useWords } from '../i18n/language.ts';
import { Curtain } from './Curtain.tsx';
import { FaultLine, FaultScreen, UnplayableScreen } from './Fault.tsx';
import { useSingle } from './keys/use-single.ts';
import { PlayTable } from './PlayTable.tsx';
import { useDrawn, useMatchStore } from './store/use-match-store.ts';
import { WORDS } from './words.ts';
import './dialogs/end.css';
import './board/table.css';

export function TableScreen({ id }: { readonly id: string }) {
  const say = useWords(WORDS);
  const { store, state, takeOver } = useMatchStore(id);
  const drawn = useDrawn(state);
  useSingle();
  const { phase, saved, scene, curtain, fault, unplayable, isElsewhere } = state;
  if (phase === 'missing') {
    return (
      <div className="table-message">
        <h1>{say('missing')}</h1>
        <p>{say('missingText')}</p>
        <a className="button button-primary" href="#/games">
          {say('toGames')}
        </a>
      </div>
    );
  }
  if (isElsewhere) {
    return (
      <div className="table-message" role="alert">
        <h1>{say('elsewhere')}</h1>
        <p>{say('elsewhereText')}</p>
        <button type="button" className="button button-primary" onClick={takeOver}>
          {say('playHere')}
        </button>
        <a className="button" href="#/">
          {say('toStart')}
        </a>
      </div>
    );
  }
  if (unplayable !== null) {
    return (
      <UnplayableScreen reason={unplayable}>
        <a className="button button-primary" href="#/games">
          {say('toGames')}
        </a>
      </UnplayableScreen>
    );
  }
  if (fault !== null && scene === null) return <FaultScreen fault={fault} />;
  if (saved === null || scene === null) {
    return (
      <p className="table-message" role="status">
        {say('loading')}
      </p>
    );
  }
  if (curtain !== null) {
    // Nothing of the table is drawn: what is not there cannot be seen.
    return (
      <div className="table table-curtained" data-ply={scene.ply} data-state="waiting">
        <Curtain name={scene.seats[curtain]?.name ?? ''} lift={store.liftCurtain} />
        <FaultLine fault={fault} goOn={() => store.goOn()} />
      </div>
    );
  }
  return (
    <BookProvider game={saved.match.game}>
      <ZoomProvider>
        <PlayTable
          store={store}
          state={drawn}
          scene={drawn.scene ?? scene}
          saved={drawn.saved ?? saved}
        />
      </ZoomProvider>
    </BookProvider>
  );
}
