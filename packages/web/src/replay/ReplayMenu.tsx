/** What can be done with a replay beside stepping: another view, a link, the record, a game from here. */
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useAnnounce } from '../app/announcer.tsx';
import { Icon } from '../app/icons.tsx';
import { Toggle } from '../app/Toggle.tsx';
import { ask } from '../engine/client.ts';
import { download, exportMatch, fileName, recordOf, storyText } from '../games/transfer.ts';
import { WORDS as GAMES_WORDS } from '../games/words.ts';
import { keepMatch } from '../home/create-match.ts';
import { sitterName } from '../home/levels.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import { Analyse } from './Analysis.tsx';
import type { Replayed } from './load-replayed.ts';
import { PlayOn } from './PlayOn.tsx';
import { type Eyes, eyesAllowed } from './positions.ts';
import { recordLink } from './record-link.ts';
import { replayLink } from './use-steps.ts';
import { WORDS } from './words.ts';

interface ReplayMenuProps {
  readonly replayed: Replayed;
  readonly ply: number;
  readonly isOverHere: boolean;
  /** Who is asked there; null where nobody is. */
  readonly decider: number | null;
  readonly eyes: Eyes;
  readonly setEyes: (eyes: Eyes) => void;
  readonly isBlind: boolean;
  readonly setBlind: (isBlind: boolean) => void;
}

export function ReplayMenu(props: ReplayMenuProps) {
  const say = useWords(WORDS);
  const { replayed, ply, isOverHere, decider } = props;
  return (
    <div className="replay-menu">
      <DialogTrigger>
        <Button className="button button-quiet button-small">
          <Icon name="eye" />
          <span>{say('options')}</span>
        </Button>
        <Popover className="replay-popover" placement="bottom end">
          <Dialog className="replay-options" aria-label={say('options')}>
            <EyesChoice {...props} />
            <Toggle
              label={say('noSpoiler')}
              about={say('noSpoilerAbout')}
              isOn={props.isBlind}
              onChange={props.setBlind}
            />
            <Sharing replayed={replayed} ply={ply} eyes={props.eyes} />
          </Dialog>
        </Popover>
      </DialogTrigger>
      <Analyse
        match={replayed.match}
        ply={ply}
        isOff={
          isOverHere ||
          decider === null ||
          !eyesAllowed(replayed.match, replayed.isOver).includes(decider)
        }
      />
      <PlayOn replayed={replayed} ply={ply} isOverHere={isOverHere} />
    </div>
  );
}

function EyesChoice({ replayed: { match, isOver }, eyes, setEyes }: ReplayMenuProps) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const nameOf = (one: Eyes) => {
    if (typeof one !== 'number') return say(one);
    const sitter = match.sitters[one];
    return sitter === undefined ? '' : sitterName(sitter, lang);
  };
  return (
    <label>
      <span className="field-label">{say('eyes')}</span>
      <select
        className="field"
        value={String(eyes)}
        onChange={({ target }) =>
          setEyes(
            target.value === 'all' || target.value === 'none' ? target.value : Number(target.value),
          )
        }
      >
        {eyesAllowed(match, isOver).map((one) => (
          <option key={one} value={String(one)}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Sharing({ replayed, ply, eyes }: Pick<ReplayMenuProps, 'replayed' | 'ply' | 'eyes'>) {
  const say = useWords(WORDS);
  const sayGames = useWords(GAMES_WORDS);
  const { lang } = useSettings();
  const announce = useAnnounce();
  const [said, setSaid] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const { match, isGuest, winners } = replayed;

  const tell = (text: string) => {
    setSaid(text);
    announce.polite(text);
  };
  const fail = (fault: unknown) =>
    tell(say('impossible', { reason: fault instanceof Error ? fault.message : String(fault) }));

  const copy = async () => {
    setLink(null);
    const id = await recordLink(await recordOf(match, lang));
    const url = new URL(replayLink(id, ply, String(eyes)), location.href).href;
    try {
      await navigator.clipboard.writeText(url);
      tell(say('copied'));
    } catch {
      setLink(url);
      tell(say('copyYourself'));
    }
  };

  const save = async () => {
    const { kind, name } = await exportMatch(match, Date.now());
    if (kind === 'position') tell(sayGames('asPosition', { file: name }));
  };

  const saveText = async () => {
    const viewer = typeof eyes === 'number' ? eyes : -1;
    const log = await ask('log', { match, viewer, lang });
    download(fileName(match, Date.now()).replace('.json', '.txt'), storyText(log));
  };

  const keep = async () => {
    await keepMatch(match, { winners });
    tell(say('kept'));
  };

  return (
    <div className="replay-sharing">
      <button type="button" className="button" onClick={() => copy().catch(fail)}>
        <Icon name="link" />
        {say('copyLink')}
      </button>
      <button type="button" className="button" onClick={() => save().catch(fail)}>
        <Icon name="export" />
        {say('export')}
      </button>
      <button type="button" className="button" onClick={() => saveText().catch(fail)}>
        <Icon name="export" />
        {say('exportText')}
      </button>
      {isGuest && (
        <button type="button" className="button" onClick={() => keep().catch(fail)}>
          <Icon name="import" />
          {say('keep')}
        </button>
      )}
      {said !== null && <p className="muted">{said}</p>}
      {link !== null && (
        <input
          className="field"
          readOnly
          value={link}
          aria-label={say('copyLink')}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
