/** A match that has ended, from the server: its record as one of the page's own games. */
import type { Lang } from '@open-gosu/kernel';
import { ask } from '../../engine/client.ts';
import type { Match } from '../../engine/match.ts';
import { savedFrom } from '../../home/create-match.ts';
import { settingsNow } from '../../settings/settings.ts';
import { loadMatch, saveMatch } from '../../storage/matches.ts';
import { api } from '../http/api.ts';
import { keptId } from './kept-id.ts';

export type Fetched =
  | { readonly ok: true; readonly value: Match }
  | { readonly ok: false; readonly message: string };

export async function fetchRecord(match: string, lang: Lang): Promise<Fetched> {
  const told = await api.matchRecord({ id: match });
  if (!told.ok) return told;
  return ask('fromRecord', { input: told.value.record, lang });
}

export async function keepOnlineGame(match: string): Promise<void> {
  const id = keptId(match);
  if ((await loadMatch(id)) !== null) return;
  const read = await fetchRecord(match, settingsNow().lang);
  if (!read.ok) return;
  const { ending } = await ask('scene', { match: read.value, viewer: -1, lang: 'en' });
  const saved = savedFrom(read.value, Date.now());
  await saveMatch({ ...saved, id, winners: ending?.winners ?? null });
}
