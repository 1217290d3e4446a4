/** An address of a player: a real server on this machine that writes down what it was sent, and answers what it is told to. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  readonly text: string;
}

export interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  /** The status of the next answers; 0: none ever comes. */
  status: number;
  /** How long the next answers take. */
  delayMs: number;
  headers: Record<string, string>;
  close(): Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, path: request.url ?? '', text });
      if (self.status === 0) return;
      const answer = () => response.writeHead(self.status, self.headers).end('thank you');
      setTimeout(answer, self.delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const self: Receiver = {
    url: `http://127.0.0.1:${port}/turns?of=ada`,
    port,
    received,
    status: 204,
    delayMs: 0,
    headers: {},
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return self;
}
