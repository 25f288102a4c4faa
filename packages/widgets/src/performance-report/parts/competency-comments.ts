import type { ComparedCompetency } from '../../shared/score-comparison/score-comparison.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';

/** What somebody wrote beside a score, with whose it is. */
export interface NamedComment {
  readonly label: string;
  readonly text: string;
}

/** What was written beside the scores of a competency: the person's own first, then by the names of the managers. */
export function competencyComments(
  { selfComment, managerComments = [] }: ComparedCompetency,
  { self }: Pick<PerformanceReportMessages, 'self'>,
): NamedComment[] {
  return [
    ...(selfComment ? [{ label: self, text: selfComment }] : []),
    ...managerComments.map(({ manager, text }) => ({ label: manager, text })),
  ];
}
