/** How matches of the server are called among the page's own games. */
const PREFIX = 'online-';

export function keptId(match: string): string {
  return PREFIX + match;
}
