/** A new game from the position one looks at, against a bot. */
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Choices } from '../app/Choices.tsx';
import { Icon } from '../app/icons.tsx';
import { go } from '../app/route.ts';
import { ask } from '../engine/client.ts';
import { keepMatch, newSeed } from '../home/create-match.ts';
import { levelChoices, sitterName } from '../home/levels.ts';
import { loadNames } from '../home/names.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import type { Replayed } from './load-replayed.ts';
import { branch, playedOn, seatsAllowed } from './positions.ts';
import { WORDS } from './words.ts';

interface PlayOnProps {
  readonly replayed: Replayed;
  readonly ply: number;
  readonly isOverHere: boolean;
}

export function PlayOn({ replayed, ply, isOverHere }: PlayOnProps) {
  const say = useWords(WORDS);
  const seats = seatsAllowed(replayed.match, replayed.isOver);
  return (
    <DialogTrigger>
      <Button className="button button-small" isDisabled={isOverHere || seats.length === 0}>
        <Icon name="branch" />
        <span>{say('playOn')}</span>
      </Button>
      <ModalOverlay className="app-veil" isDismissable>
        <Modal className="app-modal panel">
          <Dialog className="replay-branch">
            {({ close }) => (
              <BranchForm replayed={replayed} seats={seats} ply={ply} close={close} />
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

interface BranchFormProps {
  readonly replayed: Replayed;
  readonly seats: readonly number[];
  readonly ply: number;
  readonly close: () => void;
}

const USUAL_LEVEL = 2;

function BranchForm({ replayed, seats, ply, close }: BranchFormProps) {
  const { match, isOver } = replayed;
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const levels = levelChoices(lang);
  const person = seats.find((at) => match.sitters[at]?.kind === 'person');
  const usual = person ?? seats[0] ?? 0;
  const [seat, setSeat] = useState(String(usual));
  const [bot, setBot] = useState(levels[USUAL_LEVEL]?.bot ?? 'level-1');
  const [failure, setFailure] = useState<string | null>(null);

  const start = async () => {
    const name = levels.find((level) => level.bot === bot)?.name ?? bot;
    const you = loadNames()[0] || say('you');
    const branched = branch(match, ply, Number(seat), you, { kind: 'bot', name, bot });
    const id = await keepMatch(await playedOn(ask, isOver, branched, Number(seat), newSeed()));
    close();
    go({ screen: 'play', id });
  };
  const fail = (fault: unknown) =>
    setFailure(
      say('impossible', { reason: fault instanceof Error ? fault.message : String(fault) }),
    );

  return (
    <>
      <Heading slot="title" className="panel-title">
        {say('playOnTitle', { ply })}
      </Heading>
      <p>{say(isOver ? 'playOnAbout' : 'playOnAnew')}</p>
      <Choices
        label={say('asSeat')}
        value={seat}
        onChange={setSeat}
        options={match.sitters.flatMap((sitter, i) =>
          seats.includes(i) ? [{ value: String(i), label: sitterName(sitter, lang) }] : [],
        )}
      />
      <Choices
        label={say('against')}
        value={bot}
        onChange={setBot}
        options={levels.map((level) => ({ value: level.bot, label: level.name }))}
      />
      <div className="app-actions">
        <Button className="button button-primary" onPress={() => start().catch(fail)}>
          {say('startBranch')}
        </Button>
        <Button className="button" onPress={close}>
          {say('stay')}
        </Button>
      </div>
      {failure !== null && <p role="alert">{failure}</p>}
    </>
  );
}
