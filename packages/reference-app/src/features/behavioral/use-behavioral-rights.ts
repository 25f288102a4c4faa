import { can, type Right, SECTION } from '@aferir/domain';
import { useServices } from '../../services/services-context.tsx';
import { useStaffMember } from '../../services/use-staff-member.ts';
import { behavioralMessages } from './behavioral-messages.ts';

const VERBS: Readonly<Record<Right, string>> = {
  visualizar: 'visualizar',
  incluir: 'incluir',
  alterar: 'editar',
  excluir: 'excluir',
};

/**
 * What the person may do in the behavioral section. The server decides; this only says so before
 * anything is typed.
 */
export function useBehavioralRights() {
  const member = useStaffMember();
  const { toasts } = useServices();
  const has = (right: Right) =>
    member !== null && can(member.permissions, SECTION.behavioral, right);

  /** Runs an action for those who may, and tells the others. */
  function withRight(right: Right, action: () => void) {
    if (has(right)) action();
    else toasts.show({ tone: 'warning', message: behavioralMessages.denied(VERBS[right]) });
  }

  return { has, withRight };
}
