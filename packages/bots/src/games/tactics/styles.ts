/** Ways to play GOSU Tactics that a strong bot must meet, by the names of their bots. */
import { at, ROWS } from '@open-gosu/kernel';
import {
  armyStrength,
  CLAN_OF,
  CLANS,
  isImprisoned,
  type Player,
  playerAt,
  type State,
} from '@open-gosu/tactics';
import type { Style } from '../style.ts';

/** In points, as all below. */
const FACE_UP = 3;
/** The more there are, the more the next one counts. */
const FACE_UP_SQUARED = 0.8;
const IN_HAND = 3;

/** Plays for nine goblins of one clan (T7.2): that of which it has most. */
function clanRush(s: State, seat: number): number {
  const own = playerAt(s, seat);
  let most = 0;
  for (let clan = 0; clan < CLANS.length; clan++) most = Math.max(most, pointsFor(own, clan));
  return most;
}

function pointsFor({ rows, hand }: Player, clan: number): number {
  let faceUp = 0;
  for (const row of ROWS) {
    for (const goblin of rows[row]) {
      if (!isImprisoned(goblin) && at(CLAN_OF, goblin) === clan) faceUp++;
    }
  }
  let inHand = 0;
  for (const face of hand) if (at(CLAN_OF, face) === clan) inHand++;
  return FACE_UP * faceUp + FACE_UP_SQUARED * faceUp * faceUp + IN_HAND * inHand;
}

/** In strength. */
const LASTING_LEAD = 3;
const PASSED = 20;

/** Passes first, as soon as its lead should last (T3.8). */
function earlyPass(s: State, seat: number): number {
  const own = playerAt(s, seat);
  if (!own.passed) return 0;
  let theirs = 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    const { passed } = playerAt(s, other);
    if (passed) return 0;
    theirs = Math.max(theirs, armyStrength(playerAt(s, other)));
  }
  return armyStrength(own) - theirs >= LASTING_LEAD ? PASSED : 0;
}

export const TACTICS_STYLES: { readonly [bot: string]: Style<State> } = {
  'clan-rush': { bent: clanRush },
  'early-pass': { bent: earlyPass },
};
