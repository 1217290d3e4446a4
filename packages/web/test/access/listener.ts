/** What a screen reader would be told without asking: every text that comes into a live region, in order. */
import type { Visit } from '@testing/site.ts';

export interface Heard {
  /** How urgent it is. */
  readonly tone: 'polite' | 'assertive';
  readonly text: string;
}

interface ListeningWindow {
  heard: Heard[];
}

/** From now on, through every screen of the visit. */
export async function listen({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    const IMPLICIT: { readonly [role: string]: Heard['tone'] } = {
      status: 'polite',
      log: 'polite',
      alert: 'assertive',
    };
    const toneOf = (start: Element | null): Heard['tone'] | null => {
      for (let at = start; at !== null; at = at.parentElement) {
        if (at.getAttribute('aria-hidden') === 'true') return null;
        const live = at.getAttribute('aria-live');
        if (live === 'off') return null;
        if (live === 'polite' || live === 'assertive') return live;
        const role = IMPLICIT[at.getAttribute('role') ?? ''];
        if (role !== undefined) return role;
      }
      return null;
    };
    const hear = (place: Element | null, text: string) => {
      const tone = toneOf(place);
      const said = text.replace(/[ \n]+/g, ' ').trim();
      if (tone !== null && said !== '') heard.push({ tone, text: said });
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') hear(target.parentElement, target.textContent ?? '');
        for (const node of addedNodes) {
          const place = node instanceof Element ? node : node.parentElement;
          if (!node.isConnected) continue;
          if (toneOf(place) !== null) hear(place, node.textContent ?? '');
          else if (node instanceof Element) {
            for (const region of node.querySelectorAll('[aria-live], [role]'))
              if (toneOf(region) !== null) hear(region, region.textContent ?? '');
          }
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

export function heardSoFar({ page }: Visit): Promise<Heard[]> {
  return page.evaluate(() => (window as unknown as ListeningWindow).heard);
}

/** Forgets what was heard, and goes on listening. */
export function forget({ page }: Visit): Promise<void> {
  return page.evaluate(() => {
    (window as unknown as ListeningWindow).heard.length = 0;
  });
}
