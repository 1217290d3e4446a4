/**
 * Plays at the table of the built page by tapping, and measures inside the page: from the tap to the frame that shows what
 * it did, and how long frames take while a bot is seen to think.
 */

/** @typedef {import('playwright-core').Page} Page */
/**
 * In milliseconds: from a tap to a choice that is drawn, to an answer that is seen to be taken, to what came of
 * it; long frames while a bot is seen to think, without those of a tap, and those that draw one of its answers apart.
 * @typedef {{ selected: number[], given: number[], results: number[], thinking: number[], drawing: number[], turns: number }} Seen
 */

/** Runs in the page. */
function install() {
  /** @type {Seen} */
  const seen = {
    selected: [],
    given: [],
    results: [],
    thinking: [],
    drawing: [],
    turns: 0,
  };
  const table = () => document.querySelector('.table');
  const stateOf = () => table()?.getAttribute('data-state') ?? '';
  /** What tells what came of an answer: the ply, who decides, what is staged. What is asked says only that it was taken. */
  const resultShown = () =>
    [
      table()?.getAttribute('data-ply'),
      stateOf(),
      document.querySelectorAll('.table-chip').length,
      document.querySelector('.table-battle, .table-end') !== null,
    ].join('/');
  /** What tells that an answer was taken: its button, or what came of it already. */
  const answerShown = () =>
    [
      document.querySelectorAll('.table-commit[aria-disabled], .table-word[aria-disabled]').length,
      document.querySelector('.table-question')?.textContent,
      resultShown(),
    ].join('/');
  /** What tells that a choice was taken. */
  const choiceShown = () =>
    [
      ...[...document.querySelectorAll('[data-mark="selected"]')].map((one) =>
        one.getAttribute('data-handle'),
      ),
      document.querySelectorAll('.table-actions [data-selected]').length,
      document.querySelector('.table-choice, .table-commit') !== null,
      // A battle is counted at leisure, or at once when one asks for it.
      document.querySelector('.table-battle[data-done]') !== null,
      answerShown(),
    ].join('/');

  /** What the last tap should lead to. @type {{ kind: 'selected' | 'given' | 'results', at: number, before: string }[]} */
  let awaited = [];
  const shownFor = { selected: choiceShown, given: answerShown, results: resultShown };
  // A word in a list is chosen, not given.
  const isGiving = (/** @type {Element} */ target) =>
    target.closest('.table-commit, .table-prompt .table-word') !== null;
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const at = event.timeStamp;
      /** @type {('selected' | 'given' | 'results')[]} */
      const kinds = isGiving(event.target) ? ['given', 'results'] : ['selected'];
      // Nobody has seen yet what the last tap led to: it took this long at least.
      for (const one of awaited) seen[one.kind].push(at - one.at);
      awaited = kinds.map((kind) => ({ kind, at, before: shownFor[kind]() }));
    },
    true,
  );
  const look = () => {
    const shown = awaited.filter(({ kind, before }) => shownFor[kind]() !== before);
    awaited = awaited.filter((one) => !shown.includes(one));
    if (shown.length === 0) return;
    // The frame is drawn when what is most urgent after it runs.
    requestAnimationFrame(() => {
      /** @type {any} */ (globalThis).scheduler.postTask(
        () => {
          for (const { kind, at } of shown) seen[kind].push(performance.now() - at);
        },
        { priority: 'user-blocking' },
      );
    });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
  });

  const isThinking = () => document.querySelector('.table-thinking') !== null;
  let was = isThinking();
  /** @type {[number, number][]} */
  const waits = [];
  let since = was ? performance.now() : -1;
  /** When another position was drawn, and when something was tapped. @type {number[]} */
  const drawn = [];
  /** @type {number[]} */
  const taps = [];
  addEventListener('pointerdown', () => taps.push(performance.now()), true);
  addEventListener('click', () => taps.push(performance.now()), true);
  let ply = table()?.getAttribute('data-ply');
  new MutationObserver(() => {
    if (table()?.getAttribute('data-ply') !== ply) drawn.push(performance.now());
    ply = table()?.getAttribute('data-ply');
    const now = isThinking();
    if (now === was) return;
    if (now) since = performance.now();
    else {
      waits.push([since, performance.now()]);
      seen.turns++;
    }
    was = now;
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-ply'] });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const end = startTime + duration;
      const isWithin = (/** @type {number} */ at) => at >= startTime && at <= end;
      const isWaiting =
        (was && startTime > since) ||
        waits.some(([from, to]) => startTime > from && startTime < to);
      if (isWaiting && drawn.some(isWithin)) seen.drawing.push(duration);
      else if (isWaiting && !taps.some(isWithin)) seen.thinking.push(duration);
    }
  }).observe({ type: 'long-animation-frame' });
  Object.assign(globalThis, { seen, awaits: () => awaited.length });
}

