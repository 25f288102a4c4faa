import type { Schema } from '@aferir/api-client';
import { formatDate, isSelfPhase } from '@aferir/domain';
import { gridColumnsOf, PageHeader } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { AlignmentBar } from '../../../shared/assessments/alignment-bar.tsx';
import { assessmentMessages } from '../../../shared/assessments/assessment-messages.ts';
import { isFinished } from '../../../shared/requests/request-state.ts';
import { StatusBadge } from '../../../shared/requests/status-badge.tsx';
import { CompareCard } from '../comparison/compare-card.tsx';
import { PerformanceComparison } from '../comparison/performance-comparison.tsx';
import { OwnResponsesGrid } from '../components/own-responses-grid.tsx';
import { portalMessages } from '../portal-messages.ts';
import { ownPerformanceResponsesQuery } from '../portal-queries.ts';
import type { HistoryScreenProps } from './behavioral-history-screen.tsx';
import styles from './screen.module.css';

type PerformanceRequest = Schema<'PerformanceRequest'>;

const column = gridColumnsOf<PerformanceRequest>();
const columns = column.columns([
  column.accessor('dtEnvio', {
    header: portalMessages.sentOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { width: '128px' },
  }),
  column.accessor('dtAutoavaliacao', {
    header: portalMessages.answeredOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { width: '144px' },
  }),
  column.accessor('nmStatus', {
    header: portalMessages.status,
    cell: ({ row }) => <StatusBadge request={row.original} />,
  }),
  column.accessor('percentualAlinhamento', {
    header: assessmentMessages.alignment,
    cell: ({ getValue }) => <AlignmentBar percent={getValue()} />,
    meta: { width: '168px' },
  }),
]);

/** The performance assessments of the person, and what changed between two of them. */
export function PerformanceHistoryScreen({ personId, onOpenReport }: HistoryScreenProps) {
  const { employee } = useServices();
  const responses = useQuery(ownPerformanceResponsesQuery(employee, personId));
  const finished = responses.data?.rows.filter(isFinished) ?? [];
  return (
    <div className={styles.root}>
      <PageHeader
        title={portalMessages.performanceTitle}
        description={portalMessages.performancePurpose}
      />
      <OwnResponsesGrid<PerformanceRequest>
        responses={responses}
        columns={columns}
        hasReport={({ cdStatus }) => !isSelfPhase(cdStatus)}
        onOpenReport={onOpenReport}
      />
      {responses.data ? (
        <CompareCard
          finished={finished.map(({ idResposta, dtAutoavaliacao, dtTermino }) => ({
            id: idResposta,
            date: formatDate(dtAutoavaliacao ?? dtTermino),
          }))}
        >
          {(pair) => <PerformanceComparison pair={pair} />}
        </CompareCard>
      ) : null}
    </div>
  );
}
