/** The clan of each kind of card, as its place among the clans. */
import { CLAN_DEFS } from '@open-gosu/gosu-x';

export const CLAN_OF_KIND: readonly number[] = CLAN_DEFS.flatMap(({ cards }, clan) =>
  cards.map(() => clan),
);
