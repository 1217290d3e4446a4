/** The sections of the page, in their order. */
import type { MakeSection, Report, Section } from './section.ts';
import { cardsSection } from './sections/cards.ts';
import { clansSection, pairsSection } from './sections/clans.ts';
import { draftSection } from './sections/draft.ts';
import { endingsSection } from './sections/endings.ts';
import { lengthsSection } from './sections/lengths.ts';
import { seatsSection } from './sections/seats.ts';

const SECTIONS: readonly MakeSection[] = [
  clansSection,
  pairsSection,
  seatsSection,
  endingsSection,
  lengthsSection,
  cardsSection,
  draftSection,
];

export function sectionsOf(report: Report): Section[] {
  return SECTIONS.flatMap((make) => make(report) ?? []);
}
