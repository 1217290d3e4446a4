/**
 * A whole game in an address: the record, deflated, in letters an address may have. Whoever opens the link sees the game,
 * without anybody keeping it for them.
 */
const MARK = 'r~';

/** No record is near this long; what would unfold into more is no record. */
const LONGEST = 2_000_000;

export function isRecordLink(id: string): boolean {
  return id.startsWith(MARK);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: TransformStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const stream = new Blob([bytes]).stream().pipeThrough(change);
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value as Uint8Array);
    length += (value as Uint8Array).length;
    if (length > LONGEST) throw new Error('too long');
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** The id under which a replay shows the record. */
export async function recordLink(record: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(record));
  const packed = await through(text, new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of packed) letters += String.fromCharCode(byte);
  return MARK + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What the id holds: untrusted; null where it holds nothing. */
export async function readRecordLink(id: string): Promise<unknown> {
  try {
    const letters = atob(id.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(packed, new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}
