/**
 * All the engine's worker needs of a game beyond the kernel's `Game`: its table as data, its answers in words, its story.
 * The words are the game's own; here they are only put together. Everything else in this folder knows games through this.
 */
import type { ActionCode, AnyView, AskFacts, Game, GameEvent, Lang, Told } from '@open-gosu/kernel';
import type { Book } from '../book.ts';
import type { GameId } from '../match.ts';
import type { AnswerScene, BattleScene, Handle, Pointed, Scene, TileScene } from '../scene.ts';

/** An event that says whom it happens to, or -1. */
export interface SeatEvent extends GameEvent {
  readonly seat: number;
}

/** Who reads, and how the players are called. */
export interface Listener {
  readonly lang: Lang;
  /** By seat. */
  readonly names: readonly string[];
  /** The seat that is told of as "you", or -1. */
  readonly you: number;
}

/** For whom a table is drawn, and what a view does not hold. */
export interface Looker extends Listener {
  readonly bots: readonly boolean[];
  /** Ids of the clans each seat has taken, in that order, as far as it was seen. */
  readonly drafted: readonly (readonly string[])[];
  /** True where the viewer is asked for the action of a turn: then cards in hand say why they cannot be played. */
  readonly isActing: boolean;
}

export type TableScene = Pick<Scene, 'round' | 'turn' | 'seats' | 'centre' | 'notes'>;

export type Asked = AskFacts & { readonly seat: number };

/** What should be known before an answer is given: in a sentence, and in a few words for a button. */
export interface Warning {
  readonly text: string;
  readonly brief: string;
}

/** What an answer points at. */
export type Pointing = Pick<AnswerScene, 'about' | 'to'>;

/** A card that would take a place, and where it lies. */
export interface Coming {
  readonly id: string;
  readonly fromDiscard: boolean;
}

/** The sums of one army, still without words. */
export type Sums = readonly unknown[];

/** What of the table before an event decides whom it hits: whose turn it was, who held what. */
export interface Standing {
  readonly turn: number;
  readonly wonder?: number;
  readonly advantage?: number;
}

/** How an event hits a viewer: what the table was like before, and who had answered. */
export interface Circumstances {
  readonly before: Standing;
  readonly decider: number;
  /** True where the answer chose a card in play. */
  readonly wasTargeted: boolean;
}

/** `groups` of the log: what an event begins; null for one that goes on. */
export type Chapter = 'draft' | 'opening' | 'round' | 'turn' | 'battle' | 'song' | 'over';

export interface Kit<S = unknown, V extends AnyView = AnyView, E extends SeatEvent = SeatEvent> {
  readonly id: GameId;
  readonly game: Game<S, V, E>;

  seats(s: S): number;
  table(view: V, looker: Looker): TableScene;
  forces(s: S): number[];
  /** True where cards in hand count in a force, so that chance may change it. */
  countsHands(s: S): boolean;

  ask(s: S): Asked;
  /** What several know together, as a view of the first of them. */
  jointView(s: S, viewers: readonly [number, ...number[]]): V;
  /** Deals that fit what the viewer knows, extreme ones among them: what is alike in all of them is sure. */
  deals(view: V, count: number): S[];
  /** `deal` stands for any of them: nothing here depends on what the player cannot know. */
  deed(deal: S, code: ActionCode, to: Listener): string;
  deedKind(code: ActionCode, lang: Lang): string;
  points(deal: S, code: ActionCode): Pointing;
  /** Where the card that asks stands; null where a rule asks, or where it stands in no army. */
  sourcePlace(s: S, asked: Asked): Handle | null;
  /** Cards in armies that what happened set off by standing beside it; `s`: after it. */
  fired(s: S, events: readonly E[]): readonly Pointed[];
  cost(deal: S, code: ActionCode, lang: Lang): AnswerScene['cost'];
  warning(deal: S, code: ActionCode, lang: Lang): Warning | null;
  /** Tiles an answer turns to their active side. */
  tiles(deal: S, code: ActionCode, lang: Lang): TileScene[];
  /** Actions without a card, to say of those that are not legal why. */
  readonly bareActions: readonly ActionCode[];
  whyNot(deal: S, code: ActionCode, lang: Lang): string;
  /** Of a card in one's army that no action is about, why; in sentences. */
  cannotUse(deal: S, seat: number, spot: number, lang: Lang): string;
  /** Of a card that can be shifted but bears no token now, while there is one to be put on it, why; else empty. */
  cannotActivate(deal: S, seat: number, spot: number, lang: Lang): string;
  /** Of a card in one's hand, or in the discard pile, that cannot take the place of that one, why. */
  cannotReplace(deal: S, seat: number, spot: number, coming: Coming, lang: Lang): string;
  /** Of a card in one's discard pile that cannot be played while others of that pile can, why. */
  cannotPlayDiscarded(deal: S, seat: number, id: string, lang: Lang): string;
  /** What those read who are not asked. */
  waiting(deal: S, who: string, lang: Lang): string;

  /** Events, redacted for whoever reads. */
  story(events: readonly E[], to: Listener, isApart?: (index: number) => boolean): Told<E>[];
  cardsIn(event: E): string[];
  chapter(event: E): Chapter | null;
  isAgainst(event: E, viewer: number, circumstances: Circumstances): boolean;
  /** What a state, or a view, says of that. */
  standing(s: S): Standing;
  /** Taken while a battle is fought, told later; null for any other event. */
  sums(state: S, event: E): Sums | null;
  battle(sums: Sums, event: E, lang: Lang): BattleScene;
  ending(winners: readonly number[], reason: string, to: Listener): string;

  /** An event as it can be foreseen: without the cards that are drawn. */
  foreseen(event: E): E;
  /** True for an event nobody can foresee, though it may look alike in some deals: what is hidden decides. */
  isChance(event: E, viewer: number): boolean;
  /** True where the question is only about paying for what was announced. */
  isPayment(asked: Asked): boolean;
  /** What is asked for before the first turn of a game or a round, or after the last. */
  readonly betweenTurns: readonly string[];
  /** How many cards the viewer can identify, wherever they lie. */
  knownCards(view: V): number;

  book(lang: Lang): Book;
}

const FROM_A_DECK: readonly string[] = ['shuffle', 'reveal', 'round'];

/** True for an event that brings out, in either game, what lay hidden in a deck. */
export function isDealt(event: SeatEvent & { readonly from?: unknown }): boolean {
  return FROM_A_DECK.includes(event.type) || (event.type === 'take' && event.from === 'reveal');
}

/** True where what an event does to the viewer is somebody else's doing. */
export function isHit(
  { seat }: SeatEvent,
  viewer: number,
  { before, decider, wasTargeted }: Circumstances,
): boolean {
  if (seat !== viewer) return false;
  return before.turn !== viewer || (decider !== viewer && wasTargeted);
}

/** "hand:solok". */
export function handHandle(id: string): Handle {
  return `hand:${id}`;
}

export function cardHandle(id: string): Handle {
  return `card:${id}`;
}

export function clanHandle(id: string): Handle {
  return `clan:${id}`;
}

export function seatHandle(seat: number): Handle {
  return `seat:${seat}`;
}

/** `owner`: null for the common pile. */
export function discardHandle(owner: number | null, id: string): Handle {
  return owner === null ? `discard:${id}` : `discard:${owner}:${id}`;
}
