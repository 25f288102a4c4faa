import { can, type Right, type SectionId } from '@aferir/domain';
import { appMessages } from '../shared/app-messages.ts';
import { useServices } from './services-context.tsx';
import { useStaffMember } from './use-staff-member.ts';

const VERBS: Readonly<Record<Right, string>> = {
  visualizar: 'visualizar',
  incluir: 'incluir',
  alterar: 'editar',
  excluir: 'excluir',
};

/**
 * What the person may do in a section. The server decides; this only says so before anything is
 * typed.
 */
export function useSectionRights(section: SectionId) {
  const member = useStaffMember();
  const { toasts } = useServices();
  const has = (right: Right) => member !== null && can(member.permissions, section, right);

  /** Runs what no button of its own begins for those who may, and tells the others. */
  function withRight(right: Right, action: () => void) {
    if (has(right)) action();
    else toasts.show({ tone: 'warning', message: appMessages.denied(VERBS[right]) });
  }

  return { has, withRight };
}
