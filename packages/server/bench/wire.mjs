/**
 * What one answer costs beside the match itself: its message is read and becomes a command, and what comes of it becomes the
 * frames of two players. Build first; `node packages/server/bench/wire.mjs [rounds]`.
 */
import { writeSync } from 'node:fs';
import { below, makeRng } from '@open-gosu/kernel';
import { follow, readClientMessage, readServerMessage } from '@open-gosu/protocol';
import {
  command,
  commit,
  deadline,
  due,
  fold,
  hostCommand,
  readSetup,
  snapshot,
  storedMatch,
  writeSecret,
} from '../dist/match/index.js';
import { commandOf, isTableMessage, Sights, snapshotFrame, withId } from '../dist/wire/index.js';

const ROUNDS = Number(process.argv[2] ?? 15);
const MATCHES = 40;
const ID = 'bWF0Y2gtZm9yLWZyYW1lcw';

/** Plays one random match and keeps what two players were told, and the messages that brought it about. */
function play(game, seed) {
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const plan = readSetup({ game, seats, clock: 'standard', lot: false }, []).value;
  const rng = makeRng(`bench ${seed}`);
  const secret = writeSecret(Uint8Array.from({ length: 32 }, () => below(rng, 256)));
  let now = { mono: 1000, wall: 1_700_000_000_000, chance: 0.5 };
  const { table } = fold(storedMatch(ID, plan, secret), [], now);
  const told = [];
  const texts = [];
  const write = (judged) => {
    if (!judged.ok) throw new Error(judged.code);
    told.push(...commit(table, judged.entry, now).filter(({ viewer }) => viewer >= 0));
  };
  for (const seat of [0, 1]) {
    const player = `player-of-seat-number-${seat}`;
    write(command(table, player, { kind: 'sit', id: 's', seat, player, name: `P${seat}` }, now));
  }
  write(hostCommand(table, { kind: 'begin' }, now));
  const dealt = [0, 1].map((viewer) => snapshot(table, viewer, now));
  told.length = 0;
  const { kit } = table.facts;
  const legal = [];
  while (table.status === 'running') {
    now = { ...now, mono: now.mono + 3000, wall: now.wall + 3000 };
    const isAsked = table.covered === null || kit.responses?.isAsked(table.state);
    if (!isAsked) {
      const at = deadline(table, now);
      now = { ...now, mono: Math.max(now.mono, at ?? 0) };
      write(hostCommand(table, due(table, now, 'easy') ?? { kind: 'reveal', seen: true }, now));
      continue;
    }
    const count = kit.game.legal(table.state, legal);
    const text = kit.game.describe(table.state, legal[below(rng, count)]);
    const { ply, line, part } = table;
    const message = { t: 'answer', id: 'k3Jd9_sQ', match: ID, ply, line, part, text };
    texts.push(JSON.stringify(message));
    write(
      command(
        table,
        kit.game.toAct(table.state),
        { ...message, kind: 'answer', id: `a${texts.length}`, lag: 0 },
        now,
      ),
    );
  }
  return { plan, dealt, told, texts };
}

function median(list) {
  return [...list].sort((a, b) => a - b)[list.length >> 1];
}

function inTurn(work) {
  const times = new Map(Object.keys(work).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of Object.entries(work)) {
      const begun = performance.now();
      const calls = run();
      times.get(name).push(((performance.now() - begun) * 1000) / calls);
    }
  }
  return times;
}

for (const game of ['gosu-x', 'gosu-tactics']) {
  const matches = Array.from({ length: MATCHES }, (_, i) => play(game, i));
  const answers = matches.reduce((sum, { texts }) => sum + texts.length, 0);
  const about = { match: ID, game };
  const frames = (sinks) => {
    for (const { told, dealt } of matches) {
      const sights = new Sights();
      const both = dealt.map((shot) => {
        const sight = sights.open(about, shot.viewer);
        sight.shown(shot);
        return sight;
      });
      let wasMine = true;
      for (const one of told) {
        const text = both[one.viewer].frame({ ...one, text: null });
        sinks?.push(wasMine ? withId(text, 'k3Jd9_sQ') : text);
        wasMine = !wasMine;
      }
    }
    return answers;
  };
  const sent = [];
  frames(sent);
  const bytes = sent.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const read = () => {
    let lag = 0;
    for (const { texts } of matches) {
      for (const text of texts) {
        const message = readClientMessage(text);
        if (!message.ok || !isTableMessage(message.value)) throw new Error(text);
        lag += commandOf(message.value, { lag: 1, bot: 'easy' }).ply;
      }
    }
    if (lag < 0) throw new Error('never');
    return answers;
  };
  const whole = matches.map(({ plan, dealt }) => {
    const info = { id: ID, plan, createdAt: 0, commitment: dealt[0].commitment };
    return snapshotFrame(info, dealt[0]);
  });
  const times = inTurn({
    'read and command': read,
    'frames for two': () => frames(null),
    'read, command, frames': () => {
      read();
      return frames(null);
    },
    'a client follows (one player)': () => {
      let count = 0;
      matches.forEach(({ dealt, told }, i) => {
        const sights = new Sights();
        const sight = sights.open(about, 0);
        sight.shown(dealt[0]);
        let { held } = follow(null, readServerMessage(whole[i]).value);
        for (const one of told) {
          if (one.viewer !== 0) continue;
          ({ held } = follow(held, readServerMessage(sight.frame({ ...one, text: null })).value));
          count++;
        }
        if (held.ply === 0) throw new Error('nothing followed');
      });
      return count;
    },
  });
  const words = [...times].map(
    ([name, list]) =>
      `${name} ${median(list).toFixed(1)} us (least ${Math.min(...list).toFixed(1)})`,
  );
  writeSync(
    1,
    `${game}: ${answers} answers, ${(bytes / answers).toFixed(0)} B to both, ${(sent.length / answers).toFixed(2)} frames; ` +
      `an answer: ${words.join(', ')}\n`,
  );
}
