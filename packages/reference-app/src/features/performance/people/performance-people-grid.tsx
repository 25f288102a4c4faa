import type { Schema } from '@aferir/api-client';
import { listPerformanceByEmployeeQuery } from '@aferir/api-client/react';
import {
  canRequestAgain,
  formatDate,
  PERFORMANCE_STATUS,
  PERFORMANCE_STATUS_LABELS,
  type PerformanceStatus,
} from '@aferir/domain';
import { EmailText, gridColumnsOf } from '@aferir/ui';
import { AlignmentBar } from '@aferir/widgets';
import { useServices } from '../../../services/services-context.tsx';
import { LatePeopleFilters } from '../../../shared/people/filters/late-people-filters.tsx';
import { peopleNarrowingMessages } from '../../../shared/people/people-narrowing-messages.ts';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { useCycleNarrowing } from '../../../shared/people/use-cycle-narrowing.ts';
import { useManagerNarrowing } from '../../../shared/people/use-manager-narrowing.ts';
import { usePeriodNarrowing } from '../../../shared/people/use-period-narrowing.ts';
import { usePlaceNarrowing } from '../../../shared/people/use-place-narrowing.ts';
import { useUnmanagedNarrowing } from '../../../shared/people/use-unmanaged-narrowing.ts';
import { AwaitedText } from '../../../shared/requests/awaited-text.tsx';
import { LatestStatus } from '../../../shared/requests/latest-status.tsx';
import { PeopleGrid } from '../../../shared/requests/people-grid.tsx';
import {
  type PersonActionsOptions,
  type PersonActionsProps,
  usePersonActions,
} from '../../../shared/requests/person-actions.tsx';
import { StatusNote } from '../../../shared/requests/status-note.tsx';
import {
  awaitedManagersColumnOf,
  waitingColumnsOf,
} from '../../../shared/requests/waiting-columns.tsx';
import { performanceMessages } from '../performance-messages.ts';
import { performanceRequests } from '../requests/performance-requests.ts';
import { useStageNarrowing } from '../use-stage-narrowing.ts';
import styles from './performance-people-grid.module.css';

type PerformanceEmployee = Schema<'PerformanceEmployee'>;

const column = gridColumnsOf<PerformanceEmployee>();
const person = column.accessor('nmPessoa', {
  header: performanceMessages.employee,
  cell: ({ row }) => <PersonCell {...row.original} />,
  meta: {
    isCardTitle: true,
    sort: 'nome',
    alsoSort: { key: 'cargo', label: performanceMessages.position },
  },
});
const columns = column.columns([
  person,
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
    cell: ({ row: { original } }) => (
      <>
        <LatestStatus {...original} />
        {original.espera === null && original.dtUltimaResposta !== null ? (
          <StatusNote>
            {performanceMessages.answeredAt(formatDate(original.dtUltimaResposta))}
          </StatusNote>
        ) : null}
        <AwaitedText awaited={original.espera} />
      </>
    ),
    meta: {
      sort: 'status',
      alsoSort: { key: 'resposta', label: performanceMessages.answeredOn },
    },
  }),
  column.accessor('percentualAlinhamento', {
    header: performanceMessages.alignment,
    cell: ({ row: { original } }) => (
      <AlignmentBar
        percent={original.percentualAlinhamento}
        status={original.cdStatus}
        label={performanceMessages.alignmentOf(original.nmPessoa)}
        noData={performanceMessages.noAlignment}
        unrated={performanceMessages.unrated(false)}
      />
    ),
    meta: { width: '168px', sort: 'alinhamento' },
  }),
]);

const status = column.accessor('nmStatus', {
  header: performanceMessages.status,
  cell: ({ row }) => <LatestStatus {...row.original} />,
  meta: { sort: 'status' },
});
const waitingColumns = waitingColumnsOf<PerformanceEmployee>();
const groupColumns = {
  'sem-resposta': column.columns([person, status, ...waitingColumns]),
  'com-gestor': column.columns([
    person,
    status,
    awaitedManagersColumnOf<PerformanceEmployee>(),
    ...waitingColumns,
  ]),
};
const groups = ['sem-resposta', 'com-gestor'] as const;
const sorts = ['nome', 'cargo', 'status', 'resposta', 'alinhamento', 'espera', 'lembrete'] as const;

function requestFactsOf({ flAtivo, dsEmail, cdStatus }: PerformanceEmployee) {
  const hasOpenRequest = !canRequestAgain(cdStatus);
  return { isActive: flAtivo, hasEmail: Boolean(dsEmail), hasOpenRequest };
}

const actions: PersonActionsOptions<PerformanceEmployee> = {
  kind: performanceRequests,
  requestFactsOf,
  reportOf: ({ cdStatus, idResposta }) =>
    cdStatus === PERFORMANCE_STATUS.finished ? idResposta : null,
  view: { label: performanceMessages.analyses, nameOf: performanceMessages.analysesOf },
  hasRequests: ({ qtdAvaliacoes }) => qtdAvaliacoes > 0,
  isViewFirst: ({ cdStatus }) => cdStatus !== 0,
};

/** Everybody with the state of their latest review. What it shows is kept in the address. */
export function PerformancePeopleGrid(props: PersonActionsProps) {
  const { staff } = useServices();
  const { rowActions, dialog } = usePersonActions(actions, props);
  const { place, narrowings } = usePlaceNarrowing();
  const { managed, managerNarrowings } = useManagerNarrowing();
  const { unmanaged, unmanagedNarrowings } = useUnmanagedNarrowing();
  const { cycle, cycleNarrowings } = useCycleNarrowing();
  const { etapa, stageNarrowings } = useStageNarrowing();
  const { period, periodNarrowings } = usePeriodNarrowing(peopleNarrowingMessages.sentIn);
  const filters = {
    ...place,
    ...managed,
    ...unmanaged,
    ...cycle,
    ...period,
    ...(etapa && { etapa }),
  };

  return (
    <>
      <PeopleGrid<
        PerformanceEmployee,
        PerformanceStatus,
        (typeof groups)[number],
        typeof filters,
        (typeof sorts)[number]
      >
        kind={performanceRequests}
        groups={groups}
        groupColumns={groupColumns}
        filters={filters}
        sorts={sorts}
        exported="desempenho"
        results="resultados-desempenho"
        title={performanceMessages.gridTitle}
        description={performanceMessages.gridText}
        searches={performanceMessages.searchesPeople.withPosition}
        emptyText={performanceMessages.noPeopleText}
        columns={columns}
        rowActions={rowActions}
        statusLabels={PERFORMANCE_STATUS_LABELS}
        requestFactsOf={requestFactsOf}
        filterFields={
          <LatePeopleFilters by="etapa" knowsUnmanaged cycles="performance" months="envio" />
        }
        narrowings={[
          ...stageNarrowings,
          ...narrowings,
          ...managerNarrowings,
          ...unmanagedNarrowings,
          ...cycleNarrowings,
          ...periodNarrowings,
        ]}
        peopleQuery={(query) =>
          listPerformanceByEmployeeQuery(staff, { query: { ...query, somenteAtivos: true } })
        }
      />
      {dialog}
    </>
  );
}
