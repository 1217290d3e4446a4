/** A new game from the position one looks at, against a bot. */
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Choices } from '../app/Choices.tsx';
import { Icon } from '../app/icons.tsx';
import { go } from '../app/route.ts';
import type { Match } from '../engine/match.ts';
import { keepMatch } from '../home/create-match.ts';
import { levelChoices, sitterName } from '../home/levels.ts';
import { loadNames } from '../home/names.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import { branch } from './positions.ts';
import { WORDS } from './words.ts';

interface PlayOnProps {
  readonly match: Match;
  readonly ply: number;
  readonly isOver: boolean;
}

export function PlayOn({ match, ply, isOver }: PlayOnProps) {
  const say = useWords(WORDS);
  return (
    <DialogTrigger>
      <Button className="button button-small" isDisabled={isOver}>
        <Icon name="branch" />
        <span>{say('playOn')}</span>
      </Button>
      <ModalOverlay className="app-veil" isDismissable>
        <Modal className="app-modal panel">
          <Dialog className="replay-branch">
            {({ close }) => <BranchForm match={match} ply={ply} close={close} />}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

interface BranchFormProps {
  readonly match: Match;
  readonly ply: number;
  readonly close: () => void;
}

const USUAL_LEVEL = 2;

function BranchForm({ match, ply, close }: BranchFormProps) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const levels = levelChoices(lang);
  const person = match.sitters.findIndex(({ kind }) => kind === 'person');
  const [seat, setSeat] = useState(String(Math.max(0, person)));
  const [bot, setBot] = useState(levels[USUAL_LEVEL]?.bot ?? 'level-1');

  const start = async () => {
    const name = levels.find((level) => level.bot === bot)?.name ?? bot;
    const you = loadNames()[0] || say('you');
    const id = await keepMatch(branch(match, ply, Number(seat), you, { kind: 'bot', name, bot }));
    close();
    go({ screen: 'play', id });
  };

  return (
    <>
      <Heading slot="title" className="panel-title">
        {say('playOnTitle', { ply })}
      </Heading>
      <p>{say('playOnAbout')}</p>
      <Choices
        label={say('asSeat')}
        value={seat}
        onChange={setSeat}
        options={match.sitters.map((sitter, i) => ({
          value: String(i),
          label: sitterName(sitter, lang),
        }))}
      />
      <Choices
        label={say('against')}
        value={bot}
        onChange={setBot}
        options={levels.map((level) => ({ value: level.bot, label: level.name }))}
      />
      <div className="app-actions">
        <Button className="button button-primary" onPress={start}>
          {say('startBranch')}
        </Button>
        <Button className="button" onPress={close}>
          {say('stay')}
        </Button>
      </div>
    </>
  );
}
