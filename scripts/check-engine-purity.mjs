/**
 * Holds every source file to the architecture, by its syntax tree (so comments and texts are free):
 * - which package may import which (the arrows), and that imports stay inside their package's src;
 * - engine packages touch no clock, no chance but their own, no host;
 * - their numbers are the same on every machine: no function whose last bit the language leaves to the host;
 * - state files hold plain data: no Map, no Set; rules hold no fractions and no classes;
 * - a file stays readable: a warning over 400 lines, a failure over 600.
 */
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { filesBelow, inRoot, packageNames, root } from './lib/paths.mjs';

/** Which bare imports a package's source may have: the arrows. @type {Record<string, RegExp>} */
const arrows = {
  kernel: /^(?!)/,
  'gosu-x': /^@open-gosu\/kernel$/,
  tactics: /^@open-gosu\/kernel$/,
  bots: /^@open-gosu\/(kernel|gosu-x|tactics)$/,
  protocol: /^(valibot|@open-gosu\/kernel)$/,
  server:
    /^(node:.+|fastify|ws|pino|prom-client|libsql|pg|web-push|@simplewebauthn\/server|@open-gosu\/(kernel|gosu-x|tactics|bots|protocol))$/,
  cli: /^(node:.+|@open-gosu\/(kernel|gosu-x|tactics|bots|server))$/,
  web: /^((react|react-dom|react-aria|react-aria-components|motion|idb|intl-messageformat|workbox-precaching|uqr)(\/.+)?|@open-gosu\/(kernel|gosu-x|tactics|bots|protocol))$/,
};
const gamePackages = new Set(['gosu-x', 'tactics']);
const enginePackages = new Set([...gamePackages, 'kernel', 'bots']);
const hostNames = new Set(
  (
    'Date performance process Buffer require globalThis window document self navigator console ' +
    'setTimeout setInterval setImmediate queueMicrotask fetch crypto structuredClone'
  ).split(' '),
);
/** Functions of `Math` that engines may round as they like; `Math.sqrt` is exact. */
const inexactMath = new Set(
  (
    'acos acosh asin asinh atan atanh atan2 cbrt cos cosh exp expm1 hypot log log1p log10 log2 pow ' +
    'sin sinh tan tanh'
  ).split(' '),
);
/** Statistics about matches, which no bot plays by. */
const mayBeInexact = /^packages[\\/]bots[\\/]src[\\/]arena[\\/]/;
/** Words of the games: the kernel serves any game, so not even its comments know them. */
const gameWords =
  /\b(gosu|tactics|army|armies|clans?|troops?|hero(es)?|immortals?|goblins?|supremacy|bounty|wonder|mutations?|mutates?|imprison\w*|captur\w*)\b/i;
const warnOver = 400;
const failOver = 600;

let failures = 0;

/** @param {string} file @param {number} line @param {string} message */
function fail(file, line, message) {
  failures += 1;
  console.error(`${relative(root, file)}:${line}: ${message}`);
}

/** @param {ts.Node} node @returns {ts.StringLiteralLike | null} */
function specifierOf(node) {
  /** @type {ts.Node | undefined} */
  let found;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) found = node.moduleSpecifier;
  else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    found = node.argument.literal;
  else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    found = node.arguments[0];
  return found !== undefined && ts.isStringLiteralLike(found) ? found : null;
}

/** Names this file declares itself: a local `window` is no browser. @param {ts.SourceFile} source */
function declaredNames(source) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node);
    if (declares && node.name !== undefined && ts.isIdentifier(node.name))
      names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** True for a name that is only a label: `x.document`, `{ window: 1 }`. @param {ts.Identifier} node */
function isLabel(node) {
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isNamedTupleMember(parent)) &&
    parent.name === node
  );
}

/** What is inexact about this expression, or null. @param {ts.Node} node */
function inexactness(node) {
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'Math') {
    return inexactMath.has(node.name.text) ? `Math.${node.name.text}` : null;
  }
  const isPower =
    ts.isBinaryExpression(node) &&
    (node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken ||
      node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken);
  if (!isPower) return null;
  const isWhole = ts.isNumericLiteral(node.right) && Number.isInteger(Number(node.right.text));
  return isWhole ? null : '**';
}

