import type { Schema } from '@aferir/api-client';
import { listEmployeesQuery } from '@aferir/api-client/react';
import { formatPhone, SECTION } from '@aferir/domain';
import { Badge, Button, DataGrid, EmailText, gridColumnsOf } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { KeyRound, Pencil, Trash2, UserCheck, UserX } from 'lucide-react';
import { Link } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { toPageParams } from '../../../shared/grid/to-page-params.ts';
import { useGridAddress } from '../../../shared/grid/use-grid-address.ts';
import { ACTIVE_PEOPLE } from '../../../shared/people/active-people.ts';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { usePlaceNarrowing } from '../../../shared/people/use-place-narrowing.ts';
import { employeesMessages as texts } from '../employees-messages.ts';

type Employee = Schema<'Employee'>;

const column = gridColumnsOf<Employee>();
const columns = column.columns([
  column.accessor('idOrganogramaPessoa', { header: texts.id, meta: { width: '72px' } }),
  column.accessor('nmPessoa', {
    header: texts.employee,
    // Address and situation stand in columns of their own.
    cell: ({ row: { original } }) => (
      <PersonCell
        nmPessoa={original.nmPessoa}
        nmCargo={original.nmCargo}
        urlFoto={original.urlFoto}
        dsEmail={original.dsEmail ?? texts.notTold}
        flAtivo
      />
    ),
    meta: { isCardTitle: true },
  }),
  column.accessor('nmDepartamento', {
    header: texts.department,
    cell: ({ getValue }) => getValue() ?? texts.notTold,
  }),
  column.accessor('dsEmail', {
    header: texts.email,
    cell: ({ getValue }) => <EmailText address={getValue() ?? texts.notTold} />,
  }),
  column.accessor('tpSexo', {
    header: texts.gender,
    cell: ({ getValue }) => {
      const gender = getValue();
      return gender ? texts.genders[gender] : texts.genderNotTold;
    },
    meta: { width: '120px' },
  }),
  column.accessor('nrTelefone', {
    header: texts.phone,
    cell: ({ getValue }) => formatPhone(getValue() ?? '') || texts.notTold,
    meta: { width: '150px' },
  }),
  column.accessor('flAtivo', {
    header: texts.status,
    cell: ({ getValue }) => (
      <Badge tone={getValue() ? 'success' : 'neutral'}>
        {getValue() ? texts.isActive : texts.isInactive}
      </Badge>
    ),
    meta: { width: '100px' },
  }),
]);

/** Props of {@link EmployeesGrid}. */
export interface EmployeesGridProps {
  /** Who is selected, by id as the grid has it. */
  selected: ReadonlyMap<string, Employee>;
  onSelectionChange: (selected: ReadonlyMap<string, Employee>) => void;
  onDeactivateSelected: () => void;
  onAdd: () => void;
  onEdit: (employee: Employee) => void;
  onSetPassword: (employee: Employee) => void;
  onRemove: (employee: Employee) => void;
  onDeactivate: (employee: Employee) => void;
  onActivate: (employee: Employee) => void;
}

/** The employees, page by page. What it shows is kept in the address. */
export function EmployeesGrid({
  selected,
  onSelectionChange,
  onDeactivateSelected,
  onAdd,
  onEdit,
  onSetPassword,
  onRemove,
  onDeactivate,
  onActivate,
}: EmployeesGridProps) {
  const { staff } = useServices();
  const { has, withRight } = useSectionRights(SECTION.employees);
  const active = [...selected.values()].filter(({ flAtivo }) => flAtivo).length;
  const [query, setQuery] = useGridAddress([ACTIVE_PEOPLE]);
  const { place, narrowings } = usePlaceNarrowing();
  const employees = useQuery({
    ...listEmployeesQuery(staff, {
      query: { ...toPageParams(query), ...place, somenteAtivos: query.filter === ACTIVE_PEOPLE },
    }),
    placeholderData: keepPreviousData,
  });

  function select(rows: readonly Employee[], isSelected: boolean) {
    const next = new Map(selected);
    for (const row of rows) {
      const id = String(row.idOrganogramaPessoa);
      if (isSelected) next.set(id, row);
      else next.delete(id);
    }
    onSelectionChange(next);
  }

  return (
    <DataGrid<Employee>
      title={texts.title}
      countLabel={texts.found}
      columns={columns}
      data={toGridData(employees, texts.listFailed)}
      query={query}
      onQueryChange={setQuery}
      filterOptions={[{ value: ACTIVE_PEOPLE, label: texts.onlyActive }]}
      narrowings={narrowings}
      rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
      rowName={({ nmPessoa }) => nmPessoa}
      messages={{ selected: texts.chosen }}
      {...(has('alterar') && {
        selection: {
          selected,
          onSelect: select,
          onClear: () => onSelectionChange(new Map()),
          actions:
            active > 0 ? (
              <Button variant="danger" size="s" onClick={onDeactivateSelected}>
                {texts.deactivateMany(active)}
              </Button>
            ) : null,
        },
      })}
      rowActions={[
        {
          id: 'edit',
          label: texts.edit,
          icon: <Pencil />,
          onSelect: (one) => withRight('alterar', () => onEdit(one)),
        },
        {
          id: 'password',
          label: texts.setPassword,
          icon: <KeyRound />,
          isVisible: ({ flAtivo }) => flAtivo,
          onSelect: (one) => withRight('alterar', () => onSetPassword(one)),
        },
        {
          id: 'deactivate',
          label: texts.deactivate,
          icon: <UserX />,
          isVisible: ({ flAtivo }) => flAtivo,
          onSelect: (one) => withRight('alterar', () => onDeactivate(one)),
        },
        {
          id: 'activate',
          label: texts.activate,
          icon: <UserCheck />,
          isVisible: ({ flAtivo }) => !flAtivo,
          onSelect: (one) => withRight('alterar', () => onActivate(one)),
        },
        {
          id: 'remove',
          label: texts.remove,
          icon: <Trash2 />,
          isDestructive: true,
          disabledReason: ({ flAtivo, flTemVinculos }) =>
            flTemVinculos && !flAtivo ? texts.hasTiesInactive : undefined,
          onSelect: (one) => withRight('excluir', () => onRemove(one)),
        },
      ]}
      onReload={() => employees.refetch()}
      actions={
        <Button asChild variant="secondary">
          <Link to={linkTo(paths.staffEmployeeImport)}>{texts.importing}</Link>
        </Button>
      }
      addAction={{ label: texts.add, onAdd: () => withRight('incluir', onAdd) }}
      empty={{ title: texts.empty, description: texts.emptyText }}
    />
  );
}
