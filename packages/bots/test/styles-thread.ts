/** Games of one bot against another, and what marks its way to play in them: what a thread of the test of styles does. */
import { makeBot } from '@open-gosu/bots';
import {
  armyValue,
  faceUpCount,
  type State as GosuXState,
  gosuX,
  type Seat,
} from '@open-gosu/gosu-x';
import { type Game, type GameEvent, legalList, makeRng } from '@open-gosu/kernel';
import {
  armyStrength,
  largestClan,
  playerAt,
  type State as TacticsState,
  tactics,
} from '@open-gosu/tactics';
import { checkedOptions } from '@testing/random-play.ts';
import { QUICK, TABLES } from './table.ts';

export interface Bout {
  /** One of the tables, by its name. */
  readonly table: string;
  readonly bot: string;
  /** Sits in all other seats. */
  readonly foe: string;
  /** In every seat by turns, with the same deals. */
  readonly games: number;
}

/** Sums over all games, of the bot. */
export interface Marks {
  games: number;
  rounds: number;
  wins: number;
  /** Games it won, by how they ended. */
  readonly endings: { [reason: string]: number };
  /** Tokens unlocked. */
  unlocked: number;
  /** Opposing cards captured, imprisoned or destroyed. */
  hits: number;
  /** The most cards it had face up at once, in Tactics of one clan. */
  mostCards: number;
  /** Rounds in which it was the first to pass, and the turns it had taken by then. */
  firstPasses: number;
  turnsBefore: number;
  /** Turns at which it could pass first and was clearly ahead, and how often it did. */
  ahead: number;
  passedAhead: number;
}

/** A lead that lasts, about, by the game's id: in what counts in battle. */
const CLEAR_LEAD: { readonly [game: string]: number } = { [gosuX.id]: 8, [tactics.id]: 3 };

/** What the events of both games have that are counted here. */
interface Counted extends GameEvent {
  readonly seat: number;
  readonly first?: boolean;
  readonly turns?: number;
}

const HITS: ReadonlySet<string> = new Set(['capture', 'destroy', 'imprison']);

export function marks({ table, bot, foe, games }: Bout): Marks {
  const { game, players } = TABLES.find(({ name }) => name === table)!;
  const found: Marks = {
    games: 0,
    rounds: 0,
    wins: 0,
    endings: {},
    unlocked: 0,
    hits: 0,
    mostCards: 0,
    firstPasses: 0,
    turnsBefore: 0,
    ahead: 0,
    passedAhead: 0,
  };
  for (let i = 0; i < games; i++) {
    const seat = i % players;
    const names = Array.from({ length: players }, (_, each) => (each === seat ? bot : foe));
    watch(game, names, seat, `styles/${Math.floor(i / players)}`, found);
  }
  return found;
}

function watch(game: Game, names: readonly string[], me: number, seed: string, found: Marks): void {
  const state = game.setup(checkedOptions(game, {}), seed, names.length);
  const bots = names.map((name) => makeBot(game, name)!);
  const rngs = names.map((_, seat) => makeRng(`${seed}/p${seat}`));
  let [turns, most] = [0, 0];
  const count = ({ type, seat, first, turns: left = 0 }: Counted) => {
    if (type === 'round') {
      found.rounds++;
      turns = 0;
    } else if (HITS.has(type) && seat !== me) found.hits++;
    if (seat !== me) return;
    if (type === 'unlock') found.unlocked++;
    else if (type === 'turn') turns++;
    else if (type === 'pass' && (first || left > 0)) {
      found.firstPasses++;
      found.turnsBefore += turns;
    }
  };
  for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
    const { answer } = bots[seat]!.choose(game.view(state, seat), QUICK, rngs[seat]!);
    if (seat === me && couldPassAhead(game, state, me)) {
      found.ahead++;
      if (game.describe(state, answer) === PASS) found.passedAhead++;
    }
    game.apply(state, answer, (event) => count(event as Counted));
    most = Math.max(most, cardsOf(game, state, me));
  }
  const { winners, reason } = game.result(state)!;
  found.games++;
  found.mostCards += most;
  if (!winners.includes(me)) return;
  found.wins += 1 / winners.length;
  found.endings[reason] = (found.endings[reason] ?? 0) + 1;
}

function cardsOf(game: Game, state: unknown, seat: number): number {
  return game.id === gosuX.id
    ? faceUpCount(state as GosuXState, seat as Seat)
    : largestClan(playerAt(state as TacticsState, seat));
}

const PASS = 'pass';

function couldPassAhead(game: Game, state: unknown, me: number): boolean {
  const { players } = state as { readonly players: readonly { readonly passed: 0 | 1 }[] };
  if (game.question(state, 'en').kind !== 'action' || players.some(({ passed }) => passed)) {
    return false;
  }
  const strengths = players.map((_, seat) => strengthOf(game, state, seat));
  const others = strengths.filter((_, seat) => seat !== me);
  if (strengths[me]! - Math.max(...others) < CLEAR_LEAD[game.id]!) return false;
  const legal = legalList(game, state).map((answer) => game.describe(state, answer));
  return legal.length > 1 && legal.includes(PASS);
}

function strengthOf(game: Game, state: unknown, seat: number): number {
  return game.id === gosuX.id
    ? armyValue(state as GosuXState, seat as Seat)
    : armyStrength(playerAt(state as TacticsState, seat));
}
