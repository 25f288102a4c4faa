import type { Schema } from '@aferir/api-client';
import { listDiscOutcomeCountsQuery, listEmployeesQuery } from '@aferir/api-client/react';
import { DISC_STATUS, DISC_STATUS_LABELS, type DiscStatus, formatDate } from '@aferir/domain';
import { gridColumnsOf } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { OutcomeName } from '../../../shared/assessments/outcome-name.tsx';
import { LatePeopleFilters } from '../../../shared/people/filters/late-people-filters.tsx';
import { peopleNarrowingMessages } from '../../../shared/people/people-narrowing-messages.ts';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { useCycleNarrowing } from '../../../shared/people/use-cycle-narrowing.ts';
import { useImportNarrowing } from '../../../shared/people/use-import-narrowing.ts';
import { useManagerNarrowing } from '../../../shared/people/use-manager-narrowing.ts';
import { usePeriodNarrowing } from '../../../shared/people/use-period-narrowing.ts';
import { usePlaceNarrowing } from '../../../shared/people/use-place-narrowing.ts';
import { AwaitedText } from '../../../shared/requests/awaited-text.tsx';
import { discRequestFactsOf } from '../../../shared/requests/disc-request-facts.ts';
import { LatestStatus } from '../../../shared/requests/latest-status.tsx';
import { PeopleGrid } from '../../../shared/requests/people-grid.tsx';
import {
  type PersonActionsOptions,
  type PersonActionsProps,
  usePersonActions,
} from '../../../shared/requests/person-actions.tsx';
import { waitingColumnsOf } from '../../../shared/requests/waiting-columns.tsx';
import { behavioralMessages } from '../behavioral-messages.ts';
import { behavioralRequests } from '../behavioral-requests.ts';
import { countPeople } from '../profile-counts.ts';
import { useProfileNarrowing } from '../use-profile-narrowing.ts';

type Employee = Schema<'Employee'>;

const column = gridColumnsOf<Employee>();
const person = column.accessor('nmPessoa', {
  header: behavioralMessages.employee,
  cell: ({ row }) => <PersonCell {...row.original} />,
  meta: {
    isCardTitle: true,
    sort: 'nome',
    alsoSort: { key: 'cargo', label: behavioralMessages.position },
  },
});
const columns = column.columns([
  person,
  column.accessor('nmPerfil', {
    header: behavioralMessages.profile,
    cell: ({ getValue }) => <OutcomeName name={getValue()} />,
    meta: { sort: 'perfil' },
  }),
  column.accessor('nmStatus', {
    header: behavioralMessages.status,
    cell: ({ row: { original } }) => (
      <>
        <LatestStatus {...original} />
        <AwaitedText awaited={original.espera} />
      </>
    ),
    meta: { sort: 'status' },
  }),
  column.accessor('dtTermino', {
    header: behavioralMessages.answeredOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { width: '136px', sort: 'resposta' },
  }),
]);

const unanswered = column.columns([
  person,
  column.accessor('nmStatus', {
    header: behavioralMessages.status,
    cell: ({ row }) => <LatestStatus {...row.original} />,
    meta: { sort: 'status' },
  }),
  ...waitingColumnsOf<Employee>(),
]);

const groupColumns = { 'sem-resposta': unanswered };
const groups = ['sem-resposta', 'a-solicitar'] as const;
const sorts = ['nome', 'cargo', 'perfil', 'status', 'resposta', 'espera', 'lembrete'] as const;

const actions: PersonActionsOptions<Employee> = {
  kind: behavioralRequests,
  requestFactsOf: discRequestFactsOf,
  reportOf: ({ cdStatus, idResposta }) => (cdStatus === DISC_STATUS.finished ? idResposta : null),
  view: { label: behavioralMessages.view, nameOf: behavioralMessages.viewOf },
  hasRequests: () => true,
  isViewFirst: () => true,
};

/** Everybody with the latest profile and request. What it shows is kept in the address. */
export function DiscPeopleGrid(props: PersonActionsProps) {
  const { staff } = useServices();
  const { rowActions, dialog } = usePersonActions(actions, props);
  const { place, narrowings } = usePlaceNarrowing();
  const { managed, managerNarrowings } = useManagerNarrowing();
  const { cycle, cycleNarrowings } = useCycleNarrowing();
  const { imported, importNarrowings } = useImportNarrowing();
  const { nmPerfil, profileNarrowings } = useProfileNarrowing();
  const { period, periodNarrowings } = usePeriodNarrowing(peopleNarrowingMessages.resultOf);
  const filters = {
    ...place,
    ...managed,
    ...cycle,
    ...imported,
    ...period,
    ...(nmPerfil && { nmPerfil }),
  };
  const active = useQuery({
    ...listDiscOutcomeCountsQuery(staff, { query: { somenteAtivos: true } }),
    select: countPeople,
  }).data;

  return (
    <>
      <PeopleGrid<
        Employee,
        DiscStatus,
        (typeof groups)[number],
        typeof filters,
        (typeof sorts)[number]
      >
        kind={behavioralRequests}
        groups={groups}
        groupColumns={groupColumns}
        filters={filters}
        sorts={sorts}
        exported="comportamental"
        results="resultados-comportamentais"
        title={behavioralMessages.gridTitle}
        searches={behavioralMessages.searchesPeople.withDepartment}
        emptyText={behavioralMessages.noPeopleText}
        columns={columns}
        rowActions={rowActions}
        messages={{ actions: behavioralMessages.assessments }}
        statusLabels={DISC_STATUS_LABELS}
        requestFactsOf={discRequestFactsOf}
        filterFields={<LatePeopleFilters by="perfil" cycles="behavioral" months="resultado" />}
        narrowings={[
          ...importNarrowings,
          ...profileNarrowings,
          ...narrowings,
          ...managerNarrowings,
          ...cycleNarrowings,
          ...periodNarrowings,
        ]}
        countLabel={(count, isNarrowed) =>
          behavioralMessages.peopleFoundOf(
            count,
            isNarrowed || active === undefined ? 0 : Math.max(0, count - active),
          )
        }
        peopleQuery={(query) =>
          listEmployeesQuery(staff, {
            query: { ...query, ...(nmPerfil && { somenteAtivos: true }) },
          })
        }
      />
      {dialog}
    </>
  );
}
