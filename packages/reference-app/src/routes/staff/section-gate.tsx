import { can } from '@aferir/domain';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { findPage } from '../../guard.ts';
import { paths } from '../../paths.ts';
import { useStaffMember } from '../../services/use-staff-member.ts';
import { ForbiddenState } from '../../shared/components/failure-states.tsx';

/** Shows a section to those who may view it. The home leads the others on by itself. */
export function SectionGate({ children }: { children: ReactNode }) {
  const member = useStaffMember();
  const page = findPage(useLocation().pathname);
  const isOpen =
    page?.section === undefined ||
    page === paths.staffHome ||
    (member !== null && can(member.permissions, page.section, 'visualizar'));
  return isOpen ? children : <ForbiddenState />;
}
