/** The whole game in text: headings, a log, and a field for answers and commands in the project's notation. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ask } from '../engine/client.ts';
import type { Scene } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import { settingsNow } from '../settings/settings.ts';
import { NO_HISTORY, recall, remember } from './history.ts';
import { linesOf } from './match-facts.ts';
import type { MatchStore } from './match-store.ts';
import type { TableState } from './table-state.ts';
import { WORDS } from './words.ts';
import './text.css';

interface Said {
  readonly id: number;
  readonly kind: 'typed' | 'told' | 'event' | 'refused';
  readonly text: string;
}

/** Words the engine takes for commands, of which a refusal says more than "this is no answer". */
const COMMANDS = /^(hand|main|army|arm[ée]e|open|libres?|read|lire|discards|d[ée]fausse)\b/i;

function isCommand(text: string): boolean {
  return COMMANDS.test(text);
}

/** The table in words, one list a seat. */
function summaryOf(scene: Scene): readonly string[] {
  return scene.seats.map(
    ({ name, force, progress }) =>
      `${name}: ${force} · ${progress.map(({ label, now, goal }) => `${label} ${now}/${goal}`).join(' · ')}`,
  );
}

export function TextTable({
  store,
  state,
  hint,
}: {
  readonly store: MatchStore;
  readonly state: TableState;
  /** Null where no advice is given. */
  readonly hint: (() => void) | null;
}) {
  const say = useWords(WORDS);
  const { scene, saved, log } = state;
  const [said, setSaid] = useState<readonly Said[]>([]);
  const [typed, setTyped] = useState('');
  const history = useRef(NO_HISTORY);
  const next = useRef(0);
  const told = useRef<number | null>(null);
  const end = useRef<HTMLDivElement>(null);

  const print = (kind: Said['kind'], texts: readonly string[]) => {
    const lines = texts.map((text) => ({ id: next.current++, kind, text }));
    setSaid((before) => [...before, ...lines]);
  };

  // What happened, as it happens. The first time the last turn is enough.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new lines are printed
  useEffect(() => {
    const lines = linesOf(log);
    const from = told.current ?? (log.at(-1)?.lines[0]?.ply ?? 1) - 1;
    const fresh = lines.filter(({ ply }) => ply > from).map(({ text }) => text);
    told.current = saved?.match.answers.length ?? 0;
    if (fresh.length > 0) print('event', fresh);
  }, [log]);

  // A battle is told like all the rest: nobody has to look at it first.
  const { battle } = state;
  useEffect(() => {
    if (battle !== null) store.closeBattle();
  }, [battle, store]);

  // What waits for the rest of its action.
  const { steps } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when it changes
  useEffect(() => {
    const labels = steps.map(({ answer }) => answer.label).join(', ');
    if (labels !== '') print('told', [say('chosenNow', { labels })]);
  }, [steps]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is to be seen
  useEffect(() => {
    const box = end.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, [said]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: advice is printed when it comes
  useEffect(() => {
    const advice = state.hint?.advice;
    if (!advice) return;
    const answers = advice.answers.map(
      ({ label, chance, reason }) => `${label} (${say('chance', { chance })}): ${reason}`,
    );
    print('told', [advice.text, ...answers]);
  }, [state.hint]);

  if (scene === null || saved === null) return null;
  const { prompt } = scene;

  const send = async () => {
    const text = typed.trim();
    if (text === '') return;
    setTyped('');
    history.current = remember(history.current, text);
    print('typed', [text]);
    const [verb = ''] = text.toLowerCase().split(/\s+/);
    switch (verb) {
      case 'help':
      case 'aide':
        print('told', [say('commandHelp')]);
        break;
      case 'undo':
      case 'défaire':
      case 'defaire':
        if (!state.canUndo) return print('refused', [say('nothingToUndo')]);
        await store.undo();
        return print('told', [say('undone')]);
      case 'redo':
      case 'rétablir':
      case 'retablir':
        if (saved.undone.length === 0) return print('refused', [say('nothingToRedo')]);
        await store.redo();
        return print('told', [say('redone')]);
      case 'hint':
      case 'conseil':
        if (hint !== null) return hint();
    }
    await answerOrTell(text);
  };

  const answerOrTell = async (text: string) => {
    const seen = { match: store.drawnMatch(), viewer: scene.viewer, lang: settingsNow().lang };
    if (prompt?.isMine && /^\d+$/.test(text)) {
      const answer = prompt.answers[Number(text) - 1];
      if (answer === undefined)
        return print('refused', [say('noAnswer', { count: prompt.answers.length })]);
      return store.give(answer.code);
    }
    const shown = await ask('tell', { ...seen, command: text });
    if (shown.ok) return print('told', shown.value);
    // A command that is known and refused has its own reason.
    if (!prompt?.isMine || isCommand(text)) return print('refused', [shown.message]);
    const read = await ask('read', { ...seen, text });
    if (!read.ok) return print('refused', [read.message]);
    // A lesson asks for less than the rules allow.
    const isOffered = prompt?.answers.some(({ code }) => code === read.value) ?? false;
    if (!isOffered) return print('refused', [say('notWanted')]);
    await store.give(read.value);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const found = recall(history.current, event.key === 'ArrowUp' ? -1 : 1);
    history.current = found.history;
    setTyped(found.text);
  };

  return (
    <div className="table-text">
      <section aria-labelledby="text-table">
        <h2 id="text-table">{say('table')}</h2>
        <p>{say('round', { round: scene.round })}</p>
        <ul>
          {summaryOf(scene).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="text-said" className="table-text-said">
        <h2 id="text-said">{say('transcript')}</h2>
        <div
          ref={end}
          role="log"
          aria-labelledby="text-said"
          className="table-text-log"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
          tabIndex={0}
        >
          {said.map(({ id, kind, text }) => (
            <p key={id} data-kind={kind} aria-live={kind === 'typed' ? 'off' : undefined}>
              {kind === 'typed' ? `> ${text}` : text}
            </p>
          ))}
        </div>
      </section>
      <section aria-labelledby="text-decision">
        <h2 id="text-decision">{decisionTitle()}</h2>
        {prompt !== null && <p className="table-question">{prompt.text}</p>}
        {scene.ending !== null && <p className="table-question">{scene.ending.text}</p>}
        {prompt?.isMine && (
          <details>
            <summary>{say('answersAre', { count: prompt.answers.length })}</summary>
            <ol className="table-text-answers">
              {prompt.answers.map(({ code, notation, label }) => (
                <li key={code}>
                  <code>{notation}</code> {label}
                </li>
              ))}
            </ol>
          </details>
        )}
        <form
          className="table-text-form"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <label>
            <span className="field-label">{say('commandField')}</span>
            <input
              className="field"
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
            />
          </label>
          <button type="submit" className="button button-primary">
            {say('sendCommand')}
          </button>
        </form>
        <p className="muted">{say('commandHelp')}</p>
      </section>
    </div>
  );

  function decisionTitle(): string {
    if (prompt === null) return say('isOver');
    if (prompt.isMine) return say('yourDecision');
    return say('decisionOf', { name: scene?.seats[prompt.seat]?.name ?? '' });
  }
}
