/**
 * What the page draws: everything one viewer may see of a table, as plain data, in their language where it takes words.
 * The engine's worker makes it from a view; the page adds no rule of its own.
 */
import type { GameId } from './match.ts';

/**
 * Something on the table one can point at: `hand:solok`, `p0:II3`, `discard:0:elle` (`discard:elle` in the common pile),
 * `card:elle` wherever a card lies or is listed, `clan:galmi`, `seat:1`.
 */
export type Handle = string;

/** One's Activation tokens lie on the table too, though no answer names them. */
export const TOKENS: Handle = 'tokens';

/** A card lying in an army. */
export interface Cell {
  /** "p0:II3". */
  readonly place: Handle;
  /** Its id in the book; null for a captive whose face this viewer does not know. */
  readonly card: string | null;
  readonly isCaptured: boolean;
  /** May leave the army (X5.3, T6.10): the engine's word. */
  readonly isOpen: boolean;
  /** What it counts now, and what is printed; `because` names every reason why the card is not as printed, a sentence each. */
  readonly value: number;
  readonly printed: number;
  readonly because: readonly string[];
  /** What it costs to shift or mutate it now; null where it cannot. */
  readonly shiftCost: number | null;
  /** Activation tokens on it, and how many it can bear (Gosu X). */
  readonly tokens: number;
  readonly slots: number;
  readonly isEthereal: boolean;
  readonly hasBounty: boolean;
}

/** A card in a hand: null where this viewer cannot know it. */
export interface HandCard {
  readonly card: string | null;
  /** In front of everybody, or known to this viewer for another reason than that it is their own. */
  readonly isKnown: boolean;
  /** The first reason why it cannot be played now, where its owner is asked for an action; null where it can. */
  readonly whyNot: string | null;
}

/** How far a seat is on one way to win. */
export interface Progress {
  readonly way: string;
  readonly label: string;
  readonly now: number;
  readonly goal: number;
  /** One step away. */
  readonly isClose: boolean;
}

/** Activation tokens of Gosu X. */
export interface Tokens {
  readonly inHand: number;
  readonly onCards: number;
  readonly spent: number;
  readonly locked: number;
  /** All but the locked ones: what X stands for on a card. */
  readonly owned: number;
}

export interface SeatScene {
  readonly seat: number;
  readonly name: string;
  readonly isBot: boolean;
  /** Ids of clans, in the order taken (Gosu X). */
  readonly clans: readonly string[];
  /** From level 1 up, each row left to right, as long as it is. */
  readonly army: readonly [readonly Cell[], readonly Cell[], readonly Cell[]];
  readonly force: number;
  readonly hand: readonly HandCard[];
  /** Cards left; null where the deck is common. */
  readonly deck: number | null;
  /** Ids of the cards on top of the deck, the next one first, as far as this viewer knows them. */
  readonly deckTop?: readonly string[];
  /** Ids; last = top. Null where the pile is common. */
  readonly discard: readonly string[] | null;
  readonly removed: readonly string[];
  /**
   * Ids of the cards of this seat's deck that the viewer has seen nowhere: they lie in the deck, or in a hand one does not
   * see. In the order of the book, so that they tell nothing else. Absent where the deck is common.
   */
  readonly unseen?: readonly string[];
  readonly tokens: Tokens | null;
  /** Supremacy tokens or victory points. */
  readonly points: number;
  readonly hasPassed: boolean;
  /** Turns left after a pass; null while nobody has passed. */
  readonly turnsLeft: number | null;
  readonly hasWonder: boolean;
  readonly hasAdvantage: boolean;
  readonly progress: readonly Progress[];
}

/** A tile between the armies of Gosu X. */
export interface TileScene {
  readonly clan: string;
  readonly name: string;
  /** What it does on the side that lies up. */
  readonly text: string;
}

export interface Centre {
  readonly tiles: readonly TileScene[];
  /** Free Wonder: nobody holds it. */
  readonly isWonderFree: boolean;
  /** The common deck and pile of GOSU Tactics; null in Gosu X. */
  readonly deck: number | null;
  readonly discard: readonly string[] | null;
  /** As of a seat, where the deck is common. */
  readonly unseen?: readonly string[];
  /** Cards lying open on the table for the moment: revealed, or being paid for (then in no hand and in no pile). */
  readonly open: readonly string[];
  /** While clans are drafted (Gosu X): whose pick each one is, from first to last, and how many are made. */
  readonly draft?: { readonly order: readonly number[]; readonly done: number };
}

/** One legal answer. */
export interface AnswerScene {
  readonly code: number;
  readonly notation: string;
  /** Verb and object: "Play Solok", "Do not capture". */
  readonly label: string;
  /** What one may point at to mean it, the nearest first: a shift has the card and the place it goes to. Empty for words. */
  readonly about: readonly Handle[];
  /** The one place a card would go to. */
  readonly to: Handle | null;
  /** Cards to discard for it, and why; null where it costs nothing and nobody would ask. */
  readonly cost: { readonly cards: number; readonly why: string } | null;
  /** It does harm to the one who gives it, or nothing at all: said before it is given. */
  readonly warning: string | null;
  /** The warning in a few words, for the button that gives the answer. */
  readonly careful?: string;
  /** Tiles it turns to their active side (the last pick of a draft, Justice); absent where it turns none. */
  readonly tiles?: readonly TileScene[];
}

