/**
 * The session at a real terminal, or at a pipe: reads lines, prints texts. On a terminal there is a prompt, editing,
 * history and completion; Ctrl-D leaves with 0, Ctrl-C with 130; a pipe is read to its end.
 */
import { createInterface } from 'node:readline';
import { type Call, printJson } from '../command.ts';
import type { Said, Session } from './session.ts';

const INTERRUPTED = 130;
const PROMPT = '> ';
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

export async function converse(call: Call, session: Session): Promise<void> {
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
  process.on('SIGINT', interrupt);
  try {
    say(session.begin());
    if (isTerminal) await atTerminal(io.stdin, session, say, leave, interrupt);
    else await atPipe(io.stdin, session, say, leave);
  } finally {
    process.off('SIGINT', interrupt);
  }
}

function isTty(stream: NodeJS.ReadableStream): boolean {
  return 'isTTY' in stream && stream.isTTY === true;
}

type Say = (said: Said) => void;

async function atPipe(
  input: NodeJS.ReadableStream,
  session: Session,
  say: Say,
  leave: () => void,
): Promise<void> {
  const lines = createInterface({ input, terminal: false });
  for await (const line of lines) {
    say(session.line(line));
    if (session.over()) break;
  }
  lines.close();
  if (!session.over()) leave();
}

function atTerminal(
  input: NodeJS.ReadableStream,
  session: Session,
  say: Say,
  leave: () => void,
  interrupt: () => void,
): Promise<void> {
  return new Promise((resolve) => {
    const lines = createInterface({
      input,
      output: process.stdout,
      terminal: true,
      historySize: 200,
      removeHistoryDuplicates: true,
      prompt: PROMPT,
      completer: (line: string): [string[], string] => [session.complete(line), line],
    });
    lines.on('line', (line) => {
      say(session.line(line));
      if (session.over()) lines.close();
      else lines.prompt();
    });
    lines.on('SIGINT', () => {
      lines.removeAllListeners('close');
      lines.close();
      interrupt();
    });
    lines.on('close', () => {
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
