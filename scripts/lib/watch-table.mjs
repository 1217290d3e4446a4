/**
 * Plays at the table of the built page by tapping, and measures inside the page: from the tap to the frame that shows what
 * it did, and how long frames take while a bot is seen to think. What the watching itself costs is kept out of both: what
 * was seen before a tap is read before it, what is seen after it once the frame is drawn, and little is asked of the page
 * while it plays.
 */

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {'selected' | 'given' | 'results'} Kind */
/**
 * In milliseconds: from a tap to a choice that is drawn, to an answer that is seen to be taken, to what came of
 * it; long frames while a bot is seen to think, without those of a tap, and those that draw one of its answers apart.
 * `what`: what was tapped.
 * @typedef {{ taps: { kind: Kind, what: string, time: number }[], thinking: number[], drawing: number[], turns: number }} Seen
 */
/**
 * What lies in the page while it is watched. `aim`: where to tap next, or nothing; `awaits`: how many things are not drawn
 * yet that the last tap should lead to; `given`: how many answers were seen to be taken; `isAsked`: whether the player is;
 * `where`: what is seen, in words.
 * @typedef {{ seen: Seen, given(): number, awaits(): number, isAsked(): boolean, isOver(): boolean, where(): string,
 *   aim(index: number): { x: number, y: number } | null }} Watch
 */

/** Runs in the page. */
function install() {
  /** @type {Seen} */
  const seen = { taps: [], thinking: [], drawing: [], turns: 0 };
  let given = 0;
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
      // A battle is counted at leisure, or at once when one asks for it; then it is put out of sight.
      document.querySelector('.table-overlay:not([data-gone]) .table-battle[data-done]') !== null,
      answerShown(),
    ].join('/');
  const shownFor = { selected: choiceShown, given: answerShown, results: resultShown };

  /** What could be tapped next. */
  const tappable = () => {
    const dialog = document.querySelector('.table-dialog');
    const sheet = document.querySelector('.table-choice');
    const root = dialog ?? sheet ?? table();
    const commit = root?.querySelector('.table-commit:not([aria-disabled])');
    if (commit) return [commit];
    const battle = document.querySelector('.table-battle .button');
    if (battle) return [battle];
    const legal = '[data-mark="legal"][data-handle], [data-mark="target"][data-handle]';
    const words = '.table-word:not([aria-disabled]), .table-other, .table-quick';
    const found = [...(root?.querySelectorAll(`${legal}, ${words}`) ?? [])];
    if (found.length > 0 || sheet === null) return found;
    return [...sheet.querySelectorAll('button')].slice(-1);
  };
  /** @param {Element} one */
  const nameOf = (one) => {
    const around = one.closest('.table-dialog, .table-choice, .table-battle');
    const own = [one, around].map((each) =>
      [...(each?.classList ?? [])].find((name) => name.startsWith('table-')),
    );
    return own.filter((name) => name !== undefined).join(' in ') || one.localName;
  };

  /** What was seen before the tap to come, as long as nothing changes. @type {Record<Kind, string> | null} */
  let before = null;
  let what = '';
  /** What the last tap should lead to. @type {{ kind: Kind, what: string, at: number, before: string }[]} */
  let awaited = [];
  // A word in a list is chosen, not given.
  const isGiving = (/** @type {Element} */ target) =>
    target.closest('.table-commit, .table-prompt .table-word') !== null;
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const at = event.timeStamp;
      /** @type {Kind[]} */
      const kinds = isGiving(event.target) ? ['given', 'results'] : ['selected'];
      // Nobody has seen yet what the last tap led to: it took this long at least.
      for (const one of awaited) count(one, at);
      awaited = kinds.map((kind) => ({
        kind,
        what,
        at,
        before: before?.[kind] ?? shownFor[kind](),
      }));
    },
    true,
  );
  /** @param {{ kind: Kind, what: string, at: number }} one @param {number} now */
  const count = ({ kind, what: tapped, at }, now) => {
    seen.taps.push({ kind, what: tapped, time: now - at });
    if (kind === 'given') given++;
  };

  let isFrameAwaited = false;
  let isChanged = false;
  /** The frame is drawn when what is most urgent after it runs. What changed since then is in the next one. */
  const awaitFrame = () => {
    if (isFrameAwaited) return;
    isFrameAwaited = true;
    requestAnimationFrame(() => {
      isChanged = false;
      /** @type {any} */ (globalThis).scheduler.postTask(look, { priority: 'user-blocking' });
    });
  };
  const look = () => {
    const now = performance.now();
    isFrameAwaited = false;
    if (isChanged) {
      awaitFrame();
      return;
    }
    const shown = awaited.filter((one) => shownFor[one.kind]() !== one.before);
    awaited = awaited.filter((one) => !shown.includes(one));
    for (const one of shown) count(one, now);
  };
  new MutationObserver(() => {
    before = null;
    isChanged = true;
    if (awaited.length > 0) awaitFrame();
  }).observe(document.body, { subtree: true, childList: true, attributes: true });

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
  addEventListener('keydown', () => taps.push(performance.now()), true);
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

  /** @type {Watch} */
  const watch = {
    seen,
    given: () => given,
    awaits: () => awaited.length,
    isAsked: () => stateOf() === 'mine',
    isOver: () => stateOf() === 'over',
    where: () =>
      [
        `ply ${table()?.getAttribute('data-ply')}, ${stateOf()}`,
        document.querySelector('.table-dialog h2')?.textContent,
        document.querySelector('.table-question')?.textContent,
        `to tap: ${tappable().map(nameOf).join(', ') || 'nothing'}`,
      ]
        .filter((text) => text)
        .join('; '),
    aim(index) {
      const found = tappable();
      const one = found[index % Math.max(1, found.length)];
      if (one === undefined) return null;
      one.scrollIntoView({ block: 'nearest' });
      const box = one.getBoundingClientRect();
      what = nameOf(one);
      before = { selected: choiceShown(), given: answerShown(), results: resultShown() };
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
  };
  Object.assign(globalThis, { watch });
}

