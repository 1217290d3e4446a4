/** Card names cut to the room there is, at words, so that no two cards end up with the same short name. Pure. */
import { capitalize } from '@open-gosu/kernel';
import { cut, widthOf } from './layout.ts';

const ARTICLE = /^(?:the|le|la|les) /i;
/** Words after which a name only adds detail: "Atalanta of the Great Shield". */
const DETAIL = /(?:,| of| de| des| du| à) .*$/i;

/** The name if it fits, else the longest of its sensible cuts that does: "P. Faeries", "Atalanta", "BHJ (Galmi)". */
export function shortName(name: string, room: number): string {
  const fits = cutsOf(name, room).find((text) => widthOf(text) <= room);
  return fits ?? cut(name, room);
}

/** The X of a family is cut before its letter, so that it stays apart from the plain card: "Gravedi… X". */
export function shortFamilyName(name: string, room: number): string {
  if (widthOf(name) <= room || !name.endsWith(X)) return shortName(name, room);
  return shortName(name.slice(0, -X.length), room - X.length) + X;
}

const X = ' X';

function cutsOf(name: string, room: number): string[] {
  const inParens = /^(.*) \((.*)\)$/.exec(name);
  if (inParens !== null) return [name, ...versionCuts(inParens[1] ?? '', inParens[2] ?? '', room)];
  const bare = capitalize(name.replace(ARTICLE, ''));
  const words = bare.split(' ');
  const last = words[words.length - 1] ?? '';
  const head = bare.replace(DETAIL, '');
  const initials = words.slice(0, -1).map((word) => `${word.charAt(0)}.`);
  return [name, bare, ...(head === bare ? [[...initials, last].join(' ')] : [head])];
}

/** Cards of one name differ in the parenthesis only: it is cut last, and never away. */
function versionCuts(base: string, version: string, room: number): string[] {
  const words = base.split(' ');
  const short = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : base;
  const whole = `${short} (${version})`;
  const cutVersion = (letters: number) => `${short} (${version.slice(0, letters)}.)`;
  const forVersion = room - widthOf(short) - 4;
  if (forVersion >= 3) return [whole, cutVersion(forVersion)];
  const forBase = Math.max(1, room - widthOf(version) - 4);
  return [whole, `${short.slice(0, forBase)}. (${version})`, cutVersion(Math.max(1, forVersion))];
}
