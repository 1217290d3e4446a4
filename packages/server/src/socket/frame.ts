/** A text as one WebSocket frame (RFC 6455, 5.2): not masked, not in parts. In one piece, it leaves with one call of the system. */

const FINAL_TEXT = 0x81;
/** Lengths from here on stand in two bytes of their own, and in eight. */
const SHORT = 126;
const MEDIUM = 65_536;
const IN_TWO = 126;
const IN_EIGHT = 127;

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = IN_TWO;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
  frame.write(text, head);
  return frame;
}
