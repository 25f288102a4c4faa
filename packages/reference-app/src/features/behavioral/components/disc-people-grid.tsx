import type { Schema } from '@aferir/api-client';
import { listEmployeesQuery } from '@aferir/api-client/react';
import { DISC_STATUS_LABELS, formatDate } from '@aferir/domain';
import { Button, gridColumnsOf, RowButtons } from '@aferir/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { OutcomeName } from '../../../shared/assessments/outcome-name.tsx';
import { toPageParams } from '../../../shared/grid/to-page-params.ts';
import { useGridAddress } from '../../../shared/grid/use-grid-address.ts';
import { useLatest } from '../../../shared/lib/use-latest.ts';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { PeopleGrid } from '../../../shared/requests/people-grid.tsx';
import { statusFilterOptions } from '../../../shared/requests/status-filter.ts';
import { behavioralMessages } from '../behavioral-messages.ts';

type Employee = Schema<'Employee'>;

const column = gridColumnsOf<Employee>();
const dataColumns = column.columns([
  column.accessor('idOrganogramaPessoa', {
    header: behavioralMessages.id,
    meta: { width: '64px' },
  }),
  column.accessor('nmPessoa', {
    header: behavioralMessages.employee,
    cell: ({ row }) => <PersonCell {...row.original} />,
    meta: { isCardTitle: true },
  }),
  column.accessor('nmPerfil', {
    header: behavioralMessages.profile,
    cell: ({ getValue }) => <OutcomeName name={getValue()} />,
  }),
  column.accessor('dtTermino', {
    header: behavioralMessages.answeredOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { width: '136px' },
  }),
]);

function viewColumn(onView: (personId: number) => void) {
  return column.display({
    id: 'assessments',
    header: behavioralMessages.assessments,
    meta: { width: '120px' },
    cell: ({ row }) => (
      <RowButtons>
        <Button
          size="s"
          variant="secondary"
          aria-label={behavioralMessages.viewOf(row.original.nmPessoa)}
          onClick={() => onView(row.original.idOrganogramaPessoa)}
        >
          {behavioralMessages.view}
        </Button>
      </RowButtons>
    ),
  });
}

const filterOptions = statusFilterOptions(DISC_STATUS_LABELS);

const filterValues = filterOptions.map(({ value }) => value);

/** Props of {@link DiscPeopleGrid}. */
export interface DiscPeopleGridProps {
  /** Opens the requests of a person. */
  onView: (personId: number) => void;
}

/** Everybody with their latest profile. What it shows is kept in the address. */
export function DiscPeopleGrid({ onView }: DiscPeopleGridProps) {
  const { staff } = useServices();
  const [query, setQuery] = useGridAddress(filterValues);
  const view = useLatest(onView);
  const columns = useMemo(
    () => [...dataColumns, viewColumn((personId) => view.current(personId))],
    [view],
  );
  const people = useQuery({
    ...listEmployeesQuery(staff, {
      query: {
        ...toPageParams(query),
        cdStatus: Number(query.filter ?? 0) as 0 | 1 | 2 | 3 | 4,
      },
    }),
    placeholderData: keepPreviousData,
  });

  return (
    <PeopleGrid<Employee>
      title={behavioralMessages.gridTitle}
      emptyText={behavioralMessages.noPeopleText}
      columns={columns}
      people={people}
      query={query}
      onQueryChange={setQuery}
      filterOptions={filterOptions}
    />
  );
}
