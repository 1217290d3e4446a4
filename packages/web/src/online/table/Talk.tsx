/** Talk at the table: phrases that everybody reads in their language, free words, and silence for whoever wants it (E6). */
import { inLang } from '@open-gosu/kernel';
import { LIMITS, PHRASE_TEXTS, PHRASES, type PhraseId } from '@open-gosu/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import type { Doings } from '../match/doings.ts';
import type { Said } from '../match/follower.ts';
import { saidText } from './said.ts';
import { WORDS } from './words.ts';
import './talk.css';

export interface TalkProps {
  readonly chat: readonly Said[];
  readonly doings: Doings;
  /** False for somebody without a name. */
  readonly canTalk: boolean;
  readonly isMuted: boolean;
  readonly isRated: boolean;
  mute(isMuted: boolean): void;
  report(): void;
}

export function Talk({ chat, doings, canTalk, isMuted, isRated, mute, report }: TalkProps) {
  const say = useWords(WORDS);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is to be seen
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [chat.length, isMuted]);
  if (isMuted) {
    return (
      <section className="match-talk" aria-label={say('talk')}>
        <p className="muted">{isRated ? say('mutedRated') : say('muted')}</p>
        <button type="button" className="button button-small" onClick={() => mute(false)}>
          {say('unmute')}
        </button>
      </section>
    );
  }
  return (
    <section className="match-talk" aria-label={say('talk')}>
      {chat.length === 0 ? (
        <p className="muted">{say('nothingSaid')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
        <ol ref={list} className="match-talk-lines" tabIndex={0}>
          {chat.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
            <Line key={index} line={line} />
          ))}
        </ol>
      )}
      {canTalk ? <Saying doings={doings} /> : <p className="muted">{say('noName')}</p>}
      <button type="button" className="button button-small button-quiet" onClick={() => mute(true)}>
        {say('mute')}
      </button>
      {canTalk && (
        <button type="button" className="button button-small button-quiet" onClick={report}>
          {say('report')}
        </button>
      )}
    </section>
  );
}

function Line({ line }: { readonly line: Said }) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const { seat, name } = line;
  return (
    <li data-seat={seat}>
      <strong>{seat < 0 ? say('spectator', { name }) : name}</strong> {saidText(line, lang)}
    </li>
  );
}

function Saying({ doings }: { readonly doings: Doings }) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const [text, setText] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const line = text.replace(/\s+/g, ' ').trim();
    if (line === '') return;
    setText('');
    const reply = await doings.chat(line);
    // What was not said can be sent again.
    if (!reply.ok) setText(line);
  };
  return (
    <>
      <select
        className="field"
        aria-label={say('phrases')}
        value=""
        onChange={(event) => {
          if (event.target.value !== '') doings.say(event.target.value as PhraseId);
        }}
      >
        <option value="">{say('phrases')}</option>
        {PHRASES.map((phrase) => (
          <option key={phrase} value={phrase}>
            {inLang(PHRASE_TEXTS[phrase], lang)}
          </option>
        ))}
      </select>
      <form className="match-talk-form" onSubmit={send}>
        <input
          className="field"
          aria-label={say('write')}
          placeholder={say('write')}
          maxLength={LIMITS.chat}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button button-small">
          {say('send')}
        </button>
      </form>
    </>
  );
}
