/** Why somebody complains of a match, and how the page asks. */
import type { Text } from '@open-gosu/kernel';

export const REPORT_REASONS = ['rude', 'cheating', 'stalling', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_TEXTS: { readonly [K in ReportReason]: Text } = {
  rude: { en: 'Rude words', fr: 'Propos déplacés' },
  cheating: { en: 'Cheating', fr: 'Triche' },
  stalling: { en: 'Stalling or leaving on purpose', fr: 'Lenteur ou départ volontaire' },
  name: { en: 'An offensive or misleading name', fr: 'Nom offensant ou trompeur' },
  other: { en: 'Something else', fr: 'Autre chose' },
};