/** An action one may look for in vain, and why it is not possible now. */
export interface ImpossibleScene {
  readonly notation: string;
  readonly label: string;
  readonly whyNot: string;
}

/** Cards one may point at in vain, and why. */
export interface RefusalScene {
  /**
   * A place in one's army, for which there is no answer; or one that there is an answer for, with a card in hand that
   * cannot take it, with one of the discard pile where others of that pile can, or with the tokens that cannot activate it. Or a card of
   * the discard pile that cannot be played where others of that pile can.
   */
  readonly about: readonly Handle[];
  readonly whyNot: string;
}

/** What is to be decided, by whom, because of what. */
export interface Prompt {
  readonly seat: number;
  readonly isMine: boolean;
  readonly text: string;
  /** The engine's words for the kind of answer and what it is for. */
  readonly kind: string;
  readonly purpose: string;
  /** It only completes what was announced before, by paying for it. */
  readonly isPayment: boolean;
  /** The id of the card that asks; null where a rule does. */
  readonly source: string | null;
  /** Where that card stands; null where it stands in no army. */
  readonly from?: Handle | null;
  /** Of several of the same kind in one go: this one and how many there are. */
  readonly step: { readonly now: number; readonly of: number } | null;
  /** Ascending by code; empty unless it is mine. */
  readonly answers: readonly AnswerScene[];
  /** Actions that name no card and are not possible now, a pass above all; empty unless it is mine. */
  readonly impossible?: readonly ImpossibleScene[];
  /** One's own cards, where an action is asked for; empty unless it is mine. */
  readonly refusals?: readonly RefusalScene[];
}

/** A question with one answer, which the engine has given. */
export interface ForcedScene {
  /** The answer after which it came up, and which of its forced questions it is. */
  readonly ply: number;
  readonly index: number;
  /** The question. */
  readonly text: string;
  /** The id of the card that asks; null where a rule does. */
  readonly source: string | null;
  /** Verb and object of the answer. */
  readonly label: string;
  /** The table at that moment. */
  readonly scene: Scene;
  /** A battle was fought on the way to it. */
  readonly followsBattle: boolean;
}

export interface Ending {
  readonly winners: readonly number[];
  readonly reason: string;
  /** "Ada wins: two Supremacy tokens." */
  readonly text: string;
}

/** What the last answer chose in an army, or set off there, and the place of the card that was the cause. */
export interface Pointed {
  /** Whose doing it was. */
  readonly seat: number;
  readonly from: Handle | null;
  readonly to: Handle;
}

export interface Scene {
  readonly game: GameId;
  /** Answers given so far. */
  readonly ply: number;
  readonly round: number;
  /** Whose turn it is. */
  readonly turn: number;
  /** The seat at the bottom, or -1 for one who has none. */
  readonly viewer: number;
  /** The seat that one who has none wants at the near side, and sees no more for it; absent: the first. */
  readonly near?: number;
  /** The seat that is spoken to as "you", where others sit at devices of their own; -1 for none. Absent at one device. */
  readonly you?: number;
  readonly seats: readonly SeatScene[];
  readonly centre: Centre;
  /** What holds and lies on no card: additional turns, forbidden cards. A sentence each. */
  readonly notes?: readonly string[];
  readonly pointed?: readonly Pointed[];
  /** Null when the game is over. */
  readonly prompt: Prompt | null;
  readonly ending: Ending | null;
}

/** One line of the log. */
export interface LogLine {
  /** The answer after which it happened: the position at that time has this many answers. */
  readonly ply: number;
  readonly seat: number;
  readonly type: string;
  readonly text: string;
  /** Ids of the cards it names. */
  readonly cards: readonly string[];
  /** It hits the viewer: their card, hand or tokens, by somebody else's doing. */
  readonly isAgainstViewer: boolean;
  /** The sums of a battle, step by step, where it is one. */
  readonly battle: BattleScene | null;
}

/** A turn, a battle, a draft: lines that belong together. */
export interface LogGroup {
  readonly title: string;
  readonly seat: number;
  readonly round: number;
  readonly lines: readonly LogLine[];
}

/** How the force of each army came about. */
export interface BattleScene {
  readonly sides: readonly {
    readonly seat: number;
    readonly rows: readonly number[];
    readonly bonuses: readonly { readonly label: string; readonly amount: number }[];
    readonly total: number;
    /** Card by card: what is printed and what it counted. */
    readonly cards?: readonly {
      readonly card: string;
      readonly place: Handle;
      readonly printed: number;
      readonly value: number;
      /** Why the two differ; null where they do not. */
      readonly why: string | null;
    }[];
  }[];
  readonly winners: readonly number[];
  /** The rule that broke or kept a tie; null where there was none. */
  readonly tie: string | null;
}

/** What an answer will do, as far as nothing hidden or random is in it. */
export interface Preview {
  readonly lines: readonly string[];
  /** More happens that cannot be known before. */
  readonly goesOn: boolean;
  /** After it the same player is asked on in the same turn, and knows nothing that was not known: it can be taken back. */
  readonly isReversible: boolean;
  /** Somebody else may answer it with a card they may hold (Force of will), going by what this player knows. */
  readonly mayBeAnswered: boolean;
  /** The table after it, as far as it is sure; null where nothing is. */
  readonly forces: readonly number[] | null;
}
