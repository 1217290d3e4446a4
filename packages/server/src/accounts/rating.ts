/**
 * Ratings of two to four players with ties: the Plackett-Luce model of Weng and Lin (A Bayesian Approximation Method for
 * Online Ranking, JMLR 12, 2011, algorithm 4), each player a team of one. Pure arithmetic; who is rated is said elsewhere.
 */

/** What is believed of a player's strength: mean and uncertainty. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
/** Spread of one game around a player's strength. */
const BETA = SIGMA / 2;
/** However sure we are, never surer than this in one step. */
const KAPPA = 0.0001;

export const NEW_SKILL: Skill = { mu: MU, sigma: SIGMA };

/** `ranks`: by player, the lower the better, equal for a tie. Gives the skills afterwards, in the same order. */
export function rate(players: readonly Skill[], ranks: readonly number[]): Skill[] {
  const c = Math.sqrt(players.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  // Only differences matter: the largest is taken off, so that no exponential overflows.
  const top = Math.max(...players.map(({ mu }) => mu));
  const strength = players.map(({ mu }) => Math.exp((mu - top) / c));
  const rankOf = (i: number): number => ranks[i] ?? 0;
  const places = players.map((_, q) => {
    const rank = rankOf(q);
    return {
      rank,
      /** Of all that were still in the race for this place. */
      field: strength.reduce((sum, s, i) => (rankOf(i) >= rank ? sum + s : sum), 0),
      tied: ranks.filter((other) => other === rank).length,
    };
  });
  return players.map((player, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, { rank, field, tied }] of places.entries()) {
      if (rank > rankOf(i)) continue;
      const share = (strength[i] ?? 0) / field;
      omega += ((q === i ? 1 : 0) - share) / tied;
      delta += (share * (1 - share)) / tied;
    }
    const variance = player.sigma ** 2;
    const gamma = player.sigma / c;
    const shrink = Math.max(1 - (gamma * delta * variance) / c ** 2, KAPPA);
    return { mu: player.mu + (omega * variance) / c, sigma: player.sigma * Math.sqrt(shrink) };
  });
}

/** A strength the player has almost surely: what tables are ordered by. */
export function ordinal({ mu, sigma }: Skill): number {
  return mu - 3 * sigma;
}

const SCALE = 25;
const OFFSET = 1000;
/** Fewer games say little. */
export const PROVISIONAL_GAMES = 10;
const PROVISIONAL_SIGMA = 5;

export interface ShownRating {
  readonly value: number;
  readonly provisional: boolean;
}

/** As people see it: whole numbers that begin at 1000. */
export function shownRating(skill: Skill, games: number): ShownRating {
  return {
    value: Math.round(ordinal(skill) * SCALE) + OFFSET,
    provisional: games < PROVISIONAL_GAMES || skill.sigma > PROVISIONAL_SIGMA,
  };
}

/** Winners share the first rank, all others the second; no winner, or all: a tie. */
export function ranksOf(winners: readonly number[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 0 : 1));
}
