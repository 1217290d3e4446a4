/**
 * Plays at the table of the built page by tapping, and measures inside the page: from the tap to the frame that shows what
 * it did, and how long frames take while a bot has its turn.
 */

/** @typedef {import('playwright-core').Page} Page */
/**
 * In milliseconds: taps to the next frame, to a choice that is drawn, to an answer that is drawn; long frames of the bot's
 * turn, those that draw one of its answers apart.
 * @typedef {{ taps: number[], selected: number[], given: number[], thinking: number[], drawing: number[], turns: number }} Seen
 */

/** Runs in the page. */
function install() {
  /** @type {Seen} */
  const seen = { taps: [], selected: [], given: [], thinking: [], drawing: [], turns: 0 };
  const table = () => document.querySelector('.table');
  const stateOf = () => table()?.getAttribute('data-state') ?? '';
  /** What tells that an answer was taken: the ply, what is asked, what is staged. */
  const answerShown = () =>
    [
      table()?.getAttribute('data-ply'),
      stateOf(),
      document.querySelectorAll('.table-chip').length,
      document.querySelector('.table-question')?.textContent,
      document.querySelector('.table-battle, .table-end') !== null,
    ].join('/');
  /** What tells that a choice was taken. */
  const choiceShown = () =>
    [
      ...[...document.querySelectorAll('[data-mark="selected"]')].map((one) =>
        one.getAttribute('data-handle'),
      ),
      document.querySelector('.table-choice, .table-commit') !== null,
      answerShown(),
    ].join('/');

  /** @type {{ kind: 'selected' | 'given', at: number, before: string } | null} */
  let tap = null;
  const shownFor = { selected: choiceShown, given: answerShown };
  const isGiving = (/** @type {Element} */ target) =>
    target.closest('.table-commit, .table-word') !== null;
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const kind = isGiving(event.target) ? 'given' : 'selected';
      tap = { kind, at: event.timeStamp, before: shownFor[kind]() };
    },
    true,
  );
  const look = () => {
    if (tap === null || shownFor[tap.kind]() === tap.before) return;
    const { kind, at } = tap;
    tap = null;
    // The frame is drawn when what was put off until after it runs.
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => seen[kind].push(performance.now() - at);
      after.port2.postMessage(0);
    });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
  });

  // From the touch of the finger to the next frame, whatever it shows: what browsers call interaction to next paint.
  /** @type {Map<number, number>} */
  const interactions = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = /** @type {{ interactionId?: number }} */ (entry);
      if (interactionId === 0) continue;
      interactions.set(
        interactionId,
        Math.max(entry.duration, interactions.get(interactionId) ?? 0),
      );
    }
    seen.taps = [...interactions.values()];
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));

  let was = stateOf();
  /** @type {[number, number][]} */
  const waits = [];
  let since = was === 'waiting' ? performance.now() : -1;
  /** When another position was drawn. @type {number[]} */
  const drawn = [];
  let ply = table()?.getAttribute('data-ply');
  new MutationObserver(() => {
    if (table()?.getAttribute('data-ply') !== ply) drawn.push(performance.now());
    ply = table()?.getAttribute('data-ply');
    const now = stateOf();
    if (now === was) return;
    if (now === 'waiting') since = performance.now();
    else if (was === 'waiting') {
      waits.push([since, performance.now()]);
      seen.turns++;
    }
    was = now;
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-state', 'data-ply'],
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const isWaiting =
        was === 'waiting'
          ? startTime > since
          : waits.some(([from, to]) => startTime > from && startTime + duration < to);
      const isDrawing = drawn.some((at) => at >= startTime && at <= startTime + duration);
      if (isWaiting) (isDrawing ? seen.drawing : seen.thinking).push(duration);
    }
  }).observe({ type: 'long-animation-frame' });
  Object.assign(globalThis, { seen });
}

/** What one could tap next, by its number among all that can be tapped. Runs in the page. */
function tappable() {
  const dialog = document.querySelector('.table-dialog');
  const sheet = document.querySelector('.table-choice');
  const root = dialog ?? sheet ?? document.querySelector('.table');
  const commit = root?.querySelector('.table-commit:not(:disabled)');
  if (commit) return [commit];
  const battle = document.querySelector('.table-battle .button');
  if (battle) return [battle];
  const legal = '[data-mark="legal"][data-handle], [data-mark="target"][data-handle]';
  const words = '.table-word:not(:disabled), .table-other, .table-quick';
  const found = [...(root?.querySelectorAll(`${legal}, ${words}`) ?? [])];
  if (found.length > 0 || sheet === null) return found;
  return [...sheet.querySelectorAll('button')].slice(-1);
}

/**
 * What lies in the page while it is watched.
 * @typedef {{ seen: Seen, tappable(): Element[] }} Watched
 */

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
    const target = await page.evaluateHandle((index) => {
      const found = /** @type {Watched} */ (/** @type {unknown} */ (globalThis)).tappable();
      return found[index % Math.max(1, found.length)] ?? null;
    }, turn);
    const element = target.asElement();
    if (element === null) {
      await page.waitForTimeout(50);
      continue;
    }
    await element.tap({ timeout: 2000, force: true }).catch(() => undefined);
    // Nobody taps faster, and what one tap leads to is measured apart from the next.
    await page.waitForTimeout(350);
  }
  return read();
}
