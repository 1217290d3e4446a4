/** Tells the operator of the server of a match; what was said there is kept with it (E6). */
import { inLang } from '@open-gosu/kernel';
import { LIMITS, REPORT_REASONS, REPORT_TEXTS, type ReportReason } from '@open-gosu/protocol';
import { type FormEvent, useId, useState } from 'react';
import { useAnnounce } from '../../app/announcer.tsx';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import { TableDialog } from '../../table/dialogs/Dialogs.tsx';
import { api } from '../http/api.ts';
import { WORDS } from './words.ts';

export interface ReportProps {
  readonly match: string;
  close(): void;
}

export function Report({ match, close }: ReportProps) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const { polite } = useAnnounce();
  const form = useId();
  const [reason, setReason] = useState<ReportReason>('rude');
  const [text, setText] = useState('');
  const [came, setCame] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const more = text.replace(/\s+/g, ' ').trim();
    const told = await api.report({ id: match, body: { reason, text: more } });
    const news = told.ok ? say('reported') : say('notReported', { reason: told.message });
    setDone(told.ok);
    setCame(news);
    polite(news);
  };

  return (
    <TableDialog
      title={say('reportTitle')}
      close={close}
      footer={
        <div className="table-actions">
          <button type="button" className="button" onClick={close}>
            {say(isDone ? 'reportClose' : 'reportNot')}
          </button>
          {!isDone && (
            <button type="submit" form={form} className="button button-primary">
              {say('reportSend')}
            </button>
          )}
        </div>
      }
    >
      {came !== null && <p>{came}</p>}
      {!isDone && (
        <form id={form} onSubmit={send}>
          <p>{say('reportText')}</p>
          <fieldset className="match-orders">
            <legend className="unseen">{say('reportWhy')}</legend>
            {REPORT_REASONS.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="reason"
                  checked={reason === each}
                  onChange={() => setReason(each)}
                />{' '}
                {inLang(REPORT_TEXTS[each], lang)}
              </label>
            ))}
          </fieldset>
          <label>
            <span className="field-label">{say('reportMore')}</span>
            <input
              className="field"
              value={text}
              maxLength={LIMITS.report}
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        </form>
      )}
    </TableDialog>
  );
}
