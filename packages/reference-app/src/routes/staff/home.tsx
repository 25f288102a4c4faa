import { landingSection, type Permissions, visibleSections } from '@aferir/domain';
import { Navigate, useLocation } from 'react-router';
import { linkTo, type Page, pageOfSection, paths } from '../../paths.ts';
import { useStaffMember } from '../../services/use-staff-member.ts';
import { PlannedPage } from '../../shared/states/planned-page.tsx';

/** `/homelogado`: the dashboard, or the section where this person starts, or the first that they can use. */
export function Component() {
  const { state } = useLocation();
  const member = useStaffMember();
  if (!member) return null;
  const page = startOf(member.permissions, member.isInternal);
  const isElsewhere = page && page !== paths.staffHome;
  return isElsewhere ? <Navigate to={linkTo(page)} replace state={state} /> : <PlannedPage />;
}

function startOf(permissions: Permissions, isInternal: boolean): Page | undefined {
  const visible = visibleSections(permissions).flatMap((section) => [section, ...section.children]);
  const sections = [landingSection(permissions, isInternal), ...visible.map(({ id }) => id)];
  return sections.map(pageOfSection).find((page) => page !== undefined);
}
