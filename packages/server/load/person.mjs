/** A player who goes by what the server tells, as a page does: for matches whose answers nobody knows beforehand. */

import { below, makeRng } from '@open-gosu/kernel';
import { follow, readServerMessage, SOCKET_PATH, SUBPROTOCOL } from '@open-gosu/protocol';
import { kitOf } from '../dist/games.js';
import { openSocket } from './socket.mjs';

/** Plays at random until `stop`; `game` of its match, `seat` of its own. */
export async function playAsPerson({ port, address, session, match, game, seat }) {
  const { game: rules } = kitOf(game);
  const rng = makeRng(`person ${match}`);
  const legal = [];
  let held = null;
  let asked = '';
  let answers = 0;
  let isOn = true;
  let socket = null;

  const answer = () => {
    if (!isOn || held === null || held.status !== 'running') return;
    const view = held.prompt?.view ?? held.view;
    if (view === null || (held.prompt === null && held.to !== seat)) return;
    const { ply, line } = held;
    const part = held.prompt?.part ?? 0;
    const key = `${ply}/${line}/${part}`;
    if (asked === key) return;
    asked = key;
    const state = rules.determinize(view, rng);
    const count = rules.legal(state, legal);
    const text = rules.describe(state, legal[below(rng, count)]);
    const id = `person${++answers}`.padEnd(8, '0');
    socket.send(JSON.stringify({ t: 'answer', id, match, ply, line, part, text }));
  };

  socket = await openSocket({
    port,
    path: SOCKET_PATH,
    protocol: SUBPROTOCOL,
    address,
    heard(text) {
      // Sockets hand texts over byte by byte; names and cards are not needed here.
      const read = readServerMessage(text);
      if (!read.ok) return;
      held = follow(held, read.value).held;
      answer();
    },
  });
  socket.send(JSON.stringify({ t: 'hello', v: 1, lang: 'en', session }));
  socket.send(JSON.stringify({ t: 'watch', id: 'watch000', match }));
  return {
    answers: () => answers,
    isOver: () => held?.status === 'over',
    stop() {
      isOn = false;
      socket.close();
    },
  };
}
