import { Button, EmptyState, Skeleton, SkeletonGroup } from '@aferir/ui';
import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import page from '../../shared/page/page.module.css';
import questionnaire from '../../shared/questionnaire/questionnaire.module.css';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import styles from '../manager-evaluation.module.css';
import { TaskFailed } from '../parts/task-failed.tsx';
import type { FeedbackItems } from './feedback.controller.ts';
import type { Disagreement } from './feedback.types.ts';

export interface FeedbackListProps {
  ref: Ref<HTMLUListElement>;
  items: FeedbackItems;
  onChoose: (item: Disagreement) => void;
  onRetry: () => void;
}

/** The competencies where self-assessment and managers disagree, with what is left to do on each. */
export function FeedbackList({ ref, items, onChoose, onRetry }: FeedbackListProps) {
  const { messages } = useWidget<ManagerEvaluationMessages>();
  switch (items.status) {
    case 'loading':
      return (
        <SkeletonGroup label={messages.feedbackLoading} className={styles.feedbackList}>
          <Skeleton shape="block" height="64px" />
          <Skeleton shape="block" height="64px" />
        </SkeletonGroup>
      );
    case 'failed':
      return <TaskFailed title={messages.reviewFailed} message={items.message} onRetry={onRetry} />;
    case 'ready':
      if (items.items.length === 0) {
        return <EmptyState icon={<CircleCheck />} title={messages.noDisagreements} />;
      }
      return (
        <ul ref={ref} tabIndex={-1} className={styles.feedbackList}>
          {items.items.map((item) => (
            <Competency key={item.managerScoreId} item={item} onChoose={() => onChoose(item)} />
          ))}
        </ul>
      );
  }
}

interface CompetencyProps {
  item: Disagreement;
  onChoose: () => void;
}

function Competency({ item, onChoose }: CompetencyProps) {
  const { messages } = useWidget<ManagerEvaluationMessages>();
  const content = useContentLang();
  const { competency, isOwed, feedback } = item;
  return (
    <li className={clsx(questionnaire.apart, styles.feedbackItem)}>
      <span {...content} className={styles.competencyName}>
        {competency}
      </span>
      {isOwed ? (
        <Button
          size="s"
          aria-label={messages.actionFor(messages.giveFeedback, competency)}
          onClick={onChoose}
        >
          {messages.giveFeedback}
        </Button>
      ) : (
        <span className={page.muted}>{messages.noAction}</span>
      )}
      {feedback === null ? null : (
        <p className={styles.ownFeedback}>
          <span className={page.muted}>{`${messages.ownFeedback} `}</span>
          <span>{feedback}</span>
        </p>
      )}
    </li>
  );
}
