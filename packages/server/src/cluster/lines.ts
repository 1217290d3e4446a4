/** A connection as messages: JSON, one a line, in both directions. What cannot be read ends the connection. */
import type { Socket } from 'node:net';

export interface Lines {
  send(message: object): void;
  end(): void;
}

/** A line longer than this, or more than this unsent, is not ours. */
export const MOST = 64 * 1024 * 1024;
const NEW_LINE = 10;

/** `most`: how long a line may be by now. */
export function speak(
  socket: Socket,
  heard: (message: unknown) => void,
  most: () => number = () => MOST,
): Lines {
  let parts: Buffer[] = [];
  let size = 0;
  socket.setNoDelay(true);
  socket.on('data', (chunk: Buffer) => {
    let from = 0;
    try {
      for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, from)) {
        const last = chunk.subarray(from, end);
        const line = parts.length === 0 ? last : Buffer.concat([...parts, last]);
        parts = [];
        size = 0;
        from = end + 1;
        heard(JSON.parse(line.toString('utf8')));
      }
    } catch (error) {
      socket.destroy(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (from >= chunk.length) return;
    parts.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > most()) socket.destroy(new Error('a line without end'));
  });
  let waiting: string[] = [];
  const flush = () => {
    const text = waiting.join('');
    waiting = [];
    if (!socket.destroyed) socket.write(text);
  };
  return {
    /** What is said in one turn of the event loop leaves together. */
    send(message) {
      if (socket.destroyed) return;
      if (socket.writableLength > MOST) {
        socket.destroy(new Error('the other side does not read'));
        return;
      }
      if (waiting.length === 0) queueMicrotask(flush);
      waiting.push(`${JSON.stringify(message)}\n`);
    },
    end: () => socket.destroy(),
  };
}
