import { sortByGap } from '@aferir/domain';
import { Card } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import styles from '../performance-report.module.css';
import type { ReportContent } from '../performance-report.types.ts';
import type { FeedbackDialogState } from '../use-feedback-dialog.ts';
import { CompetencyRow } from './competency-row.tsx';

export interface ReportDetailsProps {
  report: ReportContent;
  feedback: FeedbackDialogState;
  onOpenFeedback: (competencyId: number) => void;
}

/** Every competency with both sides and what came of it, the widest gap first. */
export function ReportDetails({ report, feedback, onOpenFeedback }: ReportDetailsProps) {
  const { messages, headingLevel } = useWidget<PerformanceReportMessages>();
  const { competencies, stage } = report.analysis;
  const hint = competencies.length === 1 ? messages.detailsHintOfOne : messages.detailsHint;
  return (
    <Card
      title={messages.details}
      description={stage === 'compared' ? hint : undefined}
      headingLevel={levelsBelow(headingLevel).section}
    >
      <ul className={styles.competencies}>
        {sortByGap(competencies).map((competency) => (
          <CompetencyRow
            key={competency.id}
            competency={competency}
            stage={stage}
            isNarrowed={report.managerId !== null}
            feedback={
              'competencyId' in feedback && feedback.competencyId === competency.id
                ? feedback.status
                : 'closed'
            }
            onOpenFeedback={() => onOpenFeedback(competency.id)}
          />
        ))}
      </ul>
    </Card>
  );
}
