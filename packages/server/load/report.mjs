/** Figures as a table, and whether their floors hold. */

/** `unfit`: why a figure could not be measured here. */
const isUnmeasured = (figure) => figure.unfit !== undefined;

/** True where the figure has no floor, or holds it; what was not measured holds nothing. */
export function holds({ value, least, most, unfit }) {
  if (unfit !== undefined) return false;
  if (least !== undefined && !(value >= least)) return false;
  return most === undefined || value <= most;
}

/** Floors that do not hold or could not be judged, where they are, and scenarios that failed. */
export function failuresOf(results, isJudged) {
  const missed = (figures) => (isJudged ? figures.filter((figure) => !holds(figure)).length : 0);
  return results.reduce(
    (sum, { figures, error }) => sum + (error === undefined ? missed(figures) : 1),
    0,
  );
}

function unmeasuredIn(results) {
  return results.flatMap(({ figures }) => figures).filter(isUnmeasured).length;
}

function number(value) {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

function floorOf({ least, most, goal }) {
  const floor =
    least !== undefined ? `>= ${number(least)}` : most !== undefined ? `<= ${number(most)}` : '';
  return goal === undefined ? floor : `${floor} (goal ${number(goal)})`;
}

/** As wide as the longest. */
const VERDICT = 'NOT MEASURED'.length;

function verdictOf(figure, isJudged) {
  if (isUnmeasured(figure)) return 'NOT MEASURED';
  if (!isJudged || (figure.least === undefined && figure.most === undefined)) return '';
  return holds(figure) ? 'ok' : 'MISSED';
}

/** One scenario, a line for each figure. */
export function sectionOf({ id, about, figures, error, seconds }, isJudged) {
  const lines = [`${id.toUpperCase()}  ${about}  (${Math.round(seconds)} s)`];
  if (error !== undefined) lines.push(`  failed: ${error}`);
  for (const figure of figures) {
    const { what, value, detail = '' } = figure;
    const columns = [
      what.padEnd(48),
      number(value).padStart(9),
      verdictOf(figure, isJudged).padEnd(VERDICT),
      floorOf(figure).padEnd(24),
      [figure.unfit, detail].filter(Boolean).join('; '),
    ];
    lines.push(`  ${columns.join(' ')}`.trimEnd());
  }
  return `${lines.join('\n')}\n\n`;
}

/** Every floor in a line of its own, and whether it holds: what a long run is read for. */
export function tableOf(results) {
  const lines = results.flatMap(({ id, figures, error }) => {
    const name = id.toUpperCase().padEnd(4);
    if (error !== undefined) return [`${name} failed`];
    return figures
      .filter(({ least, most }) => least !== undefined || most !== undefined)
      .map((figure) =>
        [
          name,
          figure.what.padEnd(48),
          number(figure.value).padStart(9),
          verdictOf(figure, true).padEnd(VERDICT),
          floorOf(figure).padEnd(24),
          figure.unfit ?? '',
        ]
          .join(' ')
          .trimEnd(),
      );
  });
  return `${lines.join('\n')}\n\n`;
}

export function verdictLine(results, isJudged) {
  const unmeasured = isJudged ? unmeasuredIn(results) : 0;
  const missed = failuresOf(results, isJudged) - unmeasured;
  if (unmeasured > 0) return `${missed} missed, ${unmeasured} not measured.\n`;
  if (missed > 0) return `${missed} missed.\n`;
  return isJudged ? 'All floors hold.\n' : 'Floors were not judged.\n';
}
