import type { Schema } from '@aferir/api-client';
import { listEmployeesQuery } from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { Button, ConfirmDialog } from '@aferir/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { useRecordParam } from '../../../shared/address/use-record-param.ts';
import { exportMessages } from '../../../shared/exports/export-messages.ts';
import stack from '../../../shared/frame/stack.module.css';
import { RecordGrid } from '../../../shared/grid/record-grid.tsx';
import { RecordsHeader } from '../../../shared/grid/records-header.tsx';
import { type ListPage, toListPage } from '../../../shared/grid/to-list-page.ts';
import { useGridList } from '../../../shared/grid/use-grid-list.ts';
import { useAddress } from '../../../shared/navigation/navigation.tsx';
import { openedFrom } from '../../../shared/navigation/page-state.ts';
import { ACTIVE_PEOPLE, INACTIVE_PEOPLE } from '../../../shared/people/active-people.ts';
import { chosenPeopleText } from '../../../shared/people/chosen-people-text.ts';
import { LatePeopleFilters } from '../../../shared/people/filters/late-people-filters.tsx';
import { useImportNarrowing } from '../../../shared/people/use-import-narrowing.ts';
import { useManagerNarrowing } from '../../../shared/people/use-manager-narrowing.ts';
import { usePlaceNarrowing } from '../../../shared/people/use-place-narrowing.ts';
import { useUnmanagedNarrowing } from '../../../shared/people/use-unmanaged-narrowing.ts';
import { WaysToPeople } from '../../../shared/people/ways-to-people.tsx';
import { requestMessages } from '../../../shared/requests/request-messages.ts';
import { employeeColumns } from '../components/employee-columns.tsx';
import { EmployeeDialog, type EmployeeDialogProps } from '../components/employee-dialog.tsx';
import { EmployeeFigures } from '../components/employee-figures.tsx';
import { AnonymizeDialog, FirstAccessDialog, PasswordDialog } from '../components/late-dialogs.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { type EmployeeOfActions, useEmployeeActions } from '../use-employee-actions.tsx';
import { type EmployeeSelectionOptions, useEmployeeSelection } from '../use-employee-selection.tsx';
import { useLeaving } from '../use-leaving.ts';

type Employee = Schema<'Employee'>;

const CHOICES = {
  filterOptions: [
    { value: ACTIVE_PEOPLE, label: texts.onlyActive },
    { value: INACTIVE_PEOPLE, label: texts.onlyInactive },
  ],
  sorts: ['nome', 'cargo', 'departamento', 'email', 'genero', 'telefone', 'atividade'],
} as const;

type Sort = (typeof CHOICES)['sorts'][number];

/** Props of {@link EmployeesScreen}. */
export interface EmployeesScreenProps
  extends Pick<EmployeeDialogProps, 'onReaddressed'>,
    Pick<EmployeeSelectionOptions, 'loadKinds'> {
  /** What there is to do about somebody who was changed. */
  notice: ReactNode;
}

/** The employees of the company. The one that is open stands in the address. */
export function EmployeesScreen({ notice, loadKinds, onReaddressed }: EmployeesScreenProps) {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.employees);
  const [id, open] = useRecordParam();
  const from = openedFrom(useAddress());
  const { place, narrowings } = usePlaceNarrowing();
  const { managed, managerNarrowings } = useManagerNarrowing();
  const { unmanaged, unmanagedNarrowings } = useUnmanagedNarrowing();
  const { imported, importNarrowings } = useImportNarrowing();
  const [passwordOf, setPasswordOf] = useState<EmployeeOfActions>();
  const [invited, setInvited] = useState<EmployeeOfActions>();
  const [anonymized, setAnonymized] = useState<EmployeeOfActions>();
  const queries = useQueryClient();
  const queryOf = (page: ListPage<Sort>, filter: string | null) => {
    const activity = {
      somenteAtivos: filter === ACTIVE_PEOPLE,
      ...(filter === INACTIVE_PEOPLE && { somenteInativos: true }),
    };
    return listEmployeesQuery(staff, {
      query: { ...page, ...place, ...managed, ...unmanaged, ...imported, ...activity },
    });
  };
  const employees = useGridList(queryOf, CHOICES);
  const selected = useEmployeeSelection({
    asked: employees.asked,
    isShown: !employees.read.isPlaceholderData,
    readFirst: (take) => {
      const { query } = employees;
      const page = { ...toListPage<Sort>(query), take, index: 0 };
      return queries.fetchQuery({ ...queryOf(page, query.filter), staleTime: 0 });
    },
    onDeactivate: (people) => leaving.deactivate(people),
    loadKinds,
  });
  const leaving = useLeaving((people) => {
    if (people.length > 1) selected.clear();
  });
  const actions = useEmployeeActions({
    edit: ({ idOrganogramaPessoa }) => open(idOrganogramaPessoa),
    setPassword: setPasswordOf,
    handFirstAccess: setInvited,
    deactivate: (one) => leaving.deactivate([one]),
    anonymize: setAnonymized,
    remove: leaving.remove,
  });

  return (
    <div className={stack.root}>
      <RecordsHeader
        section={SECTION.employees}
        texts={texts}
        actions={
          has('incluir') ? (
            <Button asChild variant="secondary">
              <Link to={linkTo(paths.staffEmployeeImport)} state={from}>
                {texts.importing}
              </Link>
            </Button>
          ) : null
        }
        onAdd={() => open(0)}
      />
      {notice}
      <EmployeeFigures />
      <RecordGrid<Employee>
        section={SECTION.employees}
        texts={texts}
        onAdd={() => open(0)}
        emptyAction={<WaysToPeople isPrimary={false} />}
        exported="funcionarios"
        covers={exportMessages.people}
        list={employees}
        columns={employeeColumns}
        filterFields={<LatePeopleFilters knowsUnmanaged />}
        narrowings={[
          ...importNarrowings,
          ...narrowings,
          ...managerNarrowings,
          ...unmanagedNarrowings,
        ]}
        rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
        rowName={({ nmPessoa }) => nmPessoa}
        messages={{
          selected: chosenPeopleText,
          selectAll: requestMessages.chooseAll,
          selectFirst: requestMessages.chooseFirst,
        }}
        selection={selected.selection}
        rowActions={actions}
      />
      {id !== null && has(rightToSave(id)) ? (
        <EmployeeDialog
          key={id}
          personId={id}
          onClose={() => open(null)}
          onReaddressed={onReaddressed}
        />
      ) : null}
      <Suspense fallback={null}>
        {passwordOf ? (
          <PasswordDialog employee={passwordOf} onClose={() => setPasswordOf(undefined)} />
        ) : null}
        {invited ? (
          <FirstAccessDialog employee={invited} onClose={() => setInvited(undefined)} />
        ) : null}
        {anonymized ? (
          <AnonymizeDialog employee={anonymized} onClose={() => setAnonymized(undefined)} />
        ) : null}
      </Suspense>
      <ConfirmDialog {...leaving.questions.removal} />
      <ConfirmDialog {...leaving.questions.deactivation} />
    </div>
  );
}
