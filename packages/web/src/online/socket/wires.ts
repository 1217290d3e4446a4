/** What the line to the server is given: sockets, time, chance, and who asks. */

/** What is needed of a WebSocket. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
}

export interface Wires {
  open(): SocketLike;
  /** Milliseconds; of this device. */
  now(): number;
  /** Runs it later; gives what prevents it. */
  after(milliseconds: number, work: () => void): () => void;
  /** In [0, 1). */
  lot(): number;
  newId(): string;
  lang(): 'en' | 'fr';
  /** Whether the server still knows who sits here; null where it cannot be asked. */
  isKnown(): Promise<boolean | null>;
}
