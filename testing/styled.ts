/** How much of a page the browser gives a style to while something is done: a measure that no slow machine changes. */
import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** The most elements that got a style at one time, as the browser's own trace counts them. */
export async function mostStyled(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page is in no browser of ours.');
  const devtools = await browser.newBrowserCDPSession();
  let most = 0;
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as readonly TraceEvent[]) {
      if (name === 'UpdateLayoutTree') most = Math.max(most, args?.elementCount ?? 0);
    }
  });
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  });
  await act();
  const done = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await done;
  await devtools.detach();
  return most;
}

/** How often the browser laid something out, and gave something a style, for what `code` does to a page at rest. */
export async function workOf(
  page: Page,
  code: string,
): Promise<{ readonly layouts: number; readonly styles: number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const count = async (what: string) => {
    await page.evaluate(`${what}; document.body.offsetHeight`);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
    return { layouts: of('LayoutCount'), styles: of('RecalcStyleCount') };
  };
  const before = await count('');
  const after = await count(code);
  await devtools.detach();
  return { layouts: after.layouts - before.layouts, styles: after.styles - before.styles };
}
