import type { Schema } from '@aferir/api-client';
import { employeesQuery } from '@aferir/api-client/react';
import { DISC_STATUS, DISC_STATUS_LABELS, formatDate } from '@aferir/domain';
import { Avatar, Button, DataGrid, gridColumnsOf } from '@aferir/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { toGridData } from '../../../shared/lib/to-grid-data.ts';
import { useGridAddress } from '../../../shared/lib/use-grid-address.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { OutcomeName } from './outcome-name.tsx';
import styles from './people-grid.module.css';

type Employee = Schema<'Employee'>;

const column = gridColumnsOf<Employee>();
const dataColumns = column.columns([
  column.accessor('idOrganogramaPessoa', {
    header: behavioralMessages.id,
    meta: { width: '64px' },
  }),
  column.accessor('nmPessoa', {
    header: behavioralMessages.employee,
    cell: ({ row }) => <Person {...row.original} />,
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
      <Button
        size="s"
        variant="secondary"
        aria-label={behavioralMessages.viewOf(row.original.nmPessoa)}
        onClick={() => onView(row.original.idOrganogramaPessoa)}
      >
        {behavioralMessages.view}
      </Button>
    ),
  });
}

const filterOptions = Object.values(DISC_STATUS).map((status) => ({
  value: String(status),
  label: DISC_STATUS_LABELS[status],
}));

const filterValues = filterOptions.map(({ value }) => value);

/** Props of {@link PeopleGrid}. */
export interface PeopleGridProps {
  /** Opens the requests of a person. */
  onView: (personId: number) => void;
}

/** Everybody with their latest profile. What it shows is kept in the address. */
export function PeopleGrid({ onView }: PeopleGridProps) {
  const { staff } = useServices();
  const [query, setQuery] = useGridAddress(filterValues);
  const columns = useColumns(onView);
  const people = useQuery({
    ...employeesQuery(staff, {
      take: query.pageSize,
      index: query.page - 1,
      filter: query.search,
      cdStatus: Number(query.filter ?? 0) as 0 | 1 | 2 | 3 | 4,
    }),
    placeholderData: keepPreviousData,
  });

  return (
    <DataGrid<Employee>
      title={behavioralMessages.gridTitle}
      countLabel={behavioralMessages.peopleFound}
      columns={columns}
      data={toGridData(people)}
      query={query}
      onQueryChange={setQuery}
      rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
      rowName={({ nmPessoa }) => nmPessoa}
      filterOptions={filterOptions}
      onReload={() => people.refetch()}
      empty={{ title: behavioralMessages.noPeople, description: behavioralMessages.noPeopleText }}
    />
  );
}

/** Columns that stay the same: new ones would draw every cell anew and lose the focus in them. */
function useColumns(onView: PeopleGridProps['onView']) {
  const latest = useRef(onView);
  useEffect(() => {
    latest.current = onView;
  });
  return useMemo(() => [...dataColumns, viewColumn((id) => latest.current(id))], []);
}

function Person({ nmPessoa, nmCargo, urlFoto }: Employee) {
  return (
    <span className={styles.person}>
      <Avatar name={nmPessoa} src={urlFoto} />
      <span className={styles.names}>
        <span className={styles.name}>{nmPessoa}</span>
        {nmCargo ? <span className={styles.position}>{nmCargo}</span> : null}
      </span>
    </span>
  );
}
