import type { Schema } from '@aferir/api-client';
import { activateEmployeeMutation } from '@aferir/api-client/react';
import { firstAccessObstacle } from '@aferir/domain';
import { KeyRound, Link2, ShieldOff, UserCheck, UserX } from 'lucide-react';
import { useServices } from '../../services/services-context.tsx';
import { useStaffMember } from '../../services/use-staff-member.ts';
import { editAction, type RecordAction, removeAction } from '../../shared/grid/record-actions.tsx';
import { useToldMutation } from '../../shared/writes/use-told-mutation.ts';
import { employeesMessages as texts } from './employees-messages.ts';

/** Somebody about whose record something can be done. */
export interface EmployeeOfActions
  extends Pick<
    Schema<'Employee'>,
    'idOrganogramaPessoa' | 'nmPessoa' | 'dsEmail' | 'flAtivo' | 'flTemVinculos'
  > {
  readonly flAnonimizado?: boolean | undefined;
  /** Left out where it is not told. */
  readonly flTemSenha?: boolean;
}

type Act = 'edit' | 'setPassword' | 'handFirstAccess' | 'deactivate' | 'anonymize' | 'remove';

/** What can be done with the record of somebody; what opens or asks something first is handed in. */
export function useEmployeeActions(
  act: Readonly<Record<Act, (employee: EmployeeOfActions) => void>>,
): readonly RecordAction<EmployeeOfActions>[] {
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
      isVisible: mayBeHandedFirstAccess,
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

/** Where it is not told who has a password already, the server refuses. */
function mayBeHandedFirstAccess(one: EmployeeOfActions): boolean {
  const obstacle = firstAccessObstacle({
    email: one.dsEmail,
    hasPassword: one.flTemSenha === true,
    isActive: one.flAtivo,
    isAnonymous: !isNamed(one),
  });
  return obstacle === null;
}

/** Of whom nothing is known any more, nothing can be done. */
function isNamed({ flAnonimizado }: EmployeeOfActions): boolean {
  return flAnonimizado !== true;
}
