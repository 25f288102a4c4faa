import type { Schema } from '@aferir/api-client';
import { activateEmployeeMutation } from '@aferir/api-client/react';
import { KeyRound, UserCheck, UserX } from 'lucide-react';
import { useServices } from '../../services/services-context.tsx';
import { editAction, type RecordAction, removeAction } from '../../shared/grid/record-actions.tsx';
import { useToldMutation } from '../../shared/writes/use-told-mutation.ts';
import { employeesMessages as texts } from './employees-messages.ts';

type Employee = Schema<'Employee'>;
type Act = 'edit' | 'setPassword' | 'deactivate' | 'remove';

/** What can be done with each employee of the list; what opens or asks something first is handed in. */
export function useEmployeeActions(
  act: Readonly<Record<Act, (employee: Employee) => void>>,
): readonly RecordAction<Employee>[] {
  const { staff } = useServices();
  const activation = useToldMutation(activateEmployeeMutation(staff), {
    done: texts.activated,
    failed: texts.activateFailed,
  });
  return [
    editAction({ label: texts.edit, onSelect: act.edit }),
    {
      id: 'password',
      right: 'alterar',
      label: texts.setPassword,
      icon: <KeyRound />,
      isVisible: ({ flAtivo }) => flAtivo,
      onSelect: act.setPassword,
    },
    {
      id: 'deactivate',
      right: 'alterar',
      label: texts.deactivate,
      icon: <UserX />,
      isVisible: ({ flAtivo }) => flAtivo,
      onSelect: act.deactivate,
    },
    {
      id: 'activate',
      right: 'alterar',
      label: texts.activate,
      icon: <UserCheck />,
      isVisible: ({ flAtivo }) => !flAtivo,
      onSelect: ({ idOrganogramaPessoa }) => activation.mutate({ body: { idOrganogramaPessoa } }),
    },
    removeAction({
      label: texts.remove,
      disabledReason: ({ flAtivo, flTemVinculos }) =>
        flTemVinculos && !flAtivo ? texts.hasTiesInactive : undefined,
      onSelect: act.remove,
    }),
  ];
}
