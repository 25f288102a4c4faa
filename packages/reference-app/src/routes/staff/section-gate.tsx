import { can, type SectionId } from '@aferir/domain';
import type { ReactNode } from 'react';
import { findPage } from '../../guard.ts';
import { paths } from '../../paths.ts';
import { useStaffMember } from '../../services/use-staff-member.ts';
import { useAddress } from '../../shared/navigation/navigation.tsx';
import { ForbiddenState } from '../../shared/states/failure-states.tsx';

/** Props of {@link SectionGate}. */
export interface SectionGateProps {
  /** The section whose right to view it takes. @default that of the address */
  section?: SectionId;
  children: ReactNode;
}

/** Shows a section to those who may view it. The home leads the others on by itself. */
export function SectionGate({ section, children }: SectionGateProps) {
  const member = useStaffMember();
  const page = findPage(useAddress().pathname);
  const required = section ?? page?.section;
  const isOpen =
    required === undefined ||
    page === paths.staffHome ||
    (member !== null &&
      [required, ...((!section && page?.opensFrom) || [])].some((one) =>
        can(member.permissions, one, 'visualizar'),
      ));
  return isOpen ? children : <ForbiddenState />;
}
