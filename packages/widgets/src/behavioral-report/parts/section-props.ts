import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';

/** What every section of the report takes. */
export interface SectionProps {
  messages: BehavioralReportMessages;
  /** Level of the title of the report; sections are one below. */
  headingLevel: 1 | 2;
}

/** The levels of the headings below the title. */
export function levelsBelow(headingLevel: 1 | 2): { section: 2 | 3; part: 3 | 4 } {
  return headingLevel === 1 ? { section: 2, part: 3 } : { section: 3, part: 4 };
}
