import { alignmentPercent } from '@aferir/domain';
import type { ReportContent } from '../performance-report.types.ts';

/** The percent to show: of the response, or of the comparison with one manager alone. */
export function reportAlignment({ header, analysis, managerId }: ReportContent): number | null {
  if (managerId === null) return header.alignment;
  return alignmentPercent(analysis.competencies.map(({ comparison }) => comparison));
}
