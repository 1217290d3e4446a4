/**
 * Draws docs/images/terminal.svg: a real screen of `gosu play` in the middle of a game, colours and all. Plays a seeded
 * game by the program's own hints until the table has something to show. Re-run after a change of the drawing:
 * `npm run build && node scripts/terminal-picture.mjs [file.svg]`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { inRoot } from './lib/paths.mjs';

const FILE = process.argv[2] ?? inRoot('docs/images/terminal.svg');
const MAIN = inRoot('packages/cli/dist/main.js');
const MOST_SEEDS = 40;
const MOST_ANSWERS = 150;
const HINT_STEPS = 3;

const CELL = { width: 8.4, height: 18 };
const MARGIN = 18;
const BAR = 34;
const COLUMNS = 80;

/** @type {Record<string, string>} */
const COLORS = {
  31: '#f7768e',
  32: '#9ece6a',
  33: '#e0af68',
  35: '#bb9af7',
  36: '#7dcfff',
  90: '#7a83a6',
  94: '#7aa2f7',
  97: '#e6e9f5',
  '38;5;208': '#ff9e64',
};
const PLAIN = '#c0caf5';
const DIM = '#737aa2';

/** @param {string} text */
const stripped = (text) => text.replace(new RegExp(`${ESC}\\[[0-9;]*m`, 'g'), '');
const ESC = '\u001b';

/**
 * A screen worth showing: the player is to act, both armies reach the third row, and a card is captured.
 * @param {string} text
 */
function isTelling(text) {
  const plain = stripped(text);
  const immortals = plain.match(/^III [^·\s]/gm) ?? [];
  return (
    plain.includes('Your turn') &&
    immortals.length === 2 &&
    /captured( |$)/m.test(plain) &&
    plain.includes('●') &&
    /✓/.test(plain) &&
    /✗/.test(plain) &&
    plain.split('\n').length < 44
  );
}

/**
 * @param {number} seed
 * @returns {Promise<string | null>}
 */
async function playUntilTelling(seed) {
  const args = [MAIN, 'play', '--json', '--color', '--lang', 'en', '--seed', String(seed)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await said.next();
    return done ? null : /** @type {string} */ (JSON.parse(value).text);
  };
  /** @param {string} line */
  const type = (line) => {
    child.stdin.write(`${line}\n`);
    return next();
  };
  /** The answer the program likes best: it comes out with it only when asked again. */
  const advised = async () => {
    for (let step = 0; step < HINT_STEPS; step++) {
      const told = ((await type('hint')) ?? '').replace(new RegExp(`${ESC}\\[[0-9;]*m`, 'g'), '');
      const found = /^ {2}1\. (.+?)(?:: .*)?$|only one answer: (.+)\.$/m.exec(told);
      if (found !== null) return found[1] ?? found[2] ?? null;
    }
    return null;
  };
  try {
    let screen = await next();
    for (let i = 0; i < MOST_ANSWERS && screen !== null; i++) {
      if (isTelling(screen)) return screen;
      const advice = await advised();
      if (advice === null) return null;
      screen = await type(advice);
    }
    return null;
  } finally {
    child.kill();
  }
}

/** @typedef {{ text: string, column: number, fill: string, bold: boolean }} Run */

/**
 * The painted pieces of a line.
 * @param {string} line
 * @returns {Run[]}
 */
function runsOf(line) {
  /** @type {Run[]} */
  const runs = [];
  let [color, bold, dim, column] = ['', false, false, 0];
  for (const piece of line.split(new RegExp(`(${ESC}\\[[0-9;]*m)`))) {
    const code = new RegExp(`^${ESC}\\[([0-9;]*)m$`).exec(piece)?.[1];
    if (code === undefined) {
      const fill = dim ? DIM : (COLORS[color] ?? PLAIN);
      if (piece.trim() !== '') runs.push({ text: piece, column, fill, bold });
      column += [...piece].length;
    } else if (code === '1') bold = true;
    else if (code === '2') dim = true;
    else if (code === '22') [bold, dim] = [false, false];
    else if (code === '39') color = '';
    else color = code;
  }
  return runs;
}

/** @param {string} text */
const escaped = (text) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/ /g, '\u00a0');

/** @param {number} value */
const px = (value) => String(Math.round(value * 10) / 10);

/**
 * Each piece is set to its columns, whatever font the reader has.
 * @param {Run} run
 * @param {number} y
 */
function drawRun({ text, column, fill, bold }, y) {
  const lead = text.length - text.trimStart().length;
  const shown = text.trim();
  const x = MARGIN + (column + lead) * CELL.width;
  const length = [...shown].length * CELL.width;
  const weight = bold ? ' font-weight="700"' : '';
  return `<text x="${px(x)}" y="${px(y)}" fill="${fill}"${weight} textLength="${px(length)}" lengthAdjust="spacingAndGlyphs">${escaped(shown)}</text>`;
}

/** @param {readonly string[]} lines */
function draw(lines) {
  const width = COLUMNS * CELL.width + 2 * MARGIN;
  const height = BAR + lines.length * CELL.height + MARGIN;
  const dots = ['#f7768e', '#e0af68', '#9ece6a'].map(
    (fill, i) => `<circle cx="${MARGIN + 6 + i * 20}" cy="${BAR / 2}" r="6" fill="${fill}"/>`,
  );
  const rows = lines.flatMap((line, i) =>
    runsOf(line).map((run) => drawRun(run, BAR + (i + 0.75) * CELL.height)),
  );
  const cursorY = BAR + (lines.length - 1) * CELL.height + 2;
  const cursor = `<rect x="${px(MARGIN + 2 * CELL.width)}" y="${px(cursorY)}" width="${CELL.width}" height="${CELL.height - 4}" fill="${PLAIN}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${px(width)} ${px(height)}" width="${px(width)}" height="${px(height)}" role="img" aria-labelledby="title">`,
    '<title id="title">A game of Gosu X in the terminal: both armies face each other, the hand below</title>',
    `<rect width="100%" height="100%" rx="10" fill="#1a1b26"/>`,
    ...dots,
    `<text x="${px(width / 2)}" y="${BAR / 2 + 5}" fill="${DIM}" font-family="ui-sans-serif, system-ui, sans-serif" font-size="13" text-anchor="middle">gosu play</text>`,
    '<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, \'DejaVu Sans Mono\', monospace" font-size="14">',
    ...rows,
    cursor,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

async function main() {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const screen = await playUntilTelling(seed);
    if (screen === null) continue;
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, draw([...screen.trimEnd().split('\n'), '> ']));
    console.log(`${FILE}: seed ${seed}`);
    return;
  }
  throw new Error('no game came to a screen worth showing');
}

await main();
