/**
 * What is wrong with the layout of a page as it stands in the browser, in words. `survey` runs there, so it is one function
 * that knows nothing but its argument.
 */
import type { Page } from 'playwright-core';

export type Targets = readonly (readonly [selector: string, width: number, height: number])[];

export interface SurveyOptions {
  /** The page may be longer than the window; else nothing of it lies outside. */
  readonly isScrolled?: boolean;
  /** Part of the page that is looked at, the first of these that is there; a dialog hides the rest. */
  readonly within?: readonly string[];
  /** Targets at least so large, by selector; the last that matches counts. */
  readonly targets?: Targets;
  /** What has its own way to be read in full: not looked at for cut texts. */
  readonly mayCut?: readonly string[];
  /** What may be scrolled to reach the rest of it. */
  readonly mayScroll?: readonly string[];
  /** No word is broken without a hyphen. */
  readonly hasWholeWords?: boolean;
}

export function survey(page: Page, options: SurveyOptions = {}): Promise<string[]> {
  return page.evaluate(surveyInPage, { ...options, window: page.viewportSize() });
}

interface Surveyed extends SurveyOptions {
  /** A phone that is given a page too wide for it has a window as wide as that: so its own size is told. */
  readonly window: { readonly width: number; readonly height: number } | null;
}

