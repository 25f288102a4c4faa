import { landingSection, type Permissions, visibleSections } from '@aferir/domain';
import { EmptyState } from '@aferir/ui';
import { Lock } from 'lucide-react';
import { Navigate, useLocation } from 'react-router';
import { linkTo, type Page, pageOfSection } from '../../paths.ts';
import { useStaffMember } from '../../services/use-staff-member.ts';
import { shellMessages } from './shell-messages.ts';

/** `/homelogado`: leads to the section where this person starts, or to the first that they can use. */
export function Component() {
  const { state } = useLocation();
  const member = useStaffMember();
  if (!member) return null;
  const page = startOf(member.permissions, member.isInternal);
  return page ? <Navigate to={linkTo(page)} replace state={state} /> : <NothingToUse />;
}

function NothingToUse() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<Lock />}
      title={shellMessages.nothingToUse}
      description={shellMessages.nothingToUseText}
    />
  );
}

function startOf(permissions: Permissions, isInternal: boolean): Page | undefined {
  const visible = visibleSections(permissions).flatMap((section) => [section, ...section.children]);
  const sections = [landingSection(permissions, isInternal), ...visible.map(({ id }) => id)];
  return sections.map(pageOfSection).find((page) => page !== undefined);
}
