import type { Schema } from '@aferir/api-client';
import { activateEmployeeMutation, deleteEmployeeMutation } from '@aferir/api-client/react';
import { listNames, rightToSave, SECTION } from '@aferir/domain';
import { ConfirmDialog, PageHeader } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { useRecordPath } from '../../../shared/address/use-record-path.ts';
import { useFailureToast } from '../../../shared/forms/use-failure-toast.ts';
import stack from '../../../shared/frame/stack.module.css';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import { EmployeeDialog } from '../components/employee-dialog.tsx';
import { EmployeeFigures } from '../components/employee-figures.tsx';
import { EmployeesGrid } from '../components/employees-grid.tsx';
import { PasswordDialog } from '../components/password-dialog.tsx';
import { employeesMessages as texts } from '../employees-messages.ts';
import { useDeactivation } from '../use-deactivation.ts';

type Employee = Schema<'Employee'>;

/** What is asked before people are deactivated. */
interface Leaving {
  readonly people: readonly Employee[];
  readonly message: string;
}

/** The employees of the company. The one that is open stands in the address. */
export function EmployeesScreen() {
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const { has, withRight } = useSectionRights(SECTION.employees);
  const { id, open } = useRecordPath(paths.staffEmployees);
  const [selected, setSelected] = useState<ReadonlyMap<string, Employee>>(new Map());
  const [passwordOf, setPasswordOf] = useState<Employee>();
  const [unwanted, setUnwanted] = useState<Employee>();
  const [leaving, setLeaving] = useState<Leaving>();
  const active = [...selected.values()].filter(({ flAtivo }) => flAtivo);
  const deactivation = useDeactivation(() => {
    if (leaving && leaving.people.length > 1) setSelected(new Map());
    setLeaving(undefined);
  });
  const activation = useToldMutation(activateEmployeeMutation(staff), {
    done: texts.activated,
    failed: texts.activateFailed,
  });
  const removal = useMutation({
    ...deleteEmployeeMutation(staff),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: texts.removed });
      setUnwanted(undefined);
    },
    onError: (problem) => {
      setUnwanted(undefined);
      // Ties that have come since the list was read.
      if (problem.status === 409 && unwanted?.flAtivo) return offerDeactivation(unwanted);
      tellFailure(problem, texts.removeFailed);
    },
  });

  const offerDeactivation = (one: Employee) =>
    withRight('alterar', () => setLeaving({ people: [one], message: texts.hasTies }));
  const askToDeactivate = (people: readonly Employee[]) =>
    setLeaving({ people, message: texts.deactivateText });

  return (
    <div className={stack.root}>
      <PageHeader title={texts.title} description={texts.purpose} />
      <EmployeeFigures />
      <EmployeesGrid
        selected={selected}
        onSelectionChange={setSelected}
        onDeactivateSelected={() => askToDeactivate(active)}
        onAdd={() => open(0)}
        onEdit={({ idOrganogramaPessoa }) => open(idOrganogramaPessoa)}
        onSetPassword={setPasswordOf}
        onRemove={(one) => (one.flTemVinculos ? offerDeactivation(one) : setUnwanted(one))}
        onDeactivate={(one) => askToDeactivate([one])}
        onActivate={({ idOrganogramaPessoa }) =>
          activation.mutate({ body: { idOrganogramaPessoa } })
        }
      />
      {id !== null && has(rightToSave(id)) ? (
        <EmployeeDialog key={id} personId={id} onClose={() => open(null)} />
      ) : null}
      {passwordOf ? (
        <PasswordDialog employee={passwordOf} onClose={() => setPasswordOf(undefined)} />
      ) : null}
      <ConfirmDialog
        isOpen={unwanted !== undefined}
        isBusy={removal.isPending}
        tone="danger"
        title={texts.removeTitle}
        message={texts.removeText}
        subject={unwanted?.nmPessoa ?? ''}
        confirmLabel={texts.remove}
        onConfirm={() =>
          unwanted &&
          removal.mutate({
            params: { query: { idOrganogramaPessoa: unwanted.idOrganogramaPessoa } },
          })
        }
        onCancel={() => setUnwanted(undefined)}
      />
      <ConfirmDialog
        isOpen={leaving !== undefined}
        isBusy={deactivation.isPending}
        tone="danger"
        title={texts.deactivateTitle}
        message={leaving?.message ?? ''}
        subject={listNames(leaving?.people.map(({ nmPessoa }) => nmPessoa) ?? [])}
        confirmLabel={
          leaving && leaving.people.length > 1
            ? texts.deactivateMany(leaving.people.length)
            : texts.deactivateConfirm
        }
        onConfirm={() => leaving && deactivation.mutate(leaving.people)}
        onCancel={() => setLeaving(undefined)}
      />
    </div>
  );
}
