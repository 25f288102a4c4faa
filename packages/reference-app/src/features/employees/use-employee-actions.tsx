import type { Schema } from '@aferir/api-client';
import { activateEmployeeMutation } from '@aferir/api-client/react';
import { KeyRound, Link2, ShieldOff, UserCheck, UserX } from 'lucide-react';
import { useServices } from '../../services/services-context.tsx';
import { useStaffMember } from '../../services/use-staff-member.ts';
import { editAction, type RecordAction, removeAction } from '../../shared/grid/record-actions.tsx';
import { useToldMutation } from '../../shared/writes/use-told-mutation.ts';
import { employeesMessages as texts } from './employees-messages.ts';

type Employee = Schema<'Employee'>;
type Act = 'edit' | 'setPassword' | 'handFirstAccess' | 'deactivate' | 'anonymize' | 'remove';

/** What can be done with each employee of the list; what opens or asks something first is handed in. */
export function useEmployeeActions(
  act: Readonly<Record<Act, (employee: Employee) => void>>,
): readonly RecordAction<Employee>[] {
  const { staff } = useServices();
  const isAdministrator = useStaffMember()?.permissions.isAdministrator === true;
  const activation = useToldMutation(activateEmployeeMutation(staff), {
    done: texts.activated,
    failed: texts.activateFailed,
  });
  return [
    editAction({ label: texts.edit, isVisible: isNamed, onSelect: act.edit }),
    {
      id: 'password',
      right: 'alterar',
      label: texts.setPassword,
      icon: <KeyRound />,
      isVisible: ({ flAtivo }) => flAtivo,
      onSelect: act.setPassword,
    },
    {
      id: 'first-access',
      right: 'alterar',
      label: texts.firstAccessLink,
      icon: <Link2 />,
      // The list does not tell who has a password already; the server does.
      isVisible: ({ flAtivo, dsEmail }) => flAtivo && !dsEmail,
      onSelect: act.handFirstAccess,
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
      isVisible: (one) => !one.flAtivo && isNamed(one),
      onSelect: ({ idOrganogramaPessoa }) => activation.mutate({ body: { idOrganogramaPessoa } }),
    },
    {
      id: 'anonymize',
      right: 'excluir',
      label: texts.anonymize,
      icon: <ShieldOff />,
      isDestructive: true,
      isVisible: (one) => isAdministrator && isNamed(one),
      onSelect: act.anonymize,
    },
    removeAction({
      label: texts.remove,
      isVisible: isNamed,
      disabledReason: ({ flAtivo, flTemVinculos }) =>
        flTemVinculos && !flAtivo ? texts.hasTiesInactive : undefined,
      onSelect: act.remove,
    }),
  ];
}

/** Of whom nothing is known any more, nothing can be done. */
function isNamed({ flAnonimizado }: Employee): boolean {
  return flAnonimizado !== true;
}
