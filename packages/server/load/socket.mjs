/**
 * A WebSocket client that costs little: frames are cut out of what a socket delivers and handed over as text. It speaks the
 * protocol as it is, masks included, but sends texts only and knows no fragments: the server sends none.
 */
import { connect } from 'node:net';

const MASK = [0x5a, 0xc3, 0x19, 0x7e];
const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

function frame(opcode, payload) {
  const { length } = payload;
  const head = length < 126 ? 2 : 4;
  const out = Buffer.allocUnsafe(head + 4 + length);
  out[0] = 0x80 | opcode;
  if (length < 126) out[1] = 0x80 | length;
  else {
    out[1] = 0x80 | 126;
    out.writeUInt16BE(length, 2);
  }
  for (let i = 0; i < 4; i++) out[head + i] = MASK[i];
  for (let i = 0; i < length; i++) out[head + 4 + i] = payload[i] ^ MASK[i & 3];
  return out;
}

/**
 * `heard(text)` gets each message; `ended()` once, when the socket closes. `address`: where the server is to think it comes
 * from, as a proxy would say.
 */
export function openSocket({ port, path, protocol, address, heard, ended }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let rest = null;
    let isOpen = false;
    socket.on('error', (error) => (isOpen ? undefined : reject(error)));
    socket.on('close', () => {
      if (isOpen) ended?.();
      else reject(new Error('closed before it was open'));
    });
    const lines = [
      `GET ${path} HTTP/1.1`,
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: bG9hZCBnZW5lcmF0b3IhIQ==',
      `X-Forwarded-For: ${address}`,
      ...(protocol === undefined ? [] : [`Sec-WebSocket-Protocol: ${protocol}`]),
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);

    const take = (data) => {
      let at = 0;
      while (data.length - at >= 2) {
        let length = data[at + 1];
        let head = 2;
        if (length === 126) {
          if (data.length - at < 4) break;
          length = data.readUInt16BE(at + 2);
          head = 4;
        } else if (length === 127) {
          if (data.length - at < 10) break;
          length = data.readUInt32BE(at + 6);
          head = 10;
        }
        if (data.length - at < head + length) break;
        const opcode = data[at] & 0x0f;
        const from = at + head;
        at = from + length;
        if (opcode === TEXT) heard(data.latin1Slice(from, at));
        else if (opcode === PING) socket.write(frame(PONG, data.subarray(from, at)));
        else if (opcode === CLOSE) socket.end();
      }
      return at === data.length ? null : data.subarray(at);
    };

    socket.on('data', (chunk) => {
      let data = rest === null ? chunk : Buffer.concat([rest, chunk]);
      rest = null;
      if (!isOpen) {
        const end = data.indexOf('\r\n\r\n');
        if (end < 0) {
          rest = data;
          return;
        }
        const status = data.latin1Slice(0, data.indexOf('\r\n'));
        if (!status.includes(' 101 ')) {
          reject(new Error(`the server does not take the socket: ${status}`));
          socket.destroy();
          return;
        }
        isOpen = true;
        data = data.subarray(end + 4);
        resolve({
          send: (text) => void socket.write(frame(TEXT, Buffer.from(text))),
          close: () => socket.destroy(),
        });
      }
      if (data.length > 0) rest = take(data);
    });
  });
}
