import type { SectionId } from '@aferir/domain';
import { AppShell, Avatar, MenuItem, UserMenu, useDefaultBrandColor } from '@aferir/ui';
import { CircleUserRound, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { ForcedPassword } from '../../features/access/password/own-password.tsx';
import { NotificationsBell } from '../../features/notifications/notifications-bell.tsx';
import { findPage } from '../../guard.ts';
import { linkTo, paths } from '../../paths.ts';
import { useSignOut } from '../../services/use-sign-out.ts';
import { type StaffMember, useStaffMember } from '../../services/use-staff-member.ts';
import { BrandLink } from '../../shared/frame/brand-link.tsx';
import { useOverlaysAhead } from '../../shared/loading/use-overlays-ahead.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useAddress, useGo } from '../../shared/navigation/navigation.tsx';
import { ArrivalNotice } from '../../shared/states/arrival-notice.tsx';
import { CHOSEN } from './chosen.ts';
import { shellEntries } from './shell-entries.tsx';
import { shellMessages } from './shell-messages.ts';
import { useShellStore } from './shell-store.ts';

/** Props of {@link StaffShell}. */
export interface StaffShellProps {
  /** The section that is shown as the current one. @default that of the address */
  section?: SectionId;
  children: ReactNode;
}

/** The frame of the staff area; while a password must be changed, that alone. */
export function StaffShell({ section, children }: StaffShellProps) {
  const member = useStaffMember();
  const signOut = useSignOut('staff');
  const page = findPage(useAddress().pathname);
  const { isCollapsed, setCollapsed } = useShellStore();
  useDefaultBrandColor(member?.color);
  useOverlaysAhead();

  if (!member) return null;
  if (member.mustChangePassword) {
    return <ForcedPassword realm="staff" onSignOut={signOut} />;
  }
  return (
    <AppShell
      brand={<BrandLink name={member.company ?? ''} />}
      entries={shellEntries(member.permissions)}
      currentId={String(section ?? page?.section)}
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
      renderLink={({ href, ...rest }) => <Link {...rest} to={href} state={CHOSEN} />}
      headerEnd={
        <>
          <NotificationsBell />
          <StaffMenu member={member} onSignOut={signOut} />
        </>
      }
    >
      <ArrivalNotice />
      {children}
    </AppShell>
  );
}

function StaffMenu({ member, onSignOut }: { member: StaffMember; onSignOut: () => void }) {
  const { name, photoUrl } = member;
  const go = useGo();
  return (
    <UserMenu
      name={name}
      roleLabel={shellMessages.role}
      avatar={<Avatar name={name} src={photoUrl} />}
    >
      <MenuItem
        icon={<CircleUserRound />}
        onSelect={() => go(linkTo(paths.staffAccount), { state: CHOSEN })}
      >
        {shellMessages.account}
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={onSignOut}>
        {shellMessages.signOut}
      </MenuItem>
    </UserMenu>
  );
}