/** What one could tap next, by its number among all that can be tapped. Runs in the page. */
function tappable() {
  const dialog = document.querySelector('.table-dialog');
  const sheet = document.querySelector('.table-choice');
  const root = dialog ?? sheet ?? document.querySelector('.table');
  const commit = root?.querySelector('.table-commit:not([aria-disabled])');
  if (commit) return [commit];
  const battle = document.querySelector('.table-battle .button');
  if (battle) return [battle];
  const legal = '[data-mark="legal"][data-handle], [data-mark="target"][data-handle]';
  const words = '.table-word:not([aria-disabled]), .table-other, .table-quick';
  const found = [...(root?.querySelectorAll(`${legal}, ${words}`) ?? [])];
  if (found.length > 0 || sheet === null) return found;
  return [...sheet.querySelectorAll('button')].slice(-1);
}

/** Whether all is drawn that the last tap should lead to. Runs in the page. */
function isSettled() {
  return /** @type {Watched} */ (/** @type {unknown} */ (globalThis)).awaits() === 0;
}

/**
 * What lies in the page while it is watched.
 * @typedef {{ seen: Seen, tappable(): Element[], awaits(): number }} Watched
 */

/** Nobody taps faster, in milliseconds; and what comes of a tap is not waited for any longer than so many pauses. */
const PAUSE = 500;
const MOST_WAITS = 4;

/** @param {Page} page @param {number} decisions @returns {Promise<Seen>} */
export async function watchTable(page, decisions) {
  await page.evaluate(install);
  await page.evaluate(`globalThis.tappable = ${tappable}`);
  let turn = 0;
  let idle = 0;
  let given = 0;
  const read = () =>
    page.evaluate(() => /** @type {Watched} */ (/** @type {unknown} */ (globalThis)).seen);
  for (let taps = 0; taps < decisions * 6; taps++) {
    const seen = await read();
    if (seen.given.length >= decisions) break;
    idle = seen.given.length > given ? 0 : idle + 1;
    given = seen.given.length;
    // Chosen in circles: begin anew.
    if (idle % 12 === 11) await page.keyboard.press('Escape');
    const state = await page.locator('.table').first().getAttribute('data-state');
    if (state === 'over') break;
    turn += 7;
    // By its place on the screen: nothing else runs in the page around the tap.
    const place = await page.evaluate((index) => {
      const found = /** @type {Watched} */ (/** @type {unknown} */ (globalThis)).tappable();
      const one = found[index % Math.max(1, found.length)];
      one?.scrollIntoView({ block: 'nearest' });
      const box = one?.getBoundingClientRect();
      return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, turn);
    if (place === null) {
      await page.waitForTimeout(50);
      continue;
    }
    await page.waitForTimeout(30);
    await page.touchscreen.tap(place.x, place.y);
    // One who plays sees what a tap has led to before the next. Nothing is asked of the page meanwhile.
    for (let waits = 0; waits < MOST_WAITS; waits++) {
      await page.waitForTimeout(PAUSE);
      if (await page.evaluate(isSettled)) break;
    }
  }
  return read();
}
