import { formatDate, formatMean } from '@aferir/domain';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { pageMarks } from '../../shared/pdf/index.ts';
import { calibrationText } from '../parts/calibration-text.ts';
import { competencyComments } from '../parts/competency-comments.ts';
import {
  competencyScores,
  type NamedScore,
  type ScoredCompetency,
} from '../parts/competency-scores.ts';
import { ScoreAxis, ScoreMark } from '../parts/score-axis.tsx';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { Feedback } from '../performance-report.types.ts';
import { paragraphsOf } from './paragraphs.ts';
import styles from './report-document.module.css';

export interface DocumentCompetencyProps extends ScoredCompetency {
  feedback: readonly Feedback[];
}

/** One competency with both sides and, where they disagree, what the managers wrote. */
export function DocumentCompetency(props: DocumentCompetencyProps) {
  const { competency, feedback } = props;
  const { messages } = useWidget<PerformanceReportMessages>();
  const { name, description, comparison } = competency;
  const calibrated = calibrationText(competency, messages);
  const isDisputed = comparison?.verdict === 'disagreement';
  return (
    <div className={styles.competency} {...pageMarks.group}>
      <div className={styles.competencyHead} {...(isDisputed && pageMarks.keepWithNext)}>
        <div className={styles.line}>
          <h3 className={styles.name}>{name}</h3>
          <span className={styles.verdict} data-verdict={comparison?.verdict}>
            {verdictText(props, messages)}
          </span>
        </div>
        {description ? <p className={styles.small}>{description}</p> : null}
        <div className={styles.scores}>
          {competencyScores(props, messages).map((score) => (
            <Score key={score.label} {...score} />
          ))}
          {comparison ? (
            <span className={styles.score}>
              <ScoreMark of="gap" />
              <span className={styles.label}>{messages.gap}</span>
              <span className={styles.bold}>{formatMean(comparison.gap, messages.language)}</span>
            </span>
          ) : null}
        </div>
        {calibrated ? <p className={styles.small}>{calibrated}</p> : null}
        <ScoreAxis selfScore={competency.selfScore} average={competency.average} />
      </div>
      {[...competencyComments(competency, messages).entries()].map(([at, { label, text }]) => (
        <div key={at} className={styles.comment}>
          <p className={styles.small}>{label}</p>
          <p>{text}</p>
        </div>
      ))}
      {isDisputed ? <FeedbackTexts feedback={feedback} /> : null}
    </div>
  );
}

function verdictText(
  { competency, stage }: DocumentCompetencyProps,
  messages: PerformanceReportMessages,
): string {
  if (stage === 'awaiting-managers') return messages.pending;
  const { comparison } = competency;
  if (!comparison) return '';
  return comparison.verdict === 'disagreement' ? messages.disagreement : messages.aligned;
}

function Score({ side, label, text }: NamedScore) {
  return (
    <span className={styles.score}>
      <ScoreMark of={side} />
      <span className={styles.label}>{label}</span>
      <span className={styles.bold}>{text}</span>
    </span>
  );
}

function FeedbackTexts({ feedback }: Pick<DocumentCompetencyProps, 'feedback'>) {
  const { messages } = useWidget<PerformanceReportMessages>();
  if (feedback.length === 0) {
    return (
      <p className={styles.feedbackText}>{`${messages.noFeedback}. ${messages.noFeedbackHint}`}</p>
    );
  }
  return feedback.map(({ managerId, manager, text, writtenAt }) => {
    const [first, ...rest] = paragraphsOf(text);
    return (
      <div key={managerId} className={styles.feedback} {...pageMarks.group}>
        <div className={styles.feedbackText}>
          <p
            className={styles.feedbackManager}
          >{`${manager} · ${formatDate(writtenAt, messages.language)}`}</p>
          <p className={styles.paragraph}>{first}</p>
        </div>
        {[...rest.entries()].map(([at, paragraph]) => (
          <p key={at} className={styles.feedbackText}>
            {paragraph}
          </p>
        ))}
      </div>
    );
  });
}
