/**
 * The yardstick: a bare `ws` server that does what any server of a card game cannot do without. It parses a move, checks whose
 * turn it is and that the card is there, and writes each of the two players a private view of some 300 bytes. It has no rules, keeps
 * nothing, and knows nobody.
 */
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const CARDS = 45;
const HAND = 7;

const tables = new Map();

function makeTable() {
  const players = [0, 1].map(() => ({
    deck: Array.from({ length: CARDS - HAND }, (_, i) => i + HAND),
    hand: Array.from({ length: HAND }, (_, i) => i),
    pile: [],
    socket: null,
  }));
  return { turn: 0, version: 0, players };
}

/** What one player may see. */
function viewOf({ turn, version, players }, seat) {
  const own = players[seat];
  const other = players[1 - seat];
  return JSON.stringify({
    t: 'view',
    version,
    turn,
    you: seat,
    hand: own.hand,
    deck: own.deck.length,
    pile: own.pile.slice(-20),
    other: {
      name: 'somebody else',
      hand: other.hand.length,
      deck: other.deck.length,
      pile: other.pile.slice(-20),
    },
    clock: [720_000 - version, 720_000 - version],
    last: { seat: 1 - turn, card: own.pile.at(-1) ?? null, kind: 'play' },
  });
}

function play(table, seat, card) {
  const player = table.players[seat];
  const place = player.hand.indexOf(card);
  if (place < 0) return false;
  player.hand.splice(place, 1);
  player.pile.push(card);
  if (player.deck.length === 0) {
    player.deck = player.pile;
    player.pile = [];
  }
  player.hand.push(player.deck.pop());
  table.turn = 1 - seat;
  table.version++;
  return true;
}

const http = createServer((_, response) => response.end());
const sockets = new WebSocketServer({
  server: http,
  perMessageDeflate: false,
  maxPayload: 4096,
  clientTracking: false,
});
sockets.on('connection', (socket, request) => {
  const [, name = '', number = ''] = (request.url ?? '').split('/');
  const seat = Number(number);
  let table = tables.get(name);
  if (table === undefined) {
    table = makeTable();
    tables.set(name, table);
  }
  const { players } = table;
  players[seat].socket = socket;
  socket.send(viewOf(table, seat));
  socket.on('error', () => {});
  socket.on('message', (data) => {
    let move;
    try {
      move = JSON.parse(data.toString());
    } catch {
      return;
    }
    const { v, card } = move ?? {};
    if (!Number.isInteger(card) || v !== table.version || table.turn !== seat) return;
    if (!play(table, seat, card)) return;
    for (const other of [0, 1]) players[other].socket?.send(viewOf(table, other));
  });
});
http.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://localhost:${http.address().port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
