import { formatDate } from '@aferir/domain';
import { Button, Notice, PageHeader } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { useServices } from '../../../services/services-context.tsx';
import { CompareCard } from '../../../shared/comparison/compare-card.tsx';
import { ComparisonView } from '../../../shared/comparison/comparison-view.tsx';
import type { StaffRequest } from '../../../shared/requests/request-kind.ts';
import { isFinished } from '../../../shared/requests/request-state.ts';
import { OwnResponsesGrid } from '../components/own-responses-grid.tsx';
import { OwnUserNotice } from '../components/own-user-notice.tsx';
import type { HistoryKind } from '../histories/history-kind.ts';
import { useHistoryWords } from '../histories/history-words.ts';
import styles from './screen.module.css';

/** Props of {@link HistoryScreen}. */
export interface HistoryScreenProps<Request extends StaffRequest, Result> {
  kind: HistoryKind<Request, Result>;
  personId: number;
  onOpenReport: (responseId: number) => void;
}

/** The assessments of the person of one kind, and what changed between two of them. */
export function HistoryScreen<Request extends StaffRequest, Result>({
  kind,
  personId,
  onOpenReport,
}: HistoryScreenProps<Request, Result>) {
  const { employee } = useServices();
  const header = useRef<HTMLElement>(null);
  const words = useHistoryWords();
  const { language, portal } = words;
  const columns = useMemo(() => kind.columns(words), [kind, words]);
  const requests = useQuery(kind.requestsQuery(employee, personId));
  return (
    <div className={styles.root}>
      <PageHeader
        ref={header}
        tabIndex={-1}
        title={portal[kind.title]}
        description={portal[kind.purpose]}
      />
      <OwnUserNotice focusHeir={header} />
      {kind.answering && requests.data?.rows.some(kind.answering.isDue) ? (
        <Notice
          action={
            <Button asChild variant="secondary" size="s">
              <Link to={kind.answering.href}>{portal[kind.answering.label]}</Link>
            </Button>
          }
        >
          {portal[kind.answering.text]}
        </Notice>
      ) : null}
      <OwnResponsesGrid<Request>
        responses={requests}
        columns={columns}
        hasReport={kind.hasReport}
        onOpenReport={onOpenReport}
      />
      {requests.data ? (
        <CompareCard
          finished={requests.data.rows.filter(isFinished).map((request) => ({
            id: request.idResposta,
            date: formatDate(kind.dateOf(request), language),
          }))}
        >
          {(pair) => <ComparisonView client={employee} kind={kind.comparison} pair={pair} />}
        </CompareCard>
      ) : null}
    </div>
  );
}
