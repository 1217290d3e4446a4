/**
 * The session at a real terminal, or at a pipe: reads lines, prints texts. On a terminal there is a prompt, editing,
 * history and completion, and it is said that a bot thinks; Ctrl-D leaves with 0, Ctrl-C with 130, at once also while a
 * bot thinks; a pipe is read to its end.
 */
import { createInterface } from 'node:readline';
import { type Call, printJson } from '../command.ts';
import type { BotTurn, WithBots } from './match.ts';
import type { Said, Session } from './session.ts';
import { goThrough, type Thinker } from './thinker.ts';

const INTERRUPTED = 130;
const PROMPT = '> ';
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const WIPE = '\r\u001b[K';
/** Who answers sooner is not seen to think. */
const NOTICED_MS = 200;

export async function converse(call: Call, session: Session, thinker: Thinker): Promise<void> {
  const { io } = call;
  const isTerminal = io.outIsTty && isTty(io.stdin) && !call.json;
  const say = ({ text, clear }: Said) => {
    if (call.json) printJson(call, { text });
    else io.out(clear && isTerminal ? CLEAR + text : text);
  };
  const leave = () => {
    const text = session.leave();
    if (text !== '') say({ text, clear: false });
  };
  const interrupt = () => {
    if (isTerminal) io.out('\n');
    leave();
    process.exit(INTERRUPTED);
  };
  const notice = isTerminal ? makeNotice(io.out, session) : NO_NOTICE;
  const afterBots = (steps: WithBots<Said>) =>
    goThrough(steps, thinker, notice.show).finally(notice.end);
  process.on('SIGINT', interrupt);
  try {
    const welcome = session.welcome();
    // With --json everything that is said at once is one line.
    if (!call.json) say(welcome);
    const first = await afterBots(session.begin());
    say(call.json ? { ...first, text: welcome.text + first.text } : first);
    const talk: Talk = {
      session,
      say,
      leave,
      interrupt,
      take: (line) => afterBots(session.line(line)),
    };
    if (isTerminal) await atTerminal(io.stdin, talk);
    else await atPipe(io.stdin, talk);
  } finally {
    process.off('SIGINT', interrupt);
  }
}

/** That a bot thinks, on a line of its own as long as it does. */
interface Notice {
  show(turn: BotTurn): void;
  end(): void;
}

const NO_NOTICE: Notice = { show: () => {}, end: () => {} };

function makeNotice(out: (text: string) => void, session: Session): Notice {
  let timer: NodeJS.Timeout | undefined;
  let isShown = false;
  const end = () => {
    clearTimeout(timer);
    if (isShown) out(WIPE);
    isShown = false;
  };
  return {
    show({ seat }) {
      end();
      timer = setTimeout(() => {
        isShown = true;
        out(session.thinks(seat));
      }, NOTICED_MS);
    },
    end,
  };
}

function isTty(stream: NodeJS.ReadableStream): boolean {
  return 'isTTY' in stream && stream.isTTY === true;
}

interface Talk {
  readonly session: Session;
  readonly say: (said: Said) => void;
  readonly leave: () => void;
  readonly interrupt: () => void;
  readonly take: (line: string) => Promise<Said>;
}

async function atPipe(input: NodeJS.ReadableStream, talk: Talk): Promise<void> {
  const { session, say, leave, take } = talk;
  const lines = createInterface({ input, terminal: false });
  for await (const line of lines) {
    say(await take(line));
    if (session.over()) break;
  }
  lines.close();
  if (!session.over()) leave();
}

function atTerminal(input: NodeJS.ReadableStream, talk: Talk): Promise<void> {
  const { session, say, leave, interrupt, take } = talk;
  return new Promise((resolve, reject) => {
    const lines = createInterface({
      input,
      output: process.stdout,
      terminal: true,
      historySize: 200,
      removeHistoryDuplicates: true,
      prompt: PROMPT,
      completer: (line: string): [string[], string] => [session.complete(line), line],
    });
    // What is typed while a bot thinks waits for its turn.
    const typed: string[] = [];
    let isTaking = false;
    let isClosed = false;
    const takeAll = async () => {
      isTaking = true;
      for (let line = typed.shift(); line !== undefined; line = typed.shift()) {
        const said = await take(line);
        if (isClosed) return;
        say(said);
        if (session.over()) {
          lines.close();
          return;
        }
        lines.prompt();
      }
      isTaking = false;
    };
    lines.on('line', (line) => {
      typed.push(line);
      if (!isTaking) takeAll().catch(reject);
    });
    lines.on('SIGINT', () => {
      lines.removeAllListeners('close');
      lines.close();
      interrupt();
    });
    lines.on('close', () => {
      isClosed = true;
      // Ctrl-D: the cursor still stands behind the prompt.
      if (!session.over()) {
        say({ text: '\n', clear: false });
        leave();
      }
      resolve();
    });
    lines.prompt();
  });
}
