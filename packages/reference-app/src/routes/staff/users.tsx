import { AccessProfileDialog } from '../../features/access-profiles/components/access-profile-dialog.tsx';
import type { NewProfileDialog } from '../../features/users/components/user-profiles.tsx';
import { UsersScreen } from '../../features/users/screens/users-screen.tsx';

/** The section of users, where a profile can be made for one. */
export function Component() {
  return <UsersScreen newProfileDialog={NewProfile} />;
}

const NewProfile: NewProfileDialog = (props) => (
  <AccessProfileDialog {...props} profileId={0} isNamedByChoice />
);
