import { landingSection, SECTION } from '@aferir/domain';
import { Navigate, useLocation } from 'react-router';
import { linkTo, pageOfSection } from '../../paths.ts';
import { useStaffMember } from '../../services/use-staff-member.ts';
import { PlannedPage } from '../../shared/states/planned-page.tsx';

/** `/homelogado`: the dashboard, or the section where this person starts. */
export function Component() {
  const { state } = useLocation();
  const member = useStaffMember();
  if (!member) return null;
  const section = landingSection(member.permissions, member.isInternal);
  const page = section === SECTION.home ? undefined : pageOfSection(section);
  return page ? <Navigate to={linkTo(page)} replace state={state} /> : <PlannedPage />;
}
