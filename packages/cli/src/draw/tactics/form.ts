/**
 * How thriftily a table is drawn. Four armies and a hand do not fit every window with all there is to say of them: the
 * desk takes the first of these forms that does.
 */

/** How many cards of the hand may stand beside each other. */
export const ACROSS = [1, 2, 3] as const;

export interface Form {
  /** Lines for a row of goblins: two say more of each than one. */
  readonly own: 1 | 2;
  readonly others: 1 | 2;
  /** Lines for what is to be said of a player. */
  readonly head: 1 | 2;
  /** Rows without a goblin are drawn, too. */
  readonly emptyRows: boolean;
  /** The numbers of the columns. */
  readonly numbers: boolean;
  /** Cards of the hand beside each other. */
  readonly hand: (typeof ACROSS)[number];
}

export const FULL: Form = {
  own: 2,
  others: 2,
  head: 2,
  emptyRows: true,
  numbers: true,
  hand: 1,
};

/** From the most generous on. */
export const FORMS: readonly [Form, ...Form[]] = [
  FULL,
  { ...FULL, emptyRows: false },
  { ...FULL, others: 1, emptyRows: false },
  { ...FULL, others: 1, head: 1, emptyRows: false },
  { ...FULL, others: 1, head: 1, emptyRows: false, hand: 2 },
  { ...FULL, own: 1, others: 1, head: 1, emptyRows: false, hand: 2 },
  { own: 1, others: 1, head: 1, emptyRows: false, numbers: false, hand: 3 },
];
