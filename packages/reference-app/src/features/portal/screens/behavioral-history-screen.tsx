import type { Schema } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import { gridColumnsOf, PageHeader } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { OutcomeName } from '../../../shared/assessments/outcome-name.tsx';
import { isFinished } from '../../../shared/requests/request-state.ts';
import { StatusBadge } from '../../../shared/requests/status-badge.tsx';
import { CompareCard } from '../comparison/compare-card.tsx';
import { DiscComparison } from '../comparison/disc-comparison.tsx';
import { OwnResponsesGrid } from '../components/own-responses-grid.tsx';
import { portalMessages } from '../portal-messages.ts';
import { ownDiscResponsesQuery } from '../portal-queries.ts';
import styles from './screen.module.css';

type DiscRequest = Schema<'DiscRequest'>;

const column = gridColumnsOf<DiscRequest>();
const columns = column.columns([
  column.accessor('dtEnvio', {
    header: portalMessages.sentOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { width: '128px' },
  }),
  column.accessor('dtTermino', {
    header: portalMessages.answeredOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { width: '144px' },
  }),
  column.accessor('nmStatus', {
    header: portalMessages.status,
    cell: ({ row }) => <StatusBadge request={row.original} />,
  }),
  column.accessor('nmPerfil', {
    header: portalMessages.result,
    cell: ({ getValue }) => <OutcomeName name={getValue()} />,
  }),
]);

/** Props of the histories. */
export interface HistoryScreenProps {
  personId: number;
  onOpenReport: (responseId: number) => void;
}

/** The behavioral assessments of the person, and what changed between two of them. */
export function BehavioralHistoryScreen({ personId, onOpenReport }: HistoryScreenProps) {
  const { employee } = useServices();
  const responses = useQuery(ownDiscResponsesQuery(employee, personId));
  const finished = responses.data?.rows.filter(isFinished) ?? [];
  return (
    <div className={styles.root}>
      <PageHeader
        title={portalMessages.behavioralTitle}
        description={portalMessages.behavioralPurpose}
      />
      <OwnResponsesGrid<DiscRequest>
        responses={responses}
        columns={columns}
        hasReport={isFinished}
        onOpenReport={onOpenReport}
      />
      {responses.data ? (
        <CompareCard
          finished={finished.map(({ idResposta, dtTermino }) => ({
            id: idResposta,
            date: formatDate(dtTermino),
          }))}
        >
          {(pair) => <DiscComparison pair={pair} />}
        </CompareCard>
      ) : null}
    </div>
  );
}
