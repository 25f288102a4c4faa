import { ChangePasswordPanel } from '../../features/access/password/change-password-panel.tsx';
import { ProfileScreen } from '../../features/portal/screens/profile-screen.tsx';

/** `/perfil-funcionario`. */
export function Component() {
  return <ProfileScreen passwordForm={<ChangePasswordPanel />} />;
}
