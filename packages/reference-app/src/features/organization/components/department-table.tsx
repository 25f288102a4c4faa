import { DataGrid, type GridRowAction, gridColumnsOf } from '@aferir/ui';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { ExportMenu } from '../../../shared/exports/export-menu.tsx';
import { useGridAddress } from '../../../shared/grid/use-grid-address.ts';
import { useAddress } from '../../../shared/navigation/navigation.tsx';
import { PersonLink } from '../../../shared/people/person-link.tsx';
import type { Department } from '../department.ts';
import { DEPARTMENT_SORTS, departmentRows } from '../department-rows.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { type DepartmentActionTargets, useDepartmentActions } from '../use-department-actions.tsx';
import styles from './department-details.module.css';

const column = gridColumnsOf<Department>();
const columns = column.columns([
  column.accessor('label', {
    header: texts.department,
    cell: ({ row: { original } }) => (
      <DepartmentLink department={original}>{original.label}</DepartmentLink>
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
    cell: ({ row: { original } }) => <PeopleCount department={original} />,
    meta: { width: '120px', sort: 'pessoas' },
  }),
]);

/** Props of {@link DepartmentTable}. */
export interface DepartmentTableProps extends DepartmentActionTargets {
  departments: readonly Department[];
  /** They are being read again. */
  isRefreshing: boolean;
  onReload: () => void;
}

/** The departments as a table: what each is called, what it stands below, who leads it and how many people are in it. */
export function DepartmentTable({
  departments,
  isRefreshing,
  onReload,
  ...targets
}: DepartmentTableProps) {
  const [query, onQueryChange] = useGridAddress([], DEPARTMENT_SORTS);
  const actions: GridRowAction<Department>[] = useDepartmentActions(targets);
  return (
    <DataGrid<Department>
      title={texts.table}
      countLabel={texts.found}
      columns={columns}
      data={{ status: 'ready', ...departmentRows(departments, query), isRefreshing }}
      query={query}
      onQueryChange={onQueryChange}
      rowId={({ id }) => id}
      rowName={({ label }) => label}
      rowActions={actions}
      onReload={onReload}
      // All of them, however far the search has narrowed them down.
      actions={<ExportMenu list="organograma" asked="" covers={texts.count(departments.length)} />}
      messages={{ search: texts.tableSearch }}
    />
  );
}

function DepartmentLink({
  department: { departmentId },
  ...rest
}: { department: Department } & Omit<ComponentProps<typeof Link>, 'to'>) {
  const { search } = useAddress();
  const pathname = linkTo(paths.staffOrganization, { params: { id: String(departmentId) } });
  return <Link {...rest} to={{ pathname, search }} preventScrollReset className={styles.link} />;
}

/** How many people are in a department, which leads to them. */
function PeopleCount({ department }: { department: Department }) {
  const { label, peopleCount } = department;
  const text = peopleCount.toLocaleString('pt-BR');
  if (peopleCount === 0) return <span>{text}</span>;
  return (
    <DepartmentLink department={department} aria-label={texts.peopleIn(peopleCount, label)}>
      {text}
    </DepartmentLink>
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