function surveyInPage(options: Surveyed): string[] {
  const { isScrolled = false, within = [], targets = [], mayCut = [], mayScroll = [] } = options;
  const { hasWholeWords = false } = options;
  const { width: wide = innerWidth, height: high = innerHeight } = options.window ?? {};
  const faults: string[] = [];
  const root =
    within.flatMap((selector) => document.querySelector(selector) ?? [])[0] ?? document.body;
  const matches = (element: Element, selectors: readonly string[]) =>
    selectors.length > 0 && element.closest(selectors.join()) !== null;
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const kind = element.getAttribute('class') ?? element.tagName.toLowerCase();
    return `${kind} "${label.trim().slice(0, 50)}"`;
  };
  const sizeOf = ({ width, height }: DOMRect) =>
    `${Math.round(width * 10) / 10} x ${Math.round(height * 10) / 10}`;

  const scroller = document.scrollingElement as HTMLElement;
  if (scroller.scrollWidth > wide) faults.push(`page as wide as ${scroller.scrollWidth}`);
  if (!isScrolled && scroller.scrollHeight > high)
    faults.push(`page as high as ${scroller.scrollHeight}`);

  /** Found out once for each element, for those around one are around many: nothing changes while one looks. */
  const once = <T>(find: (element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element: Element): T => {
      if (!known.has(element)) known.set(element, find(element));
      return known.get(element) as T;
    };
  };

  const isFlat = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
  /** Read out, not drawn. */
  const isUnseen = once((element): boolean => {
    const isOwn =
      isFlat(element.getBoundingClientRect()) && getComputedStyle(element).overflow !== 'visible';
    return isOwn || (element.parentElement !== null && isUnseen(element.parentElement));
  });
  const isDrawn = once((element) => {
    if (element.closest('.unseen, .app-skip, [hidden], [aria-live]') !== null) return false;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    return !isFlat(element.getBoundingClientRect()) && !isUnseen(element);
  });

  /** What is left of a box after all that hides what overflows it. */
  const hides = (style: CSSStyleDeclaration) =>
    style.overflowX !== 'visible' || style.overflowY !== 'visible' || style.clipPath !== 'none';
  const clippers = once((element): readonly Element[] => {
    if (element === document.documentElement) return [];
    const style = getComputedStyle(element);
    const own = hides(style) ? [element] : [];
    const { parentElement: around } = element;
    return style.position === 'fixed' || around === null ? own : [...own, ...clippers(around)];
  });
  const SLACK = 1.5;
  const cutOf = (box: DOMRect, element: Element, slackY = SLACK): string | null => {
    for (const clipper of clippers(element)) {
      if (matches(clipper, mayScroll)) return null;
      const edge = clipper.getBoundingClientRect();
      if (
        box.left < edge.left - SLACK ||
        box.right > edge.right + SLACK ||
        box.top < edge.top - slackY ||
        box.bottom > edge.bottom + slackY
      )
        return nameOf(clipper);
    }
    const isOut =
      box.left < -SLACK ||
      box.right > wide + SLACK ||
      (!isScrolled && (box.top < -SLACK || box.bottom > high + SLACK));
    return isOut ? 'the window' : null;
  };

  // Texts: every line of every text lies inside of all that could hide it.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen = new Set<Element>();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (element === null || seen.has(element) || (node.textContent ?? '').trim() === '') continue;
    if (['SCRIPT', 'STYLE', 'OPTION', 'TITLE'].includes(element.tagName)) continue;
    if (!isDrawn(element) || matches(element, mayCut)) continue;
    for (const { 0: word, index } of hasWholeWords ? node.data.matchAll(/[\p{L}\d]{4,}/gu) : []) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        faults.push(`broken: ${word} in ${nameOf(element)}`);
    }
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      // A line of type is a little taller than what is printed: what hides it may cut that.
      const printed = new DOMRect(
        line.x,
        line.y + line.height * 0.2,
        line.width,
        line.height * 0.6,
      );
      // A pixel less, and small type stands on nothing.
      const by = cutOf(printed, element, 0.5);
      if (by === null) continue;
      seen.add(element);
      faults.push(`cut: ${nameOf(element)} by ${by}`);
      break;
    }
  }

  // Signs of a card, which are no text.
  for (const sign of root.querySelectorAll('.card-slots > i, .card-signs > *, .card-mark')) {
    const by =
      isDrawn(sign) && !matches(sign, mayCut) ? cutOf(sign.getBoundingClientRect(), sign) : null;
    if (by !== null)
      faults.push(`cut: ${nameOf(sign)} on ${nameOf(sign.closest('.card') ?? sign)}`);
  }

  // Things to press: large enough, wholly in sight, and none over another.
  const wanted =
    'button, a[href], input, select, textarea, summary, [role="slider"], [role="switch"], [role="radio"], [role="option"], [role="menuitem"], [role="tab"]';
  const pressed = [...root.querySelectorAll<HTMLElement>(wanted)].filter(
    (element) => isDrawn(element) && element.closest('[aria-hidden="true"], [inert]') === null,
  );
  const inline = '.card-name, .term, p a, li a, dd a, .prose a, td a';
  const inSight: [HTMLElement, DOMRect][] = [];
  for (const element of pressed) {
    const box = element.getBoundingClientRect();
    const isInline = element.matches(inline);
    const cut = isInline ? null : cutOf(box, element);
    if (cut !== null) faults.push(`hidden: ${nameOf(element)} by ${cut}`);
    const least = [...targets].reverse().find(([selector]) => element.matches(selector));
    const [, width = 24, height = 24] = least ?? [];
    if (!isInline && (box.width < width - 0.5 || box.height < height - 0.5))
      faults.push(`small: ${nameOf(element)} ${sizeOf(box)}`);
    // What is scrolled half away ends where it is hidden.
    const edges = clippers(element).map((clipper) => clipper.getBoundingClientRect());
    const left = Math.max(box.left, ...edges.map((edge) => edge.left));
    const top = Math.max(box.top, ...edges.map((edge) => edge.top));
    const right = Math.min(box.right, ...edges.map((edge) => edge.right));
    const bottom = Math.min(box.bottom, ...edges.map((edge) => edge.bottom));
    const isScrolledAway = right <= left || bottom <= top;
    if (!isScrolledAway && bottom > 0 && top < innerHeight)
      inSight.push([element, new DOMRect(left, top, right - left, bottom - top)]);
  }
  // Where the page is scrolled, what floats over it lets everything else come out from under it.
  const isAfloat = once((element): boolean => {
    if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) return true;
    return element.parentElement !== null && isAfloat(element.parentElement);
  });
  const isPassing = (a: Element, b: Element) => isScrolled && isAfloat(a) !== isAfloat(b);
  for (const [index, [element, box]] of inSight.entries()) {
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const top = y < 0 || y > innerHeight ? element : document.elementFromPoint(x, y);
    const isInner = element.matches('input') && top?.contains(element);
    const isCovered = top !== null && !element.contains(top) && !isInner;
    if (isCovered && !matches(element, mayScroll) && !isPassing(element, top))
      faults.push(`covered: ${nameOf(element)} by ${nameOf(top)}`);
    for (const [other, edge] of inSight.slice(index + 1)) {
      const overX = Math.min(box.right, edge.right) - Math.max(box.left, edge.left);
      const overY = Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top);
      if (overX <= 1 || overY <= 1) continue;
      if (element.contains(other) || other.contains(element) || isPassing(element, other)) continue;
      faults.push(`overlap: ${nameOf(element)} and ${nameOf(other)}`);
    }
  }
  return faults;
}

/** What of the parts named is not wholly in the window, or not there at all. */
export function missing(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all.flatMap((selector) => {
        const found = [...document.querySelectorAll(selector)];
        if (found.length === 0) return [`${selector} is not there`];
        return found.flatMap((element) => {
          const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
          const isIn =
            width > 0 &&
            height > 0 &&
            left >= -1 &&
            top >= -1 &&
            right <= innerWidth + 1 &&
            bottom <= innerHeight + 1;
          return isIn ? [] : [`${selector} at ${[left, top, right, bottom].map(Math.round)}`];
        });
      }),
    [...selectors],
  );
}