/** @param {string} name @param {string} file */
function checkFile(name, file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const sourceRoot = inRoot('packages', name, 'src') + sep;
  const isStateFile = /(^|[\\/])state([\\/]|[^\\/]*\.ts$)/.test(relative(sourceRoot, file));
  const mustBeExact = !mayBeInexact.test(relative(root, file));
  const local = declaredNames(source);

  /** @param {ts.Node} node @param {string} message */
  const failAt = (node, message) =>
    fail(file, source.getLineAndCharacterOfPosition(node.getStart()).line + 1, message);

  /** @param {ts.StringLiteralLike} specifier */
  const checkImport = (specifier) => {
    const wanted = specifier.text;
    // The page shows the rules as they are written: texts, not code.
    if (name === 'web' && wanted.endsWith('.md?raw')) return;
    if (wanted.startsWith('.')) {
      if (!resolve(dirname(file), wanted).startsWith(sourceRoot))
        failAt(specifier, `'${wanted}' leads out of packages/${name}/src`);
    } else if (!arrows[name]?.test(wanted)) {
      failAt(specifier, `packages/${name} may not import '${wanted}'`);
    }
  };

  /** @param {ts.Node} node */
  const checkEngine = (node) => {
    const inexact = mustBeExact ? inexactness(node) : null;
    if (inexact !== null)
      failAt(node, `'${inexact}' differs from one engine to the next in its last bit`);
    if (ts.isIdentifier(node) && hostNames.has(node.text)) {
      if (!isLabel(node) && !local.has(node.text))
        failAt(
          node,
          `'${node.text}' is not for the engine: it runs anywhere, without clock or host`,
        );
    } else if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') {
      failAt(node, `'Math.random' is not for the engine: chance comes from the generator given`);
    } else if (isStateFile && ts.isIdentifier(node) && /^(Weak)?(Map|Set)$/.test(node.text)) {
      if (!isLabel(node)) failAt(node, `state is plain data: no ${node.text}`);
    } else if (gamePackages.has(name) && ts.isNumericLiteral(node)) {
      if (!Number.isInteger(Number(node.text))) failAt(node, 'rules count in whole numbers');
    } else if (gamePackages.has(name) && ts.isClassLike(node)) {
      const isError = node.heritageClauses?.some((clause) => /Error$/.test(clause.getText()));
      if (!isError) failAt(node, 'rules are functions over plain data: no class');
    }
  };

  /** @param {ts.Node} node */
  const visit = (node) => {
    const specifier = specifierOf(node);
    if (specifier !== null) checkImport(specifier);
    if (enginePackages.has(name)) checkEngine(node);
    ts.forEachChild(node, visit);
  };
  visit(source);

  if (name === 'kernel') {
    for (const [i, line] of text.split('\n').entries()) {
      const word = gameWords.exec(line)?.[0];
      if (word !== undefined) fail(file, i + 1, `'${word}' is a word of a game, not of the kernel`);
    }
  }

  const lines = text.split('\n').length - 1;
  if (lines > failOver) fail(file, lines, `${lines} lines: split it (at most ${failOver})`);
  else if (lines > warnOver)
    console.error(`${relative(root, file)}: warning: ${lines} lines (aim under ${warnOver})`);
}

let files = 0;
for (const name of packageNames()) {
  if (arrows[name] === undefined) {
    fail(inRoot('packages', name), 1, 'say in scripts/check-engine-purity.mjs what it may import');
  }
  for (const file of filesBelow(inRoot('packages', name, 'src'))) {
    if (!/\.[cm]?tsx?$/.test(file)) continue;
    files += 1;
    checkFile(name, file);
  }
}
console.error(`${files} source files, ${failures} ${failures === 1 ? 'failure' : 'failures'}`);
process.exit(failures === 0 ? 0 : 1);
