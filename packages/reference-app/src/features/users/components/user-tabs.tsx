import type { Schema } from '@aferir/api-client';
import { getStaffUserQuery } from '@aferir/api-client/react';
import { Tabs } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { useStaffMember } from '../../../services/use-staff-member.ts';
import { faultsOf } from '../../../shared/forms/faults-of.ts';
import type { UserValues } from '../user-values.ts';
import { usersMessages as texts } from '../users-messages.ts';
import { UserDataTab } from './user-data-tab.tsx';
import { UserProfilesTab } from './user-profiles-tab.tsx';

/** The views of a user in their dialog. */
export type UserTab = 'data' | 'profiles';

/** Props of {@link UserTabs}. */
export interface UserTabsProps {
  form: UseFormReturn<UserValues>;
  /** Who is changed; nobody yet while it is a new user. */
  user: Schema<'User'> | undefined;
  tab: UserTab;
  onTabChange: (tab: UserTab) => void;
}

/** Who a user is, and what they may do. */
export function UserTabs({ form, user, tab, onTabChange }: UserTabsProps) {
  const { staff } = useServices();
  const own = useQuery(getStaffUserQuery(staff)).data;
  const isSelf = user !== undefined && own?.idUsuario === user.idUsuario;
  const isAdministrator = useStaffMember()?.permissions.isAdministrator === true;
  return (
    <Tabs<UserTab>
      label={texts.title}
      value={tab}
      onValueChange={onTabChange}
      tabs={[
        {
          id: 'data',
          label: texts.data,
          problem: faultsOf(form.formState),
          content: (
            <UserDataTab
              form={form}
              user={user}
              isSelf={isSelf}
              mayMakeAdministrators={isAdministrator}
            />
          ),
        },
        {
          id: 'profiles',
          label: texts.profiles,
          content: (
            <UserProfilesTab form={form} user={user} isLocked={isSelf && !isAdministrator} />
          ),
        },
      ]}
    />
  );
}
