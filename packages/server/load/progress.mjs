/** A bar on a terminal's standard error; silence in a pipe. */

const WIDTH = 24;
const BACK = '\u001b[1A\r\u001b[K';

/** `total`: steps of the whole run. */
export function makeProgress(total, err = process.stderr) {
  if (!err.isTTY) return { step() {}, end() {} };
  let done = 0;
  let isShown = false;
  const draw = (note) => {
    const filled = Math.round((WIDTH * done) / Math.max(1, total));
    err.write(`${isShown ? BACK : ''}[${'='.repeat(filled).padEnd(WIDTH)}] ${note}\n`);
    isShown = true;
  };
  return {
    step(note) {
      draw(note);
      done++;
    },
    /** Wipes the bar; the next step draws it again. */
    end() {
      if (isShown) err.write(BACK);
      isShown = false;
    },
  };
}
