/** The whole game in text: headings, a log, and a field for answers and commands in the project's notation. */

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ask } from '../../engine/client.ts';
import type { AnswerScene, Prompt, Scene, SeatScene } from '../../engine/scene.ts';
import { commandOf } from '../../engine/tell-commands.ts';
import { type Say, useWords } from '../../i18n/language.ts';
import { settingsNow } from '../../settings/settings.ts';
import type { SavedMatch } from '../../storage/matches.ts';
import type { TableExtras } from '../extras.ts';
import { OnlyChoice } from '../prompt/OnlyChoice.tsx';
import { AskAgain, QuietChoices } from '../prompt/Quiet.tsx';
import { answersIn, linesOf } from '../store/match-facts.ts';
import type { TableState } from '../store/table-state.ts';
import type { TableStore } from '../store/table-store.ts';
import { WORDS } from '../words.ts';
import { CommandLine } from './CommandLine.tsx';
import { NO_HISTORY, recall, remember } from './history.ts';
import { answersTyped, asCommand, askedWhy, giveInTurn, notHeld } from './typed.ts';
import './text.css';

/** What goes on from a choice there was none in. */
const ON = /^(continue|continuer)$/i;

interface Said {
  readonly id: number;
  readonly kind: 'typed' | 'told' | 'event' | 'refused';
  readonly text: string;
}

/** The table in words, one line a seat. */
export function TextSummary({ scene }: { readonly scene: Scene }) {
  const say = useWords(WORDS);
  return (
    <>
      <p>{say('round', { round: scene.round })}</p>
      <ul>
        {scene.seats.map((seat) => (
          <li key={seat.seat}>{seatLine(say, seat)}</li>
        ))}
      </ul>
    </>
  );
}

function seatLine(say: Say<typeof WORDS>, seat: Scene['seats'][number]): string {
  const { name, force, progress } = seat;
  const ways = progress.map(({ label, now, goal }) => say('progressOf', { label, now, goal }));
  return say('standing', { name, text: [say('forceIs', { force }), ...ways].join(' · ') });
}

function handOf(own: SeatScene | undefined): readonly (string | null)[] {
  return own?.hand.map(({ card }) => card) ?? [];
}

