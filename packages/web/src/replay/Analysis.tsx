/** What every answer of a decision is worth, by the strongest judgement there is here; and which one was given. */
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Icon } from '../app/icons.tsx';
import { ask, Cancelled, stopThinking } from '../engine/client.ts';
import type { Match } from '../engine/match.ts';
import type { Analysis } from '../engine/requests.ts';
import { sitterName } from '../home/levels.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import './analysis.css';
import { cut } from './positions.ts';
import { WORDS } from './words.ts';

interface AnalyseProps {
  readonly match: Match;
  readonly ply: number;
  /** Nobody decides there, or nobody may look into the hand of the one who does. */
  readonly isOff: boolean;
}

export function Analyse({ match, ply, isOff }: AnalyseProps) {
  const say = useWords(WORDS);
  return (
    <DialogTrigger>
      <Button className="button button-quiet button-small" isDisabled={isOff}>
        <Icon name="analyse" />
        <span>{say('analyse')}</span>
      </Button>
      <ModalOverlay className="app-veil" isDismissable>
        <Modal className="app-modal panel">
          <Dialog className="replay-analysis">
            {({ close }) => <Answers match={match} ply={ply} close={close} />}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

function Answers({
  match,
  ply,
  close,
}: Omit<AnalyseProps, 'isOff'> & { readonly close: () => void }) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const found = useAnalysis(match, ply);
  const sitter = match.sitters[found?.seat ?? -1];
  const given = match.answers[ply];
  return (
    <>
      <Heading slot="title" className="panel-title">
        {say('analysisTitle', { ply: ply + 1 })}
      </Heading>
      {found === null ? (
        <p role="status">{say('analysing')}</p>
      ) : (
        <>
          {sitter !== undefined && (
            <p className="muted">{say('analysisOf', { name: sitterName(sitter, lang) })}</p>
          )}
          <ol className="replay-answers">
            {found.answers.map(({ notation, label, chance, reason }) => (
              <li key={notation} data-given={notation === given || undefined}>
                <meter min={0} max={1} value={chance} aria-hidden="true" />
                <span className="replay-chance">{say('chance', { chance })}</span>
                <span>
                  {label}
                  {notation === given && <strong> · {say('wasGiven')}</strong>}
                  {reason !== '' && <small className="muted">{reason}</small>}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="app-actions">
        <Button className="button" onPress={close}>
          {say('stay')}
        </Button>
      </div>
    </>
  );
}

/** Null while it is thought about. */
function useAnalysis(match: Match, ply: number): Analysis | null {
  const { lang } = useSettings();
  const [found, setFound] = useState<Analysis | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setFound(null);
    ask('analyse', { match: cut(match, ply), lang }).then(
      (analysis) => isCurrent && setFound(analysis),
      (fault) => {
        if (isCurrent && !(fault instanceof Cancelled)) {
          setFound(() => {
            throw fault;
          });
        }
      },
    );
    return () => {
      isCurrent = false;
      stopThinking();
    };
  }, [match, ply, lang]);
  return found;
}
