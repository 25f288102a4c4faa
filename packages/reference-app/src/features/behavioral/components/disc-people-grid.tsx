import type { Schema } from '@aferir/api-client';
import { listEmployeesQuery } from '@aferir/api-client/react';
import { DISC_STATUS_LABELS, type DiscStatus, formatDate } from '@aferir/domain';
import { Button, gridColumnsOf, RowButtons } from '@aferir/ui';
import { useMemo } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { OutcomeName } from '../../../shared/assessments/outcome-name.tsx';
import { useLatest } from '../../../shared/lib/use-latest.ts';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { PeopleGrid } from '../../../shared/requests/people-grid.tsx';
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

/** Props of {@link DiscPeopleGrid}. */
export interface DiscPeopleGridProps {
  /** Opens the requests of a person. */
  onView: (personId: number) => void;
}

/** Everybody with their latest profile. What it shows is kept in the address. */
export function DiscPeopleGrid({ onView }: DiscPeopleGridProps) {
  const { staff } = useServices();
  const view = useLatest(onView);
  const columns = useMemo(
    () => [...dataColumns, viewColumn((personId) => view.current(personId))],
    [view],
  );

  return (
    <PeopleGrid<Employee, DiscStatus>
      title={behavioralMessages.gridTitle}
      emptyText={behavioralMessages.noPeopleText}
      columns={columns}
      statusLabels={DISC_STATUS_LABELS}
      peopleQuery={(query) => listEmployeesQuery(staff, { query })}
    />
  );
}