/** Nobody taps faster, in milliseconds; and what comes of a tap is not waited for any longer than so many pauses. */
const PAUSE = 500;
const MOST_WAITS = 4;
/** How often one looks whether there is something to tap. */
const GLANCE = 100;
/** After so many looks and taps that came to nothing one begins anew, then gives up; and no bot thinks longer, in milliseconds. */
const ASTRAY = 12;
const LOST = 60;
const MOST_THOUGHT = 60_000;

/** @param {Page} page @param {number} decisions @returns {Promise<Seen>} */
export async function watchTable(page, decisions) {
  await page.evaluate(install);
  const devtools = await page.context().newCDPSession(page);
  // Asked without anything around it: that would take longer than what is asked for.
  const ask = async (/** @type {string} */ what) => {
    const expression = `watch.${what}`;
    const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  };
  let turn = 0;
  let idle = 0;
  let given = 0;
  let asked = Date.now();
  for (let taps = 0; taps < decisions * 6; ) {
    const now = await ask('given()');
    if (now >= decisions || (await ask('isOver()'))) break;
    if (now > given) idle = 0;
    given = now;
    turn += 7;
    // By its place on the screen: nothing else runs in the page around the tap.
    const place = await ask(`aim(${turn})`);
    if (place === null && !(await ask('isAsked()'))) {
      if (Date.now() - asked > MOST_THOUGHT)
        throw new Error(`nothing goes on: ${await ask('where()')}`);
      await page.waitForTimeout(GLANCE);
      continue;
    }
    asked = Date.now();
    idle++;
    if (idle > LOST) throw new Error(`nothing comes of what is tapped: ${await ask('where()')}`);
    // Chosen in circles, or something lies in front that has no answer in it.
    if (idle % ASTRAY === 0) await page.keyboard.press('Escape');
    if (place === null) {
      await page.waitForTimeout(GLANCE);
      continue;
    }
    taps++;
    await page.waitForTimeout(30);
    await page.touchscreen.tap(place.x, place.y);
    // One who plays sees what a tap has led to before the next. Nothing is asked of the page meanwhile.
    for (let waits = 0; waits < MOST_WAITS; waits++) {
      await page.waitForTimeout(PAUSE);
      if ((await ask('awaits()')) === 0) break;
    }
  }
  return ask('seen');
}
