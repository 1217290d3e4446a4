/**
 * What a person sees of the page: who decides what, and everything that can be pressed. Runs inside the page and reads
 * nothing but what is drawn: roles, names, and the marks on things.
 */

/** What pressing something is good for. */
export type OfferKind =
  /** The curtain, the battle and the end: the button that goes on. */
  | 'go-on'
  /** Gives the answer that is selected. */
  | 'commit'
  /** An answer in words, tokens or a pass, another way for what is selected. */
  | 'word'
  | 'quick'
  | 'other'
  /** A card or a clan that can be pointed at; a card of a list. */
  | 'handle'
  | 'card'
  /** The field for a name, and a name below it. */
  | 'field'
  | 'name'
  /** Takes back what is selected or staged last; takes back one of what is staged. */
  | 'back'
  | 'chip'
  /** Puts one of several effects earlier or later. */
  | 'order'
  /** Opens the list to choose from. */
  | 'list'
  /** Shows another opponent, where there is room for one. */
  | 'tab';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Offer {
  /** Its number among all that is seen now. */
  readonly id: number;
  readonly kind: OfferKind;
  readonly label: string;
  readonly handle: string;
  readonly mark: string;
  /** Which card of the hand it is, from the left; -1 for anything else. */
  readonly held: number;
  /** Points of it that nothing covers. */
  readonly spots: readonly Spot[];
}

export interface Sight {
  readonly ply: number;
  /** Whether one is to decide. Empty where there is no table. */
  readonly state: string;
  /** What stands before the table: `curtain`, `battle`, `end`, `list`, or nothing. */
  readonly front: string;
  /** Who decides, and what. */
  readonly label: string;
  readonly question: string;
  /** What was chosen on the way and can be taken back. */
  readonly chips: readonly string[];
  readonly offers: readonly Offer[];
  /** The answers listed in text mode. */
  readonly answers: readonly string[];
  /** What is missing or wrong for whoever looks now. */
  readonly faults: readonly string[];
  /** Two sights with the same sign look alike. */
  readonly sign: string;
}

/** The next key on the way to something that is offered. */
export type WayKey =
  | 'Tab'
  | 'Shift+Tab'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown'
  | null;

export interface Eyes {
  look(): Sight;
  /** Waits until one can act and something is other than it was; null if that does not come about. */
  settle(before: string, patience: number): Promise<Sight | null>;
  /** Null when the focus is there. */
  wayTo(id: number): WayKey;
  /** Everything on the table, in words: what must not change by itself. */
  inventory(): readonly string[];
}

/** What the script below leaves in the page. */
export interface Seeing {
  eyes: Eyes;
}