/** What can be answered, with all one should know before. */
function TextAnswers({ prompt }: { readonly prompt: Prompt }) {
  const say = useWords(WORDS);
  return (
    <details>
      <summary>{say('answersAre', { count: prompt.answers.length })}</summary>
      <ol className="table-text-answers">
        {prompt.answers.map(({ code, notation, label, cost, warning }) => (
          <li key={code}>
            <code>{notation}</code> {label}
            {cost !== null && (
              <span className="table-cost">
                {say('costIs', { count: cost.cards, why: cost.why })}
              </span>
            )}
            {warning !== null && (
              <span className="table-careful">{say('careful', { warning })}</span>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

export function TextTable({
  store,
  state,
  hint,
  aside,
  extras,
}: {
  readonly store: TableStore;
  readonly state: TableState;
  /** Null where no advice is given. */
  readonly hint: (() => void) | null;
  /** What a lesson says. */
  readonly aside?: ReactNode;
  readonly extras?: TableExtras | undefined;
}) {
  const say = useWords(WORDS);
  const { saved, log, past } = state;
  const scene = past?.scene ?? state.scene;
  const [said, setSaid] = useState<readonly Said[]>([]);
  const [typed, setTyped] = useState('');
  const history = useRef(NO_HISTORY);
  const next = useRef(0);
  const told = useRef<number | null>(null);
  /** The answer that was warned of, and when: it is given when it is sent again. */
  const warned = useRef('');
  const end = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // Where one came from, a menu of the drawn table, is gone.
  useEffect(() => field.current?.focus(), []);

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
    told.current = saved === null ? 0 : answersIn(saved.match);
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

  const { forced } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when it comes up
  useEffect(() => {
    if (forced !== null) print('told', [forced.text, say('onlyChoice', { label: forced.label })]);
  }, [forced]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is to be seen
  useEffect(() => {
    const box = end.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, [said]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: advice is printed when it comes
  useEffect(() => {
    const advice = state.hint?.advice;
    if (!advice) return;
    const answers = advice.answers.map(({ label, chance, reason }) =>
      say('advised', { label, chance, reason: reason || 'none' }),
    );
    print('told', [advice.text, ...answers]);
  }, [state.hint]);

  if (scene === null || saved === null) return null;
  const prompt = past === null && forced === null ? scene.prompt : null;

  const send = async () => {
    const text = typed.trim();
    if (text === '') return;
    setTyped('');
    if (forced !== null && ON.test(text)) {
      print('typed', [text]);
      await store.goOn();
      return;
    }
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
        return isShorter(store.now().saved, saved)
          ? print('told', [say('undone')])
          : print('refused', [say('nothingToUndo')]);
      case 'redo':
      case 'rétablir':
      case 'retablir':
        if (saved.undone.length === 0) return print('refused', [say('nothingToRedo')]);
        await store.redo();
        return isShorter(saved, store.now().saved)
          ? print('told', [say('redone')])
          : print('refused', [say('nothingToRedo')]);
      case 'hint':
      case 'conseil':
        if (hint !== null) return hint();
    }
    await answerOrTell(text);
  };

  const answerOrTell = async (line: string) => {
    const why = askedWhy(line);
    if (why !== null) return tellWhy(why);
    const text = asCommand(line, prompt?.isMine === true && prompt.kind === 'card');
    const own = scene.seats[scene.viewer];
    const hand = handOf(own);
    const missing = notHeld(text, hand);
    if (missing !== null) return print('refused', [say('notInHand', { number: missing })]);
    await giveInTurn(answersTyped(text, hand), {
      hasWonder: own?.hasWonder ?? false,
      asked: () => store.now().scene?.prompt ?? null,
      give: answerOne,
    });
  };

  const seenNow = () => ({
    match: store.shownMatch(),
    viewer: scene.viewer,
    lang: settingsNow().lang,
  });

  /** False where nothing was answered. */
  const answerOne = async (text: string): Promise<boolean> => {
    const refuse = (why: string) => {
      print('refused', [why]);
      return false;
    };
    const seen = seenNow();
    const asked = past === null ? (store.now().scene?.prompt ?? null) : null;
    if (asked?.isMine && /^\d+$/.test(text)) {
      const answer = asked.answers[Number(text) - 1];
      return answer === undefined
        ? refuse(say('noAnswer', { count: asked.answers.length }))
        : give(answer);
    }
    const shown = await ask('tell', { ...seen, command: text });
    if (shown.ok) {
      print('told', shown.value);
      return false;
    }
    // A command that is known and refused has its own reason.
    if (asked === null || commandOf(text.split(/\s+/)[0] ?? '') !== null) {
      return refuse(shown.message);
    }
    const read = await ask('read', { ...seen, text });
    if (!read.ok) return refuse(read.message);
    // A lesson asks for less than the rules allow.
    const offered = asked.answers.find(({ code }) => code === read.value);
    return offered === undefined ? refuse(say('notWanted')) : give(offered);
  };

  const tellWhy = async (text: string) => {
    const [answer = ''] = answersTyped(text, handOf(scene.seats[scene.viewer]));
    const read = await ask('read', { ...seenNow(), text: answer });
    print('told', [read.ok ? say('isPossible') : read.message]);
  };

  /** What does harm or nothing is not given before one has read so, with what it would do. */
  const give = async ({ code, label, warning }: AnswerScene): Promise<boolean> => {
    const seen = seenNow();
    const key = `${answersIn(seen.match)} ${code}`;
    if (warning === null || warned.current === key) {
      await store.give(code);
      return true;
    }
    warned.current = key;
    const { lines } = await ask('preview', { ...seen, answer: code });
    print('told', [say('sendAgain', { label, warning }), ...lines]);
    return false;
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
      {aside}
      <section aria-labelledby="text-table">
        <h2 id="text-table">{say('table')}</h2>
        {past !== null && (
          <p>
            {say('past', { ply: past.ply })}{' '}
            <button type="button" className="button" onClick={() => store.returnToNow()}>
              {say('returnToNow')}
            </button>
          </p>
        )}
        <TextSummary scene={scene} />
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
        {past === null && forced !== null && (
          <OnlyChoice forced={forced} goOn={() => store.goOn()} />
        )}
        {prompt !== null && <p className="table-question">{prompt.text}</p>}
        {scene.ending !== null && <p className="table-question">{scene.ending.text}</p>}
        {prompt?.isMine && <TextAnswers prompt={prompt} />}
        {past === null && (
          <div>
            <QuietChoices store={store} scene={scene} />
            <AskAgain store={store} state={state} />
            {state.isAwaiting && extras?.awaiting}
          </div>
        )}
        <CommandLine
          label={say('commandField')}
          typed={typed}
          type={setTyped}
          send={() => {
            send().catch((fault: unknown) =>
              print('refused', [fault instanceof Error ? fault.message : String(fault)]),
            );
          }}
          field={field}
          onKeyDown={onKeyDown}
        />
        <p className="muted">{say('commandHelp')}</p>
      </section>
    </div>
  );

  function decisionTitle(): string {
    if (past !== null) return say('past', { ply: past.ply });
    if (prompt === null && forced === null) return say('isOver');
    if (prompt === null || prompt.isMine) return say('yourDecision');
    return say('decisionOf', { name: scene?.seats[prompt.seat]?.name ?? '' });
  }
}

/** Whether less was decided in the one than in the other, be it given or only chosen. */
function isShorter(one: SavedMatch | null, other: SavedMatch | null): boolean {
  const countOf = ({ match, staged }: SavedMatch) => answersIn(match) + staged.length;
  return one !== null && other !== null && countOf(one) < countOf(other);
}
