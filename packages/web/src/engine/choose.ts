/** The bots at the table. A bot gets the view of its own seat and a generator made from the match: a reload changes nothing. */
import { type Bot, type Budget, DEFAULT_BUDGET, makeBot } from '@open-gosu/bots';
import { type ActionCode, makeRng } from '@open-gosu/kernel';
import type { Kit } from './games/kit.ts';
import { type Match, Unplayable } from './match.ts';
import { deciderOf, playedOf } from './play.ts';
import type { Asked } from './requests.ts';
import { say } from './words.ts';

export function choose({ match, within }: Asked<'choose'>): ActionCode {
  refuseOnline(match);
  const played = playedOf(match);
  const seat = deciderOf(played, match);
  const sitter = match.sitters[seat];
  if (sitter?.kind !== 'bot') throw new Error('no bot is asked');
  const { kit, state } = played;
  const view = kit.game.view(state, seat);
  return botOf(kit, sitter.bot).choose(view, budgetOf(within), rngOf(match, 'bot')).answer;
}

function budgetOf(milliseconds: number | undefined): Budget {
  if (milliseconds === undefined) return DEFAULT_BUDGET;
  return { ...DEFAULT_BUDGET, deadline: { milliseconds, now: () => Date.now() } };
}

/** The same for the same match and the same answers, and for nothing else. */
export function rngOf(match: Match, purpose: string) {
  return makeRng(`${seedOf(match)}/${purpose}/${match.answers.length}`);
}

/** Bots of a match on a server think there, and nobody is advised in one. */
export function refuseOnline({ start }: Match): void {
  if (start.from === 'seen') throw new Error(say('en', 'notOnline'));
}

function seedOf({ start }: Match): string {
  if (start.from === 'seen') return 'seen';
  return String(start.from === 'deal' ? start.seed : (start.position.seed ?? 'position'));
}

const made = new Map<string, Bot>();

export function botOf(kit: Kit, name: string): Bot {
  const key = `${kit.id}/${name}`;
  const bot = made.get(key) ?? makeBot(kit.game, name);
  if (bot === null) {
    // Of another version of the page: the match is kept, but nobody here can sit down for that one.
    throw new Unplayable({
      en: say('en', 'noBot', { bot: name }),
      fr: say('fr', 'noBot', { bot: name }),
    });
  }
  made.set(key, bot);
  return bot;
}
