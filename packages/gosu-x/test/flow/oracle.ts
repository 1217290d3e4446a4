/**
 * The rules of X3 to X8 that say what is legal, written a second time straight from the contract, slowly and without
 * the engine's queries. The engine must agree with it at every decision of random games.
 */

import type { CardDef } from '../../src/cards/define.ts';
import { CARD_DEFS, CLAN_DEFS } from '../../src/cards/index.ts';
import { CLANS, type ClanId, type Keyword } from '../../src/cards/words.ts';
import { OPTION_DEFS } from '../../src/options.ts';
import type { Seat, State } from '../../src/state/state.ts';

interface Stood {
  readonly def: CardDef;
  readonly row: number;
  readonly column: number;
  readonly captured: boolean;
  readonly tokens: number;
  readonly bounty: boolean;
}

const DEF = (s: State, card: number) => CARD_DEFS[s.kinds[card] ?? -1] as CardDef;
const clanOf = (def: CardDef) => CLAN_DEFS.find((clan) => clan.cards.includes(def))?.id as ClanId;
const has = (def: CardDef, kind: string) => def.ongoing.some((ongoing) => ongoing.kind === kind);
const LEVELS = ['I', 'II', 'III'];

export class Oracle {
  private readonly s: State;
  private readonly seat: Seat;

  constructor(s: State, seat: Seat) {
    this.s = s;
    this.seat = seat;
  }

  private get foe(): Oracle {
    return new Oracle(this.s, this.seat === 0 ? 1 : 0);
  }

  private get me() {
    return this.s.players[this.seat];
  }

  private option(rule: string): string {
    const index = OPTION_DEFS.findIndex((def) => def.rule === rule);
    return OPTION_DEFS[index]?.choices[this.s.options[index] ?? -1] ?? '';
  }

  rows(): Stood[][] {
    return this.me.rows.map((cards, row) =>
      cards.map((card, column) => ({
        def: DEF(this.s, card),
        row,
        column,
        captured: ((this.s.marks[card] ?? 0) & 1) === 1,
        tokens: (this.s.marks[card] ?? 0) >> 1,
        bounty: this.s.bounty === card,
      })),
    );
  }

  /** C8, X9.3: what the card shows: keywords, icons and ongoing effects of itself or of its mirror. */
  private face(card: Stood): CardDef | null {
    if (card.captured) return null;
    if (card.def.id !== 'aat') return card.def;
    const mirror = this.foe.rows()[card.row]?.[card.column];
    return mirror && !mirror.captured && mirror.def.id !== 'aat' ? mirror.def : null;
  }

  private keyword(card: Stood, keyword: Keyword): boolean {
    return this.face(card)?.keywords.includes(keyword) === true;
  }

  private tile(clan: ClanId): boolean {
    return ((this.s.tiles >> CLANS.indexOf(clan)) & 1) === 1;
  }

  /** A leader face up in this army, or the tile of the clan (X2.3). */
  private ruledBy(clan: ClanId): boolean {
    return (
      this.tile(clan) ||
      this.rows()
        .flat()
        .some((card) => card.def.id === clan && !card.captured)
    );
  }

  private ownClans(): ClanId[] {
    return CLANS.filter((_, clan) => (this.me.clans >> clan) & 1);
  }

  /** C13, C14. */
  private clans(def: CardDef, face: CardDef | null = null): ClanId[] {
    const all = has(def, 'all-clans') || (face !== null && has(face, 'all-clans'));
    const every = has(def, 'every-level') || (face !== null && has(face, 'every-level'));
    if (all || ((def.level === 3 || every) && this.ruledBy('xian'))) return this.ownClans();
    return [clanOf(def)];
  }

  private clansInRow(row: number): ClanId[] {
    const cards = this.rows()[row]?.filter((card) => !card.captured) ?? [];
    return cards.flatMap((card) => this.clans(card.def, this.face(card)));
  }

  private shares(def: CardDef, row: number): boolean {
    const there = this.clansInRow(row);
    return this.clans(def).some((clan) => there.includes(clan));
  }

  private banned(def: CardDef): boolean {
    const kind = CARD_DEFS.indexOf(def);
    for (let i = 0; i < this.s.bans.length; i += 3) {
      if (this.s.bans[i] === kind && this.s.bans[i + 1] === this.seat) return true;
    }
    return false;
  }

  private payable(cost: number, payers: number): boolean {
    return cost <= payers + (this.s.wonder === this.seat ? 1 : 0);
  }

  /** X4.2: what a card costs in the Troop row. */
  private troopCost(def: CardDef): number {
    const troops = this.rows()[0] ?? [];
    const first =
      this.option('X12.7') === 'yes' ? !troops.some((card) => !card.captured) : this.me.begun === 0;
    const left = troops.at(-1);
    return first || this.shares(def, 0) || (left && this.keyword(left, 'recruiter')) ? 0 : 2;
  }

