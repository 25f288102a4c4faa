import { formatMean } from '@aferir/domain';
import { Badge, Button, Notice, VisuallyHidden } from '@aferir/ui';
import { Check, Clock, MessageSquareText } from 'lucide-react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import styles from '../performance-report.module.css';
import type { FeedbackDialogState } from '../use-feedback-dialog.ts';
import { calibrationText } from './calibration-text.ts';
import { competencyComments } from './competency-comments.ts';
import { competencyScores, type NamedScore, type ScoredCompetency } from './competency-scores.ts';
import { ScoreAxis, ScoreMark } from './score-axis.tsx';

export interface CompetencyRowProps extends ScoredCompetency {
  /** How the feedback of this competency is being opened. */
  feedback: FeedbackDialogState['status'];
  onOpenFeedback: () => void;
}

/** One competency: both scores, how far they are apart, and what came of it. */
export function CompetencyRow(props: CompetencyRowProps) {
  const { competency, feedback } = props;
  const { messages, headingLevel } = useWidget<PerformanceReportMessages>();
  const { name, description, comparison } = competency;
  const calibrated = calibrationText(competency, messages);
  const content = useContentLang();
  const Heading = `h${levelsBelow(headingLevel).part}` as const;
  return (
    <li className={styles.competency}>
      <div className={styles.competencyHead}>
        <div {...content} className={styles.competencyText}>
          <Heading className={styles.competencyName}>{name}</Heading>
          {description ? <p className={styles.muted}>{description}</p> : null}
        </div>
        <Verdict {...props} />
      </div>
      <dl className={styles.scores}>
        {competencyScores(props, messages).map((score) => (
          <Score key={score.label} {...score} />
        ))}
        {comparison ? (
          <div className={styles.score}>
            <dt className={styles.scoreLabel}>
              <ScoreMark of="gap" />
              <span>{messages.gap}</span>
            </dt>
            <dd className={styles.scoreValue}>{formatMean(comparison.gap, messages.language)}</dd>
          </div>
        ) : null}
      </dl>
      {calibrated ? <p className={styles.muted}>{calibrated}</p> : null}
      <ScoreAxis selfScore={competency.selfScore} average={competency.average} />
      {[...competencyComments(competency, messages).entries()].map(([at, { label, text }]) => (
        <div key={at} className={styles.comment}>
          <p className={styles.muted}>{label}</p>
          <p {...content} className={styles.commentText}>
            {text}
          </p>
        </div>
      ))}
      <div role="alert" className={styles.alert}>
        {feedback === 'failed' ? (
          <Notice tone="danger">{messages.feedbackOpenFailed}</Notice>
        ) : null}
      </div>
    </li>
  );
}

function Verdict({ competency, stage, feedback, onOpenFeedback }: CompetencyRowProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  const { name, comparison } = competency;
  if (stage === 'awaiting-managers') {
    return (
      <Badge tone="warning" icon={<Clock />} className={styles.verdict}>
        {messages.pending}
      </Badge>
    );
  }
  if (!comparison) return null;
  if (comparison.verdict !== 'disagreement') {
    return (
      <Badge
        tone={comparison.verdict === 'aligned' ? 'success' : 'neutral'}
        icon={<Check />}
        className={styles.verdict}
      >
        {messages.aligned}
      </Badge>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        icon={<MessageSquareText />}
        className={styles.verdict}
        isLoading={feedback === 'opening'}
        aria-haspopup="dialog"
        onClick={onOpenFeedback}
      >
        <span>{feedback === 'failed' ? messages.retry : messages.openFeedback}</span>
        <VisuallyHidden>{` ${messages.openFeedbackOf(name)}`}</VisuallyHidden>
      </Button>
      <Badge tone="danger" className={styles.printedVerdict}>
        {messages.disagreement}
      </Badge>
    </>
  );
}

function Score({ side, label, text }: NamedScore) {
  return (
    <div className={styles.score}>
      <dt className={styles.scoreLabel}>
        <ScoreMark of={side} />
        <span>{label}</span>
      </dt>
      <dd className={styles.scoreValue}>{text}</dd>
    </div>
  );
}
