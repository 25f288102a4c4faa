import type { ReportHeadingLevel } from '../../shared/report/heading-levels.ts';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';

/** What every section of the report takes. */
export interface SectionProps {
  messages: BehavioralReportMessages;
  /** Level of the title of the report; sections are one below. */
  headingLevel: ReportHeadingLevel;
}
