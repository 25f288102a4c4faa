import type { Schema } from '@aferir/api-client';
import { listPerformanceByEmployeeQuery } from '@aferir/api-client/react';
import {
  NO_ASSESSMENT_LABEL,
  PERFORMANCE_STATUS_LABELS,
  type PerformanceStatus,
} from '@aferir/domain';
import { Badge, EmailText, gridColumnsOf } from '@aferir/ui';
import { AlignmentBar } from '@aferir/widgets';
import { useMemo } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useLatest } from '../../../shared/lib/use-latest.ts';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { PeopleGrid } from '../../../shared/requests/people-grid.tsx';
import { StatusBadge } from '../../../shared/requests/status-badge.tsx';
import { useNewRequest } from '../../../shared/requests/use-new-request.tsx';
import { performanceMessages } from '../performance-messages.ts';
import { performanceRequests } from '../requests/performance-requests.ts';
import { RowActions, type RowActionsProps } from '../requests/row-actions.tsx';
import styles from './performance-people-grid.module.css';

type PerformanceEmployee = Schema<'PerformanceEmployee'>;

const column = gridColumnsOf<PerformanceEmployee>();
const dataColumns = column.columns([
  column.accessor('nmPessoa', {
    header: performanceMessages.employee,
    cell: ({ row }) => <PersonCell {...row.original} />,
    meta: { isCardTitle: true },
  }),
  column.accessor('dsEmail', {
    header: performanceMessages.email,
    cell: ({ getValue }) => (
      <span className={styles.email}>
        <EmailText address={getValue() ?? performanceMessages.noEmail} />
      </span>
    ),
    meta: { isSecondary: true },
  }),
  column.accessor('nmStatus', {
    header: performanceMessages.status,
    cell: ({ row }) => <LatestStatus {...row.original} />,
  }),
  column.accessor('percentualAlinhamento', {
    header: performanceMessages.alignment,
    cell: ({ row: { original } }) => (
      <AlignmentBar
        percent={original.percentualAlinhamento}
        label={performanceMessages.alignmentOf(original.nmPessoa)}
        noData={performanceMessages.noAlignment}
      />
    ),
    meta: { width: '168px' },
  }),
]);

function actionsColumn(actions: () => Omit<RowActionsProps, 'employee'>) {
  return column.display({
    id: 'actions',
    header: performanceMessages.actions,
    cell: ({ row }) => (
      <RowActions
        employee={row.original}
        onSend={(person) => actions().onSend(person)}
        onView={(personId) => actions().onView(personId)}
      />
    ),
  });
}

/** Props of {@link PerformancePeopleGrid}. */
export type PerformancePeopleGridProps = Pick<RowActionsProps, 'onView'>;

/** Everybody with the state of their latest review. What it shows is kept in the address. */
export function PerformancePeopleGrid({ onView }: PerformancePeopleGridProps) {
  const { staff } = useServices();
  const newRequest = useNewRequest(performanceRequests);
  const actions = useLatest({ onSend: newRequest.start, onView });
  const columns = useMemo(() => [...dataColumns, actionsColumn(() => actions.current)], [actions]);

  return (
    <>
      <PeopleGrid<PerformanceEmployee, PerformanceStatus>
        title={performanceMessages.gridTitle}
        emptyText={performanceMessages.noPeopleText}
        columns={columns}
        statusLabels={PERFORMANCE_STATUS_LABELS}
        peopleQuery={(page) =>
          listPerformanceByEmployeeQuery(staff, { query: { ...page, somenteAtivos: true } })
        }
      />
      {newRequest.dialog}
    </>
  );
}

function LatestStatus({ cdStatus, nmStatus }: PerformanceEmployee) {
  if (cdStatus === 0) return <Badge>{NO_ASSESSMENT_LABEL}</Badge>;
  return <StatusBadge request={{ cdStatus, nmStatus, flEncerrado: false }} />;
}