/** To be run in the page, once for each load. */
export function openEyes(): void {
  let offered: readonly HTMLElement[] = [];

  const textOf = (element: Element | null | undefined): string =>
    element?.textContent?.replace(/[ \t\n]+/g, ' ').trim() ?? '';
  const all = (selector: string, within: ParentNode = document): readonly HTMLElement[] => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ];
  const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? '';
  const nameOf = (element: Element): string =>
    attribute(element, 'aria-label') || textOf(element) || attribute(element, 'title');

  /** Centre first, then nearer and nearer to the edges: cards of a hand lie over each other. */
  const SHARES = [0.5, 0.15, 0.85];

  const spotsOf = (element: Element, isOneEnough: boolean): readonly Spot[] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isFree = ({ x, y }: Spot) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && element.contains(hit);
    };
    const spots = SHARES.flatMap((down) =>
      SHARES.map((across) => ({ x: left + width * across, y: top + height * down })),
    );
    if (!isOneEnough) return spots.filter(isFree);
    const spot = spots.find(isFree);
    return spot === undefined ? [] : [spot];
  };

  const frontOf = (): { readonly front: string; readonly dialog: HTMLElement | null } => {
    const dialog = all('[role="dialog"]').at(-1) ?? null;
    if (dialog === null) return { front: '', dialog };
    if (dialog.matches('.table-curtain')) return { front: 'curtain', dialog };
    if (dialog.querySelector('.table-battle') !== null) return { front: 'battle', dialog };
    if (dialog.querySelector('.table-end') !== null) return { front: 'end', dialog };
    return { front: 'list', dialog };
  };

  /** The first that fits counts. */
  const KINDS: readonly (readonly [OfferKind, string])[] = [
    ['commit', '.table-commit'],
    ['word', '.table-word'],
    ['quick', '.table-quick'],
    ['other', '.table-other'],
    ['back', '.table-back, .table-choice-foot > .button-icon'],
    ['chip', '.table-chip'],
    ['order', '.table-order .button-icon'],
    ['card', '.table-list-card'],
    ['handle', '[data-handle]'],
    ['field', '.table-name input'],
    ['name', '.table-name-list [role="option"]'],
    ['tab', '.table-tab[aria-pressed="false"]'],
    ['go-on', '.table-curtain button, .table-battle .button-primary'],
    [
      'list',
      '.table-actions .button:not(.table-commit, .table-word, .table-quick, .table-other, .table-back)',
    ],
  ];
  const ANY = KINDS.map(([, selector]) => selector).join();

  const markOf = (element: HTMLElement): string =>
    element.dataset.mark ?? element.closest<HTMLElement>('[data-mark]')?.dataset.mark ?? '';

  const offersIn = (scope: ParentNode): readonly Offer[] => {
    // What opens a menu answers nothing by itself.
    const isOff = (element: HTMLElement) =>
      element.matches(':disabled, [aria-disabled="true"], [aria-haspopup]');
    offered = all(ANY, scope).filter((element) => !isOff(element));
    return offered.map((element, id) => ({
      id,
      kind: KINDS.find(([, selector]) => element.matches(selector))?.[0] ?? 'list',
      label: nameOf(element),
      handle: element.dataset.handle ?? element.dataset.quick ?? '',
      mark: markOf(element),
      held: element.matches('.table-held') ? Number(element.dataset.column) : -1,
      spots: [],
    }));
  };

  /** Everything but the spots, which take longer to find. */
  const glance = (): Sight => {
    const table = document.querySelector<HTMLElement>('.table');
    const { front, dialog } = frontOf();
    const isText = table?.matches('.table-texts') === true;
    const prompt = document.querySelector('.table-prompt');
    const question =
      front === 'list'
        ? textOf(dialog?.querySelector('h2'))
        : textOf(document.querySelector('.table-choice .table-question, .table-question'));
    const label = isText
      ? textOf(document.querySelector('#text-decision'))
      : prompt === null
        ? ''
        : attribute(prompt, 'aria-label');
    const state = table?.dataset.state ?? '';
    const ply = Number(table?.dataset.ply ?? -1);
    const names = document.querySelector('.table-name-list');
    const scope = names ?? dialog ?? table ?? document;
    const offers = offersIn(scope);
    const chips = all('.table-chip', dialog ?? document).map(nameOf);
    const answers = all('.table-text-answers code').map(textOf);
    const faults = all('.table [role="alert"], .table-message:not([role="status"])').map(textOf);
    if (table !== null && (front === '' || front === 'list')) {
      if (label === '') faults.push('nothing says who decides');
      if (question === '') faults.push('nothing says what is decided');
    }
    if (dialog !== null && textOf(dialog.querySelector('h2')) === '') {
      faults.push('what stands before the table has no title');
    }
    const pressed = offers.map(({ kind, handle, mark, label: name }) =>
      kind === 'handle' || kind === 'card' ? `${handle} ${mark}` : `${kind} ${name}`,
    );
    const title = textOf(dialog?.querySelector('h2'));
    const sign = JSON.stringify([ply, state, front, title, question, chips, answers, pressed]);
    return { ply, state, front, label, question, chips, offers, answers, faults, sign };
  };

  /** What to answer with is there: cards are drawn once the book of them is. */
  const canAct = ({ front, offers, answers }: Sight): boolean => {
    const isAnswer = ({ kind, mark }: Offer) => {
      if (kind === 'handle') return mark !== '';
      if (kind === 'list') return front === '';
      return kind !== 'tab' && kind !== 'chip' && kind !== 'back';
    };
    const isDrawn = document.querySelector('.table-hand-item:empty') === null;
    return isDrawn && (answers.length > 0 || offers.some(isAnswer));
  };

  /** Nothing is under way: no answer being given, no preview awaited, nobody else deciding. */
  const isCalm = (sight: Sight): boolean => {
    const { state, front, faults } = sight;
    if (faults.length > 0) return true;
    const isBusy =
      document.querySelector(
        '.table-commit[aria-disabled="true"], .table-word[aria-disabled="true"], [aria-busy="true"]',
      ) !== null;
    if (isBusy) return false;
    if (front !== 'end' && (front !== '' || state === 'mine')) return canAct(sight);
    return front !== '' || state === 'over';
  };

  const look = (): Sight => {
    const sight = glance();
    const offers = sight.offers.map((offer) => {
      const element = offered[offer.id];
      // What is selected may be pressed once more, elsewhere.
      const isOneEnough = offer.mark !== 'selected';
      return { ...offer, spots: element === undefined ? [] : spotsOf(element, isOneEnough) };
    });
    return { ...sight, offers };
  };

  /** After it, too: some things are done once it is seen. */
  const nextFrame = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

  /** Until the page has changed; now and then one looks anyway. Changes come in crowds: one look does for all. */
  const change = () =>
    new Promise<void>((resolve) => {
      const watcher = new MutationObserver(() => setTimeout(done, 30));
      const timer = setTimeout(done, 250);
      watcher.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      function done() {
        watcher.disconnect();
        clearTimeout(timer);
        resolve();
      }
    });

  const settle = async (before: string, patience: number): Promise<Sight | null> => {
    const end = performance.now() + patience;
    while (performance.now() < end) {
      const sight = glance();
      if (!isCalm(sight) || sight.sign === before) {
        await change();
        continue;
      }
      // What comes with the next frames may still move things.
      await nextFrame();
      const first = look();
      await nextFrame();
      const again = look();
      const isSteady = JSON.stringify(first) === JSON.stringify(again) && again.sign === sight.sign;
      const isSeen = again.answers.length > 0 || again.offers.some(({ spots }) => spots.length > 0);
      if (isSteady && isCalm(again) && (isSeen || again.front === 'end')) return again;
    }
    return null;
  };

  const ZONES = '.table-army, .table-hand';

  const wayTo = (id: number): WayKey => {
    const target = offered[id];
    const active = document.activeElement;
    if (target === undefined || active === target) return null;
    // The focus stays in the field while arrows go through the list below it.
    if (target.matches('[role="option"]')) {
      return target.matches('[data-focused]') ? null : 'ArrowDown';
    }
    const zone = target.matches('[data-row]') ? target.closest(ZONES) : null;
    if (zone?.contains(active) && active instanceof HTMLElement && active.matches('[data-row]')) {
      const rows = Number(target.dataset.row) - Number(active.dataset.row);
      if (rows !== 0) return rows > 0 ? 'ArrowDown' : 'ArrowUp';
      return Number(target.dataset.column) > Number(active.dataset.column)
        ? 'ArrowRight'
        : 'ArrowLeft';
    }
    if (active === null || active === document.body) return 'Tab';
    const isBefore =
      (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    const row = target.closest('[data-rove="row"]');
    if (row !== null && row !== active && row.contains(active)) {
      return isBefore ? 'ArrowLeft' : 'ArrowRight';
    }
    return isBefore ? 'Shift+Tab' : 'Tab';
  };

  const inventory = (): readonly string[] => {
    const { ply, state, front, label, question, chips, offers } = glance();
    const things = all('[data-handle], .table-score, .table-centre, .table-piles, .table-rail');
    return [
      `${ply} ${state} ${front}`,
      label,
      question,
      ...chips,
      ...offers.map(({ kind, label: name, mark }) => `${kind}: ${name} ${mark}`),
      ...things.map((element) => `${nameOf(element)} ${markOf(element)}`),
    ];
  };

  const eyes: Eyes = { look, settle, wayTo, inventory };
  Object.assign(window, { eyes } satisfies Seeing);
}
