/**
 * HTML and SVG as values. Whatever is no markup is text and is escaped, so nothing somebody wrote can act on the page.
 * Pure; knows no figures.
 */
import { createHash } from 'node:crypto';

export interface Markup {
  readonly html: string;
}

export type Child = Markup | string | number | null | readonly Child[];

export type Attributes = { readonly [name: string]: string | number | boolean | null | undefined };

const VOID = new Set(['meta', 'input', 'br', 'hr', 'line', 'rect', 'circle']);
/** Attributes of XML stand as they are; a slash closes them in SVG and does no harm in HTML. */
const ESCAPES: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
}

/** An element. Attributes that are null, undefined or false are left out; true stands alone. */
export function tag(name: string, attributes: Attributes, ...children: readonly Child[]): Markup {
  const open = `<${name}${Object.entries(attributes).map(attribute).join('')}`;
  if (VOID.has(name)) return { html: `${open}/>` };
  return { html: `${open}>${inner(children)}</${name}>` };
}

/** Several in a row. */
export function row(...children: readonly Child[]): Markup {
  return { html: inner(children) };
}

/** A style sheet: not escaped, so it must be ours. */
export function styleSheet(css: string): Markup {
  return { html: `<style>\n${css}</style>` };
}

/** A script: not escaped, so it must be ours. */
export function script(code: string): Markup {
  return { html: `<script>${code}</script>` };
}

/** By which a policy knows a script. */
export function digestOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

function attribute([name, value]: readonly [string, Attributes[string]]): string {
  if (value === null || value === undefined || value === false) return '';
  return value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`;
}

function inner(children: readonly Child[]): string {
  return children.map(rendered).join('');
}

function rendered(child: Child): string {
  if (child === null) return '';
  if (typeof child === 'string' || typeof child === 'number') return escaped(String(child));
  return 'html' in child ? child.html : inner(child);
}
