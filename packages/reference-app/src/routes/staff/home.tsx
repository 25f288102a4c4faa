import { can, landingSection, SECTION, visibleSections } from '@aferir/domain';
import { Navigate, useLocation } from 'react-router';
import { HomeScreen } from '../../features/dashboard/screens/home-screen.tsx';
import { linkTo, type Page, pageOfSection, paths } from '../../paths.ts';
import { type StaffMember, useStaffMember } from '../../services/use-staff-member.ts';
import { isChosen } from './chosen.ts';

/**
 * `/homelogado`: what waits. Whoever starts elsewhere is led there, unless they chose to come; so is whoever may not
 * view it, to the first section that they can use.
 */
export function Component() {
  const { state } = useLocation();
  const member = useStaffMember();
  if (!member) return null;
  const page = startOf(member, isChosen(state));
  if (page === paths.staffHome) return <HomeScreen />;
  return <Navigate to={linkTo(page)} replace state={state} />;
}

function startOf({ permissions, isInternal }: StaffMember, choseHome: boolean): Page {
  if (choseHome && can(permissions, SECTION.home, 'visualizar')) return paths.staffHome;
  const visible = visibleSections(permissions).flatMap((section) => [section, ...section.children]);
  const sections = [landingSection(permissions, isInternal), ...visible.map(({ id }) => id)];
  return sections.map(pageOfSection).find((page) => page !== undefined) ?? paths.staffAccount;
}
