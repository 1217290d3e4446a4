/** Positions and records somebody names on the command line, brought to a state of their game. */
import { type Fields, isFields } from '@open-gosu/kernel';
import type { Call } from '../command.ts';
import { Refused } from '../errors.ts';
import type { GameKit } from '../games/kit.ts';
import { GAME_IDS, kitOf } from '../games/registry.ts';
import { complain } from '../words/errors.ts';
import { readJson } from './read-json.ts';

export interface InputFile {
  readonly name: string;
  readonly kit: GameKit;
  readonly fields: Fields;
  readonly isRecord: boolean;
}

export interface Loaded {
  readonly kit: GameKit;
  readonly state: unknown;
}

/** Reads the file and finds its game. What `show --json` and `apply --json` print is taken as the position in it. */
export async function readInput(call: Call, path: string): Promise<InputFile> {
  const { name, value } = await readJson(call, path);
  const { lang } = call;
  if (!isFields(value)) throw new Refused(complain(lang, 'notObject', { file: name }));
  const inner = value.position;
  const fields = value.game === undefined && isFields(inner) ? inner : value;
  if (fields.game === undefined) throw new Refused(complain(lang, 'notObject', { file: name }));
  const kit = kitOf(fields.game);
  if (kit === null) {
    throw new Refused(complain(lang, 'unknownGame', { file: name, games: GAME_IDS.join(', ') }));
  }
  return { name, kit, fields, isRecord: fields.record !== undefined };
}

export async function loadPosition(call: Call, path: string): Promise<Loaded> {
  const file = await readInput(call, path);
  if (file.isRecord) throw new Refused(complain(call.lang, 'needsPosition', { file: file.name }));
  return positionOf(call, file);
}

export function positionOf(call: Call, file: InputFile): Loaded {
  const position = file.kit.game.readPosition(file.fields, call.lang);
  if (position.ok) return { kit: file.kit, state: position.value };
  const reason = position.message;
  throw new Refused(complain(call.lang, 'badPosition', { file: file.name, reason }));
}
