/** The ways to act on the page: a mouse, a finger, a keyboard. None of them does anything that the others would have to. */
import type { Locator, Page } from 'playwright-core';
import { DOUBLE } from '../../src/table/keys/double.ts';
import type { Offer, Seeing, Spot } from './eyes.ts';

export interface Hands {
  /** Presses something the eyes have found. */
  press(offer: Offer): Promise<void>;
  /** Whether pressing the same thing twice in a row means more than pressing it once. */
  canRepeat(offer: Offer): boolean;
  /** A button or a link of the other screens. */
  push(button: Locator): Promise<void>;
  /** One of several slips; `group` is what they are called together. */
  pick(group: string, slip: string): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}

const slipIn = (page: Page, group: string, slip: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).locator('.choice', {
    has: page.locator('.choice-label').getByText(slip, { exact: true }),
  });

/** Farther away, or later, and it is no double click, which confirms nothing. */
const APART = DOUBLE.near + 1;
const LATER = DOUBLE.within + 50;

/** Where to press next: away from the last place, or after a while. */
function unhurried(page: Page) {
  let last: Spot = { x: -APART, y: -APART };
  let at = 0;
  const isApart = ({ x, y }: Spot) =>
    Math.abs(x - last.x) >= APART || Math.abs(y - last.y) >= APART;
  return {
    isApart,
    async nextOf({ spots, label }: Offer): Promise<Spot> {
      const spot = spots.find(isApart) ?? spots[0];
      if (spot === undefined) throw new Error(`nothing to point at: ${label}`);
      const rest = at + LATER - Date.now();
      if (!isApart(spot) && rest > 0) await page.waitForTimeout(rest);
      last = spot;
      at = Date.now();
      return spot;
    },
  };
}

export function mouse(page: Page): Hands {
  const { nextOf } = unhurried(page);
  return {
    async press(offer) {
      const { x, y } = await nextOf(offer);
      await page.mouse.click(x, y);
    },
    canRepeat: () => true,
    push: (button) => button.click(),
    pick: (group, slip) => slipIn(page, group, slip).click(),
    async write(field, text) {
      await field.click();
      await page.keyboard.insertText(text);
    },
  };
}

export function finger(page: Page): Hands {
  const { nextOf, isApart } = unhurried(page);
  return {
    async press(offer) {
      const { x, y } = await nextOf(offer);
      await page.touchscreen.tap(x, y);
    },
    canRepeat: ({ spots }) => spots.some(isApart),
    push: (button) => button.tap(),
    pick: (group, slip) => slipIn(page, group, slip).tap(),
    async write(field, text) {
      await field.tap();
      await page.keyboard.insertText(text);
    },
  };
}

/** More presses of one key than any way on the page takes. */
const FAR = 80;

/**
 * `isShort` says whether a shortcut is taken where there is one. Everything else is reached by Tab, arrows and Enter.
 */
export function keyboard(page: Page, isShort: () => boolean): Hands {
  const key = (name: string) => page.keyboard.press(name);

  /** Goes on until `way` has no next key. */
  const walk = async (way: () => Promise<string | null>, to: string) => {
    for (let steps = 0; steps < FAR; steps++) {
      const next = await way();
      if (next === null) return;
      await key(next);
    }
    throw new Error(`no key leads to ${to}`);
  };

  const goTo = (element: Locator) =>
    walk(
      () =>
        element.evaluate((target) => {
          const active = document.activeElement;
          if (active === target) return null;
          const place = active?.compareDocumentPosition(target) ?? 0;
          return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0 ? 'Shift+Tab' : 'Tab';
        }),
      String(element),
    );

  const shortcutOf = ({ kind, handle, held }: Offer): string | null => {
    if (kind === 'handle' && held >= 0 && held < 9) return String(held + 1);
    if (kind === 'quick') return handle === 'pass' ? 'p' : 't';
    return kind === 'back' ? 'Escape' : null;
  };

  return {
    async press(offer) {
      const shortcut = shortcutOf(offer);
      if (shortcut !== null && isShort()) return key(shortcut);
      await walk(
        () => page.evaluate((id) => (window as unknown as Seeing).eyes.wayTo(id), offer.id),
        offer.label,
      );
      await key(offer.kind === 'field' ? 'ArrowDown' : 'Enter');
    },
    canRepeat: () => true,
    async push(button) {
      await goTo(button);
      await key('Enter');
    },
    async pick(group, slip) {
      const radio = slipIn(page, group, slip).locator('input');
      const groupNow = page.getByRole('radiogroup', { name: group, exact: true });
      await goTo(groupNow.locator('input:checked'));
      await walk(
        () => radio.evaluate((input: HTMLInputElement) => (input.checked ? null : 'ArrowRight')),
        slip,
      );
    },
    async write(field, text) {
      await goTo(field);
      await page.keyboard.insertText(text);
    },
  };
}
