/** A choice there was none in, for who wants to be asked always (T4): what was asked, the one answer, and a way on. */
import type { ForcedScene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { About } from '../Names.tsx';
import { WORDS } from '../words.ts';

export function OnlyChoice({ forced, goOn }: { readonly forced: ForcedScene; goOn(): void }) {
  const say = useWords(WORDS);
  const { text, source, label } = forced;
  return (
    <>
      <div className="table-prompt-text">
        <p className="table-question">
          <strong>{say('onlyChoice', { label })}</strong>
        </p>
        <p className="table-cost">
          <About text={text} card={source} />
        </p>
      </div>
      <div className="table-actions">
        <button type="button" className="button button-primary table-go-on" onClick={goOn}>
          {say('goOnFrom')}
        </button>
      </div>
    </>
  );
}
