import { mayMailLinkElsewhere, type SectionId } from '@aferir/domain';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { useStaffMember } from '../../services/use-staff-member.ts';

/** Whether the person at hand may make answering links of a section to hand over. */
export function useMayHandLinks(section: SectionId): boolean {
  const { has } = useSectionRights(section);
  const member = useStaffMember();
  return has('alterar') && member !== null && mayMailLinkElsewhere(member.permissions);
}
