import { Card } from '@aferir/ui';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import styles from '../performance-report.module.css';
import type { Review } from '../performance-report.types.ts';
import type { FeedbackDialogState } from '../use-feedback-dialog.ts';
import { CompetencyRow } from './competency-row.tsx';
import type { SectionProps } from './section-props.ts';

export interface ReviewDetailsProps extends SectionProps {
  review: Review;
  feedback: FeedbackDialogState;
  onOpenFeedback: (competencyId: number) => void;
}

/** Every competency with both sides and what came of it. */
export function ReviewDetails({ review, feedback, onOpenFeedback, ...rest }: ReviewDetailsProps) {
  const { messages, headingLevel } = rest;
  const { competencies, stage } = review.analysis;
  return (
    <Card
      title={messages.details}
      description={stage === 'compared' ? messages.detailsHint : undefined}
      headingLevel={levelsBelow(headingLevel).section}
    >
      <ul className={styles.competencies}>
        {competencies.map((competency) => (
          <CompetencyRow
            key={competency.id}
            {...rest}
            competency={competency}
            stage={stage}
            isNarrowed={review.managerId !== null}
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
