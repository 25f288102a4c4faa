import { mayMailLinkElsewhere, type SectionId } from '@aferir/domain';
import { Suspense } from 'react';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { useStaffMember } from '../../services/use-staff-member.ts';
import { lazyOr } from '../loading/lazy-or.ts';
import { LostPart } from '../states/lost-part.tsx';
import type { HandLinkDialogProps } from './hand-link-dialog.tsx';

// The page would wait for what fields are made of.
const HandLinkDialog = lazyOr<HandLinkDialogProps>(
  async () => (await import('./hand-link-dialog.tsx')).HandLinkDialog,
  LostPart,
);

/** Lets staff make an answering link and hand it over. */
export function HandLink(props: HandLinkDialogProps) {
  return (
    <Suspense fallback={null}>
      <HandLinkDialog {...props} />
    </Suspense>
  );
}

/** Whether the person at hand may make answering links of a section to hand over. */
export function useMayHandLinks(section: SectionId): boolean {
  const { has } = useSectionRights(section);
  const member = useStaffMember();
  return has('alterar') && member !== null && mayMailLinkElsewhere(member.permissions);
}
