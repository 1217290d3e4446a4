/** What a table has beside the game where others sit at devices of their own; none of it at one device. */
import type { ReactNode } from 'react';
import type { Shape } from './board/use-shape.ts';

export interface MenuExtra {
  readonly id: string;
  readonly word: string;
  readonly isOff?: boolean;
  act(): void;
}

export interface TableExtras {
  /** In the line on top. */
  readonly header: (shape: Shape) => ReactNode;
  /** The log with what stands beside it. */
  readonly side: (log: ReactNode) => ReactNode;
  /** How much was said there that nobody has read. */
  readonly unread: number;
  readonly menu: readonly MenuExtra[];
  /** What has to be said and may be answered: beside the table, or over its far edge where there is no room. */
  readonly notices: ReactNode;
  /** What can be done while a response is possible. */
  readonly awaiting: ReactNode;
  /** What can be done once it is over, and what is told then. */
  readonly end: ReactNode;
  /** Whether the table of that time can be looked at. */
  readonly canLook: (ply: number) => boolean;
}
