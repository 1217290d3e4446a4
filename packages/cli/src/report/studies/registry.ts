/** The study of each game, by the game's id. */
import { gosuX } from '@open-gosu/gosu-x';
import { tactics } from '@open-gosu/tactics';
import { gosuXStudy } from './gosu-x.ts';
import type { Study } from './study.ts';
import { tacticsStudy } from './tactics.ts';

const STUDIES = new Map<string, Study>([
  [gosuX.id, gosuXStudy],
  [tactics.id, tacticsStudy],
]);

export function studyOf(game: string): Study {
  const study = STUDIES.get(game);
  if (study === undefined) throw new Error(`no study of ${game}`);
  return study;
}