  private mayPlay(def: CardDef, row: number, fromDiscard: boolean): boolean {
    const [troops = 0, heroes = 0, immortals = 0] = this.rows().map((cards) => cards.length);
    const payers = this.me.hand.length - (fromDiscard ? 0 : 1);
    if (this.banned(def)) return false;
    if (row === 0) return troops < 5 && this.payable(this.troopCost(def), payers);
    if (row === 1) return heroes < troops && this.shares(def, 0);
    return immortals < heroes && this.shares(def, 0) && this.shares(def, 1);
  }

  private plays(cards: readonly number[], fromDiscard: boolean): string[] {
    return cards.flatMap((card) => {
      const def = DEF(this.s, card);
      const every = has(def, 'every-level');
      const rows = every ? [0, 1, 2] : [def.level - 1];
      return rows
        .filter((row) => this.mayPlay(def, row, fromDiscard))
        .map(
          (row) =>
            `play ${def.id}${every ? ` ${LEVELS[row]}` : ''}${fromDiscard ? ' from discard' : ''}`,
        );
    });
  }

  private mayShift(out: Stood, def: CardDef, fromDiscard: boolean): boolean {
    if (out.captured || out.def.shift === null) return false;
    const secret = this.keyword(out, 'secret-shift') || this.ruledBy('abhilasha');
    if (fromDiscard && !secret) return false;
    if (!has(def, 'every-level') && def.level - 1 !== out.row) return false;
    if (def === out.def && this.option('X12.11') === 'no') return false;
    const cost = Math.max(0, out.def.shift - out.tokens);
    const payers = this.me.hand.length - (fromDiscard ? 0 : 1);
    return !this.banned(def) && this.payable(cost, payers);
  }

  private shifts(cards: readonly number[], fromDiscard: boolean): string[] {
    const places = this.rows().flat();
    return cards.flatMap((card) => {
      const def = DEF(this.s, card);
      return places
        .filter((out) => this.mayShift(out, def, fromDiscard))
        .map((out) => `shift ${this.place(out)} ${def.id}${fromDiscard ? ' from discard' : ''}`);
    });
  }

  private place(card: Stood): string {
    return `${LEVELS[card.row]}${card.column + 1}`;
  }

  /** X6.3, C12. */
  private mayActivate(card: Stood): boolean {
    if (card.captured) return false;
    const icons = this.face(card)?.icons ?? 0;
    if (card.tokens < icons) return true;
    const veteran = this.option('X12.9') === 'yes' && this.keyword(card, 'veteran');
    return icons === 0 && card.tokens === 0 && veteran;
  }

  /** X3.1: every legal action of a turn. */
  actions(): string[] {
    const { hand, discard, tokens } = this.me;
    const activate = this.rows()
      .flat()
      .filter((card) => this.mayActivate(card))
      .map((card) => `activate ${this.place(card)}`);
    const out = [
      ...this.plays(hand, false),
      ...(this.s.extra === 2 && this.s.extraFromDiscard ? this.plays(discard, true) : []),
      ...this.shifts(hand, false),
      ...this.shifts(discard, true),
      ...(tokens > 0 ? ['spend 1', ...activate] : []),
      ...(tokens > 1 ? ['spend 2'] : []),
      ...(tokens === 0 || this.foe.me.passed ? ['pass'] : []),
    ];
    return [...new Set(out)].sort();
  }

  /** X9.1: no card above, none to its right. */
  open(): string[] {
    const rows = this.rows();
    return rows
      .flat()
      .filter(({ row, column }) => !rows[row]?.[column + 1] && !rows[row + 1]?.[column])
      .map((card) => `target p${this.seat}:${this.place(card)}`);
  }

  private controlsBounty(): boolean {
    const marked = (card: Stood) => card.bounty || this.keyword(card, 'bounty');
    return this.rows()
      .flat()
      .some((card) => !card.captured && marked(card));
  }

  /** X8.1, X9.12. */
  value(): number {
    const worth = (card: Stood) => {
      if (card.captured) return 0;
      const avatar = card.def.id === 'galmi-avatar' && this.foe.controlsBounty();
      const twice = avatar || (card.tokens > 0 && this.keyword(card, 'veteran'));
      return twice ? 2 * card.def.value : card.def.value;
    };
    const cards = this.rows()
      .flat()
      .reduce((sum, card) => sum + worth(card), 0);
    return cards + (this.ruledBy('phoenix') ? this.me.hand.length : 0);
  }

  /** X3.3. */
  handLimit(): number {
    return this.ruledBy('narashima') || this.foe.ruledBy('narashima') ? 5 : 7;
  }
}
