/** Asks for a name, or says whose it is already. */
import { MOST_LETTERS } from '../../home/names.ts';
import { useWords } from '../../i18n/language.ts';
import type { NameToGive as Given } from './use-name.ts';
import { WORDS } from './words.ts';

export function NameToGive({ given }: { readonly given: Given }) {
  const say = useWords(WORDS);
  if (given.isKnown) {
    return (
      <p className="online-as">
        {say('youPlayAs', { name: given.name })} <a href="#/me">{say('change')}</a>
      </p>
    );
  }
  return (
    <label className="online-name">
      <span className="field-label">{say('yourName')}</span>
      <input
        className="field"
        value={given.name}
        maxLength={MOST_LETTERS}
        autoComplete="nickname"
        spellCheck={false}
        aria-describedby="online-name-about"
        onChange={(event) => given.change(event.target.value)}
      />
      <span id="online-name-about" className="muted">
        {say('nameAbout')}
      </span>
    </label>
  );
}
