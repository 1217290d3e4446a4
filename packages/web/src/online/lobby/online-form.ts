/** What is filled in for a match on the server, and the request that comes of it. Pure. */
import type { Lang } from '@open-gosu/kernel';
import { CLOCK_DEFS, type ClockId, type WantedSeat } from '@open-gosu/protocol';
import type { GameId } from '../../engine/match.ts';
import { type Form, MOST_PLAYERS } from '../../home/form.ts';
import type { Asked } from '../http/api.ts';

export type NewMatch = Asked<'createMatch'>['body'];

/** Another seat: for somebody who follows the link, or a level of bots. */
export interface OtherSeat {
  readonly kind: 'person' | 'bot';
  readonly bot: string;
}

/** Minutes that spectators may be behind. */
export const BEHIND = [0, 5, 15] as const;

export interface OnlineForm extends Pick<Form, 'game' | 'players' | 'starts' | 'preset' | 'draft'> {
  /** As many as the largest table has; the first ones are there. */
  readonly others: readonly OtherSeat[];
  readonly clock: ClockId;
  readonly isRated: boolean;
  readonly isPublic: boolean;
  readonly noDelay: boolean;
  readonly behind: (typeof BEHIND)[number];
}

const USUAL_LEVEL = 'level-3';

export function emptyOnlineForm(game: GameId, lang: Lang): OnlineForm {
  return {
    game,
    players: 2,
    starts: null,
    preset: lang === 'fr' ? 'final-fr' : 'final-en',
    draft: '1-2-2-1',
    others: [0, 1, 2].map(() => ({ kind: 'person', bot: USUAL_LEVEL })),
    clock: 'standard',
    isRated: false,
    isPublic: false,
    noDelay: false,
    behind: 0,
  };
}

export function seatedOthers({ game, players, others }: OnlineForm): readonly OtherSeat[] {
  return others.slice(0, Math.min(players, MOST_PLAYERS[game]) - 1);
}

/** Why a match like this cannot be rated, or null. */
export function ratedObstacle(form: OnlineForm): 'rated-two' | 'rated-bots' | 'rated-clock' | null {
  const others = seatedOthers(form);
  if (others.length > 1) return 'rated-two';
  if (others.some(({ kind }) => kind === 'bot')) return 'rated-bots';
  return CLOCK_DEFS[form.clock].kind === 'none' ? 'rated-clock' : null;
}

/** `lot` is in [0, 1); with the same `id` sent again no second match is made. */
export function newMatchOf(form: OnlineForm, lang: Lang, lot: number, id: string): NewMatch {
  const { game, preset, draft, clock, starts } = form;
  const me: WantedSeat = { kind: 'me' };
  const others = seatedOthers(form).map(
    ({ kind, bot }): WantedSeat => (kind === 'bot' ? { kind, bot } : { kind }),
  );
  const chairs = [me, ...others];
  const first =
    starts === null || starts >= chairs.length ? Math.floor(lot * chairs.length) : starts;
  const rated = form.isRated && ratedObstacle(form) === null;
  return {
    game,
    options: game === 'gosu-x' ? { preset, draft } : {},
    seats: [...chairs.slice(first), ...chairs.slice(0, first)],
    clock,
    rated,
    visibility: form.isPublic ? 'public' : 'private',
    lang,
    ...(form.noDelay && !rated ? { noDelay: true } : {}),
    ...(form.behind > 0 ? { behind: form.behind } : {}),
    id,
  };
}
