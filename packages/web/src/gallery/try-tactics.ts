/**
 * For every goblin of GOSU Tactics a position in which it can be placed at once, free of charge, where its links can be
 * fed on the next turn; one without a power on arrival stands in the army already and can mutate.
 */
import { makeSupply, type Stock } from './supply.ts';

const CLANS: readonly string[] = ['gobans', 'alphas', 'darks', 'mekas', 'fires'];

/** They act when they leave, or when somebody arrives beside them. */
const STANDING = ['scribe', 'gravedigger', 'revenant', 'spark'] as const;

/** The plain card and the X of a family are one name. */
const familyOf = (id: string) => id.replace(/-x$/, '');

export function tacticsPosition(goblin: Stock, cards: readonly Stock[]) {
  const supply = makeSupply(cards);
  const [tried = goblin.id] = supply.take([goblin.id]);
  const [own, second, third, left, right] = clansFrom(goblin.clan);
  /** So many goblins of a clan and a level, of another name than the one tried. */
  const take = (clan: string, level: 1 | 2 | 3, most = 1) =>
    supply.take(
      cards
        .filter((card) => card.clan === clan && card.level === level)
        .filter(({ id }) => familyOf(id) !== familyOf(goblin.id))
        .map(({ id }) => id),
      most,
    );

  const isStanding = STANDING.some((id) => id === familyOf(goblin.id));
  const rows = armyFor(goblin, isStanding ? tried : null, { own, second, third }, take);
  const captive = take(left, 1).map((card) => ({ card, captured: true }));
  const foe = [
    [...take(left, 1), ...captive, ...take(right, 1), ...take(right, 1)],
    [...take(left, 2), ...take(right, 2), ...take(left, 2)],
    take(left, 3),
  ];
  return {
    game: 'gosu-tactics',
    seed: 1,
    round: 2,
    toPlay: 0,
    advantage: 1,
    discard: [...take(right, 2), ...take(second, 2), ...take(own, 1)],
    players: [
      {
        hand: [
          ...(isStanding ? [] : [tried]),
          ...take(own, 1),
          ...take(own, 2),
          ...take(third, 1),
          ...take(third, 2),
        ],
        army: rows,
        points: 0,
      },
      {
        hand: [...take(left, 1), ...take(right, 1), ...take(right, 2), ...take(left, 3)],
        army: foe,
        points: 1,
      },
    ],
  };
}

type Five = [string, string, string, string, string];

/** The clan asked for, then the others in their order. */
function clansFrom(clan: string): Five {
  const at = CLANS.indexOf(clan);
  if (at < 0) throw new Error(`no such clan: ${clan}`);
  return [0, 1, 2, 3, 4].map((i) => CLANS[(at + i) % CLANS.length]) as Five;
}

/** Rows as long as each other leave room above and to the right of the next goblin of level 1. */
function armyFor(
  goblin: Stock,
  standing: string | null,
  { own, second, third }: { readonly own: string; readonly second: string; readonly third: string },
  take: (clan: string, level: 1 | 2 | 3, most?: number) => string[],
): readonly (readonly string[])[] {
  const mates = take(own, 1);
  const others = take(second, 1);
  if (standing !== null) return [[...mates, standing], take(own, 2), []];
  const above = [...take(own, 2), ...take(second, 2)];
  if (goblin.level === 1) return [[...mates, ...others], above, []];
  return [[...mates, ...others, ...take(own, 1), ...take(third, 1)], above, []];
}
