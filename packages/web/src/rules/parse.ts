/**
 * Reads the numbered rules (docs/rules) into what the page shows: sections, rules with their numbers, tables, and spans
 * with cross references. It knows just the little Markdown those pages are written in.
 */

export type Span =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly spans: readonly Span[] }
  /** "X4.2": the number of a rule, of a section ("X12") or of a ruling ("C7"). */
  | { readonly kind: 'rule'; readonly id: string }
  /** A link to another page of the docs. */
  | { readonly kind: 'page'; readonly text: string; readonly href: string };

export interface Rule {
  readonly kind: 'rule';
  readonly id: string;
  readonly spans: readonly Span[];
}

/** A row is a rule of its own where its first cell is a number; that cell is then left out. */
export interface Row {
  readonly id: string | null;
  readonly cells: readonly (readonly Span[])[];
}

export interface Table {
  readonly kind: 'table';
  readonly head: readonly (readonly Span[])[];
  readonly rows: readonly Row[];
}

export interface Paragraph {
  readonly kind: 'text';
  readonly spans: readonly Span[];
}

export type Block = Rule | Table | Paragraph;

export interface Section {
  /** "X4"; null for a section without a number. */
  readonly id: string | null;
  readonly title: readonly Span[];
  readonly blocks: readonly Block[];
}

export interface RulesPage {
  readonly title: string;
  /** What stands before the first section. */
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
}

/** A number at the start: "X4.2 A card goes", "X12 Rule options". */
const NUMBERED = /^([XTC]\d+(?:\.\d+)?) (.*)$/s;
const NUMBER = /^[XTC]\d+(?:\.\d+)?$/;

export function parseRules(markdown: string): RulesPage {
  let title = '';
  const intro: Block[] = [];
  const sections: { id: string | null; title: readonly Span[]; blocks: Block[] }[] = [];
  for (const piece of piecesOf(markdown)) {
    if (piece.startsWith('# ')) {
      title = piece.slice(2);
      continue;
    }
    if (piece.startsWith('## ')) {
      const [, id = null, rest = piece.slice(3)] = NUMBERED.exec(piece.slice(3)) ?? [];
      sections.push({ id, title: parseSpans(rest), blocks: [] });
      continue;
    }
    (sections.at(-1)?.blocks ?? intro).push(parseBlock(piece));
  }
  return { title, intro, sections };
}

/** Headings, list entries, tables and paragraphs, each with its continued lines joined. */
function piecesOf(markdown: string): string[] {
  const pieces: string[] = [];
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    const last = pieces.at(-1) ?? '';
    if (line.trim() === '') isOpen = false;
    else if (line.startsWith('|') && isOpen && last.startsWith('|')) append(pieces, `\n${line}`);
    else if (/^(#|- |\|)/.test(line) || !isOpen || last.startsWith('|')) {
      pieces.push(line.trimEnd());
      isOpen = !line.startsWith('#');
    } else append(pieces, ` ${line.trim()}`);
  }
  return pieces;
}

function append(pieces: string[], text: string): void {
  pieces.push((pieces.pop() ?? '') + text);
}

function parseBlock(piece: string): Block {
  if (piece.startsWith('|')) return parseTable(piece);
  const rule = piece.startsWith('- ') ? NUMBERED.exec(piece.slice(2)) : null;
  if (rule === null) return { kind: 'text', spans: parseSpans(piece.replace(/^- /, '')) };
  const [, id = '', text = ''] = rule;
  return { kind: 'rule', id, spans: parseSpans(text) };
}

function parseTable(piece: string): Table {
  const [head = [], , ...rows] = piece.split('\n').map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  const parsed = rows.map(([first = '', ...others]): Row => {
    const id = NUMBER.test(first) ? first : null;
    return { id, cells: (id === null ? [first, ...others] : others).map(parseSpans) };
  });
  const isNumbered = parsed.length > 0 && parsed.every(({ id }) => id !== null);
  return { kind: 'table', head: head.slice(isNumbered ? 1 : 0).map(parseSpans), rows: parsed };
}

/** Code, a link, bold, italics, a number: whichever comes first. A letter may follow a number ("X4.2a"). */
const SPAN =
  /`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)|\*\*(?<strong>.+?)\*\*|\*(?<em>[^*\s](?:[^*]*[^*\s])?)\*|(?<![\w.`])(?<rule>[XTC]\d+(?:\.\d+)?)(?=[a-c]?(?![\w]))/gu;

export function parseSpans(text: string): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(SPAN)) {
    if (found.index > from) spans.push({ kind: 'text', text: text.slice(from, found.index) });
    from = found.index + found[0].length;
    spans.push(spanOf(found.groups ?? {}));
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

function spanOf(found: Readonly<Record<string, string | undefined>>): Span {
  const { code, label, href, strong, em, rule = '' } = found;
  if (code !== undefined) return { kind: 'code', text: code };
  if (label !== undefined) return { kind: 'page', text: label, href: href ?? '' };
  if (strong !== undefined) return { kind: 'strong', spans: parseSpans(strong) };
  if (em !== undefined) return { kind: 'em', spans: parseSpans(em) };
  return { kind: 'rule', id: rule };
}

/** The words alone. */
export function plainText(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      if ('spans' in span) return plainText(span.spans);
      return span.kind === 'rule' ? span.id : span.text;
    })
    .join('');
}

/** Every numbered rule of a page with its words, in the order of the page; the cells of a row are told one after another. */
export function rulesOf(
  page: RulesPage,
): readonly { readonly id: string; readonly text: string }[] {
  return page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'rule') return [{ id: block.id, text: plainText(block.spans) }];
      if (block.kind === 'text') return [];
      return block.rows.flatMap(({ id, cells }) =>
        id === null ? [] : [{ id, text: cells.map(plainText).join(' | ') }],
      );
    }),
  );
}

/** The numbers a text refers to. */
export function referencesIn(spans: readonly Span[]): readonly string[] {
  return spans.flatMap((span) => {
    if (span.kind === 'rule') return [span.id];
    return 'spans' in span ? referencesIn(span.spans) : [];
  });
}
