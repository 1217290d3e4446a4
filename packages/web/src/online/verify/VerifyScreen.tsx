/** Goes the way of a deal again, in front of whoever wants to know, and says of each step whether it agrees. */
import { levelTitle } from '@open-gosu/bots';
import type { Parsed } from '@open-gosu/kernel';
import { ENDINGS, type RecordAnswer } from '@open-gosu/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useAnnounce } from '../../app/announcer.tsx';
import { Icon } from '../../app/icons.tsx';
import { ask } from '../../engine/client.ts';
import { GAME_NAMES } from '../../games/titles.ts';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import { api } from '../http/api.ts';
import { replayHref } from '../links.ts';
import '../online.css';
import { useTold } from '../people/use-told.ts';
import { Unreachable } from '../Unreachable.tsx';
import { checkDeal, type Finding, findingOf, type Step } from './deal.ts';
import { notedFor } from './noted.ts';
import './verify.css';
import { WORDS } from './words.ts';

export function VerifyScreen({ id }: { readonly id: string }) {
  const say = useWords(WORDS);
  const { told, again } = useTold(id, () => api.matchRecord({ id }));
  if (told !== null && !told.ok) return <Unreachable refusal={told} retry={again} />;
  return (
    <div className="verify app-page">
      <header>
        <h1>{say('title')}</h1>
        <p className="online-lede">{say('lede')}</p>
      </header>
      {told === null ? <p className="muted">{say('checking')}</p> : <Checked answer={told.value} />}
    </div>
  );
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** The engine fell over it: it does not fit, either. */
function cannotBePlayed(error: unknown): Parsed<never> {
  return { ok: false, code: 'internal', message: String(error) };
}

function Checked({ answer }: { readonly answer: RecordAnswer }) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const announce = useAnnounce();
  const [noted, setNoted] = useState(() => notedFor(answer.match));
  const [steps, setSteps] = useState<readonly Step[] | null>(null);
  const canHash = typeof crypto.subtle === 'object';

  useEffect(() => {
    if (!canHash) return;
    let isWanted = true;
    const replay = (input: unknown) => ask('fromRecord', { input, lang }).catch(cannotBePlayed);
    checkDeal(answer, noted, { sha256, replay }).then((found) => {
      if (!isWanted) return;
      setSteps(found);
      announce.polite(say(findingOf(found)));
    });
    return () => {
      isWanted = false;
    };
  }, [answer, noted, lang, canHash, announce, say]);

  if (!canHash) return <p role="alert">{say('needsHttps')}</p>;
  if (steps === null) return <p className="muted">{say('checking')}</p>;
  return (
    <>
      <Stamped answer={answer} finding={findingOf(steps)} />
      <section className="online-section">
        <h2 className="online-heading">{say('steps')}</h2>
        <ol className="verify-steps">
          {steps.map((step) => (
            <StepLine key={step.name} step={step} answers={answer.record.answers.length} />
          ))}
        </ol>
      </section>
      <Paste noted={noted} onPaste={setNoted} />
      <Numbers answer={answer} steps={steps} />
    </>
  );
}

function Stamped({
  answer,
  finding,
}: {
  readonly answer: RecordAnswer;
  readonly finding: Finding;
}) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const { record, match } = answer;
  const game = record.game === 'gosu-tactics' ? 'gosu-tactics' : 'gosu-x';
  const names = record.players.map(
    ({ name, kind }) => (name === kind ? levelTitle(kind)?.[lang] : null) ?? name,
  );
  const players = new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
  return (
    <div className="online-slip verify-slip">
      <p className="verify-stamp motion-stamp" data-finding={finding}>
        {say(finding)}
      </p>
      <div className="verify-said">
        <p className="verify-match">{say('match', { players, game: GAME_NAMES[game] })}</p>
        <p>{say(`${finding}Text`)}</p>
        <p>
          <a href={replayHref(match)}>{say('replay')}</a>
        </p>
      </div>
    </div>
  );
}

function StepLine({ step, answers }: { readonly step: Step; readonly answers: number }) {
  const say = useWords(WORDS);
  const { name, verdict, found } = step;
  const end = ENDINGS.find((one) => one === found) ?? 'other';
  const values = { count: answers, found, reason: say(`end-${end}`) };
  const key = `step-${name}-${verdict}`;
  return (
    <li data-verdict={verdict}>
      <span className="verify-mark">
        <Icon name={verdict === 'right' ? 'check' : verdict === 'wrong' ? 'close' : 'eye'} />
      </span>
      <div>
        <strong>{say(`step-${name}`)}</strong> <span className="unseen">{say(verdict)}. </span>
        <p>{say((key in WORDS ? key : `step-${name}-right`) as keyof typeof WORDS, values)}</p>
      </div>
    </li>
  );
}

interface PasteProps {
  readonly noted: string | null;
  readonly onPaste: (noted: string | null) => void;
}

function Paste({ noted, onPaste }: PasteProps) {
  const say = useWords(WORDS);
  const [typed, setTyped] = useState(noted ?? '');
  const compare = (event: FormEvent) => {
    event.preventDefault();
    onPaste(typed.trim() === '' ? null : typed);
  };
  return (
    <form className="verify-paste" onSubmit={compare}>
      <label>
        <span className="field-label">{say('paste')}</span>
        <input
          className="field"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="verify-paste-about"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="submit" className="button">
        {say('compare')}
      </button>
      <p id="verify-paste-about" className="muted">
        {say('pasteAbout')}
      </p>
    </form>
  );
}

interface NumbersProps {
  readonly answer: RecordAnswer;
  readonly steps: readonly Step[];
}

function Numbers({ answer, steps }: NumbersProps) {
  const say = useWords(WORDS);
  const found = (name: Step['name']) => steps.find((step) => step.name === name)?.found ?? '';
  const lines = [
    [say('commitment'), answer.commitment],
    [say('secret'), answer.secret],
    [say('hash'), found('promise')],
    [say('seed'), found('seed')],
  ] as const;
  return (
    <details className="verify-numbers">
      <summary>{say('numbers')}</summary>
      <dl className="online-ledger">
        {lines.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <code>{text}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
