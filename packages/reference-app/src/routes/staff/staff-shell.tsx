import { AppShell, Avatar, MenuItem, MenuSeparator, ToastRegion, UserMenu } from '@aferir/ui';
import { LogOut, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ForcedPasswordScreen } from '../../features/access/screens/forced-password-screen.tsx';
import { findPage } from '../../guard.ts';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { useSignOut } from '../../services/use-sign-out.ts';
import { type StaffMember, useStaffMember } from '../../services/use-staff-member.ts';
import { ArrivalNotice } from '../../shared/components/arrival-notice.tsx';
import { BrandLink } from '../../shared/components/brand-link.tsx';
import { shellEntries } from './shell-entries.tsx';
import { shellMessages } from './shell-messages.ts';
import { useShellStore } from './shell-store.ts';

/** The frame of the staff area; while a password must be changed, that alone. */
export function StaffShell({ children }: { children: ReactNode }) {
  const { toasts } = useServices();
  const member = useStaffMember();
  const signOut = useSignOut('staff');
  const section = findPage(useLocation().pathname)?.section;
  const { isCollapsed, setCollapsed } = useShellStore();

  if (!member) return null;
  if (member.mustChangePassword) {
    return <ForcedPasswordScreen realm="staff" onSignOut={signOut} />;
  }
  return (
    <>
      <AppShell
        brand={<BrandLink />}
        entries={shellEntries(member.permissions)}
        currentId={String(section)}
        isCollapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
        renderLink={({ href, ...rest }) => <Link {...rest} to={href} />}
        headerEnd={<StaffMenu member={member} onSignOut={signOut} />}
      >
        <ArrivalNotice />
        {children}
      </AppShell>
      <ToastRegion store={toasts} />
    </>
  );
}

function StaffMenu({ member, onSignOut }: { member: StaffMember; onSignOut: () => void }) {
  const navigate = useNavigate();
  const { name, photoUrl } = member;
  return (
    <UserMenu
      name={name}
      roleLabel={shellMessages.role}
      avatar={<Avatar name={name} src={photoUrl} />}
    >
      <MenuItem icon={<UserRound />} onSelect={() => navigate(linkTo(paths.staffAccount))}>
        {shellMessages.account}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={onSignOut}>
        {shellMessages.signOut}
      </MenuItem>
    </UserMenu>
  );
}
