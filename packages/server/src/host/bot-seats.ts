/** Bots at the table: asked from a view when it is their decision, and never while another question of theirs is open. */
import { askedToRespond, command, publicToAct, seatAt, type Table } from '../match/index.ts';
import { type Core, decisionKey, errorText, type Live } from './live.ts';
import type { BotQuestion } from './options.ts';
import { tick } from './timing.ts';
import { push } from './work.ts';

/** The bot's seat that has to decide, or -1. */
export function botToAsk(t: Table): number {
  const asked = askedToRespond(t);
  const seat = asked >= 0 ? asked : publicToAct(t);
  return seat >= 0 && seatAt(t, seat).kind === 'bot' ? seat : -1;
}

/** So much of a covered moment is left for the way. */
const MARGIN = 0.6;

export function askBot(core: Core, live: Live, t: Table, seat: number): void {
  const { bots } = core.options;
  const key = decisionKey(t);
  if (live.asking === key) return;
  live.asking = key;
  if (bots === null) {
    // A seat may be handed over where no bot was ever started: chance plays it.
    setImmediate(answered, core, live, seat, key, null);
    return;
  }
  const { kit, id, setup } = t.facts;
  const isUrgent = t.covered !== null;
  const until = setup.noDelay ? null : (t.covered?.until ?? null);
  const ms = until === null ? bots.ms : Math.min(bots.ms, (until - core.now().mono) * MARGIN);
  const question: BotQuestion = {
    game: kit.game.id,
    bot: seatAt(t, seat).bot ?? bots.usual(kit.game.id),
    view: kit.game.view(t.state, seat),
    seed: `${core.seed}/${id}/${key}`,
    ms: Math.max(1, ms),
    isUrgent,
  };
  bots.ask(question).then(
    (code) => answered(core, live, seat, key, code),
    (error) => {
      core.counts.faults++;
      core.options.log.warn({ match: id, key, error: errorText(error) }, 'a bot failed');
      answered(core, live, seat, key, quickAnswer(core, live, question));
    },
  );
}

function quickAnswer(core: Core, live: Live, question: BotQuestion): number | null {
  try {
    return core.options.bots?.quick(question) ?? null;
  } catch (error) {
    core.options.log.error({ match: live.id, error: errorText(error) }, 'a bot failed twice');
    return null;
  }
}

/** Whatever a bot says is judged like anybody's answer; what is not legal becomes one that is, by chance. */
function textOf(t: Table, code: number | null, chance: number): string {
  const { game } = t.facts.kit;
  const legal: number[] = [];
  const count = game.legal(t.state, legal);
  const isLegal = code !== null && legal.slice(0, count).includes(code);
  return game.describe(t.state, isLegal ? code : (legal[Math.floor(chance * count)] as number));
}

/** Where the engine fails at a bot's answer, so many others are tried. */
const MOST_FAULTS = 20;

function answered(
  core: Core,
  live: Live,
  seat: number,
  key: string,
  code: number | null,
  faults = 0,
): void {
  if (core.lives.get(live.id) !== live) return;
  const isCurrent = (t: Table) => decisionKey(t) === key && botToAsk(t) === seat;
  push(core, live, {
    kind: 'change',
    judge(t, now) {
      if (!isCurrent(t)) return null;
      const text = textOf(t, code, now.chance);
      if (t.covered !== null) {
        live.reply = { key, text };
        return null;
      }
      const { ply, line, part } = t;
      const id = `bot ${t.seq}`;
      return command(t, seat, { kind: 'answer', ply, line, part, text, id, lag: 0 }, now);
    },
    from: null,
    id: null,
    done(outcome) {
      if (live.table === null) return;
      if (live.reply?.key === key) {
        tick(core, live);
        return;
      }
      if (outcome.ok || !isCurrent(live.table)) return;
      if (outcome.code === 'fault' && faults < MOST_FAULTS) {
        setImmediate(answered, core, live, seat, key, null, faults + 1);
        return;
      }
      // Not written: the question is open again.
      live.asking = '';
    },
  });
}
