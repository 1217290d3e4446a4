/** Whether this device tells when it is one's turn: nobody is asked before they want it. */
import { useEffect, useState } from 'react';
import { useAnnounce } from '../../app/announcer.tsx';
import { Toggle } from '../../app/Toggle.tsx';
import { useWords } from '../../i18n/language.ts';
import { Group } from '../../settings/Group.tsx';
import { api } from '../http/api.ts';
import { useMe } from '../people/use-me.ts';
import { OtherWays } from './OtherWays.tsx';
import { type PushState, pushState, turnOff, turnOn } from './subscription.ts';
import { WORDS } from './words.ts';

export function TurnNotices() {
  const say = useWords(WORDS);
  return (
    <Group title={say('title')}>
      <TurnSwitch />
      <OtherWays />
    </Group>
  );
}

interface TurnSwitchProps {
  /** Says nothing where nobody can do anything about it. */
  readonly isQuiet?: boolean;
}

export function TurnSwitch({ isQuiet = false }: TurnSwitchProps) {
  const say = useWords(WORDS);
  const announce = useAnnounce();
  const { me } = useMe();
  const [state, setState] = useState<PushState | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    pushState().then(setState, () => setState('unsupported'));
  }, []);

  const pushKey = me?.pushKey;
  const obstacle = me !== null && pushKey === undefined ? 'serverOff' : state;
  if (obstacle === 'serverOff' || obstacle === 'unsupported' || obstacle === 'blocked') {
    return isQuiet ? null : <p className="muted">{say(obstacle)}</p>;
  }

  const change = async (isWanted: boolean) => {
    if (pushKey === undefined) return;
    setFailure(null);
    try {
      const came = isWanted ? await turnOn(api, pushKey) : await turnOff(api);
      if (typeof came === 'object') {
        if (!came.ok) setFailure(came.message);
        return;
      }
      setState(came);
      if (came === 'on' || came === 'off') announce.polite(say(came === 'on' ? 'isOn' : 'isOff'));
    } catch (fault) {
      setFailure(fault instanceof Error ? fault.message : String(fault));
    }
  };

  return (
    <>
      <Toggle label={say('notify')} about={say('about')} isOn={state === 'on'} onChange={change} />
      {failure !== null && <p role="alert">{say('failed', { reason: failure })}</p>}
    </>
  );
}
