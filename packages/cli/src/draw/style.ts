/** Colours as plain ANSI codes, or none at all: every drawing asks here, and text is padded before it is painted. */

export type Color =
  | 'red'
  | 'orange'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'magenta'
  | 'cyan'
  | 'white'
  | 'gray';
export type Paint = (text: string) => string;

export interface Style {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly underline: Paint;
  readonly color: (color: Color) => Paint;
}

const CODES: { readonly [C in Color]: string } = {
  red: '31',
  orange: '38;5;208',
  green: '32',
  yellow: '33',
  blue: '94',
  magenta: '35',
  cyan: '36',
  white: '97',
  gray: '90',
};

export function makeStyle(enabled: boolean): Style {
  const paint =
    (open: number | string, close: number): Paint =>
    (text) =>
      enabled && text !== '' ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return {
    bold: paint(1, 22),
    dim: paint(2, 22),
    underline: paint(4, 24),
    color: (color) => paint(CODES[color], 39),
  };
}
