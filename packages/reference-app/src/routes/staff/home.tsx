import { getCompanyConfirmedQuery } from '@aferir/api-client/react';
import { can, landingSection, SECTION, visibleSections } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { HomeScreen } from '../../features/dashboard/screens/home-screen.tsx';
import { linkTo, type Page, pageOfSection, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { type StaffMember, useStaffMember } from '../../services/use-staff-member.ts';
import { useAddress } from '../../shared/navigation/navigation.tsx';
import { Redirect } from '../../shared/navigation/redirect.tsx';
import { isChosen } from './chosen.ts';

/**
 * `/homelogado`: what waits. Whoever starts elsewhere is led there, unless they chose to come; so is whoever may not
 * view it, to the first section that they can use.
 */
export function Component() {
  const { state } = useAddress();
  const member = useStaffMember();
  const isUnconfirmed = useIsUnconfirmed(member);
  if (!member) return null;
  if (isUnconfirmed && !isChosen(state)) {
    return <Redirect to={linkTo(paths.staffInstitutionShortcut)} />;
  }
  const page = startOf(member, isChosen(state));
  if (page === paths.staffHome) return <HomeScreen />;
  return <Redirect to={linkTo(page)} state={state} />;
}

/** Whether the company was made and nobody has looked at its data yet, as administrators are told. */
function useIsUnconfirmed(member: StaffMember | null): boolean {
  const { staff } = useServices();
  const { data: isConfirmed, isFetching } = useQuery({
    ...getCompanyConfirmedQuery(staff),
    enabled: member?.permissions.isAdministrator === true,
    // Once confirmed it is so for good.
    staleTime: (query) => (query.state.data ? Number.POSITIVE_INFINITY : 0),
  });
  // What was so before may have been mended meanwhile.
  return isConfirmed === false && !isFetching;
}

function startOf({ permissions, isInternal }: StaffMember, choseHome: boolean): Page {
  if (choseHome && can(permissions, SECTION.home, 'visualizar')) return paths.staffHome;
  const visible = visibleSections(permissions).flatMap((section) => [section, ...section.children]);
  const sections = [landingSection(permissions, isInternal), ...visible.map(({ id }) => id)];
  return sections.map(pageOfSection).find((page) => page !== undefined) ?? paths.staffAccount;
}
