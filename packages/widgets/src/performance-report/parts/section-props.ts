import type { ReportHeadingLevel } from '../../shared/report/heading-levels.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';

/** What every section of the report takes. */
export interface SectionProps {
  messages: PerformanceReportMessages;
  /** Level of the title of the report; sections are one below. */
  headingLevel: ReportHeadingLevel;
}
