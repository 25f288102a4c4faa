import { listFeedbackQuery } from '@aferir/api-client/react';
import { formatDate } from '@aferir/domain';
import { Dialog } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useWidget, WidgetPart } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { toPart } from '../../shared/report/part-state.ts';
import { ReportPart } from '../../shared/report/report-part.tsx';
import type { SelfScore } from '../../shared/score-comparison/score-comparison.ts';
import { toFeedback } from '../performance-report.data.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import styles from '../performance-report.module.css';
import type { RenderManager } from '../performance-report.types.ts';

export interface FeedbackDialogProps {
  responseId: number;
  /** Whose feedback alone is shown; null for everybody's. */
  managerId: number | null;
  competency: Pick<SelfScore, 'id' | 'name'>;
  /** @default their names alone */
  renderManager?: RenderManager | undefined;
  onClose: () => void;
}

/** What the managers wrote on a competency. */
export function FeedbackDialog(props: FeedbackDialogProps) {
  const { responseId, managerId, competency, renderManager, onClose } = props;
  const { client, messages } = useWidget<PerformanceReportMessages>();
  const content = useContentLang();
  const feedback = useQuery({
    ...listFeedbackQuery(client, {
      query: { idResposta: responseId, idCompetencia: competency.id },
    }),
    select: (list) => toFeedback(list, managerId),
  });
  return (
    <Dialog isOpen title={messages.feedbackDialog} description={competency.name} onClose={onClose}>
      <WidgetPart headingLevel={1}>
        <ReportPart
          part={toPart(feedback)}
          loadingLabel={messages.feedbackLoading}
          emptyLabel={messages.noFeedback}
          emptyHint={messages.noFeedbackHint}
          failedLabel={messages.feedbackFailed}
          isEmpty={(rows) => rows.length === 0}
          onRetry={() => void feedback.refetch()}
        >
          {(rows) => (
            <ul className={styles.feedback}>
              {rows.map(({ managerId: id, manager, text, writtenAt }) => (
                <li key={id} className={styles.feedbackItem}>
                  <h3 className={styles.feedbackManager}>
                    {renderManager ? renderManager({ id, name: manager }) : manager}
                  </h3>
                  <p className={styles.muted}>{formatDate(writtenAt, messages.language)}</p>
                  <p {...content} className={styles.feedbackText}>
                    {text}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </ReportPart>
      </WidgetPart>
    </Dialog>
  );
}
