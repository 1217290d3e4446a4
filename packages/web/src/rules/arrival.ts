/** Coming to a rule: it is brought into view and has the focus, so that one reads on from there. */

export const anchorOf = (id: string) => `rule-${id}`;

export function arriveAt(id: string): void {
  const element = document.getElementById(anchorOf(id));
  if (element === null) return;
  element.scrollIntoView({ block: element.tagName === 'H2' ? 'start' : 'center' });
  element.focus({ preventScroll: true });
}
