/** One click to a game: to the one we suggest first, or to any other. */
import { useState } from 'react';
import { go } from '../app/route.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import { createMatch, type Plan } from './create-match.ts';
import { firstGame } from './first-game.ts';
import { levelChoices } from './levels.ts';
import { loadNames } from './names.ts';
import { WORDS } from './words.ts';

interface StartProps {
  readonly label: string;
  readonly about: string;
  readonly plan: Plan;
}

export function Start({ label, about, plan }: StartProps) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const start = async () => {
    setStarting(true);
    try {
      const created = await createMatch(plan, lang);
      if (created.ok) return go({ screen: 'play', id: created.value });
      setFailure(created.message);
    } catch (fault) {
      setFailure(fault instanceof Error ? fault.message : String(fault));
    }
    setStarting(false);
  };

  return (
    <>
      <button
        type="button"
        className="button button-primary home-start"
        aria-disabled={isStarting}
        onClick={isStarting ? undefined : start}
      >
        {isStarting ? say('starting') : label}
      </button>
      <p className="home-start-about">{about}</p>
      {failure !== null && <p role="alert">{say('failed', { reason: failure })}</p>}
    </>
  );
}

export function FirstGame() {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const plan = firstGame(loadNames()[0] || say('playerNth', { number: 1 }), lang);
  const opponent = levelChoices(lang)[0]?.name ?? '';
  return <Start label={say('first')} about={say('firstAbout', { opponent })} plan={plan} />;
}
