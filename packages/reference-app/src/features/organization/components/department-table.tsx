import { addressQueryOf, listDepartmentsQuery } from '@aferir/api-client/react';
import { DEPARTMENT_ORDERS, type DepartmentOrder } from '@aferir/domain';
import { DataGrid, type GridRowAction, gridColumnsOf } from '@aferir/ui';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { ExportOfList } from '../../../shared/exports/export-of-list.tsx';
import { PeopleCount, RecordLink } from '../../../shared/grid/record-link.tsx';
import { toListPage } from '../../../shared/grid/to-list-page.ts';
import { useGridAddress } from '../../../shared/grid/use-grid-address.ts';
import { usePaper, usePrinting } from '../../../shared/grid/use-paper.ts';
import { PersonLink } from '../../../shared/people/person-link.tsx';
import type { Department } from '../department.ts';
import { departmentRows } from '../department-rows.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { type DepartmentActionTargets, useDepartmentActions } from '../use-department-actions.tsx';
import styles from './department-details.module.css';

const column = gridColumnsOf<Department>();
const columns = column.columns([
  column.accessor('label', {
    header: texts.department,
    cell: ({ row: { original } }) => (
      <RecordLink page={paths.staffOrganization} id={original.departmentId}>
        {original.label}
      </RecordLink>
    ),
    meta: { isCardTitle: true, sort: 'nome' },
  }),
  column.accessor('parentName', {
    header: texts.parent,
    cell: ({ getValue }) => getValue() ?? texts.atTop,
    meta: { sort: 'acima' },
  }),
  column.display({
    id: 'manager',
    header: texts.managers,
    cell: ({ row: { original } }) => <Managers department={original} />,
    meta: { sort: 'gestor' },
  }),
  column.accessor('peopleCount', {
    header: texts.figures.people,
    cell: ({ row: { original } }) => (
      <PeopleCount
        page={paths.staffOrganization}
        id={original.departmentId}
        count={original.peopleCount}
        label={texts.peopleIn(original.peopleCount, original.label)}
      />
    ),
    meta: { width: '120px', sort: 'pessoas' },
  }),
]);

/** Props of {@link DepartmentTable}. */
export interface DepartmentTableProps extends DepartmentActionTargets {
  departments: readonly Department[];
  /** They are being read again. */
  isRefreshing: boolean;
  onReload: () => void;
  /** Puts the drawing in place of the table. */
  look: ReactNode;
}

/** The departments as a table: what each is called, what it stands below, who leads it and how many people are in it. */
export function DepartmentTable({
  departments,
  isRefreshing,
  onReload,
  look,
  ...targets
}: DepartmentTableProps) {
  const [query, onQueryChange] = useGridAddress([], DEPARTMENT_ORDERS);
  const { staff } = useServices();
  const printing = usePrinting();
  const paper = usePaper(printing);
  const { rows, total } = departmentRows(departments, query, paper.isWhole);
  const list = listDepartmentsQuery(staff, {
    query: { ordem: 'nome', ...toListPage<DepartmentOrder>(query) },
  });
  const actions: GridRowAction<Department>[] = useDepartmentActions(targets);
  return (
    <DataGrid<Department>
      title={texts.table}
      countLabel={texts.found}
      columns={columns}
      data={{ status: 'ready', rows, total, isRefreshing }}
      isWhole={paper.isWhole}
      query={query}
      onQueryChange={onQueryChange}
      rowId={({ id }) => id}
      rowName={({ label }) => label}
      rowActions={actions}
      onReload={onReload}
      actions={
        <>
          {look}
          <ExportOfList
            list="organograma"
            asked={addressQueryOf(list)}
            paper={paper}
            count={total}
            covers={texts.count(total)}
          />
        </>
      }
      messages={{ search: texts.tableSearch }}
    />
  );
}

function Managers({ department: { manager, managerCount } }: { department: Department }) {
  if (!manager) return <span>{texts.noManager}</span>;
  const others = managerCount > 1 ? ` ${texts.otherManagers(managerCount - 1)}` : '';
  if (manager.personId === undefined) return <span>{`${manager.name}${others}`}</span>;
  return (
    <span>
      <PersonLink personId={manager.personId}>{manager.name}</PersonLink>
      <span className={styles.hint}>{others}</span>
    </span>
  );
}
